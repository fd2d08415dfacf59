"""Where the bundle's `tablee-server` begins."""

import sys

from tablee_server.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
