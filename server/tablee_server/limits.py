"""The server's limits and delays: each has a name, a unit and one place."""

from typing import Final

import msgspec

_MOST: Final = 1_000_000_000


class ServerLimits(msgspec.Struct, frozen=True):
    """Times in seconds unless the name says otherwise; a test sets its own."""

    # connections
    handshake: float = 5.0
    handshakes: int = 64
    hello: float = 5.0
    frame: float = 5.0
    ping: float = 5.0
    dead: float = 15.0
    stalled: float = 10.0
    closing: float = 1.0
    messages_a_second: float = 30.0
    messages_at_once: int = 60
    connections: int = 4_000
    connections_an_address: int = 32
    new_a_second: float = 5.0
    new_at_once: int = 40
    calls_a_second: float = 5.0
    calls_at_once: int = 20
    send_buffer_bytes: int = 64 * 1024
    unread_messages: int = 1_000
    # tables
    tables: int = 1_000
    tables_an_address: int = 32
    tables_a_page: int = 100
    page_bytes: int = 48 * 1024
    log_events: int = 30
    entropy: float = 1.0
    files_waiting: int = 16
    # what is kept for whom, and how long
    away_seat: float = 60.0
    away_host: float = 60.0
    away_player: float = 60.0
    away_bot: float = 2.0
    return_time: float = 6.0
    empty_table: float = 30.0
    abandoned_match: float = 600.0
    removed: float = 300.0
    afk_warning: float = 10.0
    countdown: float = 3.0


def limit_from(text: str) -> tuple[str, int | float]:
    """Read "name=value"; ValueError says what is wrong with it."""
    name, _, value = text.partition("=")
    known = {field.name: field.default for field in msgspec.structs.fields(ServerLimits)}
    if name not in known:
        raise ValueError(f"no limit is called {name!r}; there are {', '.join(known)}")
    kind = "whole number" if isinstance(known[name], int) else "number"
    try:
        number = int(value) if isinstance(known[name], int) else float(value)
    except ValueError:
        raise ValueError(f"{name} is a {kind}, not {value!r}") from None
    if not 0 < number < _MOST:
        raise ValueError(f"{name} is a {kind} above 0 and below {_MOST:,}, not {value}")
    return name, number


class Pace(msgspec.Struct, frozen=True):
    """How long a bot seems to think, in seconds; presentation only, and 0 means at once."""

    bot: float = 0.9

    @property
    def forced(self) -> float:
        """The delay before the table takes an action that nobody has to choose."""
        return self.bot * 0.6

    def think(self, share: float) -> float:
        """Give the time one decision takes; `share` of 0..1 varies it by a quarter either way."""
        return self.bot * (0.75 + share / 2)
