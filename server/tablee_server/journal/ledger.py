"""The ledger: what all records so far come to, and so all that a restart needs.

Records are taken one after another; what a later one makes worthless is forgotten. A checkpoint of
the journal is a ledger written down whole.
"""

from collections.abc import Iterable

import msgspec

from tablee_server.journal.records import (
    ActionRecord,
    AnswerRecord,
    AnyRecord,
    EndRecord,
    PlayerGoneRecord,
    PlayerRecord,
    SetupRecord,
    SnapshotRecord,
    TableGoneRecord,
    TableRecord,
)


class Tail(msgspec.Struct, array_like=True):
    """A table's latest match: its beginning, the last snapshot and the actions since that."""

    setup: SetupRecord
    snapshot: SnapshotRecord | None = None
    actions: list[ActionRecord] = []
    end: EndRecord | None = None


class Ledger(msgspec.Struct, array_like=True):
    """Players, answers and tables by number.

    `time` is the room's, in seconds: it stands still while no server runs.
    """

    players: dict[int, PlayerRecord] = {}
    answers: dict[int, AnswerRecord] = {}
    tables: dict[int, TableRecord] = {}
    matches: dict[int, Tail] = {}
    last_player: int = 0
    last_table: int = 0
    time: float = 0.0

    def take(self, records: Iterable[AnyRecord]) -> None:
        """Add what was recorded."""
        for record in records:
            if isinstance(record, ActionRecord):
                self._act(record)
            elif isinstance(record, AnswerRecord):
                self.answers[record.player] = record
            else:
                self._take_rare(record)

    def _act(self, record: ActionRecord) -> None:
        self.time = max(self.time, record.when)
        tail = self.matches.get(record.table)
        if tail is not None:
            tail.actions.append(record)

    def _take_rare(self, record: AnyRecord) -> None:
        match record:
            case SetupRecord():
                self.time = max(self.time, record.when)
                self.matches[record.table] = Tail(record)
            case SnapshotRecord() if record.table in self.matches:
                tail = self.matches[record.table]
                tail.snapshot, tail.actions = record, []
            case EndRecord() if record.table in self.matches:
                self.matches[record.table].end = record
            case TableRecord():
                self.last_table = max(self.last_table, record.table)
                self.tables[record.table] = record
                times = (record.time and record.time.when, record.pause and record.pause.since)
                self.time = max(self.time, *(time or 0.0 for time in times))
                if not record.has_match:
                    self.matches.pop(record.table, None)
            case TableGoneRecord():
                self.tables.pop(record.table, None)
                self.matches.pop(record.table, None)
            case PlayerRecord():
                self.last_player = max(self.last_player, record.player)
                self.players[record.player] = record
            case PlayerGoneRecord():
                self.players.pop(record.player, None)
                self.answers.pop(record.player, None)
