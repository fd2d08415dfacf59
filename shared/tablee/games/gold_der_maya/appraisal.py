"""A position as the better opponents judge it, from what one seat may know.

What lies beneath the others' fragments is guessed a few times, and the promises are averaged.
"""

from collections.abc import Sequence
from functools import cached_property

from tablee.engine import Rng, Seat
from tablee.games.gold_der_maya.auction import flows
from tablee.games.gold_der_maya.backs import (
    drawn_fronts,
    guess_backs,
    known_backs,
    odds_ahead,
    stock_of,
)
from tablee.games.gold_der_maya.fragments import FACES, KINDS, lot_of, material_of
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.laying import Fragment, fragment
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.outlook import Outlook
from tablee.games.gold_der_maya.race import Race, race_of
from tablee.games.gold_der_maya.solver import Piece, best_disc
from tablee.games.gold_der_maya.valuation import promise


class Appraisal:
    """What bases and the lot on place 1 are worth to every seat, as the viewer sees it."""

    def __init__(self, seen: GoldDerMayaObservation, judgement: Judgement, rng: Rng) -> None:
        """Take what was seen; only the guesses need dice."""
        self.seen = seen
        self.judgement = judgement
        self.seats = len(seen.start)
        self._rng = rng
        self._known = known_backs(seen)
        self._fronts = drawn_fronts(seen)
        self._stock = stock_of(self._fronts, self._known)
        self._promises: dict[tuple[Piece, ...], float] = {}

    @cached_property
    def outlook(self) -> Outlook:
        """What is still to come after the lot whose sale is on, or was last."""
        coming = self.seen.board[self.seen.phase == "bid" :]
        faces = [FACES[word] for word in coming]
        return Outlook(self.judgement, self.seats, self._stock, faces, self.seen.bag)

    @cached_property
    def beads(self) -> list[int]:
        """What everybody can count to be in each purse."""
        moved = flows(self.seen.sales, self.seats)
        return [before + gain for before, gain in zip(self.seen.start, moved, strict=True)]

    @cached_property
    def race(self) -> Race:
        """How the match stands without the lot."""
        promises = [self._mean([before for before, _ in own]) for own in self._judged]
        return race_of(promises, self.beads, self.outlook.lots, self.judgement)

    @cached_property
    def gains(self) -> list[float]:
        """What the lot on place 1 adds to each seat's score, in points; never less than nothing."""
        return [self._mean([gain for _, gain in own]) for own in self._judged]

    @cached_property
    def lot(self) -> tuple[tuple[int, float], ...]:
        """The materials that may lie beneath the lot on place 1, each with its chance."""
        front = FACES[self.seen.board[0]]
        ahead, material = odds_ahead(front, self._stock), material_of(front)
        both = (((material + 1) % KINDS, ahead), ((material - 1) % KINDS, 1.0 - ahead))
        return tuple([one for one in both if one[1]])

    @cached_property
    def closing(self) -> float:
        """The chance that the lot on place 1 makes a base of the viewer whole that isn't yet."""
        front, own = FACES[self.seen.board[0]], self.seen.bases[self.seen.viewer]
        found = 0.0
        for base in own:
            held = [self._fragment(FACES[word], self._known) for word in base]
            if not _is_whole(held):
                after = [
                    odds for back, odds in self.lot if _is_whole([*held, fragment(front, back)])
                ]
                found = max(found, sum(after))
        return found

    def promise(self, fragments: Sequence[Fragment]) -> float:
        """Give what fragments on one base promise, in points."""
        pieces = tuple(sorted([one.piece for one in fragments]))
        found = self._promises.get(pieces)
        if found is None:
            found = self._promises[pieces] = promise(pieces, self.outlook)
        return found

    @cached_property
    def _judged(self) -> list[list[tuple[float, float]]]:
        """By seat and guess: what its bases promise, and what the lot adds to that."""
        backs = [self._guess() for _ in range(self.judgement.worlds)]
        return [[self._judge(seat, guess) for guess in backs] for seat in range(self.seats)]

    def _judge(self, seat: Seat, backs: dict[int, int]) -> tuple[float, float]:
        bases = [
            [self._fragment(FACES[word], backs) for word in base] for base in self.seen.bases[seat]
        ]
        before = [self.promise(base) for base in bases]
        if self.seen.phase != "bid":
            return sum(before), 0.0
        gains = [self._with_lot(base) - own for base, own in zip(bases, before, strict=True)]
        return sum(before), max(0.0, *gains)

    def _with_lot(self, base: Sequence[Fragment]) -> float:
        front = FACES[self.seen.board[0]]
        return sum([odds * self.promise([*base, fragment(front, back)]) for back, odds in self.lot])

    def _fragment(self, face: int, backs: dict[int, int]) -> Fragment:
        lot = lot_of(face)
        return fragment(FACES[self.seen.sales[lot - 1].face], material_of(backs[lot]))

    def _guess(self) -> dict[int, int]:
        """Guess what lies beneath; sorts nothing that the viewer knows."""
        hidden = [front for front in self._fronts if lot_of(front) not in self._known]
        stock = {size: list(left) for size, left in self._stock.items()}
        return self._known | guess_backs(hidden, stock, self._rng)

    def _mean(self, values: Sequence[float]) -> float:
        return sum(values) / len(values)


def _is_whole(fragments: Sequence[Fragment]) -> bool:
    return best_disc(tuple(sorted([one.piece for one in fragments]))) is not None
