"""The facts of a match: plain lists and numbers, and the little questions everybody asks of them.

Cards are numbers of their kind (see `cards`), sorted in hands. Sets of seats are ints of bits. -1
stands for "no seat" and "no card", bid 0 for "no bid". A played special is kind * 2, plus 1 once
it is revealed. Tuples are replaced, never changed, so that copies may share them.
"""

from typing import Final

from tablee.games.nain.cards import COINS, SPECIAL_DECK
from tablee.games.nain.observation import Ending, Exposure, Phase, Round, Spoken
from tablee.games.nain.terms import Terms

NO_SEAT: Final = -1
NO_COIN: Final = -1


class Facts:
    """Everything that is true in one position. Knows no rules: `turn`, `count`, `share` do."""

    __slots__ = (
        "bid",
        "bidder",
        "bids",
        "caller",
        "coins",
        "covers",
        "direction",
        "done",
        "draft",
        "drafters",
        "ended",
        "exposures",
        "flipped",
        "flipped_by",
        "hands",
        "history",
        "out",
        "out_specials",
        "phase",
        "played",
        "round",
        "specials",
        "starter",
        "stopping",
        "terms",
        "turn",
        "won",
    )

    terms: Terms
    phase: Phase
    round: int
    starter: int
    turn: int  # who is to bid; -1 outside the bidding
    direction: int  # +1 clockwise, -1 the other way
    bid: int
    bidder: int
    caller: int  # who said nain in this round
    flipped: bool  # the turn player has flipped a card in this turn
    bids: tuple[Spoken, ...]  # the latest of this round
    hands: list[tuple[int, ...]]
    specials: list[tuple[int, ...]]  # in hand
    coins: list[int]  # chosen, or on the table
    flipped_by: list[int]  # who turned the coin card face up
    covers: int  # the seats whose cover is on
    exposures: tuple[Exposure, ...]  # of this bidding, in order
    played: list[tuple[int, ...]]  # in the order they were played
    done: int  # the seats that reveal nothing more before the count
    won: list[tuple[int, ...]]  # in the order they were won
    draft: tuple[int, ...]  # the leftovers by position, -1 where one was taken
    drafters: tuple[int, ...]  # who is still to take one, in order
    out: tuple[int, ...]  # coin cards that were never dealt
    out_specials: tuple[int, ...]
    history: tuple[Round, ...]
    stopping: Ending | None
    ended: Ending | None

    def __init__(self, terms: Terms) -> None:
        """Sit everybody down before the deal."""
        seats = terms.seats
        self.terms = terms
        self.phase = "choose"
        self.round = 0
        self.starter = 0
        self.hands = [()] * seats
        self.specials = [()] * seats
        self.coins = [NO_COIN] * seats
        self.won = [()] * seats
        self.out, self.out_specials = COINS, SPECIAL_DECK
        self.history = ()
        self.stopping = self.ended = None
        self.clear_round()

    def clear_round(self) -> None:
        """Forget the bids, covers and specials of a round that is over."""
        seats = self.terms.seats
        self.turn = self.bidder = self.caller = NO_SEAT
        self.direction = 1
        self.bid = self.covers = self.done = 0
        self.flipped = False
        self.bids = self.exposures = self.draft = self.drafters = ()
        self.flipped_by = [NO_SEAT] * seats
        self.played = [()] * seats

    def copy_to(self, twin: "Facts") -> None:
        """Write these facts into another object; lists are copied, what can't change is shared."""
        twin.terms = self.terms
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.direction = self.direction
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.caller = self.caller
        twin.flipped = self.flipped
        twin.bids = self.bids
        twin.hands = self.hands[:]
        twin.specials = self.specials[:]
        twin.coins = self.coins[:]
        twin.flipped_by = self.flipped_by[:]
        twin.covers = self.covers
        twin.exposures = self.exposures
        twin.played = self.played[:]
        twin.done = self.done
        twin.won = self.won[:]
        twin.draft = self.draft
        twin.drafters = self.drafters
        twin.out = self.out
        twin.out_specials = self.out_specials
        twin.history = self.history
        twin.stopping = self.stopping
        twin.ended = self.ended

    def next_seat(self, seat: int) -> int:
        """Give the seat that is to act after this one, in the present direction."""
        return (seat + self.direction) % self.terms.seats

    def has_cover(self, seat: int) -> bool:
        """Tell whether the seat's cover is on its card."""
        return bool(self.covers >> seat & 1)

    def hides_special(self, seat: int) -> bool:
        """Tell whether a special of the seat lies face down on the table."""
        return any(not special & 1 for special in self.played[seat])

    def owes_reveal(self, seat: int) -> bool:
        """Tell whether the count waits for this seat (`last-reveal` only)."""
        return not self.done >> seat & 1 and self.hides_special(seat)

    def awaits_reveals(self) -> bool:
        """Tell whether the count waits for anybody (`last-reveal` only)."""
        return any(map(self.owes_reveal, range(self.terms.seats)))

    def winner(self) -> int:
        """Give the winner of the round that was counted last."""
        return self.history[-1].winner if self.history else NO_SEAT


def seats_in(group: int) -> tuple[int, ...]:
    """List the seats of a set of seats, in order."""
    return tuple([seat for seat in range(group.bit_length()) if group >> seat & 1])
