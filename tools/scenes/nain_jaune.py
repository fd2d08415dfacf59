"""The table of Nain Jaune in its moments, from positions of the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tablee.engine import SPECTATOR
from tablee.games.nain_jaune import GAME
from tablee.protocol import SeatInfo
from tablee.protocol.messages import Votes
from tablee_client.core.notices import ChatHeard, Notice, VoteChanged
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.nain_jaune import screen as table_screen
from tools.scenes import Scene
from tools.scenes.paper import home
from tools.scenes.paper_room import ME, PaperRoom, info

NAMES = (
    "Basile", "Gaspard", "Perrine", "Odilon", "Brunehilde", "Théodebert de Montfaucon", "Lise",
    "Zoé de la Mare-aux-Fées",
)  # fmt: skip
LOOKS = (4, 5, 3, 2, 1, 0, 6, 7)
Then = Callable[[App, Screen], None]


def seated(count: int, *, mine: int | None = 0, bots: str = "", away: str = "") -> list[SeatInfo]:
    """Give seats of named people; `bots` and `away` list places."""
    found = []
    for place in range(count):
        is_bot = str(place) in bots
        found.append(
            SeatInfo(
                "bot" if is_bot else "player",
                NAMES[place],
                level="normal" if is_bot else None,
                away=str(place) in away,
                avatar=LOOKS[place],
                player=None if is_bot else (ME if place == mine else 20 + place),
            )
        )
    return found


def seen(
    position: dict[str, Any],
    *,
    seat: int | None = 0,
    left: float = 38.0,
    bots: str = "",
    away: str = "",
    state: Any = None,
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a position."""
    facts = dict(position)
    state = state if state is not None else GAME.position(**facts)
    count = len(state.hands)
    table = replace_info(count, seat=seat, bots=bots, away=away, options=state.terms.setup.options)
    viewer = SPECTATOR if seat is None else seat
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    over = state.phase == "over"
    return TableView(
        info=table,
        game=GAME,
        seat=seat,
        hosted=seat == 0,
        match=1,
        version=12,
        prompt=3 if legal else 0,
        stage=state.stage(seat or 0),
        observation=state.observation(viewer),
        legal=legal,
        clocks=tuple(Clock(s, left, 60.0) for s in state.current_players()),
        outcome=state.outcome() if over else None,
    )


def replace_info(count: int, *, seat: int | None, bots: str, away: str, options: Any) -> Any:
    table = info(5, "La table de Basile", "", phase="playing", options=dict(options), match=1)
    seats = tuple(seated(count, mine=seat, bots=bots, away=away))
    import msgspec

    return msgspec.structs.replace(table, seats=seats)


class StillRoom(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def make(view: TableView, *, chat: Sequence[ChatHeard] = ()) -> Callable[[App], Screen]:
    """Give what makes a table's screen of a view."""

    def build(app: App) -> Screen:
        return table_screen(app, home(app.words.locale), StillRoom([view.info], table=view, chat=chat))

    return build


FIVE: dict[str, Any] = {
    "hands": [
        "AS 3D 7H JC JH QD KS",
        "2C 2D 4H 4S 6C 8D 9C QC",
        "2H 5C 5D 6D 8S KC",
        "3H 3S 7C 9D 10S JD QS",
        "2S 4C 5H 7D 9S KH",
    ],
    "laid": "2:5S 2:6H 4:7S 0:8C 0:9H 0:10D",
    "deal": 3,
    "dealer": 3,
    "tokens": [191, 183, 121, 203, 142],
    "boxes": [10, 20, 15, 40, 75],
}
CLAIM = {**FIVE, "phase": "follow", "pending": "10D", "actor": 0}
FOLLOW = {**FIVE, "phase": "follow", "actor": 0, "sans": [(), (10,), (10,), (1,), (8, 11)]}
OTHERS = {**FOLLOW, "actor": 3, "passed": (0,)}
FULL = {3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}


def dealt(seats: int, **facts: Any) -> dict[str, Any]:
    """Give the opening of a deal with whole hands, the leader at seat 0."""
    size = 22 if seats == 2 else FULL[seats]
    deck = [rank + suit for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
            for suit in "CDHS"]  # fmt: skip
    mixed = [deck[(k * 19) % 52] for k in range(52)]
    hands = [" ".join(mixed[s * size : (s + 1) * size]) for s in range(seats)]
    more = {"options": {"two_player": True}} if seats == 2 else {}
    return {"hands": hands, "dealer": seats - 1, "deal": 2, **more, **facts}


def _say(*bubbles: tuple[int, str]) -> Then:
    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        for seat, text in bubbles:
            screen.people.say(seat, text)

    return play


def _sans(app: App, screen: Screen) -> None:
    word = "sans" if app.words.locale == "fr" else "without"
    assert isinstance(screen, TableScreen)
    for seat in range(len(screen.people.plates)):
        screen.people.say(seat, f"{word} 8")


def _lost(_app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.connected = False


def _told(*notices: Notice) -> Then:
    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        assert isinstance(screen.room, PaperRoom)
        screen.room.waiting += notices

    return play


def _chat(app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    for event in REPORT:
        text = screen.told(event)
        if text is not None:
            from tablee_client.view.tables.journal import Entry

            screen.journal.tell(Entry(text))
    screen.journal.toggle()


def _settled(hands: Sequence[str], **facts: Any) -> Any:
    """Give the state after the deal's last card, which is the only one of seat 0."""
    state = GAME.position(hands=list(hands), **facts)
    from tablee.engine.rng import SeededRng
    from tablee.games.nain_jaune.actions import Play

    state.apply_action(0, Play(hands[0]), SeededRng.from_number(1))
    return state


from tablee.games.nain_jaune.events import BoxClaimed, CardLaid, SansSaid, SeriesStopped  # noqa: E402

REPORT = (
    CardLaid(2, "5S", True),
    CardLaid(2, "6H", False),
    SansSaid(2, 7),
    SansSaid(3, 7),
    CardLaid(4, "7S", False),
    CardLaid(0, "8C", False),
    CardLaid(0, "9H", False),
    CardLaid(0, "10D", False),
    BoxClaimed(0, "10D", 10),
    SeriesStopped(0, 11),
)
TALK = (
    ChatHeard(5, 23, "Odilon", "Qui a le valet de trèfle ?"),
    ChatHeard(5, ME, "Basile", "Pas moi, bien sûr."),
)
FIVE_OUT = [
    "QH",
    "2C 2D 4H 4S 6C 8D 9C QC",
    "2H 5C 5D",
    "3H 3S 7C 9D 10S JD QS",
    "2S 4C 5H 7D 9S KH",
]


def _over(seats: int = 5) -> Any:
    from tablee.engine import TABLE, Stop
    from tablee.engine.rng import SeededRng

    state = _settled(FIVE_OUT[:seats], tokens=[191, 183, 121, 203, 142][:seats],
                     boxes=[10, 20, 15, 40, 75], dealer=seats - 1)  # fmt: skip
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


def _with_votes(view: TableView, votes: Votes) -> TableView:
    return replace(view, votes={votes.vote: votes})


SCENES = (
    Scene("nj-claim", make(seen(CLAIM)), _say((4, "sans 8"))),
    *(Scene(f"nj-lead-{n}", make(seen(dealt(n), bots="12"))) for n in (2, 3, 4, 5, 6, 7, 8)),
    *(
        Scene(f"nj-sans-{n}", make(seen(dealt(n), bots="13", away="2")), _sans)
        for n in (2, 3, 4, 5, 6, 7, 8)
    ),
    Scene("nj-follow", make(seen(FOLLOW))),
    Scene("nj-waiting", make(seen(OTHERS, left=4.0))),
    Scene("nj-watching", make(seen(OTHERS, seat=None))),
    Scene("nj-chat", make(seen(FOLLOW), chat=TALK), _chat),
    Scene("nj-lost", make(seen(FOLLOW)), _lost),
    Scene(
        "nj-vote", make(seen(OTHERS)), _told(VoteChanged(Votes(5, "stop", (3,), 4)))
    ),
    Scene(
        "nj-long",
        make(
            seen(
                {
                    "hands": ["KS 2S 3S 4S", "2C AD", "2D AC"],
                    "laid": "1:AH 1:2H 2:3H 0:4H 0:5H 1:6H 2:7D 0:8H 0:9H 1:10D 2:JC 2:QS",
                    "phase": "follow",
                    "actor": 0,
                    "boxes": [110, 220, 315, 440, 975],
                }
            )
        ),
    ),
    Scene(
        "nj-last-claim",
        make(
            seen(
                {
                    "hands": ["", "2C AD 7H", "2D AC 9S"],
                    "laid": "1:5H 2:6H 0:7D",
                    "phase": "last-claim",
                    "pending": "7D",
                    "actor": 0,
                }
            )
        ),
    ),
    Scene(
        "nj-settled",
        make(seen({}, state=_settled(FIVE_OUT, laid="1:3C 2:4D 3:5S 4:6H / 0:JS", actor=0,
             phase="follow", tokens=[191, 183, 1, 203, 142]))),  # fmt: skip
    ),
    Scene(
        "nj-settled-kept",
        make(seen({}, state=_settled(FIVE_OUT, laid="1:3C 2:4D 3:5S 4:6H / 0:JS", actor=0,
             phase="follow", preset="traditional"))),  # fmt: skip
    ),
    Scene(
        "nj-opera",
        make(seen({}, state=_settled(
            ["QH", *(f"{r}C {r}D {r}S AH" if r == 2 else f"{r}C {r}D {r}S" for r in range(2, 9))],
        laid="0:10S 0:JS", actor=0, phase="follow",
        ))),  # fmt: skip
    ),
    Scene("nj-settled-3", make(seen({}, state=_settled(
        ["QH", "2C 2D 4H 4S 6C 8D 9C QC AC AD AH AS 3C 3D", "2H 5C"], laid="1:10H 2:JS", actor=0,
        phase="follow")))),  # fmt: skip
    Scene("nj-over", make(seen({}, state=_over())), frames=20),
    Scene("nj-over-watching", make(seen({}, state=_over(), seat=None))),
)
