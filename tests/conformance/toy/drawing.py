"""Which places of the pile a player's events show: what he draws, from the top, to its end."""

from tablee.engine import Drawing, Drawn, Event, Setup
from tests.conformance.toy.crates import crates_for
from tests.conformance.toy.events import Drew


class CratesDrawn(Drawing):
    """Follows the first pile; how a later one was made up isn't told."""

    kinds = frozenset({Drew})

    def __init__(self, setup: Setup) -> None:
        self._crates = crates_for(setup.seats)
        self._left = len(self._crates)

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        if not isinstance(event, Drew):
            return ()
        before, self._left = self._left, self._left - event.count
        if self._left < 0 or not event.crates:
            return ()
        places = tuple(range(self._left, before))
        return (Drawn("deal/1", places, tuple(map(self._crates.index, event.crates))),)
