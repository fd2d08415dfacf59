"""The watchdog with windows of its own making, the PIN, and the idle clock."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest

from tablee_client.core.kiosk.config import Times
from tablee_client.core.kiosk.idling import IdleClock, Presence
from tablee_client.core.kiosk.staff import FREE_TRIES, LONGEST_WAIT, Tries, fits, hashed, is_hashed
from tablee_client.core.kiosk.watchdog import (
    FIRST_BEAT,
    LONGEST_PAUSE,
    PATIENCE,
    SHORTEST_PAUSE,
    STAFF_EXIT,
    STAFF_RESTART,
    Heart,
    Watchdog,
    WindowProcess,
)


class PaperWindow:
    """A window that beats so many times and ends with a code."""

    def __init__(self, beats: int, code: int, asked: list[float]) -> None:
        self.beats, self.code, self.asked = beats, code, asked

    def beat_within(self, seconds: float) -> bool:
        self.asked.append(seconds)
        self.beats -= 1
        return self.beats >= 0

    def end(self) -> int:
        return self.code


def watched(*codes: int, lasts: float = 0.0) -> tuple[int, list[float], list[str], list[float]]:
    """Run a watchdog over windows that end with these codes; code, pauses, log, patience."""
    asked: list[float] = []
    windows: Iterator[PaperWindow] = iter([PaperWindow(2, code, asked) for code in codes])
    now = [0.0]

    def clock() -> float:
        now[0] += lasts
        return now[0]

    pauses: list[float] = []
    log: list[str] = []
    dog = Watchdog(lambda: next(windows), now=clock, pause=pauses.append, log=log.append)
    return dog.run(), pauses, log, asked


def test_only_the_staff_ends_it() -> None:
    code, pauses, log, _ = watched(1, -9, STAFF_EXIT)
    assert (code, len(pauses), len(log)) == (0, 2, 2)


def test_the_first_beat_may_take_longer() -> None:
    assert watched(STAFF_EXIT)[3] == [FIRST_BEAT, PATIENCE, PATIENCE]


def test_what_ends_at_once_is_started_ever_later() -> None:
    pauses = watched(*[1] * 9, 0)[1]
    assert pauses[:3] == [SHORTEST_PAUSE, SHORTEST_PAUSE * 2, SHORTEST_PAUSE * 4]
    assert pauses[-1] == LONGEST_PAUSE


def test_what_ran_for_long_is_started_at_once() -> None:
    assert set(watched(1, 1, 1, 1, 0, lasts=40.0)[1]) == {SHORTEST_PAUSE}
    assert set(watched(*[STAFF_RESTART] * 4, 0)[1]) == {SHORTEST_PAUSE}


def python(program: str) -> WindowProcess:
    return WindowProcess([sys.executable, "-c", program])


def test_a_window_that_ended_is_seen_at_once() -> None:
    window = python("import os; os.write(1, b'.'); os._exit(7)")
    assert window.beat_within(20)
    assert not window.beat_within(20)
    assert window.end() == 7


@pytest.mark.skipif(os.name != "posix", reason="SIGSTOP is POSIX's")
def test_a_window_that_stands_still_is_killed() -> None:
    window = python("import os, signal; os.write(1, b'.'); os.kill(os.getpid(), signal.SIGSTOP)")
    assert window.beat_within(20)
    assert not window.beat_within(0.05)
    assert window.end() == -signal.SIGKILL


def test_a_heart_beats_twice_a_second_and_never_fails() -> None:
    read, write = os.pipe()
    heart = Heart(write)
    for step in range(100):
        heart.beat(step / 50)
    assert len(os.read(read, 100)) == 4
    os.close(read)
    heart.beat(9.0)
    os.close(write)
    Heart(None).beat(1.0)


def test_a_pin_is_known_by_its_hash_alone() -> None:
    kept = hashed("4711")
    assert is_hashed(kept)
    assert "4711" not in kept
    assert kept != hashed("4711")
    assert fits("4711", kept)
    assert not fits("4712", kept)
    assert not fits("4711", "4711")


def test_wrong_tries_are_slowed() -> None:
    tries = Tries()
    waits = []
    for _ in range(FREE_TRIES + 12):
        tries.failed(100.0)
        waits.append(tries.wait(100.0))
    assert waits[: FREE_TRIES - 1] == [0.0] * (FREE_TRIES - 1)
    assert waits[FREE_TRIES - 1 : FREE_TRIES + 2] == [4.0, 8.0, 16.0]
    assert waits[-1] == LONGEST_WAIT
    tries.passed()
    assert tries.wait(100.0) == 0.0


def test_who_touches_nothing_is_warned_and_then_gone() -> None:
    clock = IdleClock(Times(idle=60, warning=20))
    assert clock.presence(0.0) is Presence.NOBODY
    assert clock.touched(10.0)
    assert not clock.touched(20.0)
    told: list[tuple[float, Presence, float]] = [
        (79.9, Presence.SOMEBODY, 0.0),
        (80.0, Presence.WARNED, 20.0),
        (99.0, Presence.WARNED, 1.0),
        (100.0, Presence.NOBODY, 0.0),
    ]
    for now, presence, left in told:
        assert clock.presence(now) is presence
        assert clock.remaining(now) == pytest.approx(left)
    assert clock.touched(101.0)
    clock.left()
    assert clock.presence(102.0) is Presence.NOBODY
