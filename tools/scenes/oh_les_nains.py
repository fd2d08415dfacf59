"""The table of Oh ! les nains in its moments, from positions of the rules."""

from collections.abc import Callable, Sequence

from tablee.engine import Event
from tablee.engine.rng import SeededRng
from tablee.games.oh_les_nains import GAME
from tablee.games.oh_les_nains.state import OhLesNainsState
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import TableView
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen
from tools.scenes import Scene
from tools.scenes.oh_les_nains_positions import (
    COLOURS,
    COUNTER,
    COUNTERED,
    CROWDED,
    EDGE,
    EXCHANGE,
    FAR_LEFT,
    FAR_RIGHT,
    FOUR,
    FOUR_COUNTER,
    FOUR_OTHERS,
    FOUR_PICK,
    HANDS,
    MAIN,
    MATCH,
    NO_COUNTER,
    PICK,
    PICKED,
    RECOUNTER,
    START,
    WHOLE_PILE,
    after,
    at,
    seen,
    stopped,
)
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom

Then = Callable[[App, Screen], None]


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def make(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        return OhLesNainsScreen(app, home(app.words.locale), StillRoom([view.info], table=view))

    return build


def _table(screen: Screen) -> OhLesNainsScreen:
    assert isinstance(screen, OhLesNainsScreen)
    return screen


def _uncover(_app: App, screen: Screen) -> None:
    """Take the board of the end away, to see what lies below."""
    _table(screen).closing.show(False)


def _choose(place: int) -> Then:
    return lambda _app, screen: _table(screen).turn.choose(place)


def _confirm(place: int) -> Then:
    return lambda _app, screen: _table(screen).turn.confirm(place)


def _exchange(*places: int) -> Then:
    def play(_app: App, screen: Screen) -> None:
        _table(screen).turn.begin_exchange()
        for place in places:
            _table(screen).turn.choose(place)

    return play


def _acted(state: OhLesNainsState, seat: int, text: str, *, viewer: int | None = 0) -> Then:
    """Let a move be heard, so that its beats play."""

    def play(_app: App, screen: Screen) -> None:
        events: Sequence[Event] = state.apply_action(
            seat, GAME.string_to_action(text), SeededRng.from_number(1)
        )
        known = [e for event in events if (e := event.seen_by(viewer or 0)) is not None]
        room = _table(screen).room
        assert isinstance(room, PaperRoom)
        room.waiting.append(
            TableUpdated(
                seen(state, seat=viewer, version=13), tuple(known), snap=False, fresh=False
            )
        )

    return play


def _moving(name: str, position: dict[str, object], seat: int, text: str, frames: int) -> Scene:
    state = at(position)
    return Scene(name, make(seen(state)), _acted(state, seat, text), frames=frames)


SHOWN = {"options": {"reveal_hands": True}}
REVEALED = {**FOUR, **SHOWN}
ALL_OTHER = f"exchange {HANDS[1]}"
FOURTH = ["D-G S1", "D-B S2 S3"]
EMPTY_DECK = {**WHOLE_PILE, "hands": ["S1", HANDS[1]]}
MATE_PICKS = {**FOUR_PICK, "picks": ["", "Y", "", ""], "options": {"team_dwarves": 1}}


def _guided(view: TableView) -> Callable[[App], Screen]:
    def build(app: App) -> Screen:
        screen = make(view)(app)
        _table(screen).be_guided()
        return screen

    return build


def _pile(_app: App, screen: Screen) -> None:
    _table(screen).pile.toggle()


SCENES = (
    Scene("olln-pick", make(seen(at(PICK)))),
    Scene("olln-picked", make(seen(at(PICKED)))),
    _moving("olln-reveal", {**PICKED}, 1, "pick G", 50),
    Scene("olln-pile", make(seen(at(WHOLE_PILE))), _pile),
    Scene("olln-start", make(seen(at(START)))),
    Scene("olln-main", make(seen(at(MAIN)))),
    Scene("olln-chosen", make(seen(at(MAIN))), _choose(4), frames=30),
    Scene("olln-colour-dwarf", make(seen(at(COLOURS))), _confirm(1), frames=30),
    Scene("olln-colour-pull", make(seen(at(COLOURS))), _confirm(2), frames=30),
    Scene("olln-exchange", make(seen(at(MAIN))), _exchange(), frames=30),
    Scene("olln-exchange-any", make(seen(at(EXCHANGE))), _exchange(0, 2), frames=30),
    Scene("olln-counter", make(seen(at(COUNTER))), frames=30),
    Scene("olln-no-counter", make(seen(at(NO_COUNTER))), frames=30),
    Scene("olln-recounter", make(seen(at(RECOUNTER))), frames=30),
    Scene("olln-countered", make(seen(at(COUNTERED), left=4.0))),
    Scene("olln-far-left", make(seen(at(FAR_LEFT), bots="1"))),
    Scene("olln-far-right", make(seen(at(FAR_RIGHT), seat=1))),
    Scene("olln-crowded", make(seen(at(CROWDED)))),
    Scene("olln-edge", make(seen(at(EDGE), away="1"))),
    Scene("olln-match", make(seen(at(MATCH)))),
    Scene("olln-4", make(seen(at(FOUR), bots="13", away="2"))),
    Scene("olln-4-others", make(seen(at(FOUR_OTHERS), seat=1))),
    Scene("olln-4-pick", make(seen(at(FOUR_PICK)))),
    Scene("olln-4-mate-picks", make(seen(at(MATE_PICKS), seat=2))),
    Scene("olln-4-guided", _guided(seen(at(FOUR)))),
    Scene("olln-4-own-counter", make(seen(at(FOUR_COUNTER), seat=1)), frames=30),
    Scene("olln-guided-counter", _guided(seen(at(COUNTER))), frames=30),
    Scene("olln-guided-chosen", _guided(seen(at(MAIN))), _choose(4), frames=30),
    Scene("olln-4-counter", make(seen(at(FOUR_COUNTER)))),
    Scene("olln-watching", make(seen(at(FOUR), seat=None))),
    _moving("olln-squirrels", MAIN, 0, "squirrel S3", 60),
    _moving("olln-strengths", MAIN, 0, "pull P2-R/P0-B", 45),
    _moving("olln-joining", COUNTER, 0, "decline", 58),
    _moving("olln-last-counter", {**COUNTERED, "hands": FOURTH}, 1, "counter D-B", 60),
    _moving("olln-exchanging", MAIN, 0, "exchange D-G P2-R/P0-B S1 S2 S3", 22),
    _moving("olln-exchanged", {**MAIN, "actor": 1}, 1, ALL_OTHER, 80),
    _moving("olln-refill", {**MAIN, "hands": ["S1", HANDS[1]]}, 0, "squirrel S1", 110),
    _moving("olln-shuffled", EMPTY_DECK, 0, "squirrel S1", 118),
    _moving("olln-4-joining", FOUR_COUNTER, 1, "decline", 58),
    _moving("olln-crushed", {**EDGE, "actor": 1}, 1, "squirrel S1", 84),
    Scene("olln-over", make(seen(after({**EDGE, "fence": 12}, (0, "squirrel S1")))), frames=24),
    Scene("olln-over-4", make(seen(stopped(FOUR), seat=1)), frames=24),
    Scene("olln-revealed", make(seen(stopped(REVEALED))), _uncover),
    Scene("olln-revealed-2", make(seen(stopped({**MAIN, **SHOWN}))), _uncover),
    Scene("olln-revealed-watching", make(seen(stopped(REVEALED), seat=None)), _uncover),
    Scene("olln-over-watching", make(seen(stopped(FOUR), seat=None)), frames=24),
)
