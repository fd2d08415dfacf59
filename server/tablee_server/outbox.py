"""What waits for a reader slower than his table: answers in full, news only at its newest."""

from tablee.protocol import Message
from tablee_server.updates import merge_key, merged


class Outbox:
    """Messages in the order in which they will be sent."""

    def __init__(self) -> None:
        self._waiting: dict[object, Message] = {}
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, message: Message) -> None:
        """Keep a message; it takes the place of an older one that it makes worthless."""
        self._count += 1
        key = merge_key(message) or self._count
        older = self._waiting.pop(key, None)
        self._waiting[key] = message if older is None else merged(older, message)

    def take(self) -> list[Message]:
        """Give everything, in order, and be empty."""
        waiting = list(self._waiting.values())
        self._waiting.clear()
        return waiting
