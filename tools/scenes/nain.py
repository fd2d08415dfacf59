"""The table of Nain ! in its moments, from positions of the rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tablee.engine import SPECTATOR, TABLE, Stop
from tablee.engine.rng import SeededRng
from tablee.games.nain import GAME
from tablee.games.nain.actions import Keep
from tablee.games.nain.state import NainState
from tablee.protocol.messages import Votes
from tablee_client.core.notices import VoteChanged
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Direction,
    Hotkey,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.screen import Screen
from tablee_client.view.tables.nain.table import NainScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune_positions import TABLE_ID, seated
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info

COUNTS = (2, 3, 4, 5, 6, 7, 8)
VALUES = ("5/6", "4/6", "8/8", "2/3", "7/8", "1/3", "6/8", "3/3")
Then = Callable[[App, Screen], None]


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def position(seats: int, **facts: Any) -> dict[str, Any]:
    """Give a position of so many seats in the fourth round, in the middle of the bids."""
    if seats == 2:
        facts.setdefault("options", {"two_player": True})
    bids = " ".join(f"{(seats - 3 + k) % seats}:{14 + k}" for k in range(3))
    found: dict[str, Any] = {"table": list(VALUES[:seats]), "round": 4, "bids": bids}
    return {**found, **facts}


def full(seats: int) -> dict[str, Any]:
    """Give the fullest table: two specials beside every card, hints seen, a cover gone."""
    kinds = ("double! thief", "interest! reverse", "no-cover hoard", "double thief")
    more = ("interest reverse", "no-cover double!", "interest thief!", "reverse no-cover")
    played = {s: (*kinds, *more)[s] for s in range(seats)}
    face_up = dict.fromkeys(range(1, seats, 2), 0)
    return position(seats, played=played, face_up=face_up, bare=[3] if seats > 3 else [])


def at(facts: dict[str, Any]) -> NainState:
    """Give the state of a position."""
    return GAME.position(**facts)


def counted(seats: int, **facts: Any) -> NainState:
    """Give a round that was counted: seat 0 has won and picks."""
    bids = f"{seats - 1}:12 0:17" if seats > 2 else "1:9 0:12"
    played = {0: "double!", 1: "thief interest!", 2: "hoard reverse"} if seats > 2 else {}
    given = {"bids": bids, "phase": "pick", "played": played, **facts}
    return at(position(seats, **given))


def shared(seats: int) -> NainState:
    """Give the beginning of the next round, after the winner has picked."""
    state = counted(seats)
    if seats > 2:
        state.apply_action(0, Keep(("0", "2")), SeededRng.from_number(1))
    return state


def drafting(seats: int) -> NainState:
    """Give a draft by hand in which it is the player's turn, one card gone."""
    state = counted(seats, bids=f"{seats - 1}:14 0:15 1:16", options={"auto_draft": False}, turn=2)
    rng = SeededRng.from_number(1)
    state.apply_action(1, Keep(("1", "2")), rng)
    return state


def finished(seats: int) -> NainState:
    """Give a match that the table has stopped."""
    state = shared(seats)
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


def seen(
    state: NainState, *, seat: int | None = 0, left: float = 38.0, bots: str = "", away: str = ""
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a state."""
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    options = dict(state.terms.setup.options)
    table = info(TABLE_ID, "Table", "", phase="playing", options=options, match=1)
    people = seated(state.terms.seats, mine=seat, bots=bots, away=away)
    return TableView(
        info=msgspec.structs.replace(table, game="nain", seats=people),
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


def make(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        return NainScreen(app, home(app.words.locale), StillRoom([view.info], table=view))

    return build


def _typed(app: App, _screen: Screen) -> None:
    for digit in "19":
        app.take(Hotkey(digit))


def _pointing(x: float, y: float) -> Then:
    return lambda app, _screen: app.take(PointerMoved(x, y))


def _pressing(x: float, y: float) -> Then:
    def press(app: App, _screen: Screen) -> None:
        for intent in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
            app.take(intent)

    return press


def _keys(*directions: Direction) -> Then:
    def play(app: App, _screen: Screen) -> None:
        for direction in directions:
            app.take(Navigated(direction))

    return play


def _all_speak(app: App, screen: Screen) -> None:
    assert isinstance(screen, NainScreen)
    for seat in range(len(screen.people.plates)):
        screen.people.say(seat, app.words("na-says-special"))


def counted_by(winner: int, loser: int, seats: int) -> NainState:
    """Give a round that was counted: `winner` had doubted what `loser` bid, and picks."""
    bids = f"{winner}:40 {loser}:99"
    return at(position(seats, bids=bids, phase="pick", caller=winner, played={2: "thief double"}))


def long_named(view: TableView) -> TableView:
    """Give the same table with people of the longest names."""
    seats = [
        msgspec.structs.replace(seat, name=f"{'MWŒ'[k % 3]}arguerite de Gengoux {k}")
        for k, seat in enumerate(view.info.seats)
    ]
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


def guided(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a guided table of a view."""

    def build(app: App) -> Screen:
        screen = make(view)(app)
        assert isinstance(screen, NainScreen)
        screen.be_guided()
        return screen

    return build


def _chat(_app: App, screen: Screen) -> None:
    assert isinstance(screen, NainScreen)
    screen.people.say(1, "Je n’y crois pas une seconde, mon ami !")
    screen.journal.toggle()


def _voted(_app: App, screen: Screen) -> None:
    assert isinstance(screen, NainScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.waiting.append(VoteChanged(Votes(TABLE_ID, "stop", (3,), 3)))


OPEN = position(6, bids="", round=1, starter=0)
TURN = position(6, face_up={1: 3}, played={2: "thief"})
OTHERS = position(6, bids="0:12 1:14", face_up={1: 3}, played={0: "double", 3: "interest!"})
ELEVEN = position(5, phase="choose", table=[None] * 5, bids="", round=1)
LONG = position(6, bids=" ".join(f"{k % 6}:{3 + 2 * k}" for k in range(12)), face_up={0: 3})
REVERSED = position(6, bids="0:12 5:14 4:16", direction=-1, played={3: "reverse!"}, turn=3)
WAITS = position(6, phase="choose", table=["5/6", None, "8/8", None, "7/8", None], bids="")
BARE = position(
    8,
    played={2: "no-cover! double", 5: "reverse!"},
    bare=list(range(8)),
    face_up=dict.fromkeys(range(1, 8, 2), 0),
)
WAITS_8 = position(
    8, phase="choose", bids="", table=["5/6", None, "8/8", None, "7/8", "1/3", "6/8", None]
)
HELD = position(4, specials=["reverse no-cover", None, None, None])
LAST = position(
    6, bids="4:15 5:17", phase="last-reveal", played={0: "interest double", 3: "hoard"}, caller=0
)

SCENES = (
    Scene("na-turn", make(seen(at(TURN))), frames=30),
    Scene("na-typed", make(seen(at(TURN))), _typed, frames=30),
    Scene("na-open", make(seen(at(OPEN))), frames=30),
    Scene("na-others", make(seen(at(OTHERS), left=4.0, bots="34", away="5"))),
    Scene("na-reversed", make(seen(at(REVERSED)))),
    Scene("na-long", make(seen(at(LONG)))),
    Scene("na-choose-first", make(seen(at(ELEVEN))), _keys(Direction.RIGHT), frames=40),
    Scene("na-waits", make(seen(at(WAITS)))),
    Scene("na-help", make(seen(at(TURN))), _pointing(1160, 960), frames=30),
    Scene("na-flip", make(seen(at(TURN))), _pointing(1268, 224), frames=30),
    Scene("na-expose", make(seen(at(TURN))), _pressing(735, 160), frames=30),
    *(Scene(f"na-full-{n}", make(seen(at(full(n)), bots="12", away="4"))) for n in COUNTS),
    *(Scene(f"na-speak-{n}", make(seen(at(full(n)))), _all_speak) for n in (4, 7, 8)),
    Scene("na-last-reveal", make(seen(at(LAST), left=7.0)), frames=30),
    *(Scene(f"na-pick-{n}", make(seen(counted(n))), frames=30) for n in (3, 6, 8)),
    *(Scene(f"na-recap-{n}", make(seen(shared(n)))) for n in (3, 5, 8)),
    Scene("na-pick-other", make(seen(counted_by(3, 0, 6))), frames=30),
    Scene("na-pick-other-8", make(seen(counted_by(5, 4, 8))), frames=30),
    Scene("na-bare", make(seen(at(BARE))), frames=30),
    Scene("na-waits-8", make(seen(at(WAITS_8)))),
    Scene("na-hand-8", make(seen(at(position(8, phase="choose", table=[None] * 8, bids=""))))),
    Scene("na-two-kinds", make(seen(at(HELD))), frames=30),
    Scene("na-long-names", make(long_named(seen(at(full(8)), bots="12", away="4")))),
    Scene("na-long-names-5", make(long_named(seen(at(full(5)))))),
    *(Scene(f"na-guided-{n}", guided(seen(at(full(n)))), frames=30) for n in COUNTS),
    Scene("na-chat", make(seen(at(TURN))), _chat),
    Scene("na-vote", make(seen(at(OTHERS))), _voted),
    Scene("na-draft", make(seen(drafting(6))), frames=30),
    Scene("na-watching", make(seen(at(OTHERS), seat=None))),
    Scene("na-over", make(seen(finished(6))), frames=24),
    Scene("na-over-8", make(seen(finished(8))), frames=24),
)
