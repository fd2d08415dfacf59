"""What `run.py` does once Python is new enough: set up, then become the game or the checks."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.environment import Environment, Kind, SetupError

ROOT = Path(__file__).resolve().parent.parent
STOPPED = 130  # the exit code of a program that Ctrl-C ended


def main(words: Sequence[str]) -> int:
    """Set up what the words ask for and run it; return its exit code."""
    kind: Kind = "test" if words[:1] == ["test"] else "play"
    environment = Environment(ROOT, kind=kind, say=say)
    started = time.monotonic()
    try:
        if environment.ensure():
            say(f"Ready after {time.monotonic() - started:.0f} s.")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("Stopped before the set-up was complete: the next start does it anew.")
        return STOPPED
    return become(command(environment.python, words))


def say(line: str) -> None:
    """Report one step, apart from the program's own output."""
    print(f"tablee: {line}", file=sys.stderr, flush=True)


def command(python: Path, words: Sequence[str]) -> list[str]:
    """Return the command line that the words stand for.

    `-P` keeps files of the current folder from being taken for modules.
    """
    if words[:1] == ["test"]:
        return [str(python), "-P", str(ROOT / "tools" / "check.py"), *words[1:]]
    return [str(python), "-P", "-m", "tablee_client", *words]


def become(line: list[str]) -> int:
    """Run the command in this process's place; return its exit code where that can't be done."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(line[0], line)
    with subprocess.Popen(line) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child got it too, and decides
