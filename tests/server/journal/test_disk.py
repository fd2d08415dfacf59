"""The journal on the disk: what was kept is there, whatever happened to the end of the file."""

import errno
import logging
import sqlite3
from pathlib import Path

import pytest

from tablee_server.journal import AnswerRecord, PlayerRecord, SetupRecord, TableRecord
from tablee_server.journal.disk import DiskJournal, Retention
from tablee_server.journal.opening import open_journal
from tablee_server.journal.reading import read_ends
from tablee_server.journal.salvage import set_aside
from tablee_server.journal.schema import FILE, MIGRATIONS, VERSION
from tablee_server.journal.store import Store, connect
from tablee_server.sentence import Sentence
from tests.server.journal.samples import a_setup, an_action, keep_all, some_units, write
from tests.server.lasting import left_by_a_kill
from tools.torn_journal import garble, judge


async def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    after = await keep_all(tmp_path, some_units(200))
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[-1]


async def test_a_killed_server_has_kept_all_it_said_it_had(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    journal = DiskJournal(open_journal(folder))
    journal.start()
    after = await write(journal, list(some_units(120)))
    copy = left_by_a_kill(folder, tmp_path / "copy")
    await journal.close()
    opened = open_journal(copy)
    opened.store.close()
    assert opened.ledger == after[-1]
    assert list(copy.glob("*torn*")) == []


async def test_the_rooms_time_goes_on_from_the_last_pulse(tmp_path: Path) -> None:
    journal = DiskJournal(open_journal(tmp_path / "state"))
    journal.start()
    await journal.append((a_setup(1, 1),))
    journal.pulse(77.5)
    await journal.append(())
    copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    await journal.close()
    opened = open_journal(copy)
    opened.store.close()
    assert opened.ledger.time == 77.5


async def test_a_garbled_row_is_found_and_the_rows_before_it_are_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    after = await keep_all(tmp_path, some_units(60))
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as connection:
        # The last checkpoint is that of the end; a row before it doesn't matter any more.
        connection.execute("DELETE FROM records WHERE kind = 1 AND seq > 1")
        connection.execute("UPDATE records SET data = zeroblob(9) WHERE seq = 40")
    connection.close()
    with caplog.at_level(logging.WARNING):
        opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[38 - 1]
    assert "goes on after row 39" in caplog.text
    said = [record.getMessage() for record in caplog.records][-1]
    ledger = after[38 - 1]
    going_on = [tail for tail in ledger.matches.values() if tail.end is None]
    tables, matches = len(ledger.tables), len(going_on)
    assert f"{len(ledger.players)} players, {tables} tables and {matches} matches" in said
    assert said.endswith(f"the broken file lies whole in {_set_aside(tmp_path)}.")
    assert open_journal(tmp_path).ledger == ledger


def _set_aside(folder: Path) -> Path:
    (kept,) = folder.glob("journal.db.broken-*")
    return kept


@pytest.mark.parametrize("breaks_at", ["write", "find_begun", "rename"])
async def test_saving_that_is_cut_off_begins_again(
    breaks_at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    after = await keep_all(tmp_path, some_units(60))
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as connection:
        connection.execute("DELETE FROM records WHERE (kind = 1 AND seq > 1) OR seq = 30")
    connection.close()

    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(Path if breaks_at == "rename" else Store, breaks_at, cut)
        with pytest.raises(KeyboardInterrupt):
            open_journal(tmp_path)
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[28 - 1]
    _set_aside(tmp_path)


async def test_saving_that_is_cut_off_at_its_end_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    after = await keep_all(tmp_path, some_units(60))
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as connection:
        connection.execute("DELETE FROM records WHERE (kind = 1 AND seq > 1) OR seq = 30")
    connection.close()

    def cut(path: Path) -> Path:
        set_aside(path)
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr("tablee_server.journal.salvage.set_aside", cut)
        with pytest.raises(KeyboardInterrupt):
            open_journal(tmp_path)
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[28 - 1]
    _set_aside(tmp_path)


async def test_a_missing_row_is_found(tmp_path: Path) -> None:
    after = await keep_all(tmp_path, some_units(60))
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as connection:
        connection.execute("DELETE FROM records WHERE (kind = 1 AND seq > 1) OR seq = 30")
    connection.close()
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[28 - 1]


async def test_a_file_of_something_else_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no journal at all" * 500)
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger.players == {}
    kept = _set_aside(tmp_path)
    assert kept.read_bytes() == b"no journal at all" * 500


@pytest.mark.slow
@pytest.mark.timeout(60)
async def test_torn_and_garbled_tails_always_open_at_a_prefix(tmp_path: Path) -> None:
    verdict = await judge(tmp_path, tails=50, seed=1)
    assert verdict["opened_at_a_prefix"] == 50
    assert verdict["kept_aside"] > 0


async def test_a_disk_too_full_for_a_copy_of_the_log_is_filled_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "state"
    journal = DiskJournal(open_journal(folder))
    journal.start()
    after = await write(journal, list(some_units(60)))
    copy = left_by_a_kill(folder, tmp_path / "copy")
    await journal.close()
    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", _out_of_space)
        with pytest.raises(OSError, match="No space"):
            open_journal(copy)
    assert list(copy.glob("*torn*")) == []
    opened = open_journal(copy)
    opened.store.close()
    assert opened.ledger == after[-1]


def _out_of_space(_: Path, __: Path) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_garbling_changes_something(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(bytes(range(256)))
    garble(file, seed=5)
    assert file.read_bytes() != bytes(range(256))


async def test_a_journal_of_the_first_version_becomes_the_present_one(tmp_path: Path) -> None:
    path = tmp_path / FILE
    connection = connect(path)
    connection.execute("BEGIN")
    MIGRATIONS[0](connection)
    connection.execute("COMMIT")
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    rows = await _rows_of(tmp_path / "other")
    connection = connect(path)
    Store(path, connection).write(rows)
    connection.close()
    opened = open_journal(tmp_path)
    history = DiskJournal(opened).history.read_finished()
    opened.store.close()
    assert {(entry.table, entry.match, entry.reason) for entry in history} >= {(1, 1, "rounds")}
    assert int.from_bytes(path.read_bytes()[60:64], "big") == VERSION
    assert opened.ledger.tables


async def _rows_of(folder: Path) -> list[tuple[int, int, int, int, int, int, bytes]]:
    await keep_all(folder, some_units(150))
    connection = sqlite3.connect(folder / FILE)
    rows = connection.execute("SELECT * FROM records ORDER BY seq").fetchall()
    connection.close()
    return rows


def test_a_journal_of_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    connection = connect(tmp_path / FILE)
    connection.execute(f"PRAGMA user_version = {VERSION + 7}")
    connection.execute("CREATE TABLE strange (x)")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Sentence, match=f"version {VERSION + 7}"):
        open_journal(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


async def test_old_matches_are_forgotten_and_those_going_on_are_not(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    await keep_all(folder, some_units(400))
    opened = open_journal(folder)
    journal = DiskJournal(opened, Retention(days=1e9, matches=3))
    journal.start()
    for _ in range(2):  # what was before the checkpoint before last may go
        journal._checkpoint()
    everything = len(journal.history.read_finished())
    assert everything > 3
    journal.pulse(5000.0)
    await journal.append(())
    left = journal.history.read_finished()
    assert len(left) == 3
    going_on = {(table, tail.setup.match) for table, tail in journal.ledger.matches.items()}
    connection = sqlite3.connect(folder / FILE)
    query = "SELECT DISTINCT tbl, match FROM records WHERE match > 0"
    kept = set(connection.execute(query).fetchall())
    connection.close()
    assert kept == going_on | {(entry.table, entry.match) for entry in left}
    await journal.close()


async def test_a_finished_match_can_be_read_while_the_server_runs(tmp_path: Path) -> None:
    journal = DiskJournal(open_journal(tmp_path))
    journal.start()
    units = list(some_units(150))
    await write(journal, units)
    entry = (await journal.history.finished())[0]
    records = await journal.history.records(entry.table, entry.match)
    assert isinstance(records[0], SetupRecord | TableRecord)
    assert [r for r in records if isinstance(r, SetupRecord)] == [a_setup(entry.table, 1)]
    assert an_action(entry.table, 1, 2) in records
    assert not any(isinstance(record, AnswerRecord | PlayerRecord) for record in records)
    assert await journal.history.records(99, 1) == ()
    await journal.close()


def _is_stuck(journal: DiskJournal) -> bool:
    return journal.problem is not None


async def test_a_full_disk_holds_nobody_up_and_is_made_up_for_later(tmp_path: Path) -> None:
    opened = open_journal(tmp_path / "state")
    journal = DiskJournal(opened)
    told: list[str | None] = []
    journal.on_trouble = lambda: told.append(journal.problem)
    journal.start()
    units = list(some_units(300))
    journal.ask(lambda store: store.limit_pages(1))
    after = await write(journal, units)
    assert journal.problem is not None
    assert "full" in journal.problem
    journal.pulse(1.0)  # what needs no room still works, and ends no trouble
    await journal.append(())
    assert None not in told
    journal.ask(lambda store: store.limit_pages(100_000))
    while _is_stuck(journal):
        await journal.append(())
    assert told[-1] is None
    await journal.close()
    connection = connect(tmp_path / "state" / FILE)
    ledger, _ = read_ends(connection)
    connection.close()
    assert ledger == after[-1]
