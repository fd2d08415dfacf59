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
from tablee.protocol import TableRules
from tablee_server.clock import ClocksLeft

NO_CLOCKS = ClocksLeft({})


class Record(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of what happened at a table. `at` is the server's time in seconds since 1970."""

    table: int
    match: int
    at: float


class SetupRecord(Record, frozen=True, array_like=True, tag=True):
    """A match begins. `prompts` counted the questions before it.

    `opening` is what its seed was made of where the match can be checked, at the server `server`.
    `when` and `clocks` are as in an ActionRecord.
    """

    game: str
    rules_version: int
    setup: Setup
    seed: bytes
    when: float = 0.0
    prompts: tuple[int, ...] = ()
    opening: Opening | None = None
    server: str = ""
    clocks: ClocksLeft = NO_CLOCKS
    rules: TableRules = TableRules()


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
    """A seat has a new owner: a player by name, a bot by level, or (both None) nobody.

    `name` is what everybody sees, a bot's too.
    """

    seat: Seat
    player: str | None
    level: str | None
    away: bool
    name: str = ""


class EndRecord(Record, frozen=True, array_like=True, tag=True):
    """A match is over, or (abandoned) nobody is left to play it."""

    reason: str


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A match at one version: the position, the numbers of its questions, its last events."""

    version: int
    state: bytes
    prompts: tuple[int, ...]
    log: bytes


class Memory(msgspec.Struct, frozen=True, array_like=True):
    """What a drawing remembers, by name: plain values, and events as bytes."""

    plain: dict[str, bool | int | str | None]
    events: dict[str, bytes]


class ChanceKept(msgspec.Struct, frozen=True, array_like=True):
    """What has come of a match's chance: its events, and by viewer what his drawing remembers."""

    chances: bytes
    drawings: dict[int, Memory]


class SnapshotRecord(Record, frozen=True, array_like=True, tag=True):
    """A whole match, so that a restart has few actions to play again.

    `when` and `clocks` are as in an ActionRecord.
    """

    kept: Snapshot
    when: float = 0.0
    clocks: ClocksLeft = NO_CLOCKS
    chance: ChanceKept | None = None


class SeatKept(msgspec.Struct, frozen=True, array_like=True):
    """One seat: its player by number, or its bot by level and name, or (both None) nobody.

    `lock` is a salted hash of the PIN by which its player keeps it, empty without one.
    """

    player: int | None = None
    level: str | None = None
    name: str = ""
    ready: bool = False
    away_since: float | None = None
    wish: str | None = None
    rests: bool = False
    lock: bytes = b""


class PauseKept(msgspec.Struct, frozen=True, array_like=True):
    """A pause: who asked for it, since when, and when it ends at the latest, in the room's time.

    One that is `held` only the organiser ends.
    """

    by: str
    since: float
    until: float
    held: bool = False


class TimeKept(msgspec.Struct, frozen=True, array_like=True):
    """What has changed the clocks of a match since its last action: they stood so at `when`.

    `slept` is how long all pauses of the match were. The clocks count where the match is still at
    `version`.
    """

    version: int
    when: float
    clocks: ClocksLeft
    slept: float = 0.0


class TableRecord(Record, frozen=True, array_like=True, tag=True):
    """A whole table apart from its match, of which `match` is the number so far.

    Owner, host and onlookers are players by number, as are those who may not speak (`muted`) and
    who are kept away (`removed`) until a time and a match is over; `removed_at` says the same of
    addresses, for those who came after the player it also names. Times are the room's.
    `lock` is a salted hash of the table's PIN, empty without one. `has_match` is false before a
    match, and after one whose table was changed since.
    """

    name: str
    game: str
    setup: Setup
    preset: str | None
    owner: int
    host: int
    seats: tuple[SeatKept, ...]
    watchers: tuple[int, ...]
    prompts: tuple[int, ...]
    phase_since: float
    empty_since: float | None
    has_match: bool
    rules: TableRules = TableRules()
    muted: tuple[int, ...] = ()
    removed: dict[int, tuple[float, int]] = msgspec.field(default_factory=dict)
    pause: PauseKept | None = None
    time: TimeKept | None = None
    lock: bytes = b""
    begins: bool = False
    removed_at: dict[str, tuple[float, int, int]] = msgspec.field(default_factory=dict)


class TableGoneRecord(Record, frozen=True, array_like=True, tag=True):
    """A table was closed: nobody will go on with it."""

    code: str


class AnswerRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A player's command took effect: what a repeated one is answered."""

    player: int
    cmd: int
    value: int | None


class PlayerRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A player: who he is, and the hashes of the tokens that are his; never a token.

    The organiser lets nobody hear him (`hushed`), or has `banished` him: until when by the room's
    time, and from which address, empty if that may come in.
    """

    player: int
    name: str
    avatar: int
    hashes: tuple[bytes, ...]
    hushed: bool = False
    banished: tuple[float, str] | None = None


class PlayerGoneRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A player was let go: he is nobody's any more."""

    player: int


OfTable: TypeAlias = (
    SetupRecord
    | ActionRecord
    | SeatRecord
    | EndRecord
    | SnapshotRecord
    | TableRecord
    | TableGoneRecord
)
AnyRecord: TypeAlias = OfTable | AnswerRecord | PlayerRecord | PlayerGoneRecord
Unit: TypeAlias = tuple[AnyRecord, ...]
"""Records that are kept together or not at all."""
