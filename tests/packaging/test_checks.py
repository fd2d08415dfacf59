"""The checks' own machinery: what runs, in which order, and what is said of it."""

import sys
from pathlib import Path

import pytest

from tools.check import choose, closing_line, main, skipped, summary
from tools.checks import SLOW, STEPS
from tools.lanes import Result, Step, run_all


def step(name: str, program: str, *after: str, seconds: float = 20.0) -> Step:
    return Step(name, name, ((sys.executable, "-c", program),), after=after, seconds=seconds)


def run(tmp_path: Path, *steps: Step) -> list[Result]:
    return run_all(steps, root=tmp_path, logs=tmp_path, report=lambda _result: None)


def test_a_step_passes_where_its_commands_end_with_0(tmp_path: Path) -> None:
    (result,) = run(tmp_path, step("fine", "print('said')"))
    assert result.passed
    assert result.output == "said\n"
    assert (tmp_path / "fine.log").read_text(encoding="utf-8") == "said\n"


def test_a_step_fails_at_the_first_command_that_does(tmp_path: Path) -> None:
    line = (sys.executable, "-c")
    twice = Step("red", "red", ((*line, "raise SystemExit(3)"), (*line, "print('not reached')")))
    (result,) = run(tmp_path, twice)
    assert not result.passed
    assert "[exit 3]" in result.output
    assert "\nnot reached" not in result.output


def test_a_step_whose_predecessor_failed_is_not_tried(tmp_path: Path) -> None:
    first, second = run(tmp_path, step("first", "raise SystemExit(1)"), step("second", "", "first"))
    assert not first.passed
    assert not second.passed
    assert second.output == "not tried: first failed"


def test_a_step_that_takes_too_long_fails(tmp_path: Path) -> None:
    (result,) = run(tmp_path, step("slow", "import threading as t; t.Event().wait()", seconds=0.2))
    assert not result.passed
    assert "not done after" in result.output


def test_a_command_that_is_missing_is_said(tmp_path: Path) -> None:
    (result,) = run(tmp_path, Step("gone", "gone", (("no-such-command",),)))
    assert not result.passed
    assert "no-such-command could not be started" in result.output


def test_results_keep_the_order_of_the_steps(tmp_path: Path) -> None:
    results = run(tmp_path, step("c", "", "b"), step("b", "", "a"), step("a", ""))
    assert [result.step.name for result in results] == ["c", "b", "a"]
    assert all(result.passed for result in results)


def test_every_step_comes_after_those_it_needs() -> None:
    seen: set[str] = set()
    for one in STEPS:
        assert set(one.after) <= seen
        seen.add(one.name)
    assert seen >= SLOW


def test_a_step_brings_what_it_needs() -> None:
    assert [one.name for one in choose(["client"], fast=False)] == ["wheel", "client"]


def test_fast_leaves_out_the_slow_ones() -> None:
    assert {one.name for one in choose(None, fast=True)} == {one.name for one in STEPS} - SLOW


def test_an_unknown_step_is_refused_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--only", "nonsense"]) == 2
    assert "the steps are: tests, format," in capsys.readouterr().err


@pytest.mark.parametrize(("passed", "code"), [(True, 0), (False, 1)])
def test_the_exit_code_tells_whether_all_passed(
    passed: bool, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    output = "....\n12 passed, 1 skipped in 3.21s\n"
    result = Result(step("tests", ""), passed=passed, seconds=1.0, output=output)
    assert summary([result], seconds=1.0) == code
    assert capsys.readouterr().out.splitlines()[-1] == "12 passed, 1 skipped in 3.21s"


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        ("12 passed in 0.52s\n", "12 passed in 0.52s"),
        (
            "1 failed, 2 passed in 65.0s (0:01:05)\n[exit 1] x\n",
            "1 failed, 2 passed in 65.0s (0:01:05)",
        ),
        ("1 error in 0.52s\n", "1 error in 0.52s"),
        ("INTERNALERROR\n", ""),
    ],
)
def test_the_tests_closing_line_is_found(output: str, expected: str) -> None:
    assert closing_line(output) == expected


def test_what_the_tests_skipped_is_listed_with_its_reason() -> None:
    line = "SKIPPED [1] tests/e2e/test_kiosk_window.py:22: not installed here: Xvfb"
    assert skipped(f"....s.\n{line}\n5 passed, 1 skipped in 0.10s") == [line]
