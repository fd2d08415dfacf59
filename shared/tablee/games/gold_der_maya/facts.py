"""The facts of a match: plain lists and numbers, and the little questions everybody asks of them.

Faces are numbers (see `fragments`), -1 stands for "no seat" and "no bid yet". `shown` is a set of
bits: lot n has the bit n once the side that was down at its sale has been up.
"""

from typing import Final

from tablee.games.gold_der_maya.auction import Sale
from tablee.games.gold_der_maya.fragments import LOTS
from tablee.games.gold_der_maya.observation import Ending, Phase
from tablee.games.gold_der_maya.terms import BEADS, Terms

NO_SEAT: Final = -1
NO_BID: Final = -1
PLACES: Final = 3


class Facts:
    """Everything that is true in one position. Knows no rules: `turn` does."""

    __slots__ = (
        "backs",
        "bases",
        "beads",
        "bids",
        "box",
        "drawn",
        "ended",
        "fronts",
        "phase",
        "receivers",
        "sales",
        "shown",
        "start",
        "starter",
        "stopping",
        "terms",
        "winner",
    )

    terms: Terms
    phase: Phase
    starter: int
    fronts: list[int]  # by lot - 1, also of those in the bag: the face that is up when it is drawn
    backs: list[int]  # its other face
    drawn: int  # lots that have left the bag
    bids: list[int]
    beads: list[int]
    start: list[int]  # the beads before the first sale
    bases: list[tuple[int, ...]]  # seat 0's, seat 1's, ...; `terms.bases` for each
    box: list[int]
    shown: int
    sales: list[Sale]
    winner: int  # of the lot that isn't laid out yet
    receivers: tuple[int, ...]  # among whom he chooses
    stopping: Ending | None
    ended: Ending | None

    def __init__(self, terms: Terms) -> None:
        """Give everybody beads and empty bases, before anything is drawn."""
        self.terms = terms
        self.phase = "bid"
        self.starter = self.drawn = self.shown = 0
        self.fronts = []
        self.backs = []
        self.bids = [NO_BID] * terms.seats
        self.beads = [BEADS] * terms.seats
        self.start = [BEADS] * terms.seats
        self.bases = [()] * (terms.seats * terms.bases)
        self.box = []
        self.sales = []
        self.winner = NO_SEAT
        self.receivers = ()
        self.stopping = self.ended = None

    def copy_to(self, twin: "Facts") -> None:
        """Write these facts into another object; lists are copied, what can't change is shared."""
        twin.terms = self.terms
        twin.phase = self.phase
        twin.starter = self.starter
        twin.fronts = self.fronts
        twin.backs = self.backs
        twin.drawn = self.drawn
        twin.bids = self.bids[:]
        twin.beads = self.beads[:]
        twin.start = self.start
        twin.bases = self.bases[:]
        twin.box = self.box[:]
        twin.shown = self.shown
        twin.sales = self.sales[:]
        twin.winner = self.winner
        twin.receivers = self.receivers
        twin.stopping = self.stopping
        twin.ended = self.ended

    def sale(self) -> int:
        """Give the number of the auction that is on, or was last: that of its lot."""
        return len(self.sales) + 1 if self.phase == "bid" else max(1, len(self.sales))

    def auctioneer(self) -> int:
        """Give the seat that drew for this auction."""
        return (self.starter + self.sale() - 1) % self.terms.seats

    def board(self) -> list[int]:
        """List the faces on the board, place 1 first."""
        return self.fronts[len(self.sales) : self.drawn]

    def bag(self) -> int:
        """Count the lots in the bag."""
        return LOTS - self.drawn

    def in_hand(self) -> int:
        """Give the face of the lot that its winner holds; there must be one."""
        return self.fronts[len(self.sales) - 1]

    def turned(self, face: int) -> int:
        """Give the other face of a lot."""
        lot = (face >> 6) - 1
        front = self.fronts[lot]
        return self.backs[lot] if face == front else front

    def bases_of(self, seat: int) -> list[tuple[int, ...]]:
        """List a seat's bases."""
        each = self.terms.bases
        return self.bases[seat * each : (seat + 1) * each]

    def owned_by(self, seat: int) -> list[int]:
        """List what a seat has to lay out: its bases' faces in order, then the lot in its hand."""
        owned = [face for base in self.bases_of(seat) for face in base]
        if self.winner == seat:
            owned.append(self.in_hand())
        return owned

    def unsealed(self) -> tuple[int, ...]:
        """List the seats that haven't bid yet."""
        return tuple([seat for seat, bid in enumerate(self.bids) if bid < 0])
