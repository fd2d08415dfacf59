"""Nobody but its owner reads what a server keeps, whatever the folder was before."""

import asyncio
import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee_server.journal.backup import back_up
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.journal.schema import FILE
from tablee_server.private import own_folder
from tests.server.journal.samples import keep_all, some_units, write

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Let new files be everybody's to read, as they usually are."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """Give the mode of each of a journal's files."""
    return {path.name: mode_of(path) for path in folder.glob(f"{FILE}*")}


async def test_a_journal_and_its_log_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    journal = DiskJournal(open_journal(folder))
    journal.start()
    await write(journal, list(some_units(20)))
    assert modes(folder) == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm"), 0o600)
    assert mode_of(folder) == 0o700
    back_up(folder, tmp_path / "copy")
    assert mode_of(tmp_path / "copy") == 0o600
    await journal.close()


def test_what_was_open_to_others_is_closed_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "state"
    asyncio.run(keep_all(folder, some_units(20)))
    (folder / f"{FILE}.broken-1").write_bytes(b"hands of last week")
    for path in (folder, *folder.glob(f"{FILE}*")):
        path.chmod(0o755)
    with caplog.at_level(logging.WARNING):
        open_journal(folder).store.close()
    assert mode_of(folder) == 0o700
    assert set(modes(folder).values()) == {0o600}
    told = [record.getMessage() for record in caplog.records]
    assert f"was-open-to-others file={folder}" in told
    assert f"was-open-to-others file={folder / FILE}" in told


def test_what_is_set_aside_is_closed_too(tmp_path: Path) -> None:
    asyncio.run(keep_all(tmp_path, some_units(20)))
    (tmp_path / FILE).write_bytes(b"no journal at all")
    open_journal(tmp_path).store.close()
    assert len(modes(tmp_path)) >= 2
    assert set(modes(tmp_path).values()) == {0o600}


def test_a_folder_where_everybody_puts_files_stays_as_it_is(tmp_path: Path) -> None:
    common = tmp_path / "common"
    common.mkdir()
    common.chmod(0o1777)
    own_folder(common)
    assert mode_of(common) == 0o1777
