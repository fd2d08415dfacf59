"""The lock on a server's folder, whatever lies in its place."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tablee_server.identity import claim


def test_a_garbled_lock_still_keeps_a_second_server_out(tmp_path: Path) -> None:
    (tmp_path / "server-lock").write_bytes(b"garbage" * 1000)
    first = claim(tmp_path)
    assert first is not None
    assert claim(tmp_path) is None
    first.close()


def test_who_has_patience_gets_a_folder_that_is_let_go(tmp_path: Path) -> None:
    first = claim(tmp_path)
    assert first is not None
    with ThreadPoolExecutor(1) as pool:
        second = pool.submit(_taken, tmp_path)
        with pytest.raises(TimeoutError):
            second.result(0.05)
        first.close()
        assert second.result(20)


def _taken(folder: Path) -> bool:
    """Wait for a folder, and leave it again."""
    held = claim(folder, patience=20)
    if held is not None:
        held.close()
    return held is not None


def test_a_folder_in_place_of_the_lock_is_told(tmp_path: Path) -> None:
    (tmp_path / "server-lock").mkdir()
    with pytest.raises(OSError, match="server-lock"):
        claim(tmp_path)
