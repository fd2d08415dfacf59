"""What differs between systems: files' owners, how a process is asked to stop, its parent's pipe.

The only module of the server with calls that some systems lack.
"""

import contextlib
import io
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, cast

if TYPE_CHECKING:  # a process of bots does without
    import asyncio

_CONSOLE_ENDS: Final = (2, 5, 6)
"""The console is closed, the user logs off, the system shuts down."""
_CONSOLE_WAITS: Final = 4.5
"""Seconds; Windows waits for five."""
_NICENESS: Final = 5
_BEHIND_BOTS: Final = 15
_SECRET_BYTES: Final = range(16, 33)


def stop_on_signals(loop: "asyncio.AbstractEventLoop", stop: Callable[[], None]) -> None:
    """Call `stop` in the loop when the system, or Ctrl-C, asks the process to end."""
    names = ("SIGINT", "SIGTERM", "SIGBREAK")
    for number in (getattr(signal, name) for name in names if hasattr(signal, name)):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
        else:
            loop.add_signal_handler(number, stop)


@contextlib.contextmanager
def stopping_with_console(
    loop: "asyncio.AbstractEventLoop", stop: Callable[[], None]
) -> Iterator[None]:
    """Call `stop` in the loop also when the window of a Windows console is closed.

    Windows ends the process as soon as it has been told, so the telling waits until the block has
    been left: until the players and the network know. Elsewhere a signal says the same.
    """
    ended = threading.Event()
    if sys.platform == "win32":
        import ctypes
        from ctypes import wintypes

        kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.DWORD)
        told = kind(console_watch(lambda: loop.call_soon_threadsafe(stop), ended))
        console = ctypes.WinDLL("kernel32")
        console.SetConsoleCtrlHandler(told, True)
    try:
        yield
    finally:
        ended.set()
        if sys.platform == "win32":
            console.SetConsoleCtrlHandler(told, False)


def console_watch(stop: Callable[[], object], ended: threading.Event) -> Callable[[int], bool]:
    """Give what a console calls, in a thread of its own, with the number of what happens to it.

    True: it was for us. Ctrl-C and Ctrl-Break are signals, and not for us.
    """

    def watch(event: int) -> bool:
        if event not in _CONSOLE_ENDS:
            return False
        with contextlib.suppress(RuntimeError):  # the loop is closed: stopped already
            stop()
            ended.wait(_CONSOLE_WAITS)
        return True

    return watch


def has_modes() -> bool:
    """Tell whether a file's mode says who may do what with it."""
    return sys.platform != "win32"


def is_own(found: os.stat_result) -> bool:
    """Tell whether a file or folder belongs to whoever runs this process."""
    return sys.platform == "win32" or found.st_uid == os.geteuid()


def write_on_any_terminal() -> None:
    """Write a question mark for a letter that the terminal's encoding lacks, and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if sys.platform == "win32":

    def memory_bytes() -> int | None:
        """Give nothing: this system tells it in no simple way."""
        return None

else:
    import resource

    def memory_bytes() -> int | None:
        """Give the memory that this process has; where only its peak is known, that."""
        try:
            pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        except OSError:
            unit = 1 if sys.platform == "darwin" else 1024
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
        return pages * resource.getpagesize()


def apart_and_behind(*, also_bots: bool = False) -> dict[str, Any]:
    """Give how to start a process that Ctrl-C doesn't reach.

    On Windows it is of low priority too, and where it's behind `also_bots` of the lowest; elsewhere
    it sees to that itself (`step_behind`).
    """
    apart: dict[str, Any] = {"process_group": 0}
    if sys.platform == "win32":
        quiet = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        lowest, low = subprocess.IDLE_PRIORITY_CLASS, subprocess.BELOW_NORMAL_PRIORITY_CLASS
        apart = {"creationflags": quiet | (lowest if also_bots else low)}
    return apart


def step_behind(*, also_bots: bool = False) -> None:
    """Let all other processes go first, `also_bots` for which a table waits.

    On Windows whoever starts this one says so.
    """
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(_BEHIND_BOTS if also_bots else _NICENESS)


def parent_pipe() -> BinaryIO:
    """Give the standard input without a buffer, whose lock would outlive the loop at exit.

    OSError if there is none.
    """
    return cast("BinaryIO", open(0, "rb", buffering=0, closefd=False))


def read_secret(pipe: BinaryIO) -> bytes | None:
    """Read the parent's first line; None if it isn't 16 to 32 bytes in hexadecimal digits."""
    try:
        secret = bytes.fromhex(pipe.readline(256).decode("ascii").strip())
    except ValueError:
        return None
    return secret if len(secret) in _SECRET_BYTES else None


def stop_with_parent(
    pipe: BinaryIO, loop: "asyncio.AbstractEventLoop", stop: Callable[[], None]
) -> None:
    """Call `stop` in the loop once the parent's end of the pipe is closed, however it ended."""

    def watch() -> None:
        while pipe.read(1024):
            pass
        with contextlib.suppress(RuntimeError):  # the loop is closed: stopped already
            loop.call_soon_threadsafe(stop)

    threading.Thread(target=watch, name="parent", daemon=True).start()
