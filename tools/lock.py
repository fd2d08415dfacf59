"""Write the lock files of requirements/ anew from pyproject.toml, with uv.

    python tools/lock.py [--upgrade]

One resolution serves every system and every Python from 3.11 on. `dev.txt` is solved first and
the smaller files are solved within it, so that a release is never locked in two versions. The
files carry hashes and no address of any registry: pip takes them from whichever one it is set to.
"""

import argparse
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"

# Options that choose what a file holds. pip builds nothing under hashes, so the files that serve
# an editable install also hold the build system.
CONTENTS: dict[str, tuple[list[str], bool]] = {
    "dev.txt": (["--extra", "client", "--extra", "art", "--group", "dev"], True),
    "play.txt": (["--extra", "client"], True),
    "server.txt": ([], False),
    "bundle.txt": (["--extra", "client", "--group", "bundle"], True),
}


def main(words: Sequence[str] | None = None) -> int:
    """Write every lock file; return the exit code."""
    parser = argparse.ArgumentParser(description="Write requirements/*.txt anew, with uv.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest releases")
    options = parser.parse_args(words)
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        print("uv is not here: install it with `pip install uv`, then try again.", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for name in CONTENTS:
        code = write(name, uv=uv, upgrade=options.upgrade)
        if code:
            return code
    return 0


def write(name: str, *, uv: str, upgrade: bool) -> int:
    """Solve one lock file; return uv's exit code."""
    choices, with_build_system = CONTENTS[name]
    command = [
        uv,
        "pip",
        "compile",
        "pyproject.toml",
        *choices,
        "--output-file",
        str(FOLDER / name),
    ]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
    command += ["--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    if upgrade and name == "dev.txt":
        command.append("--upgrade")
    if name != "dev.txt":
        command += ["--constraint", str(FOLDER / "dev.txt")]
    if with_build_system:
        command.append("-")
    print(f"requirements/{name}")
    feed = "\n".join(build_system()) if with_build_system else ""
    return subprocess.run(command, cwd=ROOT, input=feed, text=True, check=False).returncode


def build_system() -> list[str]:
    """Return what pyproject.toml needs to build, as requirements."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = project["build-system"]["requires"]
    return needed


if __name__ == "__main__":
    sys.exit(main())
