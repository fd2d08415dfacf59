"""Memory of the client's window at a table, game by game, in megabytes.

    python tools/bench_memory.py [GAME ...] [--json] [--seconds 40] [--size 1920x1080]

The real program plays `practice GAME --demo` in a full-screen window of that size, on a virtual X
server where `Xvfb` is installed, else under the dummy video driver, with settings of its own in a
folder that is removed. What counts is the resident memory of the window's process, shared
libraries included, without the server it starts. It is read twice a second; Linux only.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.games import all_games

MOST_MB = 250.0
EVERY_S = 0.5
SETTINGS = 'window = "fullscreen"\nname = "Bench"\nanimation_speed = 2.0\n'
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@contextmanager
def screen(size: str) -> Iterator[dict[str, str]]:
    """Give the variables of a screen of this size, which is there meanwhile."""
    if shutil.which("Xvfb") is None:
        yield {"SDL_VIDEODRIVER": "dummy"}
        return
    ends = os.pipe()
    words = ("Xvfb", "-displayfd", str(ends[1]), "-screen", "0", f"{size}x24", "-nolisten", "tcp")
    server = subprocess.Popen(words, pass_fds=(ends[1],), stderr=subprocess.DEVNULL)
    os.close(ends[1])
    try:
        with os.fdopen(ends[0]) as told:
            yield {"DISPLAY": f":{told.readline().strip()}", "SDL_VIDEODRIVER": "x11"}
    finally:
        server.terminate()
        server.wait()


def measure(slug: str, shown_on: dict[str, str], seconds: float) -> dict[str, float]:
    """Play one game for so long; the figures of the window's process."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "tablee").mkdir()
        (Path(folder) / "tablee" / "settings.toml").write_text(SETTINGS, "utf-8")
        own = {**os.environ, **dict.fromkeys(FOLDERS, folder), "SDL_AUDIODRIVER": "dummy"}
        words = (sys.executable, "-m", "tablee_client", "practice", slug, "--demo", "--seed", "1")
        with subprocess.Popen(words, env={**own, **shown_on}) as program:
            try:
                return _watched(program, seconds)
            finally:
                program.terminate()


def _watched(program: "subprocess.Popen[bytes]", seconds: float) -> dict[str, float]:
    found = {"rss_mb": 0.0, "own_mb": 0.0, "peak_mb": 0.0}
    for _ in range(round(seconds / EVERY_S)):
        time.sleep(EVERY_S)  # noqa: TID251 - memory is read in real time
        if program.poll() is not None:
            raise SystemExit(f"The program ended early, with {program.returncode}.")
        status = Path(f"/proc/{program.pid}/status").read_text("ascii")
        found = {
            "rss_mb": _megabytes(status, "VmRSS"),
            "own_mb": _megabytes(status, "RssAnon"),
            "peak_mb": _megabytes(status, "VmHWM"),
        }
    return found


def _megabytes(status: str, field: str) -> float:
    found = re.search(rf"^{field}:\s+(\d+) kB", status, re.MULTILINE)
    return round(int(found[1]) / 1024, 1) if found else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="the games; all without any")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--seconds", type=float, default=40.0, help="for each game")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    args = parser.parse_args()
    slugs = args.games or sorted(game.type.slug for game in all_games())
    with screen(args.size) as shown_on:
        found = {slug: measure(slug, shown_on, args.seconds) for slug in slugs}
    if args.json:
        print(json.dumps({"games": found, "most_mb": MOST_MB}))
    else:
        for slug, figures in found.items():
            print(f"{slug:16} {figures}")
    return 0 if all(figures["peak_mb"] <= MOST_MB for figures in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
