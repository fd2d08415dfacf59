"""LANs for tests; without root they are skipped with a reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.lab.network import Lab, why_not

REASON = why_not()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what starts programs on such LANs, and skip it where there can't be any."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "lab" in getattr(item, "fixturenames", ()):
            for mark in (pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(60)):
                item.add_marker(mark)
            if REASON:
                item.add_marker(pytest.mark.skip(reason=REASON))


@pytest.fixture
def lans() -> list[list[int]]:
    """Give the machines on each LAN: two on one, unless a test module says otherwise."""
    return [[0, 1]]


@pytest.fixture
def lab(lans: list[list[int]]) -> Iterator[Lab]:
    """Put up the LANs, and take them down."""
    with Lab(lans) as put_up:
        yield put_up
