"""How a match of Oh ! les nains stands: games won, or in a single game the squares left."""

from tablee.engine import Standing
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.terms import START_FENCE


def standing_of(seen: OhLesNainsObservation) -> Standing:
    """Give each seat what its team has; a game is as far as the smaller margin has shrunk."""
    wanted = int(seen.options.get("match_wins") or 1)
    teams = seen.wins if wanted > 1 else seen.margins
    scores = tuple(teams[seat % 2] for seat in range(len(seen.counts)))
    counts = "games" if wanted > 1 else "margin"
    if seen.ended is not None:
        return Standing(scores, 1.0, counts)
    game = 1 - min(START_FENCE, max(0, min(seen.margins))) / START_FENCE
    return Standing(scores, min(1.0, (max(seen.wins) + game) / wanted), counts)
