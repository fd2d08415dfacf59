"""What the others' play tells about their hands, where they play as the heuristic does.

Who leads a rank holds none below it, and who lays another suit of a board card's rank doesn't hold
the board card. No rule makes it so: it is believed of a seat as often as `Tuning.trust` says.
"""

from typing import Final

from tablee.games.nain_jaune.board import BOX_CARDS
from tablee.games.nain_jaune.cards import INDEX, RANK_MASK, RANK_OF
from tablee.games.nain_jaune.observation import NainJauneObservation

# The board card of each rank that has one, as a set of one card; by rank.
BOARD_CARD: Final = {RANK_OF[card]: 1 << card for card in BOX_CARDS}


def told_by_leads(seen: NainJauneObservation) -> list[int]:
    """Give, by seat, the cards that it lacks if it always leads its lowest rank."""
    lacks, layer = [0] * len(seen.counts), 0
    for laid in seen.laid:
        if laid.layer != layer:
            lacks[laid.seat] |= BELOW[RANK_OF[INDEX[laid.card]]]
        layer = laid.layer
    return lacks


def told_by_suits(seen: NainJauneObservation) -> list[int]:
    """Give, by seat, the board cards that it lacks if it always lays them first."""
    lacks = [0] * len(seen.counts)
    for laid in seen.laid:
        lacks[laid.seat] |= BOARD_CARD.get(RANK_OF[INDEX[laid.card]], 0)
    return lacks


BELOW: Final = tuple(sum(RANK_MASK[1:rank]) for rank in range(14))
