"""How a match of Das Gold der Maya stands: what the discs are worth, since beads stay hidden."""

from tablee.engine import Standing
from tablee.games.gold_der_maya.fragments import FACES, LOTS
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.score import points


def standing_of(seen: GoldDerMayaObservation) -> Standing:
    """Give the points of everybody's whole discs, and how much of the bag is gone."""
    scores = tuple(points([[FACES[face] for face in base] for base in own]) for own in seen.bases)
    progress = 1.0 if seen.ended is not None else 1 - seen.bag / LOTS
    return Standing(scores, progress, "discs")
