"""Which of several moves that are as good it shall be: the expected one, or what one leans to."""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final

import msgspec

from tablee.engine import Rng, Seat
from tablee_server.ai.personalities import NEUTRAL, Personality

_HABIT: Final = 0.5
"""How much the expected move is worth to somebody who leans to nothing."""

_CARE: Final = 0.25
_SHARPNESS: Final = 2.0
_STEPS: Final = 1 << 20


class Prospect(msgspec.Struct, frozen=True):
    """What a search found of one move.

    `worth` and its standard deviation `spread` are the seat's; `rival` is the worth to whoever
    else does best by it.
    """

    worth: float
    spread: float
    rival: float
    is_expected: bool = False


def best_rival(worths: Sequence[float], seat: Seat) -> float:
    """Give what a result is worth to whoever does best of those that don't share the seat's."""
    own = worths[seat]
    return max([worth for worth in worths if worth != own], default=own)


def leanings(prospects: Sequence[Prospect], who: Personality) -> list[float]:
    """Give how much somebody likes each of several moves that are as good."""
    worths = _spread_out(prospects, lambda one: one.worth)
    spreads = _spread_out(prospects, lambda one: one.spread)
    rivals = _spread_out(prospects, lambda one: one.rival)
    return [
        (_CARE + who.greed) * worths[i]
        + who.risk * spreads[i]
        - who.grudge * rivals[i]
        + (_HABIT if one.is_expected else who.bluff)
        for i, one in enumerate(prospects)
    ]


def preferred(prospects: Sequence[Prospect], who: Personality) -> int:
    """Choose openly: what one likes best, the first of equals."""
    liked = leanings(prospects, who)
    return liked.index(max(liked))


def drawn_by_liking(
    prospects: Sequence[Prospect], close: Sequence[int], who: Personality, dice: Rng
) -> int:
    """Choose what nobody may foresee: any that is `close` to the best, but rather what one likes.

    Gives its place in `prospects`.
    """
    among = [prospects[place] for place in close]
    plain, leaning = leanings(among, NEUTRAL), leanings(among, who)
    liked = [0.0] * len(prospects)
    for place, a, b in zip(close, leaning, plain, strict=True):
        liked[place] = exp(_SHARPNESS * (a - b))
    return drawn(liked, dice)


def drawn(weights: Sequence[float], dice: Rng) -> int:
    """Draw a place, each as likely as its weight says; the weights needn't come to 1.

    Every place has a draw of its own, whether it can be chosen or not: with the same dice, two
    who weigh nearly alike mostly choose alike.
    """
    lots = [-log((1 + dice.below(_STEPS)) / (1 + _STEPS)) for _ in weights]
    able = [place for place, weight in enumerate(weights) if weight > 0.0]
    return min(able, key=lambda place: lots[place] / weights[place])


def _spread_out(prospects: Sequence[Prospect], value: Callable[[Prospect], float]) -> list[float]:
    """Give values from 0 for the least to 1 for the greatest; all 0 where they are equal."""
    values = [value(one) for one in prospects]
    least, width = min(values), max(values) - min(values)
    return [(one - least) / width if width > 1e-12 else 0.0 for one in values]
