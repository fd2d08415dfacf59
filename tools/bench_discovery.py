"""How long a search for servers takes to its first hit, on a LAN of network namespaces; needs root.

    python tools/bench_discovery.py [--runs 30] [--json]

A hit is a server that has answered a probe. Each search is a new one in a process that has loaded
what it needs, as the client has before its list is shown. The exit code is 1 where a goal is
missed: nine of ten searches have to be as quick as it says.
"""

import argparse
import json
import math
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.lab.network import Lab, why_not
from tools.lab.programs import Program, advertised, running, server_on
from tools.lab.switch import Weather

GOALS: Final[dict[str, tuple[Weather, float]]] = {
    "clean": (Weather(), 0.3),
    "multicast_loss_20": (Weather(multicast_loss=0.2), 2.0),
    "multicast_blocked": (Weather(drops_multicast=True), 3.0),
}
_PATIENCE: Final = 40.0


def measure(runs: int) -> dict[str, Any]:
    """Give the figures of each kind of weather, in seconds."""
    figures: dict[str, Any] = {"runs": runs}
    with tempfile.TemporaryDirectory() as folder, Lab([[0, 1]]) as lab:
        home = Path(folder)
        with running(server_on(lab.machines[0], "Bench", home)) as server:
            server.until(advertised, _PATIENCE)
            for name, (weather, goal) in GOALS.items():
                lab.set_weather(weather)
                figures[name] = _figures(_searches(lab, home, runs), goal)
    figures["met"] = all(figures[name]["met"] for name in GOALS)
    return figures


def _searches(lab: Lab, home: Path, runs: int) -> list[float]:
    """Give the seconds of each search; endless for one that found nobody."""
    words = ("--runs", str(runs + 1))  # the first one loads modules, and isn't counted
    with running(Program(lab.machines[1], "tools.lab.seeker", *words, home=home)) as seeker:
        found = [seeker.until(lambda _: True, _PATIENCE)["first"] for _ in range(runs + 1)]
    return sorted(math.inf if seconds is None else seconds for seconds in found[1:])


def _figures(found: list[float], goal: float) -> dict[str, Any]:
    p90 = found[math.ceil(0.9 * len(found)) - 1]
    return {
        "p50": _told(found[len(found) // 2]),
        "p90": _told(p90),
        "most": _told(found[-1]),
        "goal": goal,
        "met": p90 <= goal,
    }


def _told(seconds: float) -> float | None:
    return None if math.isinf(seconds) else seconds


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=30, help="searches in each kind of weather")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    args = parser.parse_args()
    reason = why_not()
    if reason:
        print(f"Can't measure: {reason}.", file=sys.stderr)
        return 2
    figures = measure(max(1, args.runs))
    if args.json:
        print(json.dumps(figures))
    else:
        for name in GOALS:
            print(name, *(f"{key} {value}" for key, value in figures[name].items()))
    return 0 if figures["met"] else 1


if __name__ == "__main__":
    sys.exit(main())
