"""Which places of the deck a player's events show: the cards he draws, from the top."""

from tablee.engine import Drawing, Event
from tablee.engine import Drawn as DrawnPlaces
from tablee.games.oh_les_nains.cards import INDEX
from tablee.games.oh_les_nains.events import DeckShuffled, Drawn, FirstChosen


class CardsDrawn(Drawing):
    """Follows the top of the deck; the discard pile becomes a new one."""

    kinds = frozenset({DeckShuffled, Drawn, FirstChosen})

    def __init__(self) -> None:
        self._label = "deal"
        self._shuffles = 0
        self._top = 0

    def follow(self, event: Event) -> tuple[DrawnPlaces, ...]:
        match event:
            case FirstChosen(seat, "random"):
                return (DrawnPlaces("first", (0,), (seat,)),)
            case DeckShuffled():
                self._shuffles += 1
                self._label, self._top = f"reshuffle/{self._shuffles}", 0
            case Drawn(_, count, cards):
                places = tuple(range(self._top, self._top + count))
                self._top += count
                values = tuple(INDEX[card] for card in cards)
                return (DrawnPlaces(self._label, places, values),) if cards else ()
        return ()
