"""A mirror of what a server has told one player: lobby, table, chat. No socket, no waiting.

It takes messages in the order in which they came and gives notices of what they changed.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

import msgspec

from tablee.engine import Event, Outcome, UnknownGame
from tablee.games import AnyGame, get_game
from tablee.protocol import PeerError, SeatClock, TableInfo
from tablee.protocol.deals import Committed, Proven, Revealed, Sealed
from tablee.protocol.emotes import EMOTES, Emoted
from tablee.protocol.hints import Hint
from tablee.protocol.house import Announced, Closing, Moved
from tablee.protocol.messages import News, Said, TableChanged, TableGone, Update, Votes
from tablee.protocol.seating import Clocks, Told
from tablee_client.core.deals import Deals
from tablee_client.core.house import House
from tablee_client.core.notices import (
    ChatHeard,
    ClocksChanged,
    EmoteHeard,
    Heard,
    HintHeard,
    HouseSpoke,
    Notice,
    SeatsChanged,
    TableEntered,
    TableLeft,
    TablesChanged,
    TableUpdated,
    VoteChanged,
)
from tablee_client.core.plain import plain
from tablee_client.core.tableview import Clock, Flow, TableView

CHAT_KEPT: Final = 200
SENT_AWAY: Final = frozenset({"removed", "no-watchers", "replaced"})
"""What is told to somebody who is at the table no longer."""
KEEPING: Final[Mapping[str, bool]] = MappingProxyType({"not-kept": False, "kept-again": True})
"""What is told when the server's disk is in trouble, and when it is well again."""
_TEXT: Final = 300


class Mirror:
    """The state of one session as the server told it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin empty; `clock` gives this machine's monotonic seconds."""
        self.player = 0
        self.tables: dict[int, TableInfo] = {}
        self.table: TableView | None = None
        self.chat: deque[ChatHeard] = deque(maxlen=CHAT_KEPT)
        self.deals = Deals()
        self.house = House()
        self.ignored: set[int] = set()
        self._clock = clock
        self._at: int | None = None
        self._early: Update | None = None
        self._reads: dict[type, Callable[[Any], list[Notice]]] = {
            TableChanged: self._changed,
            TableGone: self._gone,
            Update: self._update,
            Votes: self._votes,
            Said: self._said,
            Emoted: self._emoted,
            Committed: self._committed,
            Sealed: self.deals.sealed,
            Proven: self.deals.proven,
            Revealed: self.deals.revealed,
            Clocks: self._clocks,
            Told: self._told,
            Hint: self._hint,
            Announced: self._announced,
            Closing: self._closing,
            Moved: self._moved,
        }

    @property
    def at(self) -> int | None:
        """The table this player is at, also while nothing is known of it yet."""
        return self._at

    def apply(self, news: News) -> list[Notice]:
        """Take one message; PeerError if its payload isn't what the table's game says."""
        return self._reads[type(news)](news)

    def learn(self, tables: Iterable[TableInfo]) -> list[Notice]:
        """Take a page of the lobby."""
        told: list[Notice] = [TablesChanged()]
        for info in tables:
            told += self._changed(TableChanged(info))[1:]
        return told

    def enter(self, table: int) -> list[Notice]:
        """Be at a table from now on; the notice waits until its seats are known.

        What is known of it already stays: after a reconnect the truth may come before the answer.
        """
        if table == self._at and self.table is not None:
            return [TableEntered(self.table)]
        self._at, self.table = table, None
        return self._show()

    def leave(self, code: str | None = None) -> list[Notice]:
        """Be at no table from now on."""
        gone, self._at, self.table, self._early = self._at, None, None, None
        return [] if gone is None else [TableLeft(gone, code)]

    def forget(self) -> None:
        """Forget the lobby: another run of the server has other tables."""
        self.tables.clear()

    def _show(self) -> list[Notice]:
        info = self.tables.get(self._at or 0)
        if info is None:
            return []
        self.table = self._settle(TableView(info, _game(info.game), seat=None, hosted=False), info)
        told: list[Notice] = [TableEntered(self.table)]
        early, self._early = self._early, None
        if early is not None and early.table == self._at:
            told += self._update(early)
        return told

    def _settle(self, view: TableView, info: TableInfo) -> TableView:
        mine = (i for i, seat in enumerate(info.seats) if seat.player == self.player)
        return replace(view, info=info, seat=next(mine, None), hosted=info.host == self.player)

    def _changed(self, news: TableChanged) -> list[Notice]:
        info = _harmless(news.table)
        self.tables[info.id] = info
        told: list[Notice] = [TablesChanged()]
        if info.id != self._at:
            return told
        if self.table is None:
            return told + self._show()
        self.table = self._settle(self.table, info)
        return [*told, SeatsChanged(self.table)]

    def _gone(self, news: TableGone) -> list[Notice]:
        self.tables.pop(news.table, None)
        left = self.leave(news.code) if news.table == self._at else []
        return [TablesChanged(), *left]

    def _update(self, news: Update) -> list[Notice]:
        view = self.table
        if view is None or news.table != view.id:
            self._early = news
            return []
        if (news.match, news.version) < (view.match, view.version):
            return []
        if view.game is None:
            self.table = replace(view, match=news.match, version=news.version)
            return [TableUpdated(self.table, (), snap=True, fresh=news.match != view.match)]
        return self._go_on(view, view.game, news)

    def _go_on(self, view: TableView, game: AnyGame, news: Update) -> list[Notice]:
        try:
            events, after = self._decode(view, game, news)
        except Exception as error:
            raise PeerError("bad-payload", f"not of {game.type.slug}: {error}") from error
        fresh = news.match != view.match
        known = 0 if fresh else view.version
        follows = news.since == known and news.version == known + 1 and news.log is None
        self.table = after
        told = TableUpdated(after, events, snap=not follows, fresh=fresh)
        return [told, *self.deals.follow(told)]

    def _decode(
        self, view: TableView, game: AnyGame, news: Update
    ) -> tuple[tuple[Event, ...], TableView]:
        if news.outcome is not None:
            _check_seats(news.outcome, len(view.info.seats))
        goes_on = news.outcome is None and news.match == view.match
        flow = view.flow if goes_on else Flow()
        after = replace(
            view,
            match=news.match,
            version=news.version,
            prompt=news.prompt,
            stage=news.stage,
            observation=game.decode_observation(news.observation),
            legal=game.decode_legal(news.legal),
            clocks=tuple(self._deadline(clock, flow) for clock in news.clock),
            flow=flow,
            outcome=news.outcome,
            log=() if news.log is None else game.decode_events(news.log),
        )
        return game.decode_events(news.events), after

    def _deadline(self, clock: SeatClock, flow: Flow) -> Clock:
        if clock.left is None or clock.granted is None:
            return Clock(clock.seat, None, None)
        now = self._clock()
        bank = None if clock.bank is None else clock.bank / 1000
        still = None if flow.is_running else now
        return Clock(clock.seat, now + clock.left / 1000, clock.granted / 1000, bank, still)

    def _clocks(self, news: Clocks) -> list[Notice]:
        view = self.table
        if view is None or news.table != view.id:
            return []
        until = None if news.left is None else self._clock() + news.left / 1000
        flow = Flow(news.state, plain(news.by), until, news.seats, news.needed)
        clocks = tuple(self._deadline(clock, flow) for clock in news.clock)
        self.table = replace(view, flow=flow, clocks=clocks)
        return [ClocksChanged(self.table)]

    def _told(self, news: Told) -> list[Notice]:
        if news.table != self._at:
            return []
        if news.code in SENT_AWAY:
            return self.leave(news.code)
        if self.table is not None and news.code in KEEPING:
            self.table = replace(self.table, kept=KEEPING[news.code])
        details = {key: plain(v) if isinstance(v, str) else v for key, v in news.details.items()}
        return [Heard(news.code, details)]

    def _hint(self, news: Hint) -> list[Notice]:
        here, view = news.table == self._at, self.table
        return [HintHeard(news)] if here and view is not None and news.match == view.match else []

    def trust_again(self) -> None:
        """Take what is played for kept, and the server to stay, until it says otherwise."""
        self.house = replace(self.house, closes_at=None)
        if self.table is not None:
            self.table = replace(self.table, kept=True)

    def _announced(self, news: Announced) -> list[Notice]:
        self.house = self.house.announced(news, self._clock())
        return [HouseSpoke(self.house)]

    def _closing(self, news: Closing) -> list[Notice]:
        was_closing = self.house.closes_at is not None
        self.house = self.house.closing(news, self._clock())
        return [HouseSpoke(self.house, was_closing and news.left is None)]

    def _moved(self, news: Moved) -> list[Notice]:
        """Be at another table; a seat at the same one is told by the table itself."""
        return [] if news.table == self._at else [*self.leave("moved"), *self.enter(news.table)]

    def _committed(self, news: Committed) -> list[Notice]:
        view = self.table
        here = view is not None and news.table == view.id
        return self.deals.committed(news, view) if view is not None and here else []

    def _votes(self, news: Votes) -> list[Notice]:
        view = self.table
        if view is None or news.table != view.id:
            return []
        self.table = replace(view, votes=MappingProxyType({**view.votes, news.vote: news}))
        return [VoteChanged(news)]

    def _said(self, news: Said) -> list[Notice]:
        if news.player in self.ignored:
            return []
        line = ChatHeard(news.table, news.player, plain(news.name), plain(news.text, _TEXT))
        self.chat.append(line)
        return [line]

    def _emoted(self, news: Emoted) -> list[Notice]:
        is_ours = news.table == self._at and news.emote in EMOTES
        is_heard = is_ours and news.player not in self.ignored
        return [EmoteHeard(news.table, news.player, news.emote)] if is_heard else []


def _harmless(info: TableInfo) -> TableInfo:
    """Make the names that strangers gave fit to be shown."""
    seats = tuple(msgspec.structs.replace(seat, name=plain(seat.name)) for seat in info.seats)
    names = ((one, plain(one.name)) for one in info.onlookers)
    onlookers = tuple(msgspec.structs.replace(one, name=name) for one, name in names)
    return msgspec.structs.replace(info, name=plain(info.name), seats=seats, onlookers=onlookers)


def _game(slug: str) -> AnyGame | None:
    try:
        return get_game(slug)
    except UnknownGame:
        return None


def _check_seats(outcome: Outcome, seats: int) -> None:
    """Raise ValueError if an outcome isn't that of so many seats: screens show it by seat."""
    for told in (outcome.scores, outcome.ranks, outcome.lines):
        if len(told) != seats:
            raise ValueError(f"an outcome of {len(told)} seats")
    if not all(0 <= seat < seats for seat in outcome.winners):
        raise ValueError("a winner without a seat")
