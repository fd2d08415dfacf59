"""Whether each level beats the one below it: `python tools/ladder.py [GAME ...] [--json]`.

    python tools/ladder.py [GAME ...] [--quick] [--seconds 2400] [--deals N] [--seed S] [--jobs N]
        [--twin] [--json]

Plays normal among easy, hard among normal and expert among hard at one number of seats for each
game and with the iterations of the levels (`--quick`: a quarter), until the goal is certainly met
or missed or `--seconds` of CPU are spent on the comparison. A goal is met by the lower 95 % bound
of the win share: parity for the first two and more for some games, parity - .04 for expert. With
`--twin` the cheating twin of hard is shown beside. The exit code is 1 unless all goals are met.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import UnknownGame
from tablee.games import all_games, get_game
from tools.arena import QUICK, positive, several
from tools.contest.comparison import Goal, compare
from tools.contest.contender import Thought
from tools.contest.contest import Contest
from tools.contest.engines import local
from tools.contest.gate import HELD_OUT

RUNGS: Final = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
SEATS: Final[Mapping[str, int]] = {"oh-les-nains": 2}
"""Seats where they aren't 4, or the nearest number below it."""
SHARES: Final[Mapping[str, float]] = {"gnumies": 0.40, "oh-les-nains": 0.65, "gold-der-maya": 0.35}
"""What hard has to win among normal, where that isn't more than parity."""
ALLOWED: Final = 0.04
"""What expert may fall short of parity among hard."""
MILLISECONDS: Final[Mapping[str, float]] = {"hard": 100.0, "expert": 500.0}
"""CPU of one decision, 95th percentile."""
MOST: Final = 4096


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 1 unless every goal is met."""
    asked = _parser().parse_args(words)
    try:
        slugs = [get_game(slug).type.slug for slug in asked.slugs]
    except UnknownGame as error:
        print(f"No game is called {error.details['game']}; known: {error.details['known']}.")
        return 2
    reports = []
    for slug in slugs or [game.type.slug for game in all_games()]:
        report = climb(slug, asked)
        reports.append(report)
        if not asked.json:
            print(_plain(report), flush=True)
    if asked.json:
        print(json.dumps(reports))
    return 0 if all(report["met"] for report in reports) else 1


def climb(slug: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Compare the levels of one game."""
    rungs = list(_compared(slug, asked))
    late = [] if asked.quick else list(_late(rungs))
    met = not late and all(rung["verdict"] == "met" and not rung["faults"] for rung in rungs)
    report = {"game": slug, "seats": seats_of(slug), "seed": asked.seed, "quick": asked.quick}
    report |= {"rungs": rungs, "late": late, "met": met}
    if asked.twin:
        report["twin"] = _compare(slug, ("cheat:hard", "normal"), Goal(1.0), asked)
    return report


def seats_of(slug: str) -> int:
    """Give the number of seats at which a game is measured."""
    return SEATS.get(slug) or max(seats for seats in get_game(slug).type.seats if seats <= 4)


def goal_of(slug: str, guest: str, parity: float) -> Goal:
    """Give what a level has to win among the level below it."""
    if guest == "expert":
        return Goal(parity - ALLOWED)
    if guest == "hard" and slug in SHARES:
        return Goal(SHARES[slug])
    return Goal(parity, is_exact=False)


def _compared(slug: str, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for guest, table in RUNGS:
        if not asked.only or guest in asked.only:
            parity = 1 / len(_contest(slug, (guest, table), asked).sides)
            yield _compare(slug, (guest, table), goal_of(slug, guest, parity), asked)


def _compare(
    slug: str, bots: tuple[str, str], goal: Goal, asked: argparse.Namespace
) -> dict[str, Any]:
    contest = _contest(slug, bots, asked)
    deals = local(contest, range(asked.deals), asked.jobs)
    return compare(contest, goal, deals, seconds=asked.seconds)


def _contest(slug: str, bots: tuple[str, str], asked: argparse.Namespace) -> Contest:
    setup = get_game(slug).setup(seats_of(slug))
    thought = Thought(part=QUICK if asked.quick else 1.0)
    return Contest(slug, setup, bots, HELD_OUT + asked.seed, thought)


def _late(rungs: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Name the levels whose decisions take too long."""
    for rung in rungs:
        taken, most = rung["times"][rung["guest"]]["p95_ms"], MILLISECONDS.get(rung["guest"])
        if most is not None and taken > most:
            yield f"{rung['guest']} takes {taken:g} ms (p95), more than {most:g}"


def _plain(report: Mapping[str, Any]) -> str:
    lines = [f"{report['game']}, {report['seats']} seats"]
    for rung in [*report["rungs"], *([report["twin"]] if "twin" in report else [])]:
        bounds, time = rung["share"], rung["times"][rung["guest"]]
        lines.append(
            f"  {rung['guest']:10} among {rung['table']:7} {bounds['mean']:.3f} "
            f"[{bounds['low']:.3f}, {bounds['high']:.3f}] goal {rung['goal']:.3f} "
            f"{rung['verdict']:7} {rung['deals']} deals, p95 {time['p95_ms']:g} ms, "
            f"{rung['cpu_seconds']:g} s"
        )
    return "\n".join((*lines, *report["late"]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    guests = tuple(guest for guest, _ in RUNGS)
    parser.add_argument("slugs", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--only", choices=guests, action="append", help="this level (repeatable)")
    parser.add_argument("--quick", action="store_true", help="a quarter of the iterations")
    parser.add_argument("--seconds", type=float, default=2400.0, help="of CPU for a comparison")
    parser.add_argument("--deals", type=several, default=MOST, help=f"at most; default: {MOST}")
    parser.add_argument("--seed", type=int, default=1, help="of the held-out deals")
    parser.add_argument("--twin", action="store_true", help="show the cheating twin of hard beside")
    parser.add_argument("--jobs", type=positive, default=1, help="worker processes")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
