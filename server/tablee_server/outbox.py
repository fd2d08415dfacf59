"""What waits for a reader slower than his table: answers in full, news only at its newest."""

from typing import Final

from tablee.protocol import Message
from tablee.protocol.messages import Tables
from tablee.protocol.replays import MatchPart
from tablee_server.updates import merge_key, merged

_TABLE_BYTES: Final = 512


class Outbox:
    """Messages in the order in which they will be sent; `bytes` is what long answers come to."""

    def __init__(self) -> None:
        self._waiting: dict[object, Message] = {}
        self._count = 0
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, message: Message) -> None:
        """Keep a message; it takes the place of an older one that it makes worthless."""
        self._count += 1
        self.bytes += _length(message)
        key = merge_key(message) or self._count
        older = self._waiting.pop(key, None)
        self._waiting[key] = message if older is None else merged(older, message)

    def take(self) -> list[Message]:
        """Give everything, in order, and be empty."""
        waiting = list(self._waiting.values())
        self._waiting.clear()
        self.bytes = 0
        return waiting


def _length(message: Message) -> int:
    """Give about how long an answer is that a client may ask for again and again."""
    if isinstance(message, MatchPart):
        return len(message.data)
    return _TABLE_BYTES * len(message.tables) if isinstance(message, Tables) else 0
