"""What the organiser is told: plain facts of the server, its tables and its players."""

from collections import Counter
from typing import Any

import msgspec

from tablee.protocol import SeatClock
from tablee.protocol.fields import TablePhase, TimeState
from tablee_server.journal.health import Health


class StatusReport(msgspec.Struct, frozen=True):
    """How a server does. Times are seconds; `started` is since 1970, as UTC."""

    name: str
    version: str
    server_id: str
    boot_id: str
    host: str
    port: int
    page: int | None
    words: str | None
    started: float
    running: float
    tables: int
    tables_by_phase: dict[str, int]
    tables_by_game: dict[str, int]
    players: int
    connections: int
    moves: int
    moves_a_second: float
    matches: int
    loop_late_p99_ms: float
    journal: Health
    memory_bytes: int | None
    limits_reached: dict[str, int]
    closing_in: float | None


class SeatReport(msgspec.Struct, frozen=True):
    """One seat: whose it is, how it is connected, and how long it has still."""

    seat: int
    kind: str
    name: str
    player: int | None
    level: str | None
    state: str
    ping_ms: float | None
    left: float | None


class TableReport(msgspec.Struct, frozen=True):
    """One table."""

    id: int
    name: str
    game: str
    phase: TablePhase
    time: TimeState
    match: int
    host: str
    watchers: int
    seats: list[SeatReport]


class PlayerReport(msgspec.Struct, frozen=True):
    """One person in the room."""

    id: int
    name: str
    address: str | None
    is_present: bool
    ping_ms: float | None
    table: int | None
    seat: int | None
    is_muted: bool


def counted(values: "Counter[str]") -> dict[str, int]:
    """Give counts by name."""
    return dict(sorted(values.items()))


def rounded(value: float | None) -> float | None:
    """Give a number of ms or seconds as people read it."""
    return None if value is None else round(value, 1)


def seconds_left(clocks: tuple[SeatClock, ...], seat: int) -> float | None:
    """Give the seconds that a seat has for what it owes, its bank included; None if no end."""
    found = next((clock for clock in clocks if clock.seat == seat), None)
    if found is None or found.left is None:
        return None
    return rounded((found.left + (found.bank or 0)) / 1000)


def plain(report: object) -> Any:
    """Give what goes out as JSON."""
    return msgspec.to_builtins(report)
