"""How strong bots are against each other: `python tools/arena.py gnumies --bots hard,normal`.

    python tools/arena.py GAME --bots A,B,... --deals N [--seats N] [--preset P]
        [--option KEY=VALUE] [--iterations X] [--quick] [--seed S] [--jobs N] [--json]
        [--engine local|dask|ray] [--address OF_A_CLUSTER]

Each deal is played in every seat with the same cards and dice. Of two bots the first is the guest
among copies of the second; three and more are rotated. The win share is to be held against parity
(1 in the number of sides); intervals hold 95 % and cluster on deals. A seed and a budget of
iterations give the same result, however many processes play. The exit code is 1 if a bot crashed,
gave an illegal answer, or answered differently where only what it can't see was different.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import BadSetup, UnknownGame, Value
from tablee.games import get_game
from tools.contest.contender import Thought
from tools.contest.contest import Contest
from tools.contest.engines import ENGINES, NoEngine
from tools.contest.entry import UnknownBot
from tools.contest.report import report_of, table_of, times_of

QUICK = 0.25
"""The part of a level's iterations that the short form uses."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit code."""
    asked = parser().parse_args(words)
    try:
        contest = contest_of(asked)
    except (UnknownBot, BadSetup, UnknownGame) as error:
        print(_sentence(error, asked.slug), file=sys.stderr)
        return 2
    began = time.perf_counter()
    try:
        play = ENGINES[asked.engine]
        deals = list(play(contest, range(asked.deals), asked.jobs, asked.address))
    except NoEngine as error:
        print(error, file=sys.stderr)
        return 2
    report = report_of(contest, deals)
    seconds = round(time.perf_counter() - began, 1)
    run = {"engine": asked.engine, "jobs": asked.jobs, "seconds": seconds}
    report |= {"run": run, "times": times_of(contest, deals)}
    print(json.dumps(report) if asked.json else table_of(report))
    return 1 if report["faults"] else 0


def contest_of(asked: argparse.Namespace) -> Contest:
    """Make the contest that the command line asks for; UnknownGame, BadSetup, UnknownBot."""
    game = get_game(asked.slug)
    setup = game.setup(asked.seats, preset=asked.preset, options=dict(asked.option))
    thought = Thought(asked.iterations, QUICK if asked.quick else 1.0)
    contest = Contest(asked.slug, setup, tuple(asked.bots), asked.seed, thought, asked.audit)
    contest.contenders()
    return contest


def _sentence(error: Exception, slug: str) -> str:
    if isinstance(error, UnknownGame):
        return f"No game is called {slug}; known: {error.details['known']}."
    return (
        f"{slug} can't be set up like this: {error}." if isinstance(error, BadSetup) else str(error)
    )


def option(text: str) -> tuple[str, Value]:
    """Read KEY=VALUE, with the value as JSON or else as a word."""
    key, separator, value = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError(f"write KEY=VALUE, not {text}")
    try:
        read = json.loads(value)
    except ValueError:
        return key, value
    return key, read if isinstance(read, int | str | bool) or read is None else value


def positive(text: str) -> int:
    """Read a whole number from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"write a whole number from 1 up, not {text}")
    return int(text)


def several(text: str) -> int:
    """Read a number of deals: two at least, or there is no interval."""
    if positive(text) < 2:
        raise argparse.ArgumentTypeError("an interval needs at least 2 deals")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """Give the command line."""
    own = argparse.ArgumentParser(
        prog="arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    own.add_argument("slug", metavar="GAME", help="for example nain-jaune")
    own.add_argument("--bots", required=True, type=lambda text: text.split(","), metavar="A,B,...")
    own.add_argument("--deals", type=several, default=50, help="default: 50")
    own.add_argument("--seats", type=positive, help="default: the game's own")
    own.add_argument("--preset", help="a preset of the game")
    own.add_argument("--option", type=option, action="append", default=[], metavar="KEY=VALUE")
    own.add_argument("--iterations", type=positive, help="for every bot that searches")
    own.add_argument("--quick", action="store_true", help="a quarter of the iterations")
    own.add_argument("--seed", type=int, default=1, help="of the deals and the bots' dice")
    own.add_argument(
        "--audit", type=int, default=1, metavar="DEALS", help="asked twice; default: 1"
    )
    own.add_argument("--jobs", type=positive, default=1, help="worker processes")
    own.add_argument("--engine", choices=ENGINES, default="local", help="default: local")
    own.add_argument("--address", help="of the engine's running cluster (default: one here)")
    own.add_argument("--json", action="store_true", help="one line of JSON")
    return own


if __name__ == "__main__":
    sys.exit(main())
