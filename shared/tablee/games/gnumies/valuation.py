"""What a party that goes on is worth to each seat: its chance to win, as played matches teach.

The weights are data, learnt for each number of seats, with stars and without, by the command that
stands in the file. They say how many points a seat will end with; from these, and from how far
such estimates were off, follows who is how likely to win.
"""

from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, TypeAlias

import msgspec

from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.prospects import signs_of, stage_of
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


SHARPNESS: Final = 0.6
"""By how much chances lean towards who leads: of the usual error, the part that matters."""


@cache
def learnt() -> Learnt:
    """Read the lessons, once."""
    return msgspec.json.decode(LEARNT.read_bytes(), type=Learnt)


def _lesson(terms: Terms) -> Lesson:
    return learnt().lessons[kind_of_party(terms)]
