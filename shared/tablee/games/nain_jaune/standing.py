"""How a match of Nain Jaune stands: everybody's tokens, and the deals that are over."""

from tablee.engine import Standing
from tablee.games.nain_jaune.observation import NainJauneObservation


def standing_of(seen: NainJauneObservation) -> Standing:
    """Give the tokens; of the deal that is played, the cards that have been laid count."""
    if seen.ended is not None:
        return Standing(seen.tokens, 1.0, "tokens")
    laid = sum(seen.placed) / max(1, sum(seen.dealt))
    progress = min(1.0, (seen.deal - 1 + laid) / seen.deals)
    return Standing(seen.tokens, progress, "tokens")
