"""What a settled deal is worth to each seat: the match's own result, or an estimate from purses."""

from math import exp, sqrt
from typing import Final

from tablee.engine.brain import WIN_SHARE, worths
from tablee.games.nain_jaune.facts import Facts, seats_in
from tablee.games.nain_jaune.finish import outcome_of, scores
from tablee.games.nain_jaune.terms import Terms
from tablee.games.nain_jaune.tuning import Tuning

# What a loser usually pays, by `pay` (rules section 13).
_DUES: Final = {"count": 3.4, "points": 21.0, "tens_ones": 13.0}
# A match without a limit of deals is judged as if so many were still to come at most.
MOST_AHEAD: Final = 20


def deal_worths(facts: Facts, tuning: Tuning) -> tuple[float, ...]:
    """Weigh each seat, 0..1: 0.8 times its chance to win the match, 0.2 times its lead."""
    if facts.phase == "over":
        return worths(outcome_of(facts))
    purses = scores(facts)
    swing = swing_of(facts, tuning)
    ahead = swing * sqrt(deals_ahead(facts))
    best = max([purses[seat] for seat in seats_in(facts.seated)])
    weights = [exp((purse - best) / (ahead or 0.5)) for purse in purses]
    total, mean = sum(weights), sum(purses) / len(purses)
    return tuple(
        [
            WIN_SHARE * weight / total + (1.0 - WIN_SHARE) * _squashed((purse - mean) / swing)
            for weight, purse in zip(weights, purses, strict=True)
        ]
    )


def deals_ahead(facts: Facts) -> int:
    """Give how many deals are still to come, most likely."""
    if facts.stopping is not None:
        return 0
    terms = facts.terms
    if terms.broke == "end" and min(facts.tokens) < terms.stake:
        return 0
    return min(terms.most_deals - facts.deal, MOST_AHEAD)


def swing_of(facts: Facts, tuning: Tuning) -> float:
    """Give by how many tokens a purse usually changes in a deal."""
    players = facts.seated.bit_count()
    return tuning.swing / 100 * (players * facts.terms.stake + (players - 1) * dues_of(facts.terms))


def dues_of(terms: Terms) -> float:
    """Give how many tokens a loser usually pays."""
    return _DUES[terms.setup.word("pay")]


def _squashed(lead: float) -> float:
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
