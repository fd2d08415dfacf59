"""Ask whether every locked package has a ready-made wheel for each system and Python.

    python tools/check_wheels.py

Needs uv and a network. Prints one JSON line: for each lock file, system and Python "yes", "from
source: ..." where that is provided for, or why not. Exit code 1 where any is missing.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.installer import BUILD_SETTINGS, FROM_SOURCE_TOO

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
    given = [word for of in answers.values() for word in of.values()]
    return int(any(word != "yes" and not word.startswith("from source: ") for word in given))


def ask(uv: str, *, lock: str, system: str, python: str) -> str:
    """Resolve one lock file, from wheels where that is possible; return the answer's word."""
    target = ["--python-platform", system, "--python-version", python]
    command = [uv, "pip", "compile", str(ROOT / "requirements" / lock), "--quiet"]
    command += ["--only-binary", ":all:", "--no-header", "--no-annotate", *target]
    refused = resolve(command)
    if refused is None:
        return "yes"
    for name in FROM_SOURCE_TOO:
        command += ["--no-binary", name]
    if f"{FROM_SOURCE_TOO[0]}==" in refused and resolve(command) is None:
        return f"from source: {', '.join(FROM_SOURCE_TOO)}"
    return refused


def resolve(command: list[str]) -> str | None:
    """Run uv; return what it complains of."""
    settings = {**os.environ, **BUILD_SETTINGS}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=settings)
    return " ".join(ended.stderr.split()) if ended.returncode else None


if __name__ == "__main__":
    sys.exit(main())
