"""Starts the client: `tablee`, or `python -m tablee_client`."""

import os
import signal
import sys
from collections.abc import Sequence
from typing import Final

from tablee_client.core import rubbish

_NEEDS: Final = 'tablee: install the client with: pip install "tablee[client]"'
_NEEDS_IN: Final = {
    "fr": 'tablee : installez le client avec : pip install "tablee[client]"',
    "de": 'tablee: Installier das Programm mit: pip install "tablee[client]"',
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these words, or those of the command line; its exit code."""
    # While the modules load, Ctrl-C simply ends: raised inside an import it would show a trace.
    heard = signal.signal(signal.SIGINT, signal.SIG_DFL)
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    rubbish.put_off()
    try:
        from tablee_client.commands.program import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in ("tablee", "tablee_client"):
            raise
        # The package was installed without its extra: not even the texts can be read.
        spoken = os.environ.get("LC_ALL", os.environ.get("LANG", ""))[:2]
        print(_NEEDS_IN.get(spoken, _NEEDS), file=sys.stderr)
        return 1
    finally:
        rubbish.settle()
        signal.signal(signal.SIGINT, heard)
    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
