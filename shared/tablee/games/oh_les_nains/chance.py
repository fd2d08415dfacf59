"""How likely each team is to win an imagined match, between two turns: as played matches teach.

The weights of `signs` come from a logistic regression over 3,000 matches of `greedy` at two and at
four seats, with one turn in twelve played at random.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.rounds import returns_of
from tablee.games.oh_les_nains.signs import signs_of

WEIGHTS: Final[Mapping[int, tuple[float, ...]]] = {
    2: (
        -0.3,
        0.167,
        -0.913,
        -0.842,
        0.821,
        0.182,
        0.121,
        0.091,
        0.018,
        -0.058,
        -0.042,
        0.14,
        0.004,
        0.08,
        0.12,
    ),
    4: (
        -0.086,
        0.15,
        -1.055,
        -1.056,
        0.973,
        0.22,
        0.114,
        0.074,
        -0.007,
        -0.041,
        -0.17,
        0.144,
        0.031,
        0.085,
        0.116,
    ),
}


def chances(facts: Facts) -> tuple[float, ...]:
    """Give every seat's chance to win the match: in a turn, or after the end."""
    if facts.phase == "over":
        return tuple([0.5 + won / 2 for won in returns_of(facts)])
    weights = WEIGHTS[facts.terms.seats]
    lean = sum([weight * sign for weight, sign in zip(weights, signs_of(facts), strict=True)])
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
