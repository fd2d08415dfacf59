"""The watchdog with windows of its own making, the PIN, and the idle clock."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tablee_client.core.kiosk.config import Times
from tablee_client.core.kiosk.heart import Heart
from tablee_client.core.kiosk.idling import IdleClock, Presence
from tablee_client.core.kiosk.staff import FREE_TRIES, LONGEST_WAIT, Tries, fits, hashed, is_hashed
from tablee_client.core.kiosk.watchdog import (
    FIRST_BEAT,
    LONGEST_PAUSE,
    PATIENCE,
    RETURNS,
    SHORTEST_PAUSE,
    SPARE_AFTER,
    SPARE_BEAT,
    STAFF_EXIT,
    STAFF_RESTART,
    Watchdog,
)
from tablee_client.core.kiosk.windows import WindowProcess, Windows


class PaperWindow:
    """A window that beats so many times and ends with a code."""

    def __init__(self, code: int, beats: int, asked: list[float]) -> None:
        self.beats, self.code, self.asked = beats, code, asked
        self.goes = True

    @property
    def has_ended(self) -> bool:
        return self.code != -9

    def beat_within(self, seconds: float) -> bool:
        self.asked.append(seconds)
        self.beats -= 1
        return self.beats >= 0

    def go(self) -> bool:
        return self.goes

    def end(self) -> int:
        return self.code


class PaperWindows:
    """Windows that end with these codes; a beat takes `period` seconds, and `spares` may go."""

    def __init__(self, *codes: int, beats: int = 2, period: float = 0.0, goes: bool = True) -> None:
        self.codes, self.beats, self.period, self.goes = list(codes), beats, period, goes
        self.started: list[str] = []
        self.asked: list[float] = []
        self.pauses: list[float] = []
        self.log: list[str] = []
        self.time = 0.0

    def window(self, *, is_fresh: bool = False) -> PaperWindow:
        self.started.append("fresh" if is_fresh else "window")
        return PaperWindow(self.codes.pop(0), self.beats, self.asked)

    def spare(self) -> PaperWindow:
        self.started.append("spare")
        # Where it may go it becomes the next window, and ends with that one's code.
        code = self.codes.pop(0) if self.goes and self.codes else 0
        spare = PaperWindow(code, self.beats, self.asked)
        spare.goes = self.goes
        return spare

    def now(self) -> float:
        self.time += self.period
        return self.time

    def watched(self) -> int:
        """Run a watchdog over them; its code."""
        return Watchdog(
            self,
            now=self.now,
            pause=self.pauses.append,
            tell=lambda notice: self.log.append(notice.code),
        ).run()


def test_only_the_staff_ends_it() -> None:
    windows = PaperWindows(1, -9, STAFF_EXIT)
    assert windows.watched() == 0
    assert (windows.started, len(windows.log)) == (["window"] * 3, 2)


def test_the_first_beat_may_take_longer() -> None:
    windows = PaperWindows(STAFF_EXIT)
    windows.watched()
    assert windows.asked == [FIRST_BEAT, PATIENCE, PATIENCE]


def test_who_is_slow_is_waited_for_ever_longer() -> None:
    windows = PaperWindows(*[-9] * 5, STAFF_EXIT, beats=0)
    windows.watched()
    assert windows.asked == [FIRST_BEAT * times for times in (1, 2, 4, 8, 8, 8)]
    assert set(windows.log) == {"kiosk-silent"}
    crashing = PaperWindows(1, 1, STAFF_EXIT, beats=0)
    crashing.watched()
    assert crashing.asked == [FIRST_BEAT] * 3
    assert set(crashing.log) == {"kiosk-ended"}


def test_a_slow_machine_is_slow_after_the_first_beat_too() -> None:
    windows = PaperWindows(-9, STAFF_EXIT, beats=1)
    windows.watched()
    assert windows.asked == [FIRST_BEAT, PATIENCE, 2 * FIRST_BEAT, 2 * PATIENCE]


@pytest.mark.parametrize(("beats", "ends"), [(0, 1), (1, 0)])
def test_who_ends_the_watchdog_ends_a_window_that_loads(beats: int, ends: int) -> None:
    ended = []

    class Loading(PaperWindow):
        def beat_within(self, seconds: float) -> bool:
            if super().beat_within(seconds):
                return True
            raise SystemExit

        def end(self) -> int:
            ended.append(self)
            return 0

    class LoadingWindows(PaperWindows):
        def window(self, *, is_fresh: bool = False) -> PaperWindow:  # noqa: ARG002
            return Loading(0, beats, self.asked)

    with pytest.raises(SystemExit):
        LoadingWindows().watched()
    assert len(ended) == ends


def test_what_ends_at_once_is_started_ever_later() -> None:
    windows = PaperWindows(*[1] * 9, 0)
    windows.watched()
    assert windows.pauses[:3] == [SHORTEST_PAUSE, SHORTEST_PAUSE * 2, SHORTEST_PAUSE * 4]
    assert windows.pauses[-1] == LONGEST_PAUSE


def test_what_ends_again_and_again_begins_with_nobody_there() -> None:
    windows = PaperWindows(*[1] * RETURNS, 0)
    windows.watched()
    assert windows.started == ["window"] * RETURNS + ["fresh"]


def test_a_spare_takes_the_place_of_a_window_that_was_well() -> None:
    beats = int(SPARE_AFTER) + 2
    windows = PaperWindows(-9, -9, STAFF_EXIT, beats=beats, period=1.0)
    windows.watched()
    assert windows.started == ["window", "spare", "spare", "spare"]
    assert windows.pauses == []
    assert windows.asked[beats + 1] == SPARE_BEAT


def test_a_spare_that_has_ended_is_done_without() -> None:
    windows = PaperWindows(-9, STAFF_EXIT, beats=int(SPARE_AFTER) + 2, period=1.0, goes=False)
    windows.watched()
    assert windows.started == ["window", "spare", "window", "spare"]


def test_the_staff_gets_a_window_that_has_read_the_file_anew() -> None:
    windows = PaperWindows(STAFF_RESTART, STAFF_EXIT, beats=6, period=1.0, goes=False)
    windows.watched()
    assert windows.started == ["window", "spare", "window", "spare"]
    assert windows.log == []


def python(program: str, **environment: str) -> WindowProcess:
    return WindowProcess([sys.executable, "-c", program], environment)


def test_a_window_that_ended_is_seen_at_once() -> None:
    window = python("import os; os.write(1, b'.'); os._exit(7)")
    assert window.beat_within(20)
    assert not window.beat_within(20)
    assert window.end() == 7


def test_a_spare_waits_for_its_turn_or_is_known_to_be_gone() -> None:
    program = (
        "import os; from tablee_client.core.kiosk.heart import is_spare, turn_comes;"
        "os._exit((7 if turn_comes() else 8) if is_spare() else 9)"
    )
    spare, left = python(program, TABLEE_SPARE="1"), python(program, TABLEE_SPARE="1")
    assert spare.go()
    assert not spare.beat_within(20)
    assert spare.end() == 7
    os.kill(left.pid, signal.SIGTERM)
    assert not left.beat_within(20)
    assert not left.go()
    left.end()


def test_what_a_window_finds_out_of_the_display_the_next_one_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    program = (
        "import os; knows = 'SDL_FRAMEBUFFER_ACCELERATION' in os.environ;"
        "os.write(1, b'.' if knows else b'-'); os._exit(4 if knows else 3)"
    )
    windows = Windows([sys.executable, "-c", program])
    codes = []
    for _ in range(2):
        window = windows.window()
        while window.beat_within(20):
            pass
        codes.append(window.end())
    assert codes == [3, 4]


@pytest.mark.skipif(os.name != "posix", reason="SIGSTOP is POSIX's")
def test_a_window_that_stands_still_is_killed() -> None:
    window = python("import os, signal; os.write(1, b'.'); os.kill(os.getpid(), signal.SIGSTOP)")
    assert window.beat_within(20)
    assert not window.beat_within(0.05)
    assert window.end() == -signal.SIGKILL


@pytest.mark.skipif(sys.platform != "linux", reason="waitid tells of stops on Linux")
def test_a_window_that_was_stopped_is_not_waited_for_long() -> None:
    window = python("import os, signal; os.write(1, b'.'); os.kill(os.getpid(), signal.SIGSTOP)")
    assert window.beat_within(20)
    assert not window.beat_within(600)  # the test's own limit is shorter
    assert window.end() == -signal.SIGKILL


@pytest.mark.skipif(sys.platform != "linux", reason="waitid tells of stops on Linux")
def test_a_window_that_goes_on_at_once_is_let_be() -> None:
    program = "import os, signal; os.write(1, b'.'); os.kill(os.getpid(), signal.SIGSTOP);"
    window = python(f"{program} os.write(1, b'.'); os._exit(7)")
    assert window.beat_within(20)
    while Path(f"/proc/{window.pid}/stat").read_text().split()[2] != "T":
        pass
    os.kill(window.pid, signal.SIGCONT)
    assert window.beat_within(20)
    assert not window.beat_within(20)
    assert window.end() == 7


def test_a_heart_beats_four_times_a_second_and_never_fails() -> None:
    read, write = os.pipe()
    heart = Heart(write)
    for step in range(100):
        heart.beat(step / 50)
    assert len(os.read(read, 100)) == 8
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


def test_a_wait_outlives_the_window(tmp_path: Path) -> None:
    file, wall = tmp_path / "kiosk" / "tries.json", [1000.0]
    tries = Tries(file, wall=lambda: wall[0])
    for _ in range(FREE_TRIES):
        tries.failed(50.0)
    assert tries.wait(50.0) == 4.0
    wall[0] = 1001.0
    again = Tries(file, wall=lambda: wall[0])
    assert again.wait(7.0) == 3.0
    assert again.wait(9.0) == 1.0
    again.failed(10.0)
    assert again.wait(10.0) == 8.0, "the count goes on"
    wall[0] = -1e9
    assert Tries(file, wall=lambda: wall[0]).wait(0.0) == LONGEST_WAIT
    again.passed()
    assert Tries(file, wall=lambda: wall[0]).wait(0.0) == 0.0
    file.write_text("[")
    assert Tries(file).wait(0.0) == 0.0
    (tmp_path / "file").touch()
    unwritable = Tries(tmp_path / "file" / "tries.json")
    for _ in range(FREE_TRIES):
        unwritable.failed(50.0)
    assert unwritable.wait(50.0) == 4.0


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
