"""What happens at the table, atom by atom, and who sees how much of it (rules I.8)."""

from typing import Literal, TypeAlias

from tablee.engine import Audience, Chance, Event, PublicEvent, Seat
from tablee.games.nain.cards import Code, Special


class StarterChosen(PublicEvent, frozen=True, array_like=True):
    """Who bids first in the first round: by lot or by the host's word."""

    seat: Seat
    how: Literal["random", "host"]


class Dealt(Event, frozen=True, array_like=True):
    """A seat has its hand. All others see how many cards it got, with the cards empty."""

    seat: Seat
    coin_count: int
    special_count: int
    coins: tuple[Code, ...]
    specials: tuple[Special, ...]

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "Dealt":
        """As many cards, face down."""
        return Dealt(self.seat, self.coin_count, self.special_count, (), ())


class RoundBegun(PublicEvent, frozen=True, array_like=True):
    """A round begins: all choose a coin card, then `starter` bids first, clockwise."""

    round: int
    starter: Seat


class CoinChosen(Event, frozen=True, array_like=True):
    """A seat has chosen its coin card; all others see that it has."""

    seat: Seat
    coin: Code | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "CoinChosen":
        """That it has chosen."""
        return CoinChosen(self.seat, None)


class CoinsPlaced(PublicEvent, frozen=True, array_like=True):
    """All coin cards lie face down, each under its owner's cover."""


class TurnPassed(PublicEvent, frozen=True, array_like=True):
    """It is this seat's turn."""

    seat: Seat


class CoinFlipped(PublicEvent, frozen=True, array_like=True):
    """A seat turns a coin card face up: the hint shows, and with no cover the coins too."""

    by: Seat
    seat: Seat
    hint: int
    coin: Code | None


class CoverRemoved(PublicEvent, frozen=True, array_like=True):
    """A seat's cover is gone for this round; what lies face up under it is now plain to see."""

    seat: Seat
    coin: Code | None


class SpecialPlayed(Event, frozen=True, array_like=True):
    """A seat puts a special face down beside its coin card, at this place from 0."""

    seat: Seat
    place: int
    special: Special | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "SpecialPlayed":
        """A face-down card."""
        return SpecialPlayed(self.seat, self.place, None)


class SpecialRevealed(PublicEvent, frozen=True, array_like=True):
    """A played special is turned up, by its owner or by a seat that gave its cover for it."""

    seat: Seat
    place: int
    special: Special
    by: Seat


class DirectionReversed(PublicEvent, frozen=True, array_like=True):
    """Turns now pass the other way: +1 clockwise, -1 counter-clockwise."""

    direction: int


class BidMade(PublicEvent, frozen=True, array_like=True):
    """A seat claims that there are at least so many coins."""

    seat: Seat
    amount: int


class NainCalled(PublicEvent, frozen=True, array_like=True):
    """A seat doubts the last bid."""

    seat: Seat
    bidder: Seat
    bid: int


class RevealingDone(PublicEvent, frozen=True, array_like=True):
    """A seat reveals nothing more."""

    seat: Seat


class CoinCounted(PublicEvent, frozen=True, array_like=True):
    """The cover comes off: what a seat had on the table."""

    seat: Seat
    coin: Code


class SpecialTurnedUp(PublicEvent, frozen=True, array_like=True):
    """The count turns up a special that was still face down; an active one does nothing now."""

    seat: Seat
    place: int
    special: Special


class AmountDoubled(PublicEvent, frozen=True, array_like=True):
    """A Double: the seat's coins now count so much."""

    seat: Seat
    amount: int


class AmountStolen(PublicEvent, frozen=True, array_like=True):
    """A thief: the largest amount, which was this seat's, counts nothing."""

    seat: Seat
    amount: int


class CoinsAdded(PublicEvent, frozen=True, array_like=True):
    """A hoard or a revealed interest adds coins to the count."""

    seat: Seat
    special: Literal["hoard", "interest"]
    amount: int


class Counted(PublicEvent, frozen=True, array_like=True):
    """The total, and who was right: the bidder where the bid is not above it."""

    round: int
    total: int
    bid: int
    winner: Seat
    loser: Seat


class CardsKept(Event, frozen=True, array_like=True):
    """The winner has chosen two cards. All others see only that."""

    seat: Seat
    coins: tuple[Code, ...]

    def audience(self) -> Audience:
        """The winner alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "CardsKept":
        """Two cards, unseen."""
        return CardsKept(self.seat, ())


class LeftoversShuffled(PublicEvent, frozen=True, array_like=True):
    """The other cards lie face down in a new order, for these seats to draft from."""

    drafters: tuple[Seat, ...]


class CardDrafted(Event, frozen=True, array_like=True):
    """A seat takes the card at a position; all others see it face down."""

    seat: Seat
    position: int
    coin: Code | None

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "CardDrafted":
        """A face-down card."""
        return CardDrafted(self.seat, self.position, None)


class StopCalled(PublicEvent, frozen=True, array_like=True):
    """The table stops the match: at once while cards are chosen, else when the round is shared."""

    reason: Literal["time", "vote", "host", "abandoned"]


class PileShown(PublicEvent, frozen=True, array_like=True):
    """The match is over: the cards that a seat has won, in the order it won them."""

    seat: Seat
    coins: tuple[Code, ...]
    score: int


class SpecialsShown(PublicEvent, frozen=True, array_like=True):
    """The match is over: the specials that a seat never played."""

    seat: Seat
    specials: tuple[Special, ...]


class MatchOver(PublicEvent, frozen=True, array_like=True):
    """The match is over, and why."""

    reason: Literal["cards", "time", "vote", "host", "abandoned"]


NainEvent: TypeAlias = (
    Chance
    | StarterChosen
    | Dealt
    | RoundBegun
    | CoinChosen
    | CoinsPlaced
    | TurnPassed
    | CoinFlipped
    | CoverRemoved
    | SpecialPlayed
    | SpecialRevealed
    | DirectionReversed
    | BidMade
    | NainCalled
    | RevealingDone
    | CoinCounted
    | SpecialTurnedUp
    | AmountDoubled
    | AmountStolen
    | CoinsAdded
    | Counted
    | CardsKept
    | LeftoversShuffled
    | CardDrafted
    | StopCalled
    | PileShown
    | SpecialsShown
    | MatchOver
)
