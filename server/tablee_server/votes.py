"""Votes of a table: to stop a match, or to play another."""

from tablee.engine import Seat
from tablee_server.player import Player
from tablee_server.seats import Seats


class Ballot:
    """Who agrees so far. A vote is its player's: it goes with him, and counts while he sits."""

    def __init__(self) -> None:
        self._ayes: set[int] = set()

    @property
    def is_open(self) -> bool:
        """Tell whether anybody agrees, or did before he was gone."""
        return bool(self._ayes)

    def cast(self, player: Player, *, yes: bool) -> None:
        """Count a vote; the last one of a player counts."""
        (self._ayes.add if yes else self._ayes.discard)(player.id)

    def ayes(self, seats: Seats) -> tuple[Seat, ...]:
        """Give the seats whose players are there and agree."""
        return tuple(seat for seat in seats.present() if self._agrees(seats[seat].player))

    def passes(self, seats: Seats) -> bool:
        """Tell whether all agree who are there, and somebody is."""
        return seats.present() == list(self.ayes(seats)) != []

    def clear(self) -> None:
        """Begin anew."""
        self._ayes.clear()

    def _agrees(self, player: Player | None) -> bool:
        return player is not None and player.id in self._ayes
