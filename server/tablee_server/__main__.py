"""Starts the server: `tablee-server`, or `python -m tablee_server`."""

import signal
import sys
from collections.abc import Sequence
from typing import Final

STOPPED: Final = 130
THINK: Final = "think"
"""The first word of a process in which bots think; it is for the server's own use."""

STAND_BY: Final = "stand-by"
"""The first word of a server that loads everything, and is told the other words later."""

BEHIND: Final = "behind"
"""The second word of one that thinks about hints: those for whom a table waits go first."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the server with these words, or those of the command line; its exit code."""
    # While the modules load, Ctrl-C simply ends: raised inside an import it would show a trace.
    heard = signal.signal(signal.SIGINT, signal.SIG_DFL)
    said = sys.argv[1:] if words is None else words
    if list(said[:1]) == [THINK]:
        from tablee_server.ai.worker import work

        work(behind_bots=BEHIND in said)
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    if list(said[:1]) == [STAND_BY]:
        from tablee_server.standby import words_in_time

        words = words_in_time()
        if words is None:
            return 0
    from tablee_server.commands.program import run

    signal.signal(signal.SIGINT, heard)
    try:
        return run(words)
    except KeyboardInterrupt:  # before it listens; later it is asked to stop
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
