"""How likely each team is to win an imagined match, when a turn begins: as played matches teach.

A small network weighs `signs`. Its weights are data, learnt for each number of seats by the command
that stands in the file.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from struct import Struct
from typing import Final, TypeAlias

import msgspec

from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.rounds import returns_of
from tablee.games.oh_les_nains.signs import WHOLE, signs_of

LEARNT: Final = files("tablee.games.oh_les_nains") / "learnt.json"

_BITS: Final = 32
_MIDDLE: Final = 1 << _BITS - 1
_PARTS: Final = 1000
"""Weights have three digits."""

Weights: TypeAlias = tuple[float, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt for a number of seats: hidden sums of the signs, and how they add up.

    A hidden sum below 0 counts as 0. `last` is what stands beside them all.
    """

    hidden: tuple[Weights, ...]
    biases: Weights
    out: Weights
    last: float


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons, and the command that taught them."""

    command: str
    seed: int
    lessons: dict[str, Lesson]


class Network:
    """A lesson ready for use: all hidden sums are made at once, side by side in one number.

    Each has 32 bits of it, in thousandths of parts of `WHOLE`, and begins in the middle of them:
    many times quicker than sum by sum.
    """

    __slots__ = ("_columns", "_last", "_out", "_start", "_sums")

    def __init__(self, lesson: Lesson) -> None:
        """Lay the weights of each sign side by side."""
        self._columns = [_side_by_side(column) for column in zip(*lesson.hidden, strict=True)]
        biases = [WHOLE * bias + _MIDDLE / _PARTS for bias in lesson.biases]
        self._start = _side_by_side(biases)
        self._sums = Struct(f"<{len(biases)}I")
        self._out = [weight / (WHOLE * _PARTS) for weight in lesson.out]
        self._last = lesson.last

    def lean(self, signs: list[int]) -> float:
        """Weigh the signs: above 0 where the team on turn is ahead."""
        whole = sum(map(mul, self._columns, signs), self._start)
        sums = self._sums.unpack(whole.to_bytes(self._sums.size, "little"))
        total = self._last
        for weight, inner in zip(self._out, sums, strict=True):
            if inner > _MIDDLE:
                total += weight * (inner - _MIDDLE)
        return total


def _side_by_side(numbers: Sequence[float]) -> int:
    return sum([round(_PARTS * number) << _BITS * at for at, number in enumerate(numbers)])


@cache
def network_for(seats: int) -> Network:
    """Read the lesson for a number of seats, once."""
    learnt = msgspec.json.decode(LEARNT.read_bytes(), type=Learnt)
    return Network(learnt.lessons[str(seats)])


def chances(facts: Facts) -> tuple[float, ...]:
    """Give every seat's chance to win the match: in a turn, or after the end."""
    if facts.phase == "over":
        return tuple([0.5 + won / 2 for won in returns_of(facts)])
    lean = network_for(facts.terms.seats).lean(signs_of(facts))
    team = team_of(facts.actor)
    need = facts.terms.match_wins
    own, others = need - facts.wins[team], need - facts.wins[1 - team]
    game = 1 / (1 + exp(-lean))
    chance = game * _ahead(own - 1, others) + (1 - game) * _ahead(own, others - 1)
    seats = range(facts.terms.seats)
    return tuple([chance if team_of(seat) == team else 1 - chance for seat in seats])


def _ahead(own: int, others: int) -> float:
    """Give the chance to win a match that lacks so many games, each of them an even one."""
    if own <= 0 or others <= 0:
        return float(own <= 0)
    return (_ahead(own - 1, others) + _ahead(own, others - 1)) / 2
