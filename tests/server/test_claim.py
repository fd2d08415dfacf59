"""The lock on a server's folder, whatever lies in its place."""

from pathlib import Path

import pytest

from tablee_server.identity import claim


def test_a_garbled_lock_still_keeps_a_second_server_out(tmp_path: Path) -> None:
    (tmp_path / "server-lock").write_bytes(b"garbage" * 1000)
    first = claim(tmp_path)
    assert first is not None
    assert claim(tmp_path) is None
    first.close()


def test_a_folder_in_place_of_the_lock_is_told(tmp_path: Path) -> None:
    (tmp_path / "server-lock").mkdir()
    with pytest.raises(OSError, match="server-lock"):
        claim(tmp_path)
