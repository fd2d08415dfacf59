"""Opening a journal, whatever state it is in: at its last whole transaction, or as far as it reads.

Nothing is ever deleted: what can't be read is set aside in a file of its own, and the log says so.
"""

import logging
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tablee_server.journal.ledger import Ledger
from tablee_server.journal.reading import End, read_ends
from tablee_server.journal.rows import BadRow
from tablee_server.journal.salvage import finish_salvage, salvage, spare_name
from tablee_server.journal.schema import FILE, bring_up, refuse_newer
from tablee_server.journal.store import Store, connect
from tablee_server.journal.wal import frames_in, wal_of
from tablee_server.logs import fact
from tablee_server.private import begin_alone, close_to_others, own_folder

_LOG: Final = logging.getLogger(__name__)
_GARBLED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR")


@dataclass(frozen=True)
class Opened:
    """An open journal, what it says, and where it goes on."""

    store: Store
    ledger: Ledger
    end: End


def open_journal(folder: Path) -> Opened:
    """Open the journal of a folder, or begin one.

    Sentence if a newer program wrote it; OSError or sqlite3.Error if nothing can be kept there.
    """
    own_folder(folder)
    path = folder / FILE
    for kept in folder.glob(f"{FILE}*"):  # also SQLite's log, and what was set aside
        close_to_others(kept)
    finish_salvage(path)
    refuse_newer(path)
    begun, spare = frames_in(wal_of(path)), _spare(path)
    try:
        opened = _open(path)
    except (sqlite3.DatabaseError, BadRow) as problem:
        if not is_garbled(problem):
            raise
        opened = _salvaged(path, problem)
    _tell_torn(opened, begun, spare)
    return opened


def is_garbled(problem: Exception) -> bool:
    """Tell an error of what the file holds from one of the disk it lies on."""
    name = getattr(problem, "sqlite_errorname", None) or "SQLITE_ERROR"
    return isinstance(problem, BadRow) or name.startswith(_GARBLED)


def _open(path: Path) -> Opened:
    connection = connect(path)
    try:
        bring_up(connection)
        ledger, end = read_ends(connection)
    except BaseException:
        connection.close()
        raise
    return Opened(Store(path, connection), ledger, end)


def _salvaged(path: Path, problem: Exception) -> Opened:
    saved = salvage(path)
    _LOG.error(fact("journal-garbled", problem=problem))
    ledger = saved.ledger
    going_on = sum(tail.end is None for tail in ledger.matches.values())
    _LOG.error(
        "The journal can't be read whole: it goes on after row %d, its last good one, with %d "
        "players, %d tables and %d matches going on, as they were then. What came later at any "
        "table is lost from play; the broken file lies whole in %s.",
        saved.end.number, len(ledger.players), len(ledger.tables), going_on, saved.aside.absolute(),
    )  # fmt: skip
    return Opened(saved.store, saved.ledger, saved.end)


def _spare(path: Path) -> Path | None:
    """Copy SQLite's log of commits, which opening the journal would change."""
    wal = wal_of(path)
    if not wal.exists() or not wal.stat().st_size:
        return None
    spare = spare_name(wal, "torn")
    begin_alone(spare)
    try:
        shutil.copyfile(wal, spare)
    except OSError:
        spare.unlink()  # a half copy would only fill the disk further
        raise
    return spare


def _tell_torn(opened: Opened, begun: int, spare: Path | None) -> None:
    """Say what SQLite passed over in silence, and keep it; else let the copy go."""
    if spare is None:
        return
    whole = opened.store.pages_in_log()
    if begun <= whole:
        spare.unlink()
        return
    _LOG.warning(
        "The journal's end is torn: it opens at row %d, the last whole transaction, and the %d "
        "pages after it are kept as %s.", opened.end.number, begun - whole, spare.name,
    )  # fmt: skip
