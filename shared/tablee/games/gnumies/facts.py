"""The facts of a match: plain lists and numbers, and the little questions everybody asks of them.

Gnumie cards and guests are numbers, hands sets of bits (see `cards`, `guests`). -1 stands for "no
card", "no guest", "no seat" and "no value yet". Knows no rules: `rounds`, `star` and `finish` do.
"""

from typing import Final, TypeAlias

from tablee.games.gnumies.cards import NO_CARD, VALUED
from tablee.games.gnumies.guests import COPICASTOR, FIRST_WULLAWAKI, GUESTS, NO_GUEST
from tablee.games.gnumies.observation import Ending, Phase
from tablee.games.gnumies.scoring import may_choose
from tablee.games.gnumies.terms import Terms

NO_SEAT: Final = -1

Held: TypeAlias = tuple[int, tuple[int, ...], int]  # guest, bids by seat, winner
Drawn: TypeAlias = tuple[int, int, int, int]  # round, star, guest, taker


class Facts:
    """Everything that is true in one position."""

    __slots__ = (
        "bids",
        "copy_value",
        "deck",
        "discards",
        "drawn",
        "draws",
        "ended",
        "guest",
        "hands",
        "history",
        "lost",
        "phase",
        "removed",
        "rooms",
        "round",
        "spent",
        "star",
        "stopping",
        "terms",
        "waiting",
    )

    terms: Terms
    phase: Phase
    round: int  # from 1; also rounds in which nobody could bid are counted
    guest: int  # turned up and not yet won
    deck: list[int]  # the top last
    hands: list[int]  # without what is bid
    bids: list[int]  # sealed; while a star has drawn, the star
    spent: list[int]  # Gnumie cards out of the game
    rooms: list[list[int]]
    lost: list[list[int]]  # what Wullawakis drove away
    removed: list[int]  # guests that left since nobody bid a value
    history: list[Held]
    draws: list[Drawn]
    star: int  # the seat whose lone star has drawn
    drawn: int
    discards: list[tuple[int, ...] | None]  # sealed
    copy_value: int
    stopping: Ending | None
    ended: Ending | None  # why there are no more rounds
    waiting: tuple[int, ...] | None  # who still has to bid, where that is worked out already

    def __init__(self, terms: Terms) -> None:
        """Give everybody a full hand and an empty room; the deck lies in the order of `guests`."""
        seats = terms.seats
        self.terms = terms
        self.phase = "bid"
        self.round = 0
        self.guest = self.drawn = NO_GUEST
        self.deck = list(range(GUESTS - 1, -1, -1))
        self.hands = [terms.full_hand] * seats
        self.bids = [NO_CARD] * seats
        self.spent = [0] * seats
        self.rooms = [[] for _ in range(seats)]
        self.lost = [[] for _ in range(seats)]
        self.removed = []
        self.history = []
        self.draws = []
        self.star = NO_SEAT
        self.discards = [None] * seats
        self.copy_value = -1
        self.stopping = self.ended = self.waiting = None

    def copy_to(self, twin: "Facts") -> None:
        """Write these facts into another object; lists are copied, what can't change is shared."""
        twin.terms = self.terms
        twin.phase = self.phase
        twin.round = self.round
        twin.guest = self.guest
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.bids = self.bids[:]
        twin.spent = self.spent[:]
        twin.rooms = [room[:] for room in self.rooms]
        twin.lost = [guests[:] for guests in self.lost]
        twin.removed = self.removed[:]
        twin.history = self.history[:]
        twin.draws = self.draws[:]
        twin.star = self.star
        twin.drawn = self.drawn
        twin.discards = self.discards[:]
        twin.copy_value = self.copy_value
        twin.stopping = self.stopping
        twin.ended = self.ended
        twin.waiting = self.waiting

    def bids_allowed(self) -> int:
        """Give the Gnumie cards that may be bid for the guest: no star for a Wullawaki."""
        return VALUED if FIRST_WULLAWAKI <= self.guest < COPICASTOR else -1

    def bidders(self) -> tuple[int, ...]:
        """List the seats that still have to bid for the guest, in seat order."""
        if self.waiting is None:
            hands, allowed = self.hands, self.bids_allowed()
            self.waiting = tuple(
                [s for s, bid in enumerate(self.bids) if bid < 0 and hands[s] & allowed]
            )
        return self.waiting

    def owing(self) -> tuple[int, ...]:
        """List the seats that owe a decision, in seat order."""
        if self.phase == "bid":
            return self.bidders()
        if self.phase == "star":
            return (self.star,)
        if self.phase == "penalty":
            return tuple([s for s in self.choosers() if self.discards[s] is None])
        return ()

    def choosers(self) -> list[int]:
        """List the seats that choose, or have chosen, what their Wullawakis drive away."""
        return [seat for seat, room in enumerate(self.rooms) if may_choose(room)]

    def copy_of(self, room: list[int]) -> int | None:
        """Give what the Copicastor counts in this room, None where it isn't or has no value yet."""
        return self.copy_value if self.copy_value >= 0 and COPICASTOR in room else None
