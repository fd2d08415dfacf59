"""Units as a room would give them, many of them, and the journal's files after them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tablee.engine import FastRng, Setup
from tablee_server.journal import (
    ActionRecord,
    AnswerRecord,
    EndRecord,
    PlayerRecord,
    SeatKept,
    SetupRecord,
    Snapshot,
    SnapshotRecord,
    TableGoneRecord,
    TableRecord,
    Unit,
)
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.ledger import Ledger
from tablee_server.journal.opening import open_journal

SETUP = Setup(2, {"rounds": 3})


def a_table(number: int, match: int, *, has_match: bool) -> TableRecord:
    seats = (SeatKept(number), SeatKept(level="normal", name="Nabbi"))
    return TableRecord(
        number, match, 1.0, "Quay", "toy-harbour", SETUP, None, number, number, seats, (), (),
        1.0, None, has_match,
    )  # fmt: skip


def a_setup(table: int, match: int) -> SetupRecord:
    return SetupRecord(table, match, 10.0, "toy-harbour", 1, SETUP, bytes(32), 2.0, (0, 0))


def an_action(table: int, match: int, version: int) -> ActionRecord:
    return ActionRecord(table, match, 10.0 + version, version, 0, "bid 2", "player", 2.0 + version)


def some_units(count: int, seed: int = 1) -> Iterator[Unit]:
    """Give what some tables do at once, each in its order."""
    luck = FastRng(seed)
    versions: dict[int, int] = {}
    for n in range(count):
        table = 1 + luck.below(5)
        version = versions.get(table, 0)
        if version == 0:
            yield (PlayerRecord(table, f"P{table}", 0, (bytes([table]) * 32,)),)
            yield (a_table(table, 1, has_match=True), a_setup(table, 1), AnswerRecord(table, 1, 0))
        versions[table] = version = version + 1
        unit: Unit = (an_action(table, 1, version + 1), AnswerRecord(table, n + 2, None))
        if version % 10 == 0:
            kept = Snapshot(version + 1, b"state" * 40, (version, 1), b"\x90")
            unit = (*unit, SnapshotRecord(table, 1, 10.0, kept, 2.0 + version))
        if version == 25:
            unit = (*unit, EndRecord(table, 1, 99.0, "rounds"))
        yield unit
        if version == 30:
            yield (TableGoneRecord(table, 1, 100.0, "empty"),)
            versions[table] = 0


async def keep_all(folder: Path, units: Iterator[Unit], *, at_once: int = 7) -> list[Ledger]:
    """Write units as a server does; gives what they come to after each of them."""
    journal = DiskJournal(open_journal(folder))
    journal.start()
    try:
        return await write(journal, list(units), at_once=at_once)
    finally:
        await journal.close()


async def write(journal: DiskJournal, units: list[Unit], *, at_once: int = 7) -> list[Ledger]:
    """Append units, some at once."""
    ledger, after = Ledger(), list[Ledger]()
    for start in range(0, len(units), at_once):
        part = units[start : start + at_once]
        await asyncio.gather(*(journal.append(unit) for unit in part))
        for unit in part:
            ledger.take(unit)
            after.append(copy_of(ledger))
    return after


def copy_of(ledger: Ledger) -> Ledger:
    """Give what later records don't change."""
    import msgspec

    encoded = msgspec.msgpack.encode(ledger)
    return msgspec.msgpack.decode(encoded, type=Ledger)
