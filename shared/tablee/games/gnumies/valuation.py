"""What a party that goes on is worth to each seat: its chance to win, as played matches teach.

The weights are data, learnt for each number of seats, with stars and without, by the command that
stands in the file. They say how many points a seat will end with; from these, and from how far
such estimates were off, follows who is how likely to win.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple, TypeAlias

import msgspec

from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.prospects import OTHERS_HEIGHTS, OWN_HEIGHTS, signs_of, stage_of
from tablee.games.gnumies.terms import Terms

LEARNT: Final = files("tablee.games.gnumies") / "learnt.json"

Weights: TypeAlias = tuple[float, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt for one kind of party: by stage, the weights, and by how much they err."""

    weights: tuple[Weights, ...]
    errors: tuple[float, ...]


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons, and the command that taught them."""

    command: str
    seed: int
    lessons: dict[str, Lesson]


def kind_of_party(terms: Terms) -> str:
    """Name the kind of party that a lesson is for."""
    return f"{terms.seats} stars" if terms.has_star else f"{terms.seats}"


def foreseen(facts: Facts) -> list[float]:
    """Estimate the points that every seat will end with."""
    weights = _lesson(facts.terms).weights[stage_of(facts)]
    return [sum([w * s for w, s in zip(weights, row, strict=True)]) for row in signs_of(facts)]


def chances(facts: Facts) -> tuple[float, ...]:
    """Estimate how likely every seat is to win."""
    points = foreseen(facts)
    scale = _lesson(facts.terms).errors[stage_of(facts)] * SHARPNESS
    most = max(points)
    shares = [exp((one - most) / scale) for one in points]
    total = sum(shares)
    return tuple([share / total for share in shares])


class Slope(NamedTuple):
    """How foreseen points change with the heights of the cards in hand, and what chances follow."""

    own: float
    others: float
    scale: float

    def given_back(self, points: Sequence[float], spent: Sequence[int]) -> list[float]:
        """Give the points as if these heights hadn't been spent."""
        return [one + loss for one, loss in zip(points, self._losses(spent), strict=True)]

    def chance(self, seat: int, points: Sequence[float], spent: Sequence[int]) -> float:
        """Give how likely a seat wins once these heights are spent."""
        after = [one - loss for one, loss in zip(points, self._losses(spent), strict=True)]
        most, scale = max(after), self.scale
        return exp((after[seat] - most) / scale) / sum([exp((o - most) / scale) for o in after])

    def _losses(self, spent: Sequence[int]) -> list[float]:
        total, rivals = sum(spent), len(spent) - 1
        return [self.own * own + self.others * (total - own) / rivals for own in spent]


def slope_of(facts: Facts) -> Slope:
    """Give by what a party's foreseen points depend on the heights in hand; all else alike."""
    lesson, stage = _lesson(facts.terms), stage_of(facts)
    weights = lesson.weights[stage]
    scale = lesson.errors[stage] * SHARPNESS
    return Slope(weights[OWN_HEIGHTS], weights[OTHERS_HEIGHTS], scale)


SHARPNESS: Final = 0.6
"""By how much chances lean towards who leads: of the usual error, the part that matters."""


@cache
def learnt() -> Learnt:
    """Read the lessons, once."""
    return msgspec.json.decode(LEARNT.read_bytes(), type=Learnt)


def _lesson(terms: Terms) -> Lesson:
    return learnt().lessons[kind_of_party(terms)]
