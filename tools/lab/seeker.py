"""Looks for servers on the machine where it runs, and tells by lines of JSON what it finds.

python -m tools.lab.seeker            until it is ended: the list, whenever it has changed
python -m tools.lab.seeker --runs 30  one search after the other: seconds until the first hit
"""

import argparse
import asyncio
import json
import time
from typing import Any, Final

from tablee_client.core.failure import ConnectError
from tablee_client.core.finder import Finder

_TURN: Final = 0.1
_PATIENCE: Final = 15.0
_PAUSE: Final = 1.2
"""Seconds between two searches: responders repeat an answer by multicast once a second at most."""


async def follow() -> None:
    """Tell the list and how the search goes, for ever."""
    finder = Finder()
    began, before = time.monotonic(), ""
    finder.start()
    while True:
        told = {"servers": [_shown(server) for server in finder.servers()], **_progress(finder)}
        line = json.dumps(told)
        if line != before:
            before = line
            print(json.dumps({"seconds": round(time.monotonic() - began, 3), **told}), flush=True)
        await asyncio.sleep(_TURN)


async def measure(runs: int) -> None:
    """Tell how long each search took, None where it found nobody."""
    for _ in range(runs):
        finder = Finder()
        began = time.monotonic()
        finder.start()
        try:
            await finder.first(_PATIENCE)
            seconds: float | None = round(time.monotonic() - began, 4)
        except ConnectError:
            seconds = None
        await finder.stop()
        print(json.dumps({"first": seconds}), flush=True)
        await asyncio.sleep(_PAUSE)


def _progress(finder: Finder) -> dict[str, Any]:
    progress = finder.progress()
    return {
        "long": progress.is_long,
        "deaf": progress.deaf,
        "alone": progress.alone,
        "scanning": finder.scanning,
    }


def _shown(server: Any) -> dict[str, Any]:
    return {
        "name": server.name,
        "id": server.id,
        "boot": server.boot,
        "address": str(server.address),
        "addresses": sorted(map(str, server.addresses)),
        "reachable": server.reachable,
        "ways": sorted(server.ways),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=0, help="measure so many searches")
    runs = parser.parse_args().runs
    asyncio.run(measure(runs) if runs else follow())


if __name__ == "__main__":
    main()
