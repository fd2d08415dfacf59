"""Run every check of this project: what CI runs, and what a person runs before a commit.

    python tools/check.py [--fast] [--only STEP] [--list]

Each step's whole output is kept in .check/, the end of a failed one is shown. The last lines are
the summary and the closing line of the tests.
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.checks import SLOW, STEPS, Step
from tools.lanes import Result, run_all

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".check"
SHOWN = 60  # lines of a failed step's output


def main(words: Sequence[str] | None = None) -> int:
    """Run the chosen steps; return 1 where any failed, 2 where a name is unknown."""
    options = parser().parse_args(words)
    if options.list:
        for step in STEPS:
            print(f"{step.name:<12} {step.title}")
        return 0
    chosen = choose(options.only, fast=options.fast)
    if not chosen:
        known = ", ".join(step.name for step in STEPS)
        print(f"There is no step of that name; the steps are: {known}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    started = time.monotonic()
    try:
        results = run_all(chosen, root=ROOT, logs=FOLDER, report=report)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return summary(results, seconds=time.monotonic() - started)


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    made = argparse.ArgumentParser(description="Run the checks of this project.")
    made.add_argument("--only", metavar="STEP", action="append", help="run this step; repeatable")
    made.add_argument("--fast", action="store_true", help=f"leave out {', '.join(sorted(SLOW))}")
    made.add_argument("--list", action="store_true", help="name the steps and run none")
    return made


def choose(only: Sequence[str] | None, *, fast: bool) -> list[Step]:
    """Return the steps asked for with those they need; empty where a name is unknown."""
    by_name = {step.name: step for step in STEPS}
    names = set(only) if only else set(by_name)
    if not names <= set(by_name):
        return []
    if fast and not only:
        names -= SLOW
    for step in reversed(STEPS):
        if step.name in names:
            names.update(step.after)
    return [step for step in STEPS if step.name in names]


def report(result: Result) -> None:
    """Print one step's end, and the last lines of its output where it failed."""
    mark = "ok " if result.passed else "RED"
    print(f"{mark} {result.step.name:<12} {result.seconds:6.1f} s  {result.step.title}", flush=True)
    if not result.passed:
        tail = result.output.rstrip().splitlines()[-SHOWN:]
        print("\n".join(f"    {line}" for line in tail), flush=True)
        print(f"    (all of it: {FOLDER / result.step.name}.log)", flush=True)


def summary(results: Sequence[Result], *, seconds: float) -> int:
    """Print what failed, what the tests skipped and their closing line; return the exit code."""
    red = [result.step.name for result in results if not result.passed]
    verdict = f"RED: {', '.join(red)}" if red else "all green"
    print(f"\n{len(results)} steps in {seconds:.0f} s on {os.cpu_count()} cores: {verdict}")
    for result in results:
        if result.step.name == "tests":
            print("\n".join((*skipped(result.output), closing_line(result.output))))
    return 1 if red else 0


def skipped(output: str) -> list[str]:
    """Return the lines in which pytest tells what it skipped, and why."""
    return [line for line in output.splitlines() if line.startswith("SKIPPED ")]


def closing_line(output: str) -> str:
    """Return the line in which pytest counts; empty where it did not get that far."""
    counted = re.findall(
        r"^.*\b\d+ (?:passed|failed|errors?)\b.* in [\d.]+s.*$", output, re.MULTILINE
    )
    return counted[-1] if counted else ""


if __name__ == "__main__":
    sys.exit(main())
