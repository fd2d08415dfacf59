"""Starts the server: `tablee-server`, or `python -m tablee_server`."""

import multiprocessing
import sys
from collections.abc import Sequence
from typing import Final

STOPPED: Final = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run the server with these words, or those of the command line; its exit code."""
    multiprocessing.freeze_support()
    try:
        from tablee_server.program import run  # late, so that Ctrl-C is heard meanwhile

        return run(words)
    except KeyboardInterrupt:  # before it listens; later it is asked to stop
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
