"""How a party of The Gnumies stands: what each rug is worth now, and what is left to bid with."""

from tablee.engine import Setup, Standing
from tablee.games.gnumies.guests import COPICASTOR, GUESTS, INDEX
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.scoring import points_of
from tablee.games.gnumies.terms import Terms


def standing_of(seen: GnumiesObservation) -> Standing:
    """Give the points of every room as it stands; the party is as far as guests or bids are."""
    points = Terms(Setup(len(seen.counts), seen.options)).points
    rooms = [[INDEX[guest] for guest in room] for room in seen.rooms]
    copies = [seen.copy_value if COPICASTOR in room else None for room in rooms]
    scores = tuple(points_of(room, copy, points) for room, copy in zip(rooms, copies, strict=True))
    if seen.ended is not None:
        return Standing(scores, 1.0)
    spent = sum(map(len, seen.spent))
    bids = spent / max(1, spent + sum(seen.counts))
    return Standing(scores, max(bids, 1 - seen.deck_count / GUESTS))
