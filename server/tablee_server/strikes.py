"""How often each limit had to be kept: a count by the limit's name, for whoever runs the server."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tablee_server import codes

WRONG_TRIES: Final = "wrong_tries"
FIXED: Final = frozenset({"frame_bytes", WRONG_TRIES, "pins_at_once"})
"""Limits that nobody sets: those of the protocol, and of how PINs, tokens and secrets are tried."""
LIMIT_OF: Final[Mapping[str, str]] = {
    codes.NO_HELLO: "hello",
    codes.SLOW_FRAME: "frame",
    codes.DEAD: "dead",
    codes.STALLED: "stalled",
    codes.TOO_FAST: "messages_a_second",
    codes.FRAME_TOO_LONG: "frame_bytes",
    codes.FULL: "connections",
    codes.ADDRESS_FULL: "connections_an_address",
    codes.TOO_MANY_AT_ONCE: "new_a_second",
    codes.TOO_MANY_TABLES: "tables",
    codes.ADDRESS_TABLES: "tables_an_address",
    codes.BUSY: "files_waiting",
    codes.SLOW_DOWN: WRONG_TRIES,
    codes.PIN_BUSY: "pins_at_once",
}
"""The limit behind each code with which somebody is refused or sent away for it."""
OTHERS: Final = (
    "handshake", "unread_messages", "unread_bytes", "open_files", "calls_a_second", "consoles",
    "console_hello",
)  # fmt: skip


class Strikes:
    """Counts from the start of the server on."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter(dict.fromkeys((*LIMIT_OF.values(), *OTHERS), 0))

    def note(self, limit: str) -> None:
        """Count one more."""
        self._counts[limit] += 1

    def note_code(self, code: str) -> str | None:
        """Count one more for the limit behind a code, and name it; None if none is."""
        limit = LIMIT_OF.get(code)
        if limit is not None:
            self._counts[limit] += 1
        return limit

    def counts(self) -> dict[str, int]:
        """Give every limit that is counted, by name."""
        return dict(self._counts)
