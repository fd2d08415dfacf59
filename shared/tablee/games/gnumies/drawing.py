"""Which places of the deck a player's events show: the guests, as they come off the top."""

from tablee.engine import Drawing, Drawn, Event
from tablee.games.gnumies.events import DeckShown, GuestTaken, GuestTurned, StarDrew, StarPlaced
from tablee.games.gnumies.guests import INDEX


class GuestsTurned(Drawing):
    """Follows the deck; what a star has drawn is seen by its owner first, then by all."""

    kinds = frozenset({DeckShown, GuestTaken, GuestTurned, StarDrew, StarPlaced})

    def __init__(self) -> None:
        self._top = 0
        self._face_down: int | None = None

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        match event:
            case GuestTurned(_, guest, _) | GuestTaken(_, guest):
                return self._taken((guest,))
            case StarDrew(_, None):
                self._face_down, self._top = self._top, self._top + 1
            case StarDrew(_, str(guest)):
                return self._taken((guest,))
            case StarPlaced(_, guest, _) if self._face_down is not None:
                place, self._face_down = self._face_down, None
                return (Drawn("deck", (place,), (INDEX[guest],)),)
            case DeckShown(guests) if guests:
                return self._taken(guests)
        return ()

    def _taken(self, guests: tuple[str, ...]) -> tuple[Drawn, ...]:
        first, self._top = self._top, self._top + len(guests)
        places = tuple(range(first, self._top))
        return (Drawn("deck", places, tuple(INDEX[guest] for guest in guests)),)
