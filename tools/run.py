#!/usr/bin/env python3
"""Set up and start Tablee: nothing else is needed than Python and a network.

    python3 tools/run.py [WORDS...]    opens the game; the words go to it
    python3 tools/run.py test          runs every check instead

This file is read by any Python, the oldest too, to tell its owner what is missing.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Tablee needs Python 3.11 or newer and this is Python "
        + ".".join(str(part) for part in sys.version_info[:2])
        + ": install a newer one, then start this again with it (for example: python3.12 "
        + sys.argv[0]
        + ")."
    )

from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import start

if __name__ == "__main__":
    sys.exit(start.main(sys.argv[1:]))
