"""A server that has loaded everything, and waits to be told what it shall be."""

import contextlib
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablee_client.core.failure import HostError
from tablee_client.core.spawning import log_path, open_log, server_command, spawn

PRACTICE: Final = "practice"
"""What the logs of such servers are called."""
STAND_BY: Final = "stand-by"
"""The word by which a server is told to read the others from its standard input."""


class Standby:
    """The process, until it is taken. It ends by itself with the program that started it."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path | None) -> None:
        """Use `start` instead."""
        self.log = log
        self._process: subprocess.Popen[bytes] | None = process

    @classmethod
    def start(cls) -> "Standby | None":
        """Start one; None if the system won't."""
        log = log_path(PRACTICE)
        try:
            with open_log(log) as stderr:
                return cls(spawn([*server_command(), STAND_BY], stderr, pipe=True), log)
        except HostError:
            return None

    def take(self, words: Sequence[str]) -> "subprocess.Popen[bytes] | None":
        """Tell it the words of its command line; None if it was taken before, or has ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write(json.dumps(list(words)).encode() + b"\n")
            process.stdin.flush()
            if process.poll() is None:
                return process
        end(process)
        return None

    def drop(self) -> None:
        """End it, if nobody has taken it."""
        process, self._process = self._process, None
        if process is not None:
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process and close its pipes."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
