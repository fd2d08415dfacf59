"""Where the bundle's `tablee` begins."""

import sys

from tablee_client.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
