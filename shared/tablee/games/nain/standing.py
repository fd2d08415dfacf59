"""How a match of Nain ! stands for a looker-on: the cards won, since their coins stay hidden."""

from tablee.engine import Standing
from tablee.games.nain.observation import NainObservation


def standing_of(seen: NainObservation) -> Standing:
    """Give the cards that each seat has won, and the rounds that are over."""
    progress = 1.0 if seen.ended is not None else (seen.round - 1) / seen.rounds
    return Standing(seen.won_counts, progress, "cards")
