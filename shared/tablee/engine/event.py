"""Events: what happened, atom by atom, each with an audience and a form for everybody else.

There is no default audience: an event class that says neither who sees it nor what the others see
is refused when it is defined, so a new event can't leak by being forgotten.
"""

from collections.abc import Set as AbstractSet
from typing import Annotated, Any, Final, TypeAlias, final

import msgspec

from tablee.engine.action import kind_tag
from tablee.engine.viewers import OPEN, Seat, Viewer


@final
class Everyone:
    """The audience of what happens in the open."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Name the audience in failures."""
        return "EVERYONE"


EVERYONE: Final = Everyone()
NOBODY: Final[frozenset[Seat]] = frozenset()
Audience: TypeAlias = Everyone | AbstractSet[Seat]


class Event(msgspec.Struct, frozen=True, array_like=True, tag=kind_tag):
    """Base of every game's events: derive from `PublicEvent`, or define who sees what."""

    def __init_subclass__(cls, **config: Any) -> None:
        """Refuse an event class that leaves its audience or its redacted form open."""
        super().__init_subclass__(**config)
        for name in ("audience", "redacted"):
            if getattr(cls, name) is getattr(Event, name):
                raise TypeError(f"event {cls.__name__} must define {name}()")

    def audience(self) -> Audience:
        """Give the seats that see this event whole."""
        raise AssertionError("every event class defines its audience")

    def redacted(self) -> "Event | None":
        """Give what all others see of it: an event, or None for nothing at all."""
        raise AssertionError("every event class defines its redacted form")

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """Give this event as the viewer may see it; None when he sees nothing."""
        if viewer == OPEN:
            return self
        audience = self.audience()
        if isinstance(audience, Everyone) or viewer in audience:
            return self
        return self.redacted()


class PublicEvent(Event, frozen=True, array_like=True):
    """Base of events that happen in the open: everybody sees them whole."""

    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE

    def redacted(self) -> Event | None:
        """Nobody is left out, so there is nothing to redact."""
        return self


class Chance(Event, frozen=True, array_like=True):
    """The record of one chance event: the label of its substream and what came out.

    Only the open view holds it: the outcome is the order of a deck, or of a bag. Each game says
    what the numbers mean.
    """

    label: Annotated[str, msgspec.Meta(max_length=64)]
    outcome: tuple[int, ...]

    def audience(self) -> Audience:
        """Nobody at the table."""
        return NOBODY

    def redacted(self) -> Event | None:
        """Nothing: that something was shuffled is said by the event that deals it."""
        return None


def seen_events(events: "list[Event] | tuple[Event, ...]", viewer: Viewer) -> tuple[Event, ...]:
    """Give the events as one viewer sees them, in order, without those he doesn't see."""
    seen = (event.seen_by(viewer) for event in events)
    return tuple(event for event in seen if event is not None)
