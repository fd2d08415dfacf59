"""How a server's process is started, and where it logs to."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import IO, Any, Final

from tablee_client.core.failure import HostError
from tablee_client.core.folders import hosted_folder

LOGS_KEPT: Final = 5


def server_command() -> list[str]:
    """Give the command that starts a server: the module, or the bundle's own server entry."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        return [str(program.with_name(f"tablee-server{program.suffix}"))]
    # -P: a file of the current folder is never taken for a module.
    return [sys.executable, "-P", "-m", "tablee_server"]


def spawn(
    command: Sequence[str], stderr: "IO[bytes] | int", *, pipe: bool
) -> "subprocess.Popen[bytes]":
    """Start in a session of its own, so that Ctrl-C here doesn't reach it."""
    apart: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        apart = {"creationflags": flags}
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE if pipe else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            **apart,
        )
    except OSError as error:
        raise HostError("server-failed", line=str(error)) from error


def log_path(name: str) -> Path | None:
    """Give a log of its own to every server: one that was kept may write to an earlier one."""
    folder = hosted_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(folder, name)
    except OSError:
        return None
    logs = (folder / f"{name}-{os.getpid()}-{number}.log" for number in count(1))
    return next(log for log in logs if not log.exists())


def _forget_old(folder: Path, name: str) -> None:
    """Take away all but the last logs, which programs that were killed have left."""
    logs = sorted(folder.glob(f"{name}-*.log"), key=lambda log: log.stat().st_mtime)
    for log in logs[:-LOGS_KEPT]:
        log.unlink(missing_ok=True)


@contextlib.contextmanager
def open_log(path: Path | None) -> Any:
    """Give what a server writes its log to; nowhere if that file can't be had."""
    try:
        stream: IO[bytes] | None = None if path is None else path.open("wb")
    except OSError:
        stream = None
    if stream is None:
        yield subprocess.DEVNULL
        return
    with stream:
        yield stream
