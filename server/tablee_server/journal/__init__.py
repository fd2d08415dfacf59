"""The journal: what the tables decided, kept before anybody is told."""

from tablee_server.journal.keeping import Journal
from tablee_server.journal.memory import InMemoryJournal
from tablee_server.journal.records import (
    ActionRecord,
    AnswerRecord,
    AnyRecord,
    ChanceKept,
    EndRecord,
    Memory,
    OfTable,
    PauseKept,
    PlayerGoneRecord,
    PlayerRecord,
    SeatKept,
    SeatRecord,
    SetupRecord,
    Snapshot,
    SnapshotRecord,
    TableGoneRecord,
    TableRecord,
    TimeKept,
    Unit,
)

__all__ = [
    "ActionRecord",
    "AnswerRecord",
    "AnyRecord",
    "ChanceKept",
    "EndRecord",
    "InMemoryJournal",
    "Journal",
    "Memory",
    "OfTable",
    "PauseKept",
    "PlayerGoneRecord",
    "PlayerRecord",
    "SeatKept",
    "SeatRecord",
    "SetupRecord",
    "Snapshot",
    "SnapshotRecord",
    "TableGoneRecord",
    "TableRecord",
    "TimeKept",
    "Unit",
]
