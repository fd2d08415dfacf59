"""How long the program takes from its start to its first picture, in seconds.

    python tools/bench_start.py [--json] [--size 1920x1080] [--runs 5]

Each run is a new process under the dummy video driver; its time counts from just before the
process is made, so the interpreter's own start is part of it.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time

BUDGET_S = 0.8
PROGRAM = """
import asyncio, sys, tempfile, time
from pathlib import Path
from tablee_client.core import rubbish
rubbish.put_off()
from tablee_client.core.settings import SettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.client import Client
from tablee_client.view.window import Window
file = SettingsFile(Path(tempfile.mkdtemp()) / "settings.toml")
start = Start(Words("fr"), file, file.load().with_(name="Basile"))
async def show():
    Client(start, size=(int(sys.argv[1]), int(sys.argv[2]))).show_first()
    print(time.time(), time.process_time())
asyncio.run(show())
"""


def measure(width: int, height: int, runs: int) -> dict[str, float]:
    """Start the program several times and give the figures; the first run warms the disk up."""
    wall, cpu = [], []
    for k in range(runs + 1):
        begun = time.time()
        shown, used = _run(width, height)
        if k:
            wall.append(shown - begun)
            cpu.append(used)
    return {
        "width": width,
        "height": height,
        "runs": runs,
        "first_frame_s_median": round(statistics.median(wall), 3),
        "first_frame_s_worst": round(max(wall), 3),
        "cpu_s_median": round(statistics.median(cpu), 3),
        "budget_s": BUDGET_S,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    found = measure(width, height, args.runs)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:22} {value}")
    return 0 if found["first_frame_s_median"] <= BUDGET_S else 1


def _run(width: int, height: int) -> tuple[float, float]:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(width), str(height)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    shown, used = done.stdout.split()
    return float(shown), float(used)


if __name__ == "__main__":
    sys.exit(main())
