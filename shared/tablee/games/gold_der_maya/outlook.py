"""How likely a seat is to fill a gap in its disc with the lots that are still to come.

With one lot to come it's exact but for whether the seat gets it. Of lots that fit it's said to get
its share, and a larger one of those that would make its disc whole (see `Judgement`). Lots on the
board are known by size and upper side, those in the bag by what is unaccounted for.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from tablee.games.gold_der_maya.backs import Stock, odds_ahead
from tablee.games.gold_der_maya.fragments import DISC, KINDS, material_of, size_of
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.prospects import FEWEST
from tablee.games.gold_der_maya.solver import COUNTS, RUNS

Chances: TypeAlias = Sequence[float]
"""By the gap, in 24ths."""

MOST_CERTAIN: Final = 0.95


class Span(NamedTuple):
    """What an open arc can take: materials from low to high, and of those the lone ones must come.

    A lone material lies between two others and is up once only. `pure` is the one material that is
    up, or -1 where there are several.
    """

    low: int
    high: int
    lone: tuple[int, ...]
    pure: int


class _Offer(NamedTuple):
    """How likely a lot is of this size and fits, and how likely it also brings a lone material."""

    size: int
    fitting: float
    mending: float


def _span(counts: Sequence[int]) -> Span:
    """Beside an end that is up once only nothing new may come: that end would be lone then."""
    up = [material for material, count in enumerate(counts) if count]
    low, high, is_pure = up[0], up[-1], len(up) == 1
    lone = tuple([material for material in up[1:-1] if counts[material] == 1])
    return Span(
        low - (is_pure or counts[low] > 1),
        high + (is_pure or counts[high] > 1),
        lone,
        low if is_pure else -1,
    )


# By code (see `solver`), for those that may lie in an open arc.
SPANS: Final = {code: _span(counts) for code, counts in enumerate(COUNTS) if RUNS[code] and code}
# By the first material: what an empty base may become.
FIRST_SPANS: Final = tuple([SPANS[3**material] for material in range(KINDS)])
# While at least so much is open, materials may also come that must come again later.
_WIDE: Final = 16
# Gaps that fragments may fill at all.
_GAPS: Final = tuple([gap for gap in FEWEST if gap])


_Step: TypeAlias = tuple[int, list[tuple[int, float, float]]]
"""A gap, and by each size that a lot may have what would be left of it, and how likely that is."""


class Outlook:
    """What is to come, for any seat. Remembers what it worked out."""

    def __init__(
        self, judgement: Judgement, seats: int, stock: Stock, coming: Sequence[int], bag: int
    ) -> None:
        """`stock` is what is unaccounted for, `coming` are the faces on the board yet to be sold.

        The lot whose sale is on is in neither.
        """
        self.judgement = judgement
        self.lots = len(coming) + bag
        self._stock = stock
        self._coming = coming
        self._bag = bag
        self._reach = min(MOST_CERTAIN, judgement.reach / seats)
        self._rush = min(MOST_CERTAIN, judgement.last / seats) / self._reach
        self._known: dict[tuple[Span, bool], Chances] = {}

    def chances(self, span: Span, *, pure: bool = False) -> Chances:
        """Give the chance to close a ring from such an arc; if `pure`, all in its one material."""
        found = self._known.get((span, pure))
        if found is None:
            found = self._known[span, pure] = self._work_out(span, pure=pure)
        return found

    def _work_out(self, span: Span, *, pure: bool) -> Chances:
        fitting = {span.pure} if pure else _materials(span.low, span.high)
        wider = fitting if pure else _materials(span.low - 1, span.high + 1)
        rows = [[float(not lone)] + [0.0] * DISC for lone in range(len(span.lone) + 1)]
        mends = set(span.lone)
        lots = zip(self._offers(fitting, mends), self._offers(wider, mends), strict=True)
        steps, narrow = list[_Step](), None
        for offers, wide in lots:
            if offers is not narrow:  # what the bag offers is the same every time
                steps, narrow = _steps(offers, wide), offers
            mended = [rows[0], *rows]
            rows = [self._after(row, mended[n], steps) for n, row in enumerate(rows)]
        return rows[-1]

    def _after(self, row: list[float], mended: list[float], steps: list[_Step]) -> list[float]:
        """Give the chances with one lot more; `mended` are those with one material less lone."""
        after = row[:]
        reach, rush, is_same = self._reach, self._rush, mended is row
        for gap, ways in steps:
            before = row[gap]
            gain = 0.0
            for rest, fitting, mending in ways:
                found = row[rest]
                more = fitting * (found - before) if found > before else 0.0
                if not is_same:
                    found = mended[rest]
                if found > before:
                    more += mending * (found - before)
                    gain += more if rest else more * rush
                elif more:
                    gain += more if rest else more * rush
            after[gap] = before + reach * gain
        return after

    def _offers(self, fits: set[int], mends: set[int]) -> Iterator[list[_Offer]]:
        """Give what each lot may be, the last one first."""
        if self._bag:
            drawn = [_drawn(size, left, fits, mends) for size, left in self._stock.items()]
            total = sum([sum(left) for left in self._stock.values()])
            offers = [_Offer(n, fit / total, mend / total) for n, fit, mend in drawn if fit + mend]
            for _ in range(self._bag):
                yield offers
        for face in reversed(self._coming):
            yield [_shown(face, odds_ahead(face, self._stock), fits, mends)]


def _steps(offers: list[_Offer], wide: list[_Offer]) -> list[_Step]:
    return [
        (gap, [(gap - n, fit, mend) for n, fit, mend in around if n <= gap])
        for gap in _GAPS
        for around in (wide if gap >= _WIDE else offers,)
    ]


def _materials(low: int, high: int) -> set[int]:
    return set(range(max(0, low), min(KINDS, high + 1)))


def _drawn(size: int, left: Sequence[int], fits: set[int], mends: set[int]) -> tuple[int, int, int]:
    """Count the fragments of a size that fit, and those that also bring a lone material."""
    fitting = mending = 0
    for pair, count in enumerate(left):
        sides = {pair, (pair + 1) % KINDS}
        if sides & mends:
            mending += count
        elif sides & fits:
            fitting += count
    return size, fitting, mending


def _shown(face: int, ahead: float, fits: set[int], mends: set[int]) -> _Offer:
    material, fitting, mending = material_of(face), 0.0, 0.0
    for step, odds in ((1, ahead), (-1, 1.0 - ahead)):
        sides = {material, (material + step) % KINDS}
        if sides & mends:
            mending += odds
        elif sides & fits:
            fitting += odds
    return _Offer(size_of(face), fitting, mending)
