"""Look for words in tracked files that must not be there.

Registry hosts and this machine's folders mean nothing to anybody else, and a lock file of uv
would hold the first.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Points, strokes and some letters stand in brackets, so that this file does not find itself.
FORBIDDEN = re.compile(
    r"\bpypi[.]org|\bpython[h]osted[.]org|\bregistry[.]npm[j]s[.]org"
    r"|[/]work[/](main|shared|[.]library)|[/]root[/]|^--(extra-)?index[-]url",
    re.MULTILINE,
)
NAMES = {"uv.lock"}


def main() -> int:
    """Print every find as path:line; return 1 where there is one."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tracked.returncode:
        print("No list of tracked files: this folder is no git repository, so nothing to check.")
        return 0
    found = [line for name in tracked.stdout.split("\0") if name for line in finds(name)]
    print("\n".join(found) or "nothing found")
    return 1 if found else 0


def finds(name: str) -> list[str]:
    """Return what is wrong with one tracked file."""
    path = ROOT / name
    if path.name in NAMES:
        return [f"{name}: must not be tracked"]
    try:
        text = path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return []  # a picture or a sound, or gone from the work tree
    return [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for match in FORBIDDEN.finditer(text)
    ]


if __name__ == "__main__":
    sys.exit(main())
