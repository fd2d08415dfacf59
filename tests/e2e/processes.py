"""Programs as a player starts them: in processes of their own, with a home of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 60


class Programs:
    """Starts clients and servers whose files lie in one folder."""

    def __init__(self, home: Path) -> None:
        self.environ = {**os.environ, "TABLEE_HOME": str(home), "LC_ALL": "C.UTF-8"}
        self.environ.pop("DISPLAY", None)
        self.environ.pop("WAYLAND_DISPLAY", None)

    def client(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run `tablee` to its end."""
        return subprocess.run(
            _module("tablee_client", words),
            env=self.environ,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    def start(self, module: str, *words: str, apart: bool = False) -> "subprocess.Popen[str]":
        """Start a program and don't wait; `apart` from what else Ctrl-C would reach."""
        return self.spawn(_module(module, words), apart=apart)

    def spawn(self, command: Sequence[str], *, apart: bool = False) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            command,
            env=self.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=apart,
        )

    @contextmanager
    def server(self, *words: str) -> Iterator[dict[str, Any]]:
        """Run a server and give what it said when it listened."""
        process = self.start("tablee_server", "--bot-pace", "0", "--port", "0", *words)
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def result_in(output: str) -> dict[str, Any]:
    """Read the JSON that a program printed last."""
    found = json.loads(output.splitlines()[-1])
    assert isinstance(found, dict)
    return found


def _module(name: str, words: Sequence[str]) -> list[str]:
    return [sys.executable, "-P", "-m", name, *words]
