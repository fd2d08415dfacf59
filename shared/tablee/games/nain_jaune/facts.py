"""The facts of a match: plain lists and numbers, and the little questions everybody asks of them.

Sets of cards are ints of bits (see `cards`), sets of seats too. -1 stands for "no seat" and "no
box", rank 0 for "no rank". `laid` packs each card on the table as card | seat << 6, with `OPENS`
on the first card of a series.
"""

from functools import cache
from typing import Final

from tablee.games.nain_jaune.cards import FULL_DECK
from tablee.games.nain_jaune.observation import Ending, Payment, Phase
from tablee.games.nain_jaune.terms import Terms

OPENS: Final = 1 << 10
CARD_BITS: Final = 63
NO_SEAT: Final = -1
NO_BOX: Final = -1


class Facts:
    """Everything that is true in one position. Knows no rules: `turn`, `deal`, `settle` do."""

    __slots__ = (
        "actor",
        "base",
        "before",
        "boxes",
        "deal",
        "dealer",
        "dealt",
        "debts",
        "ended",
        "hands",
        "laid",
        "last",
        "layers",
        "leader",
        "leftover",
        "opera",
        "paid",
        "passed",
        "penalties",
        "pending",
        "phase",
        "placed",
        "ready",
        "received",
        "required",
        "sans",
        "seated",
        "settlement",
        "staked",
        "stopping",
        "talon",
        "terms",
        "tokens",
        "total",
        "winner",
        "won",
    )

    terms: Terms
    phase: Phase
    actor: int  # who lays or claims; -1 between deals and at the end
    required: int  # the rank to lay, 0 when any may be led
    last: int  # who laid the last card
    pending: int  # the box that its layer may take now
    passed: int  # the seats that said sans since the last card
    ready: int  # the seats that are ready for the next deal
    seated: int  # the seats that are still in the match
    hands: list[int]
    talon: int
    dealt: list[int]  # the hand sizes this deal began with
    placed: list[int]  # how many cards each seat laid in this deal
    sans: list[int]  # the ranks each seat said sans to in this deal, bit by rank
    laid: list[int]
    layers: list[int]  # who laid each box's card in this deal, by box
    boxes: list[int]
    tokens: list[int]
    before: list[int]  # the tokens before this deal's stakes
    base: list[int]  # the tokens each seat began the match with
    staked: list[int]
    won: list[int]  # out of boxes
    received: list[int]  # dues
    paid: list[int]  # dues
    penalties: list[int]
    leftover: list[int]
    debts: list[int]  # tokens that were bought again
    total: int  # tokens in the match, bought ones not counted
    dealer: int
    leader: int
    deal: int
    winner: int  # of the last settled deal
    opera: bool
    settlement: list[Payment]
    stopping: Ending | None
    ended: Ending | None

    def __init__(self, terms: Terms) -> None:
        """Sit everybody down with their tokens, before the first deal."""
        seats = terms.seats
        self.terms = terms
        self.phase = "between"
        self.actor = self.last = self.pending = self.dealer = self.leader = self.winner = -1
        self.required = self.passed = self.ready = self.deal = 0
        self.seated = (1 << seats) - 1
        self.talon = FULL_DECK
        for name in _BY_SEAT:
            setattr(self, name, [0] * seats)
        self.base = [terms.start] * seats
        self.tokens = [terms.start] * seats
        self.before = [terms.start] * seats
        self.total = terms.start * seats
        self.boxes = [0] * 5
        self.layers = [NO_SEAT] * 5
        self.laid = []
        self.settlement = []
        self.opera = False
        self.stopping = self.ended = None

    def copy_to(self, twin: "Facts") -> None:
        """Write these facts into another object; lists are copied, what can't change is shared."""
        twin.terms = self.terms
        twin.phase = self.phase
        twin.actor = self.actor
        twin.required = self.required
        twin.last = self.last
        twin.pending = self.pending
        twin.passed = self.passed
        twin.ready = self.ready
        twin.seated = self.seated
        twin.hands = self.hands[:]
        twin.talon = self.talon
        twin.dealt = self.dealt[:]
        twin.placed = self.placed[:]
        twin.sans = self.sans[:]
        twin.laid = self.laid[:]
        twin.layers = self.layers[:]
        twin.boxes = self.boxes[:]
        twin.tokens = self.tokens[:]
        twin.before = self.before[:]
        twin.base = self.base
        twin.staked = self.staked[:]
        twin.won = self.won[:]
        twin.received = self.received[:]
        twin.paid = self.paid[:]
        twin.penalties = self.penalties[:]
        twin.leftover = self.leftover[:]
        twin.debts = self.debts[:]
        twin.total = self.total
        twin.dealer = self.dealer
        twin.leader = self.leader
        twin.deal = self.deal
        twin.winner = self.winner
        twin.opera = self.opera
        twin.settlement = self.settlement[:]
        twin.stopping = self.stopping
        twin.ended = self.ended

    def is_seated(self, seat: int) -> bool:
        """Tell whether the seat is still in the match."""
        return bool(self.seated >> seat & 1)

    def next_seat(self, seat: int) -> int:
        """Give the next seat in order of play that is still in the match."""
        seats = self.terms.seats
        seat = (seat + 1) % seats
        while not self.seated >> seat & 1:
            seat = (seat + 1) % seats
        return seat

    def order_from(self, first: int) -> list[int]:
        """List the seats in the match in order of play, beginning with a seat or who follows it."""
        seats = self.terms.seats
        return [s % seats for s in range(first, first + seats) if self.seated >> s % seats & 1]

    def deal_is_on(self) -> bool:
        """Tell whether cards are being played."""
        return self.phase not in ("between", "over")

    def laid_cards(self) -> int:
        """Give the set of the cards on the table."""
        return sum(1 << (entry & CARD_BITS) for entry in self.laid)


_BY_SEAT: Final = (
    "hands",
    "dealt",
    "placed",
    "sans",
    "staked",
    "won",
    "received",
    "paid",
    "penalties",
    "leftover",
    "debts",
)


@cache
def seats_in(group: int) -> tuple[int, ...]:
    """List the seats of a set of seats, in order."""
    return tuple(seat for seat in range(group.bit_length()) if group >> seat & 1)
