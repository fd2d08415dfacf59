"""Whether every file that was installed is still there, by the record that each package keeps.

Only the standard library is used here.
"""

import csv
import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path

# Python makes these anew, and pip may have recorded one that another release wrote over.
MADE_ANEW = ".pyc"


def is_whole(environment: Path) -> bool:
    """Tell whether a virtual environment of this Python has its packages' files, in full length."""
    base = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", "venv", base))
    records = packages.glob("*.dist-info/RECORD")
    return all(_is_there(f"{packages}/{name}", size) for name, size in _files(records))


def _files(records: Iterator[Path]) -> Iterator[tuple[str, str]]:
    """Give the recorded files and their sizes; "" where none is told."""
    for record in records:
        with record.open(encoding="utf-8", newline="") as lines:
            for name, _, size in csv.reader(lines):
                if not name.endswith(MADE_ANEW):
                    yield name, size


def _is_there(file: str, size: str) -> bool:
    try:
        # Thousands of files: a Path for each would cost more than the look itself.
        return size in ("", str(os.stat(file).st_size))  # noqa: PTH116
    except OSError:
        return False
