"""What a table tells whom, and when: news of the match at once, the rest after it."""

from collections.abc import Callable, Iterable

import msgspec

from tablee.engine import OPEN, Seat
from tablee.protocol import Message
from tablee.protocol.seating import Clocks, Told
from tablee_server.company import Company
from tablee_server.lateview import LateView, sees_hands
from tablee_server.play import Play
from tablee_server.player import Player
from tablee_server.proving import tell_all, tell_proofs, tell_secret
from tablee_server.standstill import Standstill


class Telling:
    """Speaks for one table to everybody who is there."""

    def __init__(self, table: int, company: Company, standstill: Standstill) -> None:
        self.late: LateView | None = None
        self._table = table
        self._company = company
        self._standstill = standstill
        self._later: list[Callable[[], None]] = []

    def tell(self, message: Message) -> None:
        """Say the same to everybody."""
        for player in self._company.present():
            player.send(message)

    def later(self, tell: Callable[[], None]) -> None:
        """Say something once the answer and the change of the table have gone out."""
        self._later.append(tell)

    def tell_of(self, code: str, seat: Seat) -> None:
        """Tell everybody something about who has a seat, once all else is told."""
        told = Told(
            self._table, code, {"seat": seat, "name": self._company.seats.info()[seat].name}
        )
        self.later(lambda: self.tell(told))

    def tell_later(self, play: Play | None) -> None:
        """Say what had to wait."""
        told = [] if play is None else play.take_told()
        later, self._later = self._later, []
        for player, message in told:
            player.send(message)
        for tell in later:
            tell()

    # --- the match

    def begin(self, delay: int) -> None:
        """Begin a match whose hands lookers-on see so many seconds late; 0 for never."""
        if self.late is None or self.late.delay != delay:
            self.late = LateView(delay) if delay else None
        else:
            self.late.begin()

    def suspect(self, watchers: Iterable[int]) -> None:
        """Take these, who looked on before a restart, for players who have seen open hands."""
        if self.late is not None:
            self.late.suspect(watchers)

    def tell_update(self, play: Play, now: float) -> None:
        """Tell everybody what has changed in the match, as he may know it.

        Whom the whole of it is still on its way to has nothing yet that this could change.
        """
        viewers, others, late = [], [], self.late
        for player, viewer in self._company.viewers():
            if player.follows is self and (late is None or self._source(player) is self):
                viewers.append((player, viewer))
            elif player.follows is not None:
                others.append(player)
        if late is not None:
            late.note(play.updates((OPEN,))[OPEN], now)
        updates = play.updates(dict.fromkeys([viewer for _, viewer in viewers]))
        for player, viewer in viewers:
            player.send(updates[viewer])
        tell_proofs(play, viewers)
        if play.match.is_over:
            tell_secret(play, [*[player for player, _ in viewers], *others])
        for player in others:
            if player.follows is not self._source(player):
                self.tell_all_to(player, play, now)

    def tell_late(self, now: float) -> bool:
        """Tell lookers-on what has been held back for long enough; False if nothing has."""
        return self.late is not None and self.late.tell(self._company, now)

    def tell_all_to(self, player: Player, play: Play | None, now: float) -> None:
        """Tell a member the whole truth of the match, if there is one, and from now on its news."""
        source = player.follows = self._source(player)
        if play is None:
            return
        if isinstance(source, LateView):
            source.tell_all_to(player)
        else:
            tell_all(play, player, self._company.viewer(player))
        if self._standstill.is_told:
            self._send_clocks(player, self._clocks(play, now))

    def tell_clocks(self, play: Play | None, now: float) -> None:
        """Tell everybody how time runs."""
        clocks = self._clocks(play, now)
        for player in self._company.present():
            self._send_clocks(player, clocks)

    def _send_clocks(self, player: Player, clocks: Clocks) -> None:
        """Tell a member how time runs; who sees the match late hears nothing of who is to move."""
        if self._source(player) is not self:
            clocks = msgspec.structs.replace(clocks, clock=())
        player.send(clocks)

    def _source(self, player: Player) -> "Telling | LateView":
        """Give who tells a member of the match."""
        if self.late is not None and sees_hands(self._company, player):
            return self.late
        return self

    def _clocks(self, play: Play | None, now: float) -> Clocks:
        still, seats = self._standstill, self._company.seats
        left = still.left(now)
        return Clocks(
            table=self._table,
            state=still.state,
            by=still.by,
            left=None if left is None else round(left * 1000),
            clock=() if play is None else play.clocks,
            seats=still.ballot.ayes(seats),
            needed=len(seats.present()),
        )
