"""Votes of a table: to stop a match, or to play another."""

from collections.abc import Collection

from tablee.engine import Seat


class Ballot:
    """Who agrees so far."""

    def __init__(self) -> None:
        self._ayes: set[Seat] = set()

    @property
    def ayes(self) -> tuple[Seat, ...]:
        """Give the seats that agree."""
        return tuple(sorted(self._ayes))

    def cast(self, seat: Seat, *, yes: bool) -> None:
        """Count a vote; the last one of a seat counts."""
        (self._ayes.add if yes else self._ayes.discard)(seat)

    def passes(self, voters: Collection[Seat]) -> bool:
        """Tell whether all of the voters agree, and there is one."""
        return bool(voters) and self._ayes.issuperset(voters)

    def clear(self) -> None:
        """Begin anew."""
        self._ayes.clear()
