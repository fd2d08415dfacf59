"""Sound play without search: bid a part of what the lot adds, lay out the solver's answer.

What a lot adds is the difference it makes to what the best plan promises (see `prospects`), over
the two sides that may lie beneath it. Bids waver a little, since equal ones strike each other out.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tablee.engine import Action, Arrangement, LegalActions, Observation, Range, Rng
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.auction import flows
from tablee.games.gold_der_maya.backs import drawn_fronts, known_backs, odds_ahead, stock_of
from tablee.games.gold_der_maya.fragments import (
    FACES,
    KINDS,
    WORDS,
    face_of,
    lot_of,
    material_of,
    size_of,
)
from tablee.games.gold_der_maya.layout import BORDER
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.prospects import Plan, best_plan
from tablee.games.gold_der_maya.score import worth
from tablee.games.gold_der_maya.solver import Piece, Use, best_discs

# The part of a lot's worth that is bid: the rest is profit, and the beads are points too.
EAGERNESS: Final = 0.55


class Fragment(NamedTuple):
    """A fragment as its owner knows it; sorts by what it is."""

    piece: Piece
    lot: int


class GoldDerMayaBrain:
    """The game's own knowledge of good play."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        """Give a sound move; None where nothing may be done."""
        assert isinstance(observation, GoldDerMayaObservation)
        for entry in legal:
            if isinstance(entry, Range):
                return Bid(_bid(observation, entry.high, rng))
            if isinstance(entry, Arrangement):
                return Arrange(_layout(observation, entry))
        receivers = [action.seat for action in legal.actions() if isinstance(action, GiveTo)]
        return GiveTo(_poorest(observation, receivers)) if receivers else None


def _bid(seen: GoldDerMayaObservation, beads: int, rng: Rng) -> int:
    gain = _gain(seen)
    if gain < 1.0:
        return 0
    wavering = (rng.below(201) - 100) / 100
    return max(0, min(beads, round(EAGERNESS * gain + wavering)))


def _gain(seen: GoldDerMayaObservation) -> float:
    """Give what the lot on place 1 adds to the more promising base, in points."""
    front = FACES[seen.board[0]]
    known = known_backs(seen)
    ahead = odds_ahead(front, stock_of(drawn_fronts(seen), known))
    share = _share(seen)
    gains = []
    for base in seen.bases[seen.viewer]:
        own = [_owned(seen, known, FACES[word]) for word in base]
        after = sum(
            [
                odds * best_plan(_pieces([*own, _with_back(front, step)]), share).promise
                for step, odds in ((1, ahead), (-1, 1 - ahead))
            ]
        )
        gains.append(after - best_plan(_pieces(own), share).promise)
    return max(gains)


def _share(seen: GoldDerMayaObservation) -> float:
    """Give how many lots will come up after this one for each seat."""
    held = seen.phase == "bid"
    return (len(seen.board) - held + seen.bag) / len(seen.start)


def _owned(seen: GoldDerMayaObservation, known: dict[int, int], face: int) -> Fragment:
    lot = lot_of(face)
    return _fragment(FACES[seen.sales[lot - 1].face], material_of(known[lot]))


def _with_back(front: int, step: int) -> Fragment:
    return _fragment(front, (material_of(front) + step) % KINDS)


def _fragment(face: int, other: int) -> Fragment:
    low, high = sorted((material_of(face), other))
    return Fragment((size_of(face), low, high), lot_of(face))


def _pieces(fragments: Iterable[Fragment]) -> tuple[Piece, ...]:
    return tuple([fragment.piece for fragment in sorted(fragments)])


def _layout(seen: GoldDerMayaObservation, entry: Arrangement) -> tuple[str, ...]:
    """Lay out the best of: the new lot added to either base, or everything thrown together."""
    words = [FACES[word] for word in entry.pieces if word != BORDER]
    pairs = zip(words[::2], words[1::2], strict=True)
    owned = [_fragment(face, material_of(other)) for face, other in pairs]
    share = _share(seen)
    bases: list[list[Fragment]] = []
    for base in seen.bases[seen.viewer]:
        bases.append(owned[: len(base)])
        owned = owned[len(base) :]
    tried = [_add_to(bases, number, owned[0], share) for number in range(len(bases))]
    if len(bases) > 1:
        tried.append(_throw_together([*bases[0], *bases[1], owned[0]], share))
    return max(tried, key=lambda one: one.promise).words


class _Layout(NamedTuple):
    promise: float
    words: tuple[str, ...]


def _add_to(
    bases: Sequence[Sequence[Fragment]], number: int, new: Fragment, share: float
) -> _Layout:
    """Give the new fragment to one base, and what that doesn't use to the other."""
    first = _Laid.of([*bases[number], new], share)
    laid = [first]
    for other in range(len(bases)):
        if other != number:
            second = _Laid.of([*bases[other], *first.rest], share)
            laid.insert(0 if other < number else 1, second)
    return _joined(laid)


def _throw_together(owned: Sequence[Fragment], share: float) -> _Layout:
    """Make the best discs of all, and the best of what is left."""
    fragments = sorted(owned)
    discs = best_discs(tuple([fragment.piece for fragment in fragments]), 2)
    laid = []
    used: set[int] = set()
    for disc in discs:
        laid.append(_Laid.by(Plan(disc.points, disc.ring), fragments))
        used |= {place for place, _ in disc.ring}
    rest = [fragment for place, fragment in enumerate(fragments) if place not in used]
    while len(laid) < 2:
        laid.append(_Laid.of(rest, share))
        rest = laid[-1].rest
    return _joined(laid)


class _Laid(NamedTuple):
    promise: float
    words: tuple[str, ...]
    rest: list[Fragment]

    @classmethod
    def of(cls, fragments: Sequence[Fragment], share: float) -> "_Laid":
        ordered = sorted(fragments)
        return cls.by(best_plan(tuple([f.piece for f in ordered]), share), ordered)

    @classmethod
    def by(cls, plan: Plan, fragments: Sequence[Fragment]) -> "_Laid":
        used = {place for place, _ in plan.order}
        rest = [fragment for place, fragment in enumerate(fragments) if place not in used]
        return cls(plan.promise, _words(plan.order, fragments), rest)


def _words(order: Use, fragments: Sequence[Fragment]) -> tuple[str, ...]:
    return tuple(
        [
            WORDS[face_of(fragments[place].lot, fragments[place].piece[0], material)]
            for place, material in order
        ]
    )


def _joined(laid: Sequence[_Laid]) -> _Layout:
    words = laid[0].words
    for other in laid[1:]:
        words = (*words, BORDER, *other.words) if other.words else words
    return _Layout(sum([one.promise for one in laid]), words)


def _poorest(seen: GoldDerMayaObservation, receivers: Sequence[int]) -> int:
    """Choose who stands worst: the beads and whole discs that everybody can count."""
    moved = flows(seen.sales, len(seen.start))

    def standing(seat: int) -> tuple[int, int]:
        discs = [sum(worth([FACES[word] for word in base])) for base in seen.bases[seat]]
        return seen.start[seat] + moved[seat] + sum(discs), seat

    return min(receivers, key=standing)
