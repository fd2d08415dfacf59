"""The server's limits and delays: each has a name, a unit, one place, and a way to set it."""

from collections.abc import Mapping
from types import MappingProxyType
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
    talk_a_second: float = 1.0
    talk_at_once: int = 6
    connections: int = 4_000
    connections_an_address: int = 32
    new_a_second: float = 5.0
    new_at_once: int = 40
    calls_a_second: float = 5.0
    calls_at_once: int = 20
    send_buffer_bytes: int = 64 * 1024
    unread_messages: int = 1_000
    unread_bytes: int = 256 * 1024
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
    bot_seconds: float = 5.0
    # the organiser's console
    consoles: int = 8
    console_hello: float = 5.0
    console_idle: float = 3600.0


MEANING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "handshake": "seconds for the first byte, and for the TLS handshake",
        "handshakes": "TLS handshakes at the same time; others wait",
        "hello": "seconds until a connection must have greeted",
        "frame": "seconds until a started frame must have ended",
        "ping": "seconds between two pings",
        "dead": "seconds of silence until a connection is closed",
        "stalled": "seconds that a reader may read nothing while messages wait",
        "closing": "seconds that a closed connection has to hear why",
        "messages_a_second": "messages from a client, on average",
        "messages_at_once": "messages from a client in a burst",
        "talk_a_second": "things that somebody says a second, on average",
        "talk_at_once": "things that somebody says in a burst",
        "connections": "connections in all",
        "connections_an_address": "connections from one address, loopback aside",
        "new_a_second": "new connections a second from one address, loopback aside",
        "new_at_once": "new connections from one address in a burst",
        "calls_a_second": "calls for servers that one address gets answered a second",
        "calls_at_once": "such calls in a burst",
        "send_buffer_bytes": "bytes that wait in the system for a slow reader",
        "unread_messages": "messages that wait for a slow reader",
        "unread_bytes": "bytes of files and lists that wait for a slow reader",
        "tables": "tables",
        "tables_an_address": "tables opened from one address, loopback aside",
        "tables_a_page": "tables in one answer to a list",
        "page_bytes": "bytes of one answer to a list",
        "log_events": "events that somebody who comes in is told of",
        "entropy": "seconds that players have to add their chance to a match",
        "files_waiting": "replay files that are asked for at once",
        "away_seat": "seconds that a seat is kept before and after a match",
        "away_host": "seconds until the host's part passes on",
        "away_player": "seconds that a player without a table is known",
        "away_bot": "seconds until a bot moves for somebody who is gone",
        "return_time": "seconds that players have to come back after a restart",
        "empty_table": "seconds that a table without anybody stays open",
        "abandoned_match": "seconds that a match without anybody is kept",
        "removed": "seconds that a table is closed to whom its host sent away",
        "afk_warning": "seconds that somebody is warned before a move is made for him",
        "countdown": "seconds between the end of a pause and the match",
        "bot_seconds": "seconds that a bot may think about one move; its process is ended then",
        "consoles": "connections to the organiser's console",
        "console_hello": "seconds until a console must have shown that it knows the token",
        "console_idle": "seconds of silence until a console is closed",
    }
)


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


_SINGLE: Final = 0.4 / 0.9
_EASIEST: Final = 0.6 / 0.9
_HARDEST: Final = 2.5 / 0.9
"""Times of a bot's decisions, for each second that a usual one takes."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot seems to think, in seconds; presentation only, and 0 means at once.

    `bot` is what a usual decision takes. By the usual pace a hard one takes up to 2.5 seconds.
    """

    bot: float = 0.9

    @property
    def forced(self) -> float:
        """The delay before the table takes an action that nobody has to choose."""
        return self.bot * 0.6

    @property
    def single(self) -> float:
        """What the only possible move takes."""
        return self.bot * _SINGLE

    def think(self, share: float, *, difficulty: float = 0.0, tempo: float = 1.0) -> float:
        """Give the time one decision takes, from an easy one (0) to the hardest (1).

        `share` of 0..1 varies it by a quarter either way, `tempo` is the bot's own.
        """
        seconds = _EASIEST + difficulty * (_HARDEST - _EASIEST)
        return self.bot * min(_HARDEST, seconds * tempo * (0.75 + share / 2))
