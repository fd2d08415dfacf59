"""Who wins an auction, and who may be paid (rules section 2.4)."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tablee.engine import Seat
from tablee.games.gold_der_maya.fragments import Face


class Sale(msgspec.Struct, frozen=True, array_like=True):
    """One auction as everybody remembers it; the first of a match is that of lot 1.

    `face` is the side that was up. `winner` is None if it was cancelled, `receiver` if nobody was
    paid, or nobody yet. `bids` by seat are empty where a position doesn't tell how a lot was sold.
    """

    face: Face
    bids: tuple[int, ...]
    winner: Seat | None = None
    receiver: Seat | None = None


class Decision(NamedTuple):
    """How a set of bids ends: the winner or -1, and the seats one of which he pays."""

    winner: Seat
    receivers: tuple[Seat, ...]


CANCELLED = Decision(-1, ())


def decide(bids: Sequence[int], *, keeps_own: bool) -> Decision:
    """Decide an auction: equal bids strike each other out, the highest left wins.

    He pays the lowest of all others, struck or not. A bid of 0 pays nobody. With `keeps_own` a
    winner who himself bid the least pays nobody either.
    """
    best = max([bid for bid in bids if bids.count(bid) == 1], default=-1)
    if best < 0:
        return CANCELLED
    winner = bids.index(best)
    if not best:
        return Decision(winner, ())
    lowest = min([bid for seat, bid in enumerate(bids) if seat != winner])
    if keeps_own and best < lowest:
        return Decision(winner, ())
    # The winner isn't among them: nobody else bid what he bid.
    return Decision(winner, tuple([seat for seat, bid in enumerate(bids) if bid == lowest]))


def flows(sales: Sequence[Sale], seats: int) -> list[int]:
    """Give what each seat gained or lost in beads over some sales."""
    gained = [0] * seats
    for sale in sales:
        if sale.winner is not None and sale.receiver is not None:
            gained[sale.winner] -= sale.bids[sale.winner]
            gained[sale.receiver] += sale.bids[sale.winner]
    return gained
