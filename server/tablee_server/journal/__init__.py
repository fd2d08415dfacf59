"""The journal: what the tables decided, kept before anybody is told."""

from tablee_server.journal.keeping import Journal
from tablee_server.journal.memory import InMemoryJournal
from tablee_server.journal.records import (
    ActionRecord,
    AnswerRecord,
    AnyRecord,
    EndRecord,
    SeatRecord,
    SetupRecord,
    TableGoneRecord,
    Unit,
)

__all__ = [
    "ActionRecord",
    "AnswerRecord",
    "AnyRecord",
    "EndRecord",
    "InMemoryJournal",
    "Journal",
    "SeatRecord",
    "SetupRecord",
    "TableGoneRecord",
    "Unit",
]
