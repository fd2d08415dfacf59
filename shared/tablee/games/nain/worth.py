"""What a round is worth to each seat once it is over: the match's result, or an estimate of it."""

from functools import lru_cache
from math import exp, sqrt

from tablee.engine.brain import WIN_SHARE, worths
from tablee.games.nain.cards import VALUE
from tablee.games.nain.facts import NO_COIN, Facts
from tablee.games.nain.finish import outcome_of
from tablee.games.nain.tuning import Tuning

# A special that can still be used in so many rounds has all its worth.
SPECIAL_ROUNDS = 3


def round_worths(facts: Facts, tuning: Tuning) -> tuple[float, ...]:
    """Weigh each seat, 0..1: 0.8 times its chance to win the match, 0.2 times its lead."""
    if facts.phase == "over":
        return worths(outcome_of(facts))
    left = facts.terms.rounds - facts.round + (facts.phase == "choose")
    special = tuning.special / 10 * min(1.0, left / SPECIAL_ROUNDS)
    coins = [
        _value(pile) + special * len(held)
        for pile, held in zip(facts.won, facts.specials, strict=True)
    ]
    if facts.phase in ("pick", "draft"):
        _share(facts, coins)
    return _estimate(coins, tuning.swing / 10, left)


def _share(facts: Facts, coins: list[float]) -> None:
    """Add what is still to be shared: the best two for the winner, the rest evenly by chance."""
    last = facts.history[-1]
    values = [VALUE[coin] for coin in (*facts.coins, *facts.draft) if coin != NO_COIN]
    values.sort()
    drafters: tuple[int, ...] = facts.drafters
    if facts.phase == "pick":
        coins[last.winner] += sum(values[-2:])
        values = values[:-2]
        seats = range(len(coins))
        drafters = tuple([seat for seat in seats if seat not in (last.winner, last.loser)])
    for seat in drafters:
        coins[seat] += sum(values) / len(drafters)


def _estimate(coins: list[float], swing: float, left: int) -> tuple[float, ...]:
    best, mean, ahead = max(coins), sum(coins) / len(coins), swing * sqrt(left + 0.02)
    weights = [exp((held - best) / ahead) for held in coins]
    total = sum(weights)
    found = []
    for weight, held in zip(weights, coins, strict=True):
        lead = (held - mean) / swing
        squashed = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        found.append(WIN_SHARE * weight / total + (1.0 - WIN_SHARE) * squashed)
    return tuple(found)


@lru_cache(maxsize=1024)
def _value(pile: tuple[int, ...]) -> int:
    return sum([VALUE[coin] for coin in pile])
