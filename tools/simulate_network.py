"""Plays matches on a simulated bad network, a seed each, and checks that nothing is ever lost.

    python tools/simulate_network.py [--seeds 1000] [--first 0] [--jobs 1] [--json]

Real rules, the real server from its sessions down and the real client up to its screen play in
virtual time, without a socket: cables delay, split, stall, break with what is under way, break
without telling, and repeat commands; clients crash and come back, servers too. `tools.simulated`
names the laws. The same seed gives the same story; exit code 1 if a law was broken.
"""

import argparse
import json
import logging
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tools.simulated.trial import Tally, run_trials

CHUNK = 50
SHOWN = 20


def main(words: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(words)
    logging.getLogger("tablee_server").propagate = False
    began, tally = time.perf_counter(), Tally()
    for part in _parts(asked.first, asked.seeds, asked.jobs):
        tally.merge(part)
    found = msgspec.structs.asdict(tally)
    found["faults"] = tally.faults[:SHOWN]
    found |= {"faulty": len(tally.faults), "seconds": round(time.perf_counter() - began, 1)}
    print(json.dumps(found) if asked.json else "\n".join(f"{k}: {v}" for k, v in found.items()))
    return 1 if tally.faults else 0


def _parts(first: int, seeds: int, jobs: int) -> Iterator[Tally]:
    last = first + seeds
    chunks = [range(low, min(low + CHUNK, last)) for low in range(first, last, CHUNK)]
    if jobs == 1:
        yield from map(run_trials, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(run_trials, chunks)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="simulate_network", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
