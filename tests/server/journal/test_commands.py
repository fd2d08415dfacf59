"""`check` and `backup`: what is sound is said to be, what isn't is named, and copies are whole."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tablee_server.__main__ import main
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.journal.schema import FILE, VERSION
from tests.server.journal.samples import keep_all, some_units, write


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command; its code and what it said."""
    code = main(words)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return code, told.out, told.err


def made(folder: Path, count: int = 100) -> Path:
    """Make a journal."""
    asyncio.run(keep_all(folder, some_units(count)))
    return folder


def test_a_sound_journal_is_said_to_be_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "check", "--data", str(made(tmp_path)))
    assert code == 0
    assert "is sound" in out
    code, out, _ = run(capsys, "check", "--data", str(tmp_path), "--json")
    report: dict[str, Any] = json.loads(out)
    assert (report["problem"], report["version"]) == (None, VERSION)
    assert report["tables"] > 0


def test_a_broken_journal_is_named_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(made(tmp_path) / FILE, isolation_level=None) as connection:
        connection.execute("UPDATE records SET data = zeroblob(9) WHERE seq = 40")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    code, out, err = run(capsys, "check", "--data", str(tmp_path))
    assert (code, out) == (1, "")
    assert "broken after row 39" in err
    assert (tmp_path / FILE).read_bytes() == before
    code, out, _ = run(capsys, "check", "--data", str(tmp_path), "--json")
    assert code == 1
    assert "row 40" in json.loads(out)["problem"]


def test_a_folder_without_a_journal_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (("check",), ("backup", str(tmp_path / "copy"))):
        code, _, err = run(capsys, *words, "--data", str(tmp_path))
        assert code == 1
        assert "no journal in the folder" in err


async def test_a_copy_made_while_a_server_runs_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = tmp_path / "state", tmp_path / "copies"
    journal = DiskJournal(open_journal(folder))
    journal.start()
    units = list(some_units(150))
    after = await write(journal, units[:100])
    copy.mkdir()
    code, out, _ = run(capsys, "backup", str(copy / FILE), "--data", str(folder))
    assert code == 0
    assert "Copied" in out
    await write(journal, units[100:])
    await journal.close()
    opened = open_journal(copy)
    opened.store.close()
    assert opened.ledger == after[99]


def test_a_copy_never_overwrites_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path)
    (tmp_path / "copy").write_text("mine")
    code, _, err = run(capsys, "backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert code == 1
    assert "is there already" in err
    assert (tmp_path / "copy").read_text() == "mine"
    missing = str(tmp_path / "nowhere" / "copy")
    code, _, err = run(capsys, "backup", missing, "--data", str(tmp_path))
    assert code == 1
    assert "no folder" in err
