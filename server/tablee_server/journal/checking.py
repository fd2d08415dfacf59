"""Checking a journal without changing anything: every row has to be what was written."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

import msgspec

from tablee_server.journal.reading import Fold, rows_after
from tablee_server.journal.rows import BadRow
from tablee_server.journal.schema import FILE, VERSION, refuse_newer, version_of
from tablee_server.sentence import Sentence


class Report(msgspec.Struct, frozen=True):
    """What a journal holds, and what is wrong with it; `problem` is None where nothing is."""

    file: str
    version: int
    rows: int
    players: int
    tables: int
    matches_going_on: int
    matches_finished: int
    problem: str | None


def check_journal(folder: Path) -> Report:
    """Read every row of a folder's journal; Sentence where there is none to be read."""
    path = folder / FILE
    if not path.exists():
        raise Sentence(f"There is no journal in the folder {folder}: name another one by --data.")
    refuse_newer(path)
    version = version_of(path)
    fold, rows, finished, problem = Fold(), 0, 0, None
    try:
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)
        try:
            for row in rows_after(connection, 0):
                fold.take(row)
                rows += 1
            if version == VERSION:  # an older file is brought up by the next start
                finished = connection.execute("SELECT count(*) FROM finished").fetchone()[0]
            problem = _deeper(connection)
        finally:
            connection.close()
    except (sqlite3.Error, BadRow) as error:
        problem = str(error)
    ledger = fold.ledger
    going_on = sum(tail.end is None for tail in ledger.matches.values())
    return Report(
        str(path), version or 0, rows, len(ledger.players),
        len(ledger.tables), going_on, int(finished), problem,
    )  # fmt: skip


def _deeper(connection: sqlite3.Connection) -> str | None:
    """Let SQLite look at the file's own structure."""
    said = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    return None if said == "ok" else said
