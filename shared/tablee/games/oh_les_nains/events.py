"""What happens at the table, atom by atom. Only drawn cards are not for everybody."""

from typing import Literal, TypeAlias

from tablee.engine import Audience, Chance, Event, PublicEvent, Seat
from tablee.games.oh_les_nains.cards import Code, Colour
from tablee.games.oh_les_nains.observation import Ending

Team: TypeAlias = Literal[0, 1]


class FirstChosen(PublicEvent, frozen=True, array_like=True):
    """Who begins the first game is settled: by lot or by the host's word."""

    seat: Seat
    how: Literal["random", "host"]


class RoundBegun(PublicEvent, frozen=True, array_like=True):
    """A game of the match begins: the strip is centred, the pawns are back, `first` will begin."""

    round: int
    first: Seat
    fence: int


class Drawn(Event, frozen=True, array_like=True):
    """A seat draws cards from the deck. All others see how many, with `cards` empty."""

    seat: Seat
    count: int
    cards: tuple[Code, ...]

    def audience(self) -> Audience:
        """The seat alone, not even its team-mate."""
        return frozenset((self.seat,))

    def redacted(self) -> "Drawn":
        """As many cards, face down."""
        return Drawn(self.seat, self.count, ())


class DeckShuffled(PublicEvent, frozen=True, array_like=True):
    """The deck is empty: the discard pile, so many cards, becomes a new one."""

    count: int


class ColourPicked(PublicEvent, frozen=True, array_like=True):
    """A seat has chosen the colour of its first dwarf; which one is still secret."""

    seat: Seat


class CardPlayed(PublicEvent, frozen=True, array_like=True):
    """A card goes from a seat's hand to the discard pile, as what it was played.

    `colour` is the colour it places, counters, or was given by the player; else None.
    """

    seat: Seat
    card: Code
    role: Literal["squirrel", "pull", "dwarf", "counter"]
    colour: Colour | None


class StrengthsCompared(PublicEvent, frozen=True, array_like=True):
    """Both teams pull with all their dwarves; the stronger one will pull the difference."""

    team_a: int
    team_b: int


class Pulled(PublicEvent, frozen=True, array_like=True):
    """The strip slides towards a team; `fence` is what then lies on team A's side."""

    team: Team
    squares: int
    fence: int


class DwarfPlaced(PublicEvent, frozen=True, array_like=True):
    """A dwarf takes its team's free square farthest from the fence, where the strip has one."""

    seat: Seat
    team: Team
    colour: Colour
    square: int


class Declined(PublicEvent, frozen=True, array_like=True):
    """A seat counters nothing."""

    seat: Seat


class ChainSettled(PublicEvent, frozen=True, array_like=True):
    """A chain of so many cards is over: `team` gets `dwarves` of its colour, or nobody any."""

    cards: int
    colour: Colour
    team: Team | None
    dwarves: int


class CardsExchanged(PublicEvent, frozen=True, array_like=True):
    """A seat has put these cards away for as many new ones."""

    seat: Seat
    cards: tuple[Code, ...]


class DwarfCrushed(PublicEvent, frozen=True, array_like=True):
    """The leading dwarf of a team hits the fence: the team has lost this game."""

    team: Team


class RoundOver(PublicEvent, frozen=True, array_like=True):
    """A game is over and won by a team."""

    round: int
    team: Team


class RoundDrawn(PublicEvent, frozen=True, array_like=True):
    """A game was ended where both teams could lose equally many squares: nobody won it."""

    round: int


class HandRevealed(PublicEvent, frozen=True, array_like=True):
    """The match is over: a seat shows what it holds (`reveal_hands`)."""

    seat: Seat
    cards: tuple[Code, ...]


class StopCalled(PublicEvent, frozen=True, array_like=True):
    """The table stops the match: at once, or when the open chain is settled."""

    reason: Literal["time", "vote", "host", "abandoned"]


class MatchOver(PublicEvent, frozen=True, array_like=True):
    """The match is over, and why."""

    reason: Ending


OhLesNainsEvent: TypeAlias = (
    Chance
    | FirstChosen
    | RoundBegun
    | Drawn
    | DeckShuffled
    | ColourPicked
    | CardPlayed
    | StrengthsCompared
    | Pulled
    | DwarfPlaced
    | Declined
    | ChainSettled
    | CardsExchanged
    | DwarfCrushed
    | RoundOver
    | RoundDrawn
    | HandRevealed
    | StopCalled
    | MatchOver
)
