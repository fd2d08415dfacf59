"""What happens at the table, atom by atom. Only a dealt hand is not for everybody."""

from typing import Literal, TypeAlias

from tablee.engine import Audience, Chance, Event, PublicEvent, Seat
from tablee.games.nain_jaune.board import Box
from tablee.games.nain_jaune.cards import Code


class CardDrawn(PublicEvent, frozen=True, array_like=True):
    """A seat draws for the first deal; the highest card deals, equals draw again."""

    seat: Seat
    card: Code


class DealerChosen(PublicEvent, frozen=True, array_like=True):
    """The first dealer is settled: by lot, by the highest card or by the host's word."""

    seat: Seat
    how: Literal["random", "high_card", "host"]


class DealBegun(PublicEvent, frozen=True, array_like=True):
    """A deal begins: who deals, who leads, how many cards each gets and the talon keeps."""

    deal: int
    dealer: Seat
    leader: Seat
    hand: int
    talon: int


class StakePaid(PublicEvent, frozen=True, array_like=True):
    """A seat puts its stake into one box."""

    seat: Seat
    box: Box
    amount: int


class Dealt(Event, frozen=True, array_like=True):
    """A seat has its hand. All others see how many cards it got, with `cards` empty."""

    seat: Seat
    count: int
    cards: tuple[Code, ...]

    def audience(self) -> Audience:
        """The seat alone."""
        return frozenset((self.seat,))

    def redacted(self) -> "Dealt":
        """As many cards, face down."""
        return Dealt(self.seat, self.count, ())


class CardLaid(PublicEvent, frozen=True, array_like=True):
    """A card goes from a seat's hand to the series; `opens` if it is the first of a new one."""

    seat: Seat
    card: Code
    opens: bool


class SansSaid(PublicEvent, frozen=True, array_like=True):
    """A seat lays nothing of this rank."""

    seat: Seat
    rank: int


class RankSkipped(PublicEvent, frozen=True, array_like=True):
    """Nobody laid this rank: the seat that laid last goes on with the next one (`gap` skip)."""

    seat: Seat
    rank: int


class SeriesStopped(PublicEvent, frozen=True, array_like=True):
    """The series is over and this seat leads: nobody laid `rank`, or, at None, a King was laid."""

    seat: Seat
    rank: int | None


class BoxClaimed(PublicEvent, frozen=True, array_like=True):
    """A seat takes all that lies in a box."""

    seat: Seat
    box: Box
    amount: int


class BoxForgotten(PublicEvent, frozen=True, array_like=True):
    """A seat went on without taking the box of the card it had laid."""

    seat: Seat
    box: Box


class BoxDoubled(PublicEvent, frozen=True, array_like=True):
    """Who forgot a box pays as much into it as lies there, or what he has."""

    seat: Seat
    box: Box
    amount: int


class HandRevealed(PublicEvent, frozen=True, array_like=True):
    """The deal is over: a loser shows what he holds."""

    seat: Seat
    cards: tuple[Code, ...]


class GrandOpera(PublicEvent, frozen=True, array_like=True):
    """A seat went out before anybody else laid a card; it sweeps the board."""

    seat: Seat


class BoxSwept(PublicEvent, frozen=True, array_like=True):
    """One box of the board goes to the seat with the grand opera."""

    seat: Seat
    box: Box
    amount: int


class DuesPaid(PublicEvent, frozen=True, array_like=True):
    """A loser pays the winner for his hand; `amount` is less than `owed` if he is short."""

    payer: Seat
    payee: Seat
    amount: int
    owed: int


class PenaltyPaid(PublicEvent, frozen=True, array_like=True):
    """A loser pays into a box because he kept its card."""

    seat: Seat
    box: Box
    amount: int
    owed: int


class TalonRevealed(PublicEvent, frozen=True, array_like=True):
    """The cards that nobody had."""

    cards: tuple[Code, ...]


class DealOver(PublicEvent, frozen=True, array_like=True):
    """A deal is settled."""

    deal: int
    winner: Seat


class SeatReady(PublicEvent, frozen=True, array_like=True):
    """A seat is ready for the next deal."""

    seat: Seat


class StopCalled(PublicEvent, frozen=True, array_like=True):
    """The table stops the match: at once between deals, else when this deal is settled."""

    reason: Literal["time", "vote", "host", "abandoned"]


class Rebought(PublicEvent, frozen=True, array_like=True):
    """A seat that couldn't stake gets new tokens, as a debt."""

    seat: Seat
    amount: int


class Eliminated(PublicEvent, frozen=True, array_like=True):
    """A seat that couldn't stake is out; its tokens stay its own."""

    seat: Seat


class LeftoverPaid(PublicEvent, frozen=True, array_like=True):
    """A seat gets its share of what is left in the boxes at the end of the match."""

    seat: Seat
    amount: int


class MatchOver(PublicEvent, frozen=True, array_like=True):
    """The match is over, and why."""

    reason: Literal["time", "vote", "host", "abandoned", "limit", "broke", "too-few"]


NainJauneEvent: TypeAlias = (
    Chance
    | CardDrawn
    | DealerChosen
    | DealBegun
    | StakePaid
    | Dealt
    | CardLaid
    | SansSaid
    | RankSkipped
    | SeriesStopped
    | BoxClaimed
    | BoxForgotten
    | BoxDoubled
    | HandRevealed
    | GrandOpera
    | BoxSwept
    | DuesPaid
    | PenaltyPaid
    | TalonRevealed
    | DealOver
    | SeatReady
    | StopCalled
    | Rebought
    | Eliminated
    | LeftoverPaid
    | MatchOver
)
