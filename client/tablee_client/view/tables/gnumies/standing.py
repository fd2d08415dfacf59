"""What lies where at the party as it is shown: it follows the truth one piece at a time.

The rules decide elsewhere; here pieces only leave one place and reach another. When nothing moves
any more, a standing equals `Standing.of` the latest observation.
"""

from dataclasses import dataclass, field
from typing import Final

from tablee.engine import Event, Seat, Setup
from tablee.games.gnumies.cards import CODES, INDEX, Code
from tablee.games.gnumies.events import (
    BidsShown,
    CopicastorBecame,
    GuestsLost,
    GuestTurned,
    GuestWon,
    LastPlayer,
    LuckDecided,
    MatchOver,
)
from tablee.games.gnumies.guests import GUESTS, Guest
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.terms import Terms

STAR: Final = "star"


def in_order(cards: list[Code]) -> list[Code]:
    """Sort Gnumie cards from the lowest up, the star last."""
    return sorted(cards, key=INDEX.__getitem__)


@dataclass(slots=True)
class Bid:
    """A bid on the table: face down its card is None unless it is one's own."""

    card: Code | None
    is_open: bool = False


@dataclass(slots=True)
class Standing:
    """Guests, Gnumie cards and bids as shown. Lists are by seat.

    `hand` is None for who has none of his own. `drawn` is what a star drew: None face down, and
    `star` the seat that drew it. `lucky` are the Luckynits told in a tie, `crowned` who has won
    the guest. `running` tells whether Wullawakis still have to strike; `deserted` are the seats
    where they have.
    """

    round: int
    guest: Guest | None
    deck: int
    rooms: list[list[Guest]]
    counts: list[int]
    hand: list[Code] | None
    spent: list[set[Code]]
    bids: list[Bid | None]
    star: Seat | None = None
    drawn: Guest | None = None
    copy_value: int | None = None
    running: bool = True
    deserted: set[Seat] = field(default_factory=set)
    lucky: dict[Seat, int] = field(default_factory=dict)
    crowned: Seat | None = None

    @classmethod
    def of(cls, seen: GnumiesObservation) -> "Standing":
        """Give the standing of the truth."""
        bids: list[Bid | None] = [None] * len(seen.counts)
        if seen.phase == "bid":
            for seat in seen.sealed:
                bids[seat] = Bid(seen.bid if seat == seen.viewer else None)
        if seen.star is not None:
            bids[seen.star] = Bid(STAR, is_open=True)
        return cls(
            round=seen.round,
            guest=seen.guest,
            deck=seen.deck_count,
            rooms=[list(room) for room in seen.rooms],
            counts=list(seen.counts),
            hand=None if seen.hand is None else in_order(list(seen.hand)),
            spent=[set(cards) for cards in seen.spent],
            bids=bids,
            star=seen.star,
            drawn=seen.drawn,
            copy_value=seen.copy_value,
            running=seen.phase in ("bid", "star"),
            deserted={seat for seat, guests in enumerate(seen.lost) if guests},
        )

    @classmethod
    def before(cls, seen: GnumiesObservation) -> "Standing":
        """Give the standing from which a match begins."""
        seats = len(seen.counts)
        terms = terms_of(seen)
        full = [code for code in CODES if code != STAR or terms.has_star]
        return cls(
            round=0,
            guest=None,
            deck=GUESTS,
            rooms=[[] for _ in range(seats)],
            counts=[len(full)] * seats,
            hand=None if seen.hand is None else list(full),
            spent=[set() for _ in range(seats)],
            bids=[None] * seats,
        )

    # what happens without a flight

    def note(self, event: Event) -> None:
        """Take in what happens in its place."""
        match event:
            case GuestTurned(number, _, _):
                self.round, self.lucky, self.crowned = number, {}, None
            case BidsShown(bids):
                self.bids = [None if card is None else Bid(card, is_open=True) for card in bids]
            case LuckDecided(seats, luck, _):
                self.lucky = dict(zip(seats, luck, strict=True))
            case GuestWon(seat, _):
                self.crowned = seat
            case GuestsLost(seat, _, _):
                self.deserted.add(seat)
            case CopicastorBecame(_, value):
                self.copy_value = value
            case LastPlayer(seat, cards, _):
                self.running = False
                self.counts[seat] = 0
                self.spent[seat] |= set(cards)
                self.hand = None if self.hand is None else [c for c in self.hand if c not in cards]
            case MatchOver():
                self.running, self.crowned = False, None
                self.lucky = {}
        if isinstance(event, CopicastorBecame | GuestsLost):
            self.running = False

    # flights

    def leave_deck(self) -> None:
        """A guest is on its way from the deck."""
        self.deck -= 1

    def reach_stage(self, guest: Guest) -> None:
        """A guest stands on the stage."""
        self.guest = guest

    def leave_stage(self) -> None:
        """The guest goes to a room, or home."""
        self.guest = None

    def reach_room(self, seat: Seat, guest: Guest) -> None:
        """A guest is in a room."""
        self.rooms[seat].append(guest)

    def leave_room(self, seat: Seat, guest: Guest) -> None:
        """A guest runs away from a room."""
        self.rooms[seat].remove(guest)

    def leave_hand(self, seat: Seat, card: Code | None) -> None:
        """A Gnumie card is on its way to the table."""
        self.counts[seat] -= 1
        if self.hand is not None and card in self.hand:
            self.hand.remove(card)

    def reach_table(self, seat: Seat, card: Code | None) -> None:
        """A bid lies face down."""
        self.bids[seat] = Bid(card)

    def leave_table(self, seat: Seat) -> None:
        """A bid goes back to its hand, or out of the game."""
        self.bids[seat] = None

    def reach_hand(self, seat: Seat, card: Code, *, own: bool) -> None:
        """A Gnumie card is back in a hand."""
        self.counts[seat] += 1
        if own and self.hand is not None:
            self.hand = in_order([*self.hand, card])

    def spend(self, seat: Seat, card: Code) -> None:
        """A Gnumie card is out of the game."""
        self.spent[seat].add(card)

    def draw(self, seat: Seat, guest: Guest | None) -> None:
        """A star has drawn a guest."""
        self.star, self.drawn = seat, guest

    def end_draw(self) -> None:
        """The drawn guest goes where he belongs."""
        self.star = self.drawn = None


def terms_of(seen: GnumiesObservation) -> Terms:
    """Give the terms of the match that is seen."""
    return Terms(Setup(len(seen.counts), seen.options))
