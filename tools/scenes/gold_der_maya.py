"""The table of Das Gold der Maya in its moments, from positions of the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from tablee.engine import SPECTATOR, TABLE, Stop
from tablee.engine.rng import SeededRng
from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.state import GoldDerMayaState
from tablee.protocol.messages import Votes
from tablee_client.core.notices import VoteChanged
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Hotkey,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.screen import Screen
from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune_positions import TABLE_ID, seated
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info

SLUG = "gold-der-maya"
Then = Callable[[App, Screen], None]

FOUR: dict[str, Any] = {
    "bases": [
        "25 gold, 20 silver, 14 bronze, 2 jade",
        "7 jade, 10 bronze, 22 silver",
        "4 stone, 11 jade, 12 jade",
        "19 gold, 28 gold, 23 silver, 13 bronze",
    ],
    "board": "1 stone, 24 gold, 8 jade",
    "beads": [10, 7, 15, 8],
    "sale": 19,
}
THREE: dict[str, Any] = {
    "bases": FOUR["bases"][:3],
    "board": FOUR["board"],
    "beads": [12, 4, 14],
    "sale": 14,
}
TWO: dict[str, Any] = {
    "bases": [
        ["25 gold, 20 silver, 14 bronze, 2 jade", "4 stone, 11 jade, 12 jade"],
        ["19 gold, 28 gold, 23 silver, 13 bronze", "7 jade, 10 bronze"],
    ],
    "board": FOUR["board"],
    "beads": [13, 7],
    "sale": 21,
    "preset": "duel",
}
DUEL: dict[str, Any] = {
    "bases": [FOUR["bases"][0], FOUR["bases"][3]],
    "board": FOUR["board"],
    "beads": [13, 7],
    "sale": 12,
}
BIDDING = {**FOUR, "bids": [None, 3, None, 5]}
SEALED = {**FOUR, "bids": [4, 3, None, 5]}
HELD = {key: fact for key, fact in FOUR.items() if key != "board"}
WON = {**HELD, "lot": "22 silver", "phase": "place", "bids": [5, 3, 3, 0]}
OTHERS = {**HELD, "lot": "22 gold", "phase": "place", "bids": [3, 5, 3, 0]}
OTHERS = {
    **OTHERS,
    "bases": [FOUR["bases"][0], "7 jade, 10 bronze, 24 silver", *FOUR["bases"][2:]],
}
WON["bases"] = [FOUR["bases"][0], "7 jade, 10 bronze, 24 silver", *FOUR["bases"][2:]]
CHOICE = {**WON, "phase": "receiver", "bids": [6, 2, 2, 2]}
CHOICE_OTHER = {**OTHERS, "phase": "receiver", "bids": [2, 6, 2, 3]}
TWO_WON = {
    key: fact
    for key, fact in {**TWO, "lot": "22 silver", "phase": "place", "bids": [4, 1]}.items()
    if key != "board"
}
DUEL_WON = {
    key: fact
    for key, fact in {**DUEL, "lot": "24 gold", "phase": "place", "bids": [4, 1]}.items()
    if key != "board"
}
FULL: dict[str, Any] = {
    "bases": [
        "22 gold, 23 gold, 24 gold, 20 gold, 21 gold, 26 gold",
        "19 gold, 25 gold, 28 gold",
        "",
        "4 stone, 5 stone",
    ],
    "beads": [5, 15, 12, 8],
    "sale": 30,
    "lot": "27 gold",
    "phase": "place",
    "bids": [2, 1, 0, 1],
}
OVER: dict[str, Any] = {
    "bases": [
        "22 gold, 23 gold, 24 gold, 20 gold, 21 gold, 26 gold, 27 gold",
        "19 silver, 13 silver, 16 silver, 17 silver, 18 silver",
        "4 stone, 5 stone, 6 jade, 10 jade",
        "7 jade, 11 bronze, 14 bronze",
    ],
    "beads": [5, 15, 12, 8],
    "phase": "over",
}


def at(position: dict[str, Any]) -> GoldDerMayaState:
    """Give the state of a position."""
    return GAME.position(**position)


def seen(
    state: GoldDerMayaState,
    *,
    seat: int | None = 0,
    left: float = 38.0,
    bots: str = "",
    away: str = "",
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a state."""
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    options = dict(state.terms.setup.options)
    table = info(TABLE_ID, "Table", "", phase="playing", options=options, match=1)
    people = seated(state.terms.seats, mine=seat, bots=bots, away=away)
    return TableView(
        info=msgspec.structs.replace(table, game=SLUG, seats=people),
        game=GAME,
        seat=seat,
        hosted=seat == 0,
        match=1,
        version=12,
        prompt=3 if legal else 0,
        stage=state.stage(seat or 0),
        observation=state.observation(SPECTATOR if seat is None else seat),
        legal=legal,
        clocks=tuple(Clock(s, left, 60.0) for s in state.current_players()),
        outcome=state.outcome() if state.phase == "over" else None,
    )


def long_named(view: TableView) -> TableView:
    """Give the same table with people of the longest names."""
    seats = [
        msgspec.structs.replace(seat, name=f"{'MWŒ'[k % 3]}arguerite de Saint-Gengoux {k}")
        for k, seat in enumerate(view.info.seats)
    ]
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def make(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        room = StillRoom([view.info], table=view)
        return GoldDerMayaScreen(app, home(app.words.locale), room)

    return build


def guided(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a guided table of a view."""

    def build(app: App) -> Screen:
        screen = make(view)(app)
        assert isinstance(screen, GoldDerMayaScreen)
        screen.be_guided()
        return screen

    return build


def _all_speak(app: App, screen: Screen) -> None:
    assert isinstance(screen, GoldDerMayaScreen)
    for seat in range(len(screen.people.plates)):
        screen.people.say(seat, app.words("maya-says-wins"))


def gives(*intents: Intent) -> Then:
    """Give what lets a player do something on the shown screen."""

    def play(app: App, _screen: Screen) -> None:
        app.step(1 / 60)
        for intent in intents:
            app.take(intent)

    return play


def drags(start: tuple[float, float], end: tuple[float, float], *, let_go: bool = False) -> Then:
    """Give what drags a piece and keeps it held, or lets it go."""
    way: Sequence[Intent] = (
        PointerMoved(*start),
        PointerPressed(*start),
        PointerMoved(start[0] + 40, start[1] - 40),
        PointerMoved(*end),
    )
    return gives(*way, *([PointerReleased(*end)] if let_go else []))


def _voted(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GoldDerMayaScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.waiting.append(VoteChanged(Votes(TABLE_ID, "stop", (3,), 3)))


def _chat(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GoldDerMayaScreen)
    screen.journal.toggle()


def _lost(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GoldDerMayaScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.connected = False


def stopped() -> GoldDerMayaState:
    """Give a match that the table has stopped between two auctions."""
    state = at(FOUR)
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


_RIGHT, _LEFT = Navigated(Direction.RIGHT), Navigated(Direction.LEFT)
_FOUR_BEADS = gives(Hotkey("4"))
_TRAY = (960.0, 970.0)

SCENES = (
    Scene("maya-bid-4", make(seen(at(BIDDING), bots="12")), _FOUR_BEADS, frames=8),
    Scene("maya-bid-3", make(seen(at(THREE), bots="1")), gives(_RIGHT, _RIGHT), frames=8),
    Scene("maya-bid-2", make(seen(at(DUEL))), frames=8),
    Scene("maya-bid-2-duel", make(seen(at(TWO))), gives(_RIGHT), frames=8),
    Scene("maya-bid-open", make(seen(at({**FOUR, "preset": "open"})))),
    Scene("maya-sealed", make(seen(at(SEALED), bots="2", away="1"))),
    Scene("maya-choice", make(seen(at(CHOICE))), frames=8),
    Scene("maya-choice-other", make(seen(at(CHOICE_OTHER))), frames=8),
    Scene("maya-other-lays", make(seen(at(OTHERS), bots="1")), frames=8),
    Scene("maya-bench", make(seen(at(WON))), frames=30),
    Scene("maya-bench-good", make(seen(at(WON))), drags(_TRAY, (1100, 420)), frames=40),
    Scene("maya-bench-bad", make(seen(at(WON))), drags(_TRAY, (812, 590)), frames=40),
    Scene("maya-bench-keys", make(seen(at(WON))), gives(_RIGHT, _RIGHT), frames=40),
    Scene(
        "maya-bench-held",
        make(seen(at(WON))),
        gives(_RIGHT, _LEFT, Activated(), _LEFT),
        frames=40,
    ),
    Scene(
        "maya-bench-crack", make(seen(at(WON))), drags((1040, 590), _TRAY, let_go=True), frames=40
    ),
    Scene("maya-bench-duel", make(seen(at(TWO_WON))), frames=30),
    Scene("maya-bench-2", make(seen(at(DUEL_WON))), frames=30),
    Scene("maya-bench-full", make(seen(at(FULL))), gives(Activated(), Activated()), frames=40),
    Scene("maya-watching", make(seen(at(SEALED), seat=None))),
    Scene("maya-watching-lays", make(seen(at(OTHERS), seat=None))),
    Scene("maya-long", make(long_named(seen(at({**FOUR, "bids": [4, None, None, None]}))))),
    Scene("maya-long-choice", make(long_named(seen(at(CHOICE))))),
    Scene("maya-speak", make(seen(at(SEALED), bots="12")), _all_speak),
    *(
        Scene(f"maya-guided-{name}", guided(seen(at(position))), frames=30)
        for name, position in (
            ("bid", FOUR),
            ("three", THREE),
            ("two", TWO),
            ("choice", CHOICE),
            ("bench", WON),
            ("bench-duel", TWO_WON),
        )
    ),
    Scene("maya-chat", make(seen(at(BIDDING))), _chat),
    Scene("maya-vote", make(seen(at(SEALED))), _voted),
    Scene("maya-lost", make(seen(at(BIDDING))), _lost),
    Scene("maya-over", make(seen(at(OVER))), frames=24),
    Scene("maya-stopped", make(seen(stopped())), frames=24),
)
