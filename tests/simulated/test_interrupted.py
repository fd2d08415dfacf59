"""Long runs tell how far they are, and an interrupted one what it has done and how to go on."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tools import fuzz_protocol, simulate_network
from tools.parts import INTERRUPTED, work_off
from tools.simulated.trial import run_trials


def _stopping(work: Callable[[Any], Any], after: int) -> Callable[[Any], Any]:
    """Do this so many times; then somebody presses Ctrl-C."""
    done = iter(range(after))

    def do(part: Any) -> Any:
        if next(done, None) is None:
            raise KeyboardInterrupt
        return work(part)

    return do


@pytest.mark.slow
def test_parts_come_in_order_from_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    got: list[str] = []
    assert work_off(hex, range(40), 2, got.append) == 40
    assert got == list(map(hex, range(40)))
    assert "of 40 parts, about" in capsys.readouterr().err


def test_who_interrupts_is_told_how_many_parts_are_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    got: list[str] = []
    assert work_off(_stopping(hex, 3), range(40), 1, got.append) == 3
    assert got == ["0x0", "0x1", "0x2"]
    assert capsys.readouterr().err.endswith("interrupted after 3 of 40 parts\n")


def test_an_interrupted_fuzzer_tells_its_frames_and_the_next_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz_protocol, "PART", 50)
    monkeypatch.setattr(fuzz_protocol, "fuzz_part", _stopping(fuzz_protocol.fuzz_part, 2))
    assert fuzz_protocol.main(["--frames", "200", "--seed", "5", "--json"]) == INTERRUPTED
    found = json.loads(capsys.readouterr().out)
    assert (found["frames"], found["next_seed"], found["faults"]) == (100, 7, [])


def test_an_interrupted_simulation_tells_its_seeds_and_the_next_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate_network, "CHUNK", 2)
    run = _stopping(run_trials, 2)
    monkeypatch.setattr(simulate_network, "run_trials", run)
    assert simulate_network.main(["--seeds", "9", "--first", "3", "--json"]) == INTERRUPTED
    found = json.loads(capsys.readouterr().out)
    assert (found["seeds"], found["next"], found["faults"]) == (4, 7, [])
