"""What lies where on the table as it is shown: it follows the truth one piece at a time.

The rules decide elsewhere; here pieces only leave one place and reach another. When nothing moves
any more, a standing equals `Standing.of` the latest observation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tablee.engine import Event, Seat
from tablee.games.gold_der_maya.events import (
    BidSealed,
    BidsRevealed,
    BoardAdvanced,
    LaidOut,
    LotWon,
    MatchOver,
    ReceiversTied,
)
from tablee.games.gold_der_maya.observation import Bases, GoldDerMayaObservation
from tablee_client.view.tables.gold_der_maya.arc import lot

Place: TypeAlias = tuple[Literal["bag", "place", "hand", "base", "box", "seat"], int]
"""Where a piece is: the bag, a place of the board, a seat's hand or discs, the box, a seat."""
PLACES = 3


@dataclass(slots=True)
class Standing:
    """Lots, discs, fists and beads as shown; lists are by seat.

    `board` holds the faces on its three places. `held` is the lot that `winner` hasn't laid out.
    `closed` tells who has bid; `bids` are all bids once the fists are open, else nothing. `beads`
    are one's own, `purses` everybody's where they are seen; `paid` is what the winner has paid.
    """

    board: list[str | None]
    bag: int
    held: str | None
    winner: Seat | None
    receivers: tuple[Seat, ...]
    closed: list[bool]
    bid: int | None
    bids: tuple[int, ...]
    bases: list[Bases]
    box: list[str]
    own: Seat | None
    beads: int | None
    purses: list[int] | None
    paid: int

    @classmethod
    def of(cls, seen: GoldDerMayaObservation) -> Standing:
        """Give the standing of the truth."""
        on_board = list(seen.board) if seen.winner is None else [None, *seen.board]
        bids = seen.sales[-1].bids if seen.winner is not None and seen.sales else ()
        return cls(
            board=[*on_board, *[None] * PLACES][:PLACES],
            bag=seen.bag,
            held=seen.lot,
            winner=seen.winner,
            receivers=seen.receivers,
            closed=list(seen.sealed),
            bid=seen.bid,
            bids=bids,
            bases=list(seen.bases),
            box=list(seen.box),
            own=seen.viewer if seen.viewer >= 0 else None,
            beads=seen.beads,
            purses=None if seen.purses is None else list(seen.purses),
            paid=_paid(seen),
        )

    @classmethod
    def before_match(cls, seen: GoldDerMayaObservation) -> Standing:
        """Give the standing from which a match begins: all lots are in the bag."""
        first = cls.of(seen)
        first.bag += sum(face is not None for face in first.board)
        first.board = [None] * PLACES
        return first

    # what happens in its place

    def note(self, event: Event) -> None:
        """Take in what happens without a flight."""
        match event:
            case BidSealed(seat, beads):
                self.closed[seat] = True
                self.bid = beads if seat == self.own else self.bid
            case BidsRevealed(bids):
                self.bids, self.bid = bids, None
                self.closed = [False] * len(self.closed)
            case LotWon(seat):
                self.winner = seat
            case ReceiversTied(_, receivers):
                self.receivers = receivers
            case LaidOut(seat, bases):
                self.bases[seat] = bases
                self.held = None
            case BoardAdvanced() | MatchOver():
                self._clear_auction()

    def _clear_auction(self) -> None:
        self.winner, self.held, self.bids, self.receivers = None, None, (), ()
        self.closed, self.bid, self.paid = [False] * len(self.closed), None, 0

    # flights

    def depart(self, place: Place, face: str | None) -> str | None:
        """A fragment leaves a place; give which, where only the place is known."""
        kind, number = place
        match kind:
            case "bag":
                self.bag -= 1
            case "place":
                face, self.board[number - 1] = self.board[number - 1], None
            case "hand":
                face, self.held = self.held, None
            case "base" if face is not None:
                if self.held is not None and lot(self.held) == lot(face):
                    self.held = None
                kept = [tuple(f for f in base if f != face) for base in self.bases[number]]
                self.bases[number] = tuple(kept)
        return face

    def arrive(self, place: Place, face: str | None) -> None:
        """A fragment has reached a place."""
        kind, number = place
        if face is None:
            return
        match kind:
            case "place":
                self.board[number - 1] = face
            case "hand":
                self.held = face
            case "box":
                self.box.append(face)

    def left_in_hand(self, seat: Seat) -> int:
        """Give the beads in an open hand: a bid, or what a winner hasn't paid of it yet."""
        if not self.bids:
            return 0
        return self.bids[seat] - (self.paid if seat == self.winner else 0)

    def move_beads(self, seat: Seat, amount: int) -> None:
        """Change what a seat has, where it is seen."""
        if self.purses is not None:
            self.purses[seat] += amount
        if self.beads is not None and seat == self.own:
            self.beads += amount
        if seat == self.winner and amount < 0:
            self.receivers, self.paid = (), self.paid - amount


def _paid(seen: GoldDerMayaObservation) -> int:
    """Give what the winner of this auction has paid."""
    if seen.winner is None or not seen.sales or seen.sales[-1].receiver is None:
        return 0
    return seen.sales[-1].bids[seen.winner]
