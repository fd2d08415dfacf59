"""What a viewer's own events say about chance: which place of which outcome held what.

A server proves these places to him and nothing else, and his client checks the proofs against the
very same. Since both ask only the events that he sees, a proof can't tell him anything new.
"""

from typing import ClassVar

import msgspec

from tablee.engine.event import Event


class Drawn(msgspec.Struct, frozen=True):
    """Some places of one chance event and the values they held, in whatever order."""

    label: str
    places: tuple[int, ...]
    values: tuple[int, ...]


class Drawing:
    """Follows one viewer's events from the opening on. The base knows no places at all.

    A game overrides it where an event shows at once everything that lay in its places: a hand
    dealt, a card turned up from the top. Which of a seat's cards was played is no such event.
    `kinds` are the classes of the events that `follow` looks at, whole or redacted.
    """

    kinds: ClassVar[frozenset[type[Event]]] = frozenset()

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        """Give what the event, as this viewer sees it, says of places."""
        del event
        return ()
