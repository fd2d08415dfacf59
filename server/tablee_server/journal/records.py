"""What the journal keeps: one kind of record for everything a restart needs.

A match is its setup, its seed and its actions; from these the rules play it again exactly. What
else a table is, and who its players are, stands in records of the whole: the latest one counts.
A record is written on disk as the msgpack array [kind, field, ...]; new fields are added at the
end with a default, and old ones never change their meaning.
"""

from typing import TypeAlias

import msgspec

from tablee.engine import Seat, Setup
from tablee.fairness import Opening
from tablee_server.clock import ClocksLeft

NO_CLOCKS = ClocksLeft({})


class Record(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of what happened at a table. `at` is the server's time in seconds since 1970."""

    table: int
    match: int
    at: float


class SetupRecord(Record, frozen=True, array_like=True, tag=True):
    """A match begins. `when` is the room's time; `prompts` counted the questions before it.

    `opening` is what its seed was made of where the match can be checked, at the server `server`.
    """

    game: str
    rules_version: int
    setup: Setup
    seed: bytes
    when: float = 0.0
    prompts: tuple[int, ...] = ()
    opening: Opening | None = None
    server: str = ""


class ActionRecord(Record, frozen=True, array_like=True, tag=True):
    """An action took effect. `why` is player, bot, forced, timeout, or what the table acted on.

    `when` is the room's time, and `clocks` what everybody had left after it.
    """

    version: int
    seat: Seat
    action: str
    why: str
    when: float = 0.0
    clocks: ClocksLeft = NO_CLOCKS


class SeatRecord(Record, frozen=True, array_like=True, tag=True):
    """A seat has a new owner: a player by name, a bot by level, or (both None) nobody."""

    seat: Seat
    player: str | None
    level: str | None
    away: bool


class EndRecord(Record, frozen=True, array_like=True, tag=True):
    """A match is over, or (abandoned) nobody is left to play it."""

    reason: str


class TableGoneRecord(Record, frozen=True, array_like=True, tag=True):
    """A table was closed: nobody will go on with it."""

    code: str


class AnswerRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A player's command took effect: what a repeated one is answered."""

    player: int
    cmd: int
    value: int | None


AnyRecord: TypeAlias = (
    SetupRecord | ActionRecord | SeatRecord | EndRecord | TableGoneRecord | AnswerRecord
)
Unit: TypeAlias = tuple[AnyRecord, ...]
"""Records that are kept together or not at all."""
