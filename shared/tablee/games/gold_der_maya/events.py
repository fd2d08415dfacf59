"""What happens at the table, atom by atom. Hidden: a sealed bid, and what lies beneath a lot."""

from typing import Literal, TypeAlias

from tablee.engine import Audience, Chance, Event, PublicEvent, Seat
from tablee.games.gold_der_maya.fragments import Face
from tablee.games.gold_der_maya.observation import Bases, Ending


class StarterChosen(PublicEvent, frozen=True, array_like=True):
    """The first auctioneer is settled: by lot or by the host's word."""

    seat: Seat
    how: Literal["random", "host"]


class LotDrawn(PublicEvent, frozen=True, array_like=True):
    """The auctioneer draws a fragment from the bag onto a place of the board, 1 to 3."""

    seat: Seat
    face: Face
    place: int


class BidSealed(Event, frozen=True, array_like=True):
    """A seat has closed its fist. All others see that it has, with `beads` None."""

    seat: Seat
    beads: int | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "BidSealed":
        """A closed fist."""
        return BidSealed(self.seat, None)


class BidsRevealed(PublicEvent, frozen=True, array_like=True):
    """All fists open together; `bids` by seat."""

    bids: tuple[int, ...]


class SaleCancelled(PublicEvent, frozen=True, array_like=True):
    """Every bid was struck out: the lot goes to the box as it lies."""

    face: Face


class LotWon(PublicEvent, frozen=True, array_like=True):
    """A seat has won the lot for so many beads."""

    seat: Seat
    face: Face
    beads: int


class ReceiversTied(PublicEvent, frozen=True, array_like=True):
    """Several seats bid the least: the winner chooses which of them he pays."""

    seat: Seat
    receivers: tuple[Seat, ...]


class BeadsPaid(PublicEvent, frozen=True, array_like=True):
    """The winner's beads go to another seat."""

    payer: Seat
    payee: Seat
    beads: int


class BeadsKept(PublicEvent, frozen=True, array_like=True):
    """The winner himself bid the least and keeps his beads (`self_low` keep)."""

    seat: Seat
    beads: int


class BackSeen(Event, frozen=True, array_like=True):
    """The winner looks at the other side of his lot. All others see that he does: `face` None."""

    seat: Seat
    lot: int
    face: Face | None

    def audience(self) -> Audience:
        """The winner alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "BackSeen":
        """A look behind the hand."""
        return BackSeen(self.seat, self.lot, None)


class PieceDropped(PublicEvent, frozen=True, array_like=True):
    """A seat throws a fragment into the box; `face` is the side last seen."""

    seat: Seat
    face: Face


class LaidOut(PublicEvent, frozen=True, array_like=True):
    """All that a seat owns now, base by base, read clockwise."""

    seat: Seat
    bases: Bases


class DiscCompleted(PublicEvent, frozen=True, array_like=True):
    """A base that had a gap has become a whole disc; `points` is what it is worth."""

    seat: Seat
    base: int
    points: int


class BoardAdvanced(PublicEvent, frozen=True, array_like=True):
    """The lots move up, and the next seat is the auctioneer."""

    auctioneer: Seat


class StopCalled(PublicEvent, frozen=True, array_like=True):
    """The table stops the match: at once, or when this auction is settled."""

    reason: Literal["time", "vote", "host", "abandoned"]


class MatchOver(PublicEvent, frozen=True, array_like=True):
    """The match is over, and why."""

    reason: Ending


GoldDerMayaEvent: TypeAlias = (
    Chance
    | StarterChosen
    | LotDrawn
    | BidSealed
    | BidsRevealed
    | SaleCancelled
    | LotWon
    | ReceiversTied
    | BeadsPaid
    | BeadsKept
    | BackSeen
    | PieceDropped
    | LaidOut
    | DiscCompleted
    | BoardAdvanced
    | StopCalled
    | MatchOver
)
