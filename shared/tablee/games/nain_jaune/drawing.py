"""Which places of a deck a player's events show: his hand packet by packet, the talon, the lot."""

from tablee.engine import Drawing, Drawn, Event, Setup
from tablee.games.nain_jaune.cards import CARDS, INDEX
from tablee.games.nain_jaune.events import (
    CardDrawn,
    DealBegun,
    DealerChosen,
    Dealt,
    TalonRevealed,
)


class CardsDealt(Drawing):
    """Follows the dealer (rules: packets of one to three, from the leader on)."""

    kinds = frozenset({CardDrawn, DealBegun, DealerChosen, Dealt, TalonRevealed})

    def __init__(self, setup: Setup) -> None:
        self._packet = setup.number("packet")
        self._draws = 0
        self._hands = 0
        self._deal = DealBegun(0, 0, 0, 0, CARDS)

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        match event:
            case DealerChosen(seat, "random"):
                return (Drawn("dealer", (0,), (seat,)),)
            case CardDrawn(_, card):
                self._draws += 1
                return (Drawn("dealer", (self._draws - 1,), (INDEX[card],)),)
            case DealBegun():
                self._deal, self._hands = event, 0
            case Dealt(_, _, cards):
                places = self._hand(self._hands)
                self._hands += 1
                return self._told(places, cards) if cards else ()
            case TalonRevealed(cards):
                return self._told(tuple(range(CARDS - self._deal.talon, CARDS)), cards)
        return ()

    def _told(self, places: tuple[int, ...], cards: tuple[str, ...]) -> tuple[Drawn, ...]:
        values = tuple(INDEX[card] for card in cards)
        return (Drawn(f"deal/{self._deal.deal}", places, values),)

    def _hand(self, order: int) -> tuple[int, ...]:
        """Give the places of the hand that is dealt as number `order` of each round."""
        size = self._deal.hand
        hands = (CARDS - self._deal.talon) // size
        places: list[int] = []
        for dealt in range(0, size, self._packet):
            packet = min(self._packet, size - dealt)
            first = dealt * hands + order * packet
            places += range(first, first + packet)
        return tuple(places)
