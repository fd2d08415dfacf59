"""Ask whether every locked package has a ready-made wheel for each system and Python.

    python tools/check_wheels.py

Needs uv and a network. Prints one JSON line: for each lock file, system and Python "yes", or why
not. Exit code 1 where any is missing.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("play.txt", "dev.txt")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
)
# What uv prints when no registry answers at all.
UNREACHED = ("error sending request", "Failed to fetch", "dns error", "Could not connect")


def main() -> int:
    """Ask for every combination; return the exit code."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        print("uv is not here: install it with `pip install uv`, then try again.", file=sys.stderr)
        return 1
    answers: dict[str, dict[str, str]] = {}
    for lock in LOCKS:
        for system in SYSTEMS:
            for python in PYTHONS:
                answer = ask(uv, lock=lock, system=system, python=python)
                if any(words in answer for words in UNREACHED):
                    print(
                        "No registry can be reached: this check needs a network.", file=sys.stderr
                    )
                    return 1
                answers.setdefault(lock, {})[f"{system} {python}"] = answer
    print(json.dumps(answers))
    return int(any(word != "yes" for of in answers.values() for word in of.values()))


def ask(uv: str, *, lock: str, system: str, python: str) -> str:
    """Resolve one lock file from wheels only; return "yes" or uv's words."""
    command = [uv, "pip", "compile", str(ROOT / "requirements" / lock), "--quiet"]
    command += ["--only-binary", ":all:", "--no-header", "--no-annotate"]
    command += ["--python-platform", system, "--python-version", python]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    return "yes" if ended.returncode == 0 else " ".join(ended.stderr.split())


if __name__ == "__main__":
    sys.exit(main())
