"""How likely each team is to win an imagined match, when a turn begins: as played matches teach.

A small network weighs `signs`. Its weights are data, learnt for each number of seats by the command
that stands in the file.
"""

from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final, TypeAlias

import msgspec

from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.rounds import returns_of
from tablee.games.oh_les_nains.signs import signs_of

LEARNT: Final = files("tablee.games.oh_les_nains") / "learnt.json"

Weights: TypeAlias = tuple[float, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt for a number of seats: hidden sums of the signs, and how they add up.

    A hidden sum below 0 counts as 0. `last` is what stands beside them all.
    """

    hidden: tuple[Weights, ...]
    biases: Weights
    out: Weights
    last: float

    def lean(self, signs: list[float]) -> float:
        """Weigh the signs: above 0 where the team on turn is ahead."""
        total = self.last
        for row, bias, weight in zip(self.hidden, self.biases, self.out, strict=True):
            inner = sum(map(mul, row, signs), bias)
            if inner > 0:
                total += weight * inner
        return total


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons, and the command that taught them."""

    command: str
    seed: int
    lessons: dict[str, Lesson]


@cache
def lesson_for(seats: int) -> Lesson:
    """Read the lesson for a number of seats, once."""
    return msgspec.json.decode(LEARNT.read_bytes(), type=Learnt).lessons[str(seats)]


def chances(facts: Facts) -> tuple[float, ...]:
    """Give every seat's chance to win the match: in a turn, or after the end."""
    if facts.phase == "over":
        return tuple([0.5 + won / 2 for won in returns_of(facts)])
    lean = lesson_for(facts.terms.seats).lean(signs_of(facts))
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
