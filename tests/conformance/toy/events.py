"""What happens in the harbour, and who sees it."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.engine import Audience, Chance, Event, PublicEvent
from tests.conformance.toy.crates import Crates

SeatNo: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Began(PublicEvent, frozen=True, array_like=True):
    """The lot fell on the seat that comes first among equals."""

    starter: SeatNo


class Drew(Event, frozen=True, array_like=True):
    """A seat got crates from the pile; the others see how many."""

    seat: SeatNo
    count: int
    crates: Crates = ()

    def audience(self) -> Audience:
        return {self.seat}

    def redacted(self) -> Event:
        return Drew(self.seat, self.count)


class Peeked(Event, frozen=True, array_like=True):
    """A seat looked at the top of the pile; the others see that it did."""

    seat: SeatNo
    crates: Crates = ()

    def audience(self) -> Audience:
        return {self.seat}

    def redacted(self) -> Event:
        return Peeked(self.seat)


class Sealed(PublicEvent, frozen=True, array_like=True):
    """A seat has chosen its bid."""

    seat: SeatNo


class Opened(PublicEvent, frozen=True, array_like=True):
    """All bids are shown and the winner pays his."""

    bids: tuple[int, ...]
    winner: SeatNo


class Tossed(PublicEvent, frozen=True, array_like=True):
    """A seat threw crates away."""

    seat: SeatNo
    crates: Crates


class Loaded(PublicEvent, frozen=True, array_like=True):
    """A seat stacked crates on its ship."""

    seat: SeatNo
    crates: Crates


class Ended(PublicEvent, frozen=True, array_like=True):
    """The match is over."""

    reason: str


HarbourEvent: TypeAlias = Chance | Began | Drew | Peeked | Sealed | Opened | Tossed | Loaded | Ended
