"""Plays matches on a simulated bad network, a seed each, and checks that nothing is ever lost.

    python tools/simulate_network.py [--seeds 1000] [--first 0] [--jobs 1] [--json]

Real rules, the real server from its sessions down and the real client up to its screen play in
virtual time, without a socket: cables delay, split, stall, break with what is under way, break
without telling, and repeat commands; clients crash and come back, servers too. `tools.simulated`
names the laws. The same seed gives the same story; exit code 1 if a law was broken. Ctrl-C prints
what was played so far and the `next` seed, with which `--first` goes on; then the exit code is 130.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tools.parts import INTERRUPTED, work_off
from tools.simulated.trial import Tally, run_trials

CHUNK = 50
SHOWN = 20


def main(words: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(words)
    began, tally, end = time.perf_counter(), Tally(), asked.first + asked.seeds
    chunks = [range(low, min(low + CHUNK, end)) for low in range(asked.first, end, CHUNK)]
    taken = work_off(run_trials, chunks, asked.jobs, tally.merge)
    found = msgspec.structs.asdict(tally)
    found["faults"] = tally.faults[:SHOWN]
    found |= {"faulty": len(tally.faults), "seconds": round(time.perf_counter() - began, 1)}
    if taken < len(chunks):
        found["next"] = chunks[taken].start
    print(json.dumps(found) if asked.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    if tally.faults:
        return 1
    return 0 if taken == len(chunks) else INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="simulate_network", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
