"""Runs steps side by side, each one after those it needs, and collects what they said."""

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

LANES = 2  # steps at a time


@dataclass(frozen=True)
class Step:
    """One check: commands that must all end with 0, run in the project's folder.

    `after` names steps that come before; where one of them failed, this one is not tried.
    `seconds` bounds each command.
    """

    name: str
    title: str
    commands: tuple[tuple[str, ...], ...]
    after: tuple[str, ...] = ()
    seconds: float = 600.0


@dataclass(frozen=True)
class Result:
    """What came of a step; the output holds what its commands printed."""

    step: Step
    passed: bool
    seconds: float
    output: str


def run_all(
    steps: Sequence[Step], *, root: Path, logs: Path, report: Callable[[Result], None]
) -> list[Result]:
    """Run the steps, at most two at a time; return their results in the steps' order."""
    waiting = list(steps)
    running: set[Future[Result]] = set()
    done: dict[str, Result] = {}
    with ThreadPoolExecutor(max_workers=LANES) as pool:
        while waiting or running:
            while len(running) < LANES and (step := _next(waiting, done)) is not None:
                waiting.remove(step)
                failed = [name for name in step.after if not done[name].passed]
                running.add(pool.submit(_run, step, root=root, failed=failed))
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                result = future.result()
                done[result.step.name] = result
                (logs / f"{result.step.name}.log").write_text(result.output, encoding="utf-8")
                report(result)
    return [done[step.name] for step in steps]


def _next(waiting: Sequence[Step], done: dict[str, Result]) -> Step | None:
    """Return the first step whose predecessors have ended."""
    return next((step for step in waiting if all(name in done for name in step.after)), None)


def _run(step: Step, *, root: Path, failed: Sequence[str]) -> Result:
    """Run one step's commands up to the first that fails."""
    if failed:
        return Result(step, passed=False, seconds=0.0, output=f"not tried: {failed[0]} failed")
    started = time.monotonic()
    output: list[str] = []
    passed = True
    for command in step.commands:
        code, text = _call(command, root=root, seconds=step.seconds)
        output.append(text)
        if code:
            output.append(f"[exit {code}] {' '.join(command)}\n")
            passed = False
            break
    return Result(step, passed=passed, seconds=time.monotonic() - started, output="".join(output))


def _call(command: Sequence[str], *, root: Path, seconds: float) -> tuple[int, str]:
    """Run one command; return its exit code and what it printed."""
    environment = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100", "NO_COLOR": "1"}
    try:
        ended = subprocess.run(
            command,
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1, f"not done after {seconds:.0f} s\n"
    except OSError as error:
        return 1, f"{command[0]} could not be started: {error}\n"
    return ended.returncode, ended.stdout
