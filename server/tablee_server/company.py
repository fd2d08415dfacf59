"""The company at a table: who sits, who looks on, whose table it is, and who is away."""

from collections.abc import Mapping
from typing import Final

from tablee.engine import SPECTATOR, Seat, Viewer
from tablee.protocol import Onlooker
from tablee_server.ai import bot_of
from tablee_server.codes import (
    ALREADY_SEATED,
    ELSEWHERE,
    NOT_HERE,
    NOT_HOST,
    NOT_SEATED,
    NOT_YOURSELF,
    SEAT_TAKEN,
    UNKNOWN_PLAYER,
    Refusal,
)
from tablee_server.hosting import Hosting
from tablee_server.journal import TableRecord
from tablee_server.limits import ServerLimits
from tablee_server.order import Order
from tablee_server.player import Player
from tablee_server.seats import Seats

_ONLOOKERS: Final = 16


class Company:
    """Changes only by the verbs here; each raises Refusal and changes nothing, or succeeds."""

    def __init__(self, table: int, owner: Player, seats: Seats, limits: ServerLimits) -> None:
        """Begin with the owner at seat 0."""
        self.seats = seats
        self.watchers: dict[int, Player] = {}
        self.order = Order()
        self.awaited: set[int] = set()
        self._table = table
        self._limits = limits
        self._hosting = Hosting(owner)
        self._arrive(owner)
        seats.sit(owner, 0)

    @property
    def host(self) -> Player:
        """Give the player whose table it is at the moment."""
        return self._hosting.host

    @property
    def owner(self) -> Player:
        """Give the player to whom the host's part comes back."""
        return self._hosting.owner

    def restore(
        self, record: TableRecord, players: Mapping[int, Player], away_since: float
    ) -> bool:
        """Be as it was kept, everybody away since then; False if nobody is known any more."""
        self.dismiss_all()
        self.seats.restore(record.seats, players, away_since)
        self.awaited = {
            kept.player for kept in record.seats if kept.player and kept.away_since is None
        }
        self.order.restore(record)
        known = [players[number] for number in record.watchers if number in players]
        self.watchers = {player.id: player for player in known}
        members = self.members()
        if not members:
            return False
        for player in members:
            self._arrive(player)
        owner = players.get(record.owner, members[0])
        self._hosting.restore(owner, players.get(record.host, owner))
        return True

    def members(self) -> list[Player]:
        """Give everybody, seats first; some may be away."""
        return [*self.seats.players(), *self.watchers.values()]

    def present(self) -> list[Player]:
        """Give everybody who is there."""
        return [player for player in self.members() if player.is_present]

    def viewers(self) -> list[tuple[Player, Viewer]]:
        """Give everybody who is there with what he may see."""
        found = self.seats.viewers()
        for player in self.watchers.values():
            if player.link is not None:
                found.append((player, SPECTATOR))
        return found

    def viewer(self, player: Player) -> Viewer:
        """Give what a member may see; Refusal `not-here`."""
        seat = self.seats.seat_of(player)
        if seat is None and player.id not in self.watchers:
            raise Refusal(NOT_HERE)
        return SPECTATOR if seat is None else seat

    def seat(self, player: Player) -> Seat:
        """Give the player's seat; Refusal `not-seated`."""
        seat = self.seats.seat_of(player)
        if seat is None:
            raise Refusal(NOT_SEATED)
        return seat

    def onlookers(self) -> tuple[Onlooker, ...]:
        """Give the first of those who look on, as everybody sees them."""
        if not self.watchers:
            return ()
        muted = self.order.muted
        some = list(self.watchers.values())[:_ONLOOKERS]
        return tuple(Onlooker(one.id, one.name, one.id in muted) for one in some)

    def member(self, player: int) -> Player:
        """Give somebody at the table by number; Refusal `unknown-player`."""
        found = next((one for one in self.members() if one.id == player), None)
        if found is None:
            raise Refusal(UNKNOWN_PLAYER)
        return found

    def other(self, host: Player, player: int) -> Player:
        """Give whom the host means; Refusal `not-host`, `unknown-player`, `not-yourself`."""
        self.require_host(host)
        found = self.member(player)
        if found is host:
            raise Refusal(NOT_YOURSELF)
        return found

    def is_host(self, player: Player) -> bool:
        """Tell whether it is the player's table, and he is at it."""
        return player is self.host and player in self.members()

    def require_host(self, player: Player) -> None:
        """Refuse what only the host may do."""
        if not self.is_host(player):
            raise Refusal(NOT_HOST)

    def join(self, player: Player, seat: Seat | None) -> Seat:
        """Sit down, or move to another free seat."""
        self._require_free(player)
        old = self.seats.seat_of(player)
        if old is not None and seat in (None, old):
            raise Refusal(ALREADY_SEATED, seat=old)
        taken = self.seats.sit(player, seat)
        if old is not None:
            self.seats.free(old)
        self._arrive(player)
        self.watchers.pop(player.id, None)
        return taken

    def take_over(self, player: Player, seat: Seat | None) -> Seat:
        """Take the seat of a bot in the middle of a match."""
        self._require_free(player)
        old = self.seats.seat_of(player)
        if old is not None:
            raise Refusal(ALREADY_SEATED, seat=old)
        taken = self.seats.take_over(player, seat)
        self._arrive(player)
        self.watchers.pop(player.id, None)
        return taken

    def watch(self, player: Player) -> None:
        """Look on."""
        self._require_free(player)
        seat = self.seats.seat_of(player)
        if seat is not None:
            raise Refusal(ALREADY_SEATED, seat=seat)
        self._arrive(player)
        self.watchers[player.id] = player

    def leave(self, player: Player, *, is_playing: bool) -> Seat | None:
        """Get up for good; in a match a bot takes the seat. Gives the seat that was left."""
        viewer = self.viewer(player)
        self.watchers.pop(player.id, None)
        player.table = None
        if viewer == SPECTATOR:
            return None
        if is_playing:
            self.seats.place_bot(viewer, self.seats[viewer].wish or self.seats.stand_in)
        else:
            self.seats.free(viewer)
        return viewer

    def place_bot(self, host: Player, seat: Seat, level: str | None) -> None:
        """Seat a bot or take it away; on the host's own seat he gets up and looks on."""
        owner = self.seats[seat].player
        if owner is not None and (owner is not host or level is None):
            raise Refusal(SEAT_TAKEN, seat=seat)
        if level is None:
            self.seats.free(seat)
            return
        bot_of(level)  # refuses an unknown one
        self.seats.place_bot(seat, level)
        if owner is host:
            self.watchers[host.id] = host

    def give_host(self, host: Player, player: int) -> Player:
        """Give the table to somebody else who is there; Refusal."""
        heir = self.other(host, player)
        if not heir.is_present:
            raise Refusal(UNKNOWN_PLAYER)
        self._hosting.give(heir)
        return heir

    def rest(self, seat: Seat, rests: bool) -> bool:
        """Let a bot play a player's seat, or let him; False if it was so already."""
        chair = self.seats[seat]
        changed = chair.player is not None and chair.rests != rests
        if changed:
            chair.rests = rests
        return changed

    def is_away(self, player: Player) -> bool:
        """Tell whether the player has a seat that is marked already."""
        seat = self.seats.seat_of(player)
        return seat is not None and self.seats[seat].away_since is not None

    def lose(self, player: Player, now: float) -> Seat | None:
        """Note that a player's connection is lost; only a seat and the owner's place are kept."""
        seat = self.seats.seat_of(player)
        if seat is not None:
            self.seats[seat].away_since = now
        elif player is not self._hosting.owner:
            self._dismiss(player)
        return seat

    def welcome_back(self, player: Player) -> Seat | None:
        """Give a player back what was kept for him, also from a bot that he had let play."""
        seat = self.seats.seat_of(player)
        if seat is not None:
            self.seats[seat].away_since, self.seats[seat].rests = None, False
            self.seats[seat].lock = b""
        return seat

    def settle(self, now: float) -> None:
        """Let the host's part pass on, or come back."""
        patience = self._limits.away_host
        for player in [player for player in self.watchers.values() if not player.is_present]:
            if (player.gone_since or now) + patience <= now:
                self._dismiss(player)
        self._hosting.settle(self.members(), now, patience)

    def free_away_seats(self, now: float, since: float) -> None:
        """Free the seats of those who are away for too long, counted from `since` at most."""
        for seat in self.seats.away():
            player, end = self.seats[seat].player, self._away_end(seat, since)
            if player is not None and end <= now:
                player.table = None
                self.seats.free(seat)

    def dismiss_all(self) -> None:
        """Let everybody go: the table is closed."""
        for player in self.members():
            player.table = None

    def deadlines(self, since: float) -> list[float]:
        """Give when `settle` or `free_away_seats` will have something to do."""
        due = self._hosting.due(self._limits.away_host)
        ends = [self._away_end(seat, since) for seat in self.seats.away()]
        return ends if due is None else [*ends, due]

    def _away_end(self, seat: Seat, since: float) -> float:
        return max(self.seats[seat].away_since or 0.0, since) + self._limits.away_seat

    def _arrive(self, player: Player) -> None:
        player.table, player.follows = self._table, None

    def _dismiss(self, player: Player) -> None:
        if self.watchers.pop(player.id, None) is not None:
            player.table = None

    def _require_free(self, player: Player) -> None:
        if player.table not in (None, self._table):
            raise Refusal(ELSEWHERE, table=player.table)
