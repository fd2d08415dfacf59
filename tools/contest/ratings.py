"""Ratings out of a contest's matches: Bradley-Terry on pairs, openskill on whole tables."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tablee.engine import FastRng
from tools.contest.figures import Interval, quantile
from tools.contest.lineup import Side
from tools.contest.played import Deal, Played

_ROUNDS = 200
_RESAMPLES = 200
_PRIOR = 0.5
"""Half a win and half a loss against an average opponent: who always won has a rating too."""


class Pair(NamedTuple):
    """What one contender took from another: each comparison of two sides gives 1 in all."""

    first: int
    second: int
    won: float
    lost: float


def pairs_of(matches: Iterable[Played], sides: tuple[Side, ...]) -> list[Pair]:
    """Give every pair of contenders that met, by the places of their sides; ties give halves."""
    won: dict[tuple[int, int], float] = {}
    for match in matches:
        players = match.players(sides)
        for one, other in combinations(range(len(sides)), 2):
            if players[one] == players[other]:
                continue
            ahead = match.ranks[sides[other][0]] - match.ranks[sides[one][0]]
            mine = 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
            meeting = players[one], players[other]
            won[meeting] = won.get(meeting, 0.0) + mine
            won[meeting[::-1]] = won.get(meeting[::-1], 0.0) + 1 - mine
    return [Pair(a, b, won[a, b], won[b, a]) for a, b in sorted(won) if a < b]


def bradley_terry(pairs: Sequence[Pair], contenders: int) -> tuple[float, ...]:
    """Give each contender's rating in Elo points about a mean of 0: Hunter's iteration (2004)."""
    strength = [1.0] * contenders
    wins = [_PRIOR] * contenders
    for first, second, won, lost in pairs:
        wins[first] += won
        wins[second] += lost
    for _ in range(_ROUNDS):
        weight = [2 * _PRIOR / (one + 1.0) for one in strength]
        for first, second, won, lost in pairs:
            met = (won + lost) / (strength[first] + strength[second])
            weight[first] += met
            weight[second] += met
        strength = [win / load for win, load in zip(wins, weight, strict=True)]
    logs = [400 * math.log10(one) for one in strength]
    mean = sum(logs) / contenders
    return tuple(log - mean for log in logs)


def elo(
    deals: Sequence[Deal], sides: tuple[Side, ...], contenders: int, *, seed: int
) -> tuple[Interval, ...]:
    """Give Bradley-Terry ratings with an interval from drawing whole deals again and again."""
    by_deal = [pairs_of(deal.matches, sides) for deal in deals]
    rng = FastRng(seed).derive("arena/resample")
    drawn = [
        bradley_terry(_added(rng.choice(by_deal) for _ in by_deal), contenders)
        for _ in range(_RESAMPLES)
    ]
    whole = bradley_terry(_added(by_deal), contenders)
    spread = list(zip(*drawn, strict=True))
    return tuple(
        Interval(mean, quantile(ratings, 0.025), quantile(ratings, 0.975))
        for mean, ratings in zip(whole, spread, strict=True)
    )


def _added(by_deal: Iterable[Sequence[Pair]]) -> list[Pair]:
    total: dict[tuple[int, int], tuple[float, float]] = {}
    for pairs in by_deal:
        for first, second, won, lost in pairs:
            before = total.get((first, second), (0.0, 0.0))
            total[first, second] = (before[0] + won, before[1] + lost)
    return [Pair(*meeting, *sums) for meeting, sums in total.items()]


def openskill(
    deals: Sequence[Deal], sides: tuple[Side, ...], contenders: int
) -> tuple[Mapping[str, float], ...] | None:
    """Give free-for-all ratings (Plackett-Luce), match after match; None without the library."""
    try:
        from openskill.models import PlackettLuce  # only who develops has it
    except ModuleNotFoundError:
        return None
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(contenders)]
    for deal in deals:
        for match in deal.matches:
            players = match.players(sides)
            places = [float(match.ranks[side[0]]) for side in sides]
            rated = model.rate([[ratings[who]] for who in players], ranks=places)
            for who in set(players):
                own = [team[0] for team, other in zip(rated, players, strict=True) if other == who]
                mu = sum(one.mu for one in own) / len(own)
                sigma = sum(one.sigma for one in own) / len(own)
                ratings[who] = model.rating(mu=mu, sigma=sigma)
    return tuple(
        {name: round(value, 3) for name, value in _named(one.mu, one.sigma)} for one in ratings
    )


def _named(mu: float, sigma: float) -> tuple[tuple[str, float], ...]:
    return ("mu", mu), ("sigma", sigma), ("ordinal", mu - 3 * sigma)
