"""The table of the Gnumies in its moments, from positions of the rules."""

from collections.abc import Callable
from typing import Any

from tablee.engine import TABLE, Stop
from tablee.engine.rng import SeededRng
from tablee.games.gnumies import GAME
from tablee.games.gnumies.state import GnumiesState
from tablee.protocol.messages import Votes
from tablee_client.core.notices import VoteChanged
from tablee_client.core.tableview import TableView
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.tables.gnumies.table import GnumiesScreen
from tools.scenes import Scene
from tools.scenes.gnumies_positions import (
    FULL,
    TABLE_ID,
    bid,
    heard,
    opening,
    party,
    seen,
)
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom

COUNTS = (2, 3, 4, 5)
Then = Callable[[App, Screen], None]


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def make(view: TableView) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        return GnumiesScreen(app, home(app.words.locale), StillRoom([view.info], table=view))

    return build


def _picked(code: str) -> Then:
    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, GnumiesScreen)
        screen.pick(code)

    return play


def round_of(
    name: str, state: GnumiesState, bids: str, *, seconds: float, own: int = 0, long: str = ""
) -> Scene:
    """Give a scene in the middle of what the last of some bids brings about."""
    *first, last = bids.split()
    bid(state, " ".join(first))
    before = seen(state, seat=own, long=long)

    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, GnumiesScreen)
        assert isinstance(screen.room, PaperRoom)
        twin = state.clone()
        screen.room.waiting.append(heard(twin, bid(twin, last), own))

    return Scene(name, make(before), play, frames=round(seconds * 60))


def _guided(view: TableView) -> Callable[[App], Screen]:
    def build(app: App) -> Screen:
        screen = make(view)(app)
        assert isinstance(screen, GnumiesScreen)
        screen.be_guided()
        return screen

    return build


def _lost(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GnumiesScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.connected = False


def _vote(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GnumiesScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.waiting.append(VoteChanged(Votes(TABLE_ID, "stop", (3,), 4)))


def _chosen(_app: App, screen: Screen) -> None:
    assert isinstance(screen, GnumiesScreen)
    losses = screen.losing.losses
    assert losses is not None
    losses.chosen = frozenset(losses.guests[:2])
    screen.losing.describe()
    screen.offer_again()


def _sealed(bids: str, seats: int = 4, **facts: Any) -> GnumiesState:
    state = party(seats, **facts)
    bid(state, bids)
    return state


ROOM = "7 7 7 11 1 2 4 4 9 10 W W W"
MOST = "1 1 1 2 2 2 3 3 3 4 4 4 5 5 6 6 7 7 8 9 10 10 12 13 W W W W"


def _penalty(seats: int = 4, first: str = ROOM) -> GnumiesState:
    others = [FULL[1], "2 6 C", "15", "14"] if first == ROOM else ["15"]
    rooms = [first, *others][:seats]
    return party(seats, guest=None, rooms=rooms, ended="no-gnumies", hands=[""] * seats)


def _starry(seats: int, **facts: Any) -> GnumiesState:
    """Give a party with stars in every hand."""
    hands = ["10 40 70 star", "30 60 star", "10 50 star", "20 star", "20 star"]
    return party(seats, **{"hands": hands[:seats], "preset": "amigo", "deck": "8 9 3", **facts})


def _lone_star() -> GnumiesState:
    """Give a Wullawaki on which whoever holds his star alone can't bid."""
    return _starry(3, guest="W", hands=["star", "30 60 star", "50"])


def _placed(name: str, text: str, *, seconds: float) -> Scene:
    """Give a scene in which the drawn guest goes to whom the star's owner wants."""
    state = _star(star=0, deck="9 3 4")

    def play(_app: App, screen: Screen) -> None:
        room = screen.room if isinstance(screen, GnumiesScreen) else None
        assert isinstance(room, PaperRoom)
        twin = state.clone()
        action = GAME.string_to_action(text)
        events = tuple(twin.apply_action(0, action, SeededRng.from_number(1)))
        room.waiting.append(heard(twin, events))

    return Scene(name, make(seen(state)), play, frames=round(seconds * 60))


def _over(seats: int = 4) -> GnumiesState:
    state = _penalty(seats)
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


def _star(seats: int = 4, *, star: int, **facts: Any) -> GnumiesState:
    whole = ["10 40 70 star", "30 60 star", "10 50 star", "20 star", "20 star"]
    hands = [h.removesuffix(" star") if k == star else h for k, h in enumerate(whole[:seats])]
    more = {"hands": hands, "preset": "amigo", "drawn": "8", **facts}
    return party(seats, guest=None, star=star, **more)


def _last_round() -> GnumiesState:
    rooms = ["7 7 11 1 W", "3 3 5 5 5 14 C W W", "2 6"]
    deck = "9 W 9 3 4 4 8"
    return party(3, hands=["80", "30 60 70", ""], rooms=rooms, deck=deck)


SCENES = (
    *(Scene(f"gn-bid-{n}", make(seen(party(n), bots="12"))) for n in COUNTS),
    *(Scene(f"gn-first-{n}", make(seen(opening(n), away="1"))) for n in COUNTS),
    Scene("gn-first-star", make(seen(opening(5, preset="amigo"))), frames=20),
    Scene("gn-picked", make(seen(party(4))), _picked("70"), frames=20),
    *(Scene(f"gn-sealed-{n}", make(seen(_sealed("0:70 1:60", n)))) for n in COUNTS[1:]),
    *(
        round_of(f"gn-tie-{n}", party(n), bids, seconds=2.2)
        for n, bids in ((2, "1:70 0:70"), (3, "1:70 2:50 0:70"), (4, "1:70 2:70 3:40 0:70"))
    ),
    round_of("gn-tie-5", party(5), "1:60 2:70 3:40 4:70 0:70", seconds=2.2),
    round_of("gn-flip", party(4), "1:60 2:70 3:40 0:80", seconds=0.36),
    round_of("gn-won", party(4), "1:60 2:70 3:40 0:80", seconds=1.9),
    *(Scene(f"gn-wullawaki-{n}", make(seen(party(n, guest="W")))) for n in COUNTS),
    round_of("gn-wullawaki-won", party(4, guest="W"), "1:60 2:90 3:40 0:80", seconds=1.9),
    round_of("gn-long", party(4, guest="W"), "1:60 2:90 3:40 0:80", seconds=1.9, long="0123"),
    Scene("gn-long-star", make(seen(_star(5, star=0), long="1234"))),
    Scene("gn-copicastor", make(seen(party(3, guest="C", rooms=["7 7", "3 W", ""])))),
    round_of("gn-copicastor-won", party(3, guest="C"), "1:60 2:50 0:80", seconds=1.9),
    round_of("gn-copicastor-low", _starry(3, guest="C"), "1:30 2:50 0:10", seconds=1.9),
    round_of("gn-stars-idle", _starry(3), "1:star 2:50 0:star", seconds=2.2),
    round_of("gn-star-drew", _starry(4), "1:30 2:50 3:20 0:star", seconds=3.2),
    round_of("gn-star-drew-other", _starry(4), "1:star 2:50 3:20 0:10", seconds=3.2),
    _placed("gn-star-kept", "keep", seconds=1.0),
    _placed("gn-star-given", "give 2", seconds=1.0),
    Scene("gn-no-bid", make(seen(_lone_star()))),
    Scene("gn-crowded-2", make(seen(party(2, rooms=list(FULL[:2]))))),
    Scene("gn-crowded-4", make(seen(party(4, rooms=list(FULL[:4]))))),
    Scene("gn-crowded-5", make(seen(party(5, rooms=list(FULL))))),
    *(Scene(f"gn-star-{n}", make(seen(_star(n, star=0)))) for n in (2, 3)),
    Scene("gn-star", make(seen(_star(star=0)))),
    Scene("gn-star-5", make(seen(_star(5, star=0, rooms=list(FULL))))),
    Scene("gn-star-other", make(seen(_star(star=2)))),
    Scene("gn-penalty", make(seen(_penalty()))),
    *(Scene(f"gn-penalty-{n}", make(seen(_penalty(n)))) for n in (2, 3, 5)),
    Scene("gn-penalty-most", make(seen(_penalty(2, first=MOST)))),
    Scene("gn-penalty-chosen", make(seen(_penalty())), _chosen),
    Scene("gn-penalty-other", make(seen(_penalty(), seat=2))),
    *(
        round_of(f"gn-end-{name}", _last_round(), "0:80 1:70", seconds=seconds)
        for name, seconds in (("last", 4.6), ("taken", 5.4), ("lost", 7.4))
    ),
    Scene("gn-watching", make(seen(_sealed("0:70 1:60"), seat=None))),
    *(Scene(f"gn-guided-{n}", _guided(seen(party(n, guest="W")))) for n in COUNTS),
    Scene("gn-lost", make(seen(party(4))), _lost),
    Scene("gn-vote", make(seen(party(4))), _vote),
    Scene("gn-over", make(seen(_over())), frames=24),
    *(Scene(f"gn-over-{n}", make(seen(_over(n), long="1")), frames=90) for n in (2, 3, 5)),
    Scene("gn-over-watching", make(seen(_over(), seat=None))),
)
