"""The table of Nain Jaune in its moments, from positions of the rules."""

from collections.abc import Callable, Sequence

from tablee.protocol.messages import Votes
from tablee_client.core.notices import ChatHeard, Notice, VoteChanged
from tablee_client.core.tableview import TableView
from tablee_client.view.app import App
from tablee_client.view.intents import Direction, Navigated
from tablee_client.view.screen import Screen
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.journal_pages import Entry
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune_positions import (
    CLAIM,
    EIGHT_OUT,
    FIVE_OUT,
    FOLLOW,
    FOLLOWED,
    LAST_CLAIM,
    LONG,
    OTHERS,
    REPORT,
    STOPPED,
    TABLE_ID,
    THREE_OUT,
    at,
    dealt,
    finished,
    seen,
    settled,
)
from tools.scenes.paper import home
from tools.scenes.paper_room import ME, PaperRoom

COUNTS = (2, 3, 4, 5, 6, 7, 8)
Then = Callable[[App, Screen], None]

TALK = (
    ChatHeard(TABLE_ID, 23, "Odilon", "Qui a le valet de trèfle ?"),
    ChatHeard(TABLE_ID, ME, "Basile", "Pas moi, bien sûr."),
)


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def make(view: TableView, *, chat: Sequence[ChatHeard] = ()) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        room = StillRoom([view.info], table=view, chat=chat)
        return NainJauneScreen(app, home(app.words.locale), room)

    return build


def _sans(app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    for seat in range(len(screen.people.plates)):
        screen.people.say(seat, app.words("nj-says-sans", rank="8"))


def _one_sans(app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    screen.people.say(4, app.words("nj-says-sans", rank="8"))


def _lost(_app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.connected = False


def _heard(*notices: Notice) -> Then:
    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        assert isinstance(screen.room, PaperRoom)
        screen.room.waiting += notices

    return play


def _voted(seat: int) -> Then:
    return _heard(VoteChanged(Votes(TABLE_ID, "stop", (seat,), 4)))


def _chat(_app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    for event in REPORT:
        screen.journal.tell(Entry(screen.told(event) or ""))
    screen.journal.toggle()


def _keys(app: App, _screen: Screen) -> None:
    for direction in (Direction.RIGHT, Direction.RIGHT, Direction.LEFT):
        app.take(Navigated(direction))


def _proclaim(app: App, screen: Screen) -> None:
    assert isinstance(screen, NainJauneScreen)
    screen.proclamation.say(app.words("nj-proclaim-opera"))


def _menu(_app: App, screen: Screen) -> None:
    screen.back()


SCENES = (
    Scene("nj-claim", make(seen(at(CLAIM))), _one_sans),
    *(Scene(f"nj-lead-{n}", make(seen(at(dealt(n)), bots="12"))) for n in COUNTS),
    *(Scene(f"nj-sans-{n}", make(seen(at(dealt(n)), bots="134", away="2")), _sans) for n in COUNTS),
    Scene("nj-follow", make(seen(at(FOLLOW)))),
    Scene("nj-keys", make(seen(at(FOLLOW))), _keys, frames=30),
    Scene("nj-keys-free", make(seen(at(dealt(3)))), _keys, frames=30),
    Scene("nj-stopped", make(seen(at(STOPPED)))),
    Scene("nj-waiting", make(seen(at(OTHERS), left=4.0, bots="34"))),
    Scene("nj-watching", make(seen(at(OTHERS), seat=None))),
    Scene("nj-chat", make(seen(at(FOLLOW)), chat=TALK), _chat),
    Scene("nj-menu", make(seen(at(FOLLOW))), _menu),
    Scene("nj-lost", make(seen(at(FOLLOW))), _lost),
    Scene("nj-vote", make(seen(at(OTHERS))), _heard(VoteChanged(Votes(TABLE_ID, "stop", (3,), 4)))),
    Scene(
        "nj-voted", make(seen(at(OTHERS))), _heard(VoteChanged(Votes(TABLE_ID, "stop", (0,), 4)))
    ),
    Scene("nj-long", make(seen(at(LONG)))),
    Scene("nj-proclaimed", make(seen(at(LAST_CLAIM))), _proclaim, frames=20),
    Scene("nj-last-claim", make(seen(at(LAST_CLAIM)))),
    Scene(
        "nj-settled",
        make(seen(settled(FIVE_OUT, tokens=[191, 183, 1, 203, 142], **FOLLOWED))),
    ),
    Scene("nj-settled-kept", make(seen(settled(FIVE_OUT, preset="traditional", **FOLLOWED)))),
    Scene("nj-settled-3", make(seen(settled(THREE_OUT, **{**FOLLOWED, "laid": "1:10H 2:JS"})))),
    Scene("nj-opera", make(seen(settled(EIGHT_OUT, **{**FOLLOWED, "laid": "0:10S 0:JS"})))),
    Scene("nj-over", make(seen(finished())), frames=24),
    Scene("nj-over-watching", make(seen(finished(), seat=None))),
)
