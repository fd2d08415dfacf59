"""What the tests of whole programs share."""

from pathlib import Path

import pytest

from tests.e2e.processes import Programs


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    """Give programs that share a fresh home."""
    return Programs(tmp_path / "home")
