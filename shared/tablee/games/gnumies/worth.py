"""What a guest is worth to a party room, in points, while the party goes on: estimates.

A guest counts what it adds to its set, and a little for what may still come. A Wullawaki counts
what it would drive away, and at least what it will once the room is fuller.
"""

from collections.abc import Sequence
from typing import Final

from tablee.games.gnumies.guests import COPICASTOR, GUESTS, VALUE_OF, is_wullawaki
from tablee.games.gnumies.scoring import final_points, losable
from tablee.games.gnumies.terms import BEST_OF_SET, Terms

# By how many of the value are in the room: what one more may still grow into, for each unseen one.
_PROMISE: Final = (1.5, 6.0, 8.0, 0.0)
_LEAST_COPY: Final = 14.0
# By how many Wullawakis are in the room, an empty one: what the next will cost.
_LEAST_PEST: Final = (6.0, 8.0, 10.0, 8.0)


class Worth:
    """The worth of any guest to any room, from what everybody knows."""

    def __init__(self, terms: Terms, rooms: Sequence[Sequence[int]], unseen: Sequence[int]) -> None:
        """Take the rooms, and the guests that may still come."""
        self._terms = terms
        self._rooms = rooms
        self._coming = [0] * 16
        for guest in unseen:
            self._coming[VALUE_OF[guest]] += 1
        self._fullness = 1 - len(unseen) / GUESTS

    def of(self, guest: int, seat: int) -> float:
        """Give what the guest would mean to this seat: less than 0 for a Wullawaki."""
        room = self._rooms[seat]
        if is_wullawaki(guest):
            return -self._cost(room, guest)
        if guest == COPICASTOR:
            return max(_LEAST_COPY, self._added(room, guest))
        value = VALUE_OF[guest]
        if value > BEST_OF_SET:
            return float(value)
        held = sum([VALUE_OF[other] == value for other in room])
        points = self._terms.points[value]
        promise: float = _PROMISE[held] * min(2, self._coming[value]) * (1 - self._fullness)
        return float(points[held + 1] - points[held]) + promise

    def _cost(self, room: Sequence[int], guest: int) -> float:
        count = len(room) - len(losable(room))
        expected = _LEAST_PEST[min(count, 3)] * (1 - self._fullness)
        return max(expected, -self._added(room, guest), 1.0)

    def _added(self, room: Sequence[int], guest: int) -> float:
        before = final_points(room, self._terms)
        return float(final_points((*room, guest), self._terms) - before)
