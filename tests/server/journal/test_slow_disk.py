"""A disk that takes long to keep something safe: play isn't held up, and the log says the price."""

import logging
import sqlite3
from collections.abc import Iterator
from itertools import accumulate, chain, repeat
from pathlib import Path

import pytest

from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.journal.speed import SLOW, is_slow
from tablee_server.journal.store import Store
from tests.server.journal.samples import some_units, write

TOLD = "keep something safe: the journal waits for it only once a second"


def moments(*taken: float, then: float = 0.001) -> Iterator[float]:
    """Give the times at which writes begin and end that take so long, and so long from then on."""
    pairs = ((0.0, one) for one in chain(taken, repeat(then)))
    return accumulate(chain.from_iterable(pairs))


@pytest.mark.parametrize(
    ("times", "slow"),
    [
        (moments(), None),
        (moments(0.2), None),  # one in twenty may be slow
        (moments(0.2, 0.1), 0.1),
        (moments(then=0.9 * SLOW), None),
        (moments(then=0.25), 0.25),
    ],
)
def test_all_but_the_slowest_twentieth_count(
    tmp_path: Path, times: Iterator[float], slow: float | None
) -> None:
    found = is_slow(tmp_path, clock=lambda: next(times))
    assert found == (None if slow is None else pytest.approx(slow))
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_tried_nothing_is_slow(tmp_path: Path) -> None:
    assert is_slow(tmp_path / "nowhere") is None


@pytest.mark.parametrize("taken", [0.25, 0.001])
async def test_a_slow_disk_is_waited_for_once_a_second_and_keeps_all(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    taken: float,
) -> None:
    times, levels = moments(then=taken), list[int]()
    usual = is_slow
    monkeypatch.setattr(
        "tablee_server.journal.writer.is_slow", lambda f: usual(f, clock=lambda: next(times))
    )
    journal = DiskJournal(open_journal(tmp_path))
    with caplog.at_level(logging.WARNING):
        journal.start()
        after = await write(journal, list(some_units(30)))
        journal.ask(lambda store: levels.append(_synchronous(store)))
        await journal.append(())
    await journal.close()
    is_relaxed = taken > SLOW
    assert levels == [1 if is_relaxed else 2]
    assert (TOLD in caplog.text) == is_relaxed
    opened = open_journal(tmp_path)
    opened.store.close()
    assert opened.ledger == after[-1]


def _synchronous(store: Store) -> int:
    """Ask SQLite how far a commit waits: 1 is NORMAL, 2 is FULL."""
    connection: sqlite3.Connection = store._connection
    return int(connection.execute("PRAGMA synchronous").fetchone()[0])
