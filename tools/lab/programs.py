"""Programs on the machines of a lab, and what they say."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.lab.network import Machine

_ROOT: Final = Path(__file__).parents[2]
_SERVER: Final = ("tablee_server", "--bot-pace", "0.1", "--name")


class Program:
    """One process that says what happens, a line of JSON for each event."""

    def __init__(self, machine: Machine, module: str, *words: str, home: Path) -> None:
        """Start `python -m module words` there; its files lie in the folder `home`."""
        self.said: list[dict[str, Any]] = []
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._process = subprocess.Popen(
            machine.inside([sys.executable, "-P", "-m", module, *words]),
            env=_environment(home),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def until(self, holds: Callable[[dict[str, Any]], bool], patience: float) -> dict[str, Any]:
        """Wait for the next line for which this holds; AssertionError after `patience` seconds."""
        end = time.monotonic() + patience
        while True:
            try:
                line: dict[str, Any] = json.loads(
                    self._lines.get(timeout=max(0.0, end - time.monotonic()))
                )
            except queue.Empty:
                last = self.said[-1] if self.said else None
                raise AssertionError(f"nothing of the kind within {patience} s: {last}") from None
            self.said.append(line)
            if holds(line):
                return line

    def kill(self) -> None:
        """End it at once, with -9."""
        if sys.platform != "win32":  # the lab is on Linux
            self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        self._process.send_signal(number)
        self.close()

    def close(self) -> None:
        """Wait until it has ended, and let go of what it said."""
        self._process.wait(20)
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()

    @property
    def is_running(self) -> bool:
        """Whether it hasn't ended."""
        return self._process.poll() is None

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)


@contextmanager
def running(program: Program) -> Iterator[Program]:
    """Kill a program at the end, whatever comes."""
    try:
        yield program
    finally:
        if program.is_running:
            program.kill()
        program.close()


def _environment(home: Path) -> dict[str, str]:
    """Let a program keep its files in this home, and find the modules of the lab."""
    paths = (str(_ROOT), os.environ.get("PYTHONPATH", ""))
    found = os.pathsep.join(path for path in paths if path)
    return {**os.environ, "TABLEE_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": found}


def server_on(machine: Machine, name: str, home: Path, *words: str) -> Program:
    """Start a server; it is there once it says `advertised`."""
    return Program(machine, *_SERVER, name, *words, home=home)


def advertised(line: dict[str, Any]) -> bool:
    """Tell whether a server says that the network knows of it."""
    return line.get("event") == "advertised"
