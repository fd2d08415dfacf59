"""Find better numbers for a game's brain by self-play: `python tools/tune.py gold-der-maya`.

    python tools/tune.py GAME [--bot greedy] [--seats N] [--option KEY=VALUE] [--generations 8]
        [--population 16] [--deals 24] [--spread .3] [--seed 1] [--jobs N] [--gate-deals 400]
        [--gate-seconds 1200] [--out FILE] [--json]

The numbers are those of the brain's `parameters`. Each generation draws rows of them, plays each
among copies of the bot with the numbers in force, all on the same new deals, and draws the next
ones nearer to the best (cross-entropy). What is found then has to pass the gate on held-out deals:
its win share's lower 95 % bound above parity against random, greedy, the bot with the numbers in
force, and flat Monte Carlo with as many iterations. Only then the game's `tuned.json` is written,
with this command and its seed. The exit code is 0 if it was, 1 if not.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import BadSetup, FastRng, UnknownGame
from tablee.games import get_game
from tools.arena import option, positive, several
from tools.contest.contender import Thought
from tools.contest.contest import Contest, play_deal
from tools.contest.cross_entropy import Generation, Row, around, improve
from tools.contest.entry import UnknownBot, contender_of
from tools.contest.gate import HELD_OUT, file_of, judged, promote, rivals_of
from tools.contest.numbers import numbers_of, with_numbers
from tools.contest.played import Played


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit code."""
    given = sys.argv[1:] if words is None else list(words)
    asked = _parser().parse_args(given)
    try:
        contest = _contest(asked)
        report = tune(contest, asked, command=shlex.join(["python", "tools/tune.py", *given]))
    except UnknownGame as error:
        print(f"No game is called {asked.slug}; known: {error.details['known']}.", file=sys.stderr)
        return 2
    except (UnknownBot, BadSetup) as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(report) if asked.json else _plain(report))
    return 0 if report["promoted"] else 1


def tune(contest: Contest, asked: argparse.Namespace, *, command: str) -> dict[str, Any]:
    """Search, judge what was found, and promote it if it passes."""
    champion = contest.game.brain.parameters
    if champion is None:
        raise UnknownBot(f"The brain of {contest.slug} has no parameters to tune.")
    generations = list(_generations(contest, champion, asked))
    found = with_numbers(champion, generations[-1].spread.middle)
    order = msgspec.structs.replace(
        contest, bots=(_with(asked.bot, found), asked.bot), seed=HELD_OUT + asked.seed
    )
    limits = {"deals": asked.gate_deals, "jobs": asked.jobs}
    rivals = rivals_of(asked.bot, contest.game)
    rows = judged(order, rivals, seconds=asked.gate_seconds, **limits)
    to = asked.out or file_of(contest.game)
    promoted = promote(found, rows, command=command, seed=asked.seed, to=to)
    return {
        "game": contest.slug,
        "bot": asked.bot,
        "seed": asked.seed,
        "command": command,
        "before": msgspec.to_builtins(champion),
        "found": msgspec.to_builtins(found),
        "generations": [{"best": one.best, "mean": one.mean} for one in generations],
        "rivals": list(rivals),
        "gate": [_short(row) for row in rows],
        "promoted": promoted,
    }


def fitness(contest: Contest, numbers: range) -> float:
    """Give what the first bot is worth in these deals: 0.8 of it the win, the rest the margin."""
    return fmean(
        _worth(match, contest) for number in numbers for match in play_deal(contest, number).matches
    )


def _worth(match: Played, contest: Contest) -> float:
    sides = contest.sides
    place = match.players(sides).index(0)
    scale = 1.0 + fmean(map(abs, match.scores))
    lead = match.margins(sides)[place] / scale
    return 0.8 * match.credit(sides)[place] + 0.2 * (0.5 + 0.5 * lead / (1.0 + abs(lead)))


def _generations(
    contest: Contest, champion: msgspec.Struct, asked: argparse.Namespace
) -> Iterator[Generation]:
    def score(number: int, rows: Sequence[Row]) -> list[float]:
        orders = [
            msgspec.structs.replace(
                contest, bots=(_with(asked.bot, with_numbers(champion, row)), asked.bot)
            )
            for row in rows
        ]
        deals = range(number * asked.deals, (number + 1) * asked.deals)
        run = partial(fitness, numbers=deals)
        return list(map(run, orders) if pool is None else pool.map(run, orders))

    def allowed(row: Row) -> bool:
        try:
            with_numbers(champion, row)
        except ValueError:
            return False
        return True

    rng = FastRng(asked.seed).derive("tune")
    spread = around(tuple(numbers_of(champion)), part=asked.spread)
    with _pool(asked.jobs) as pool:
        for number in range(asked.generations):
            one = improve(
                spread, score, number=number, population=asked.population, allowed=allowed, rng=rng
            )
            spread = one.spread
            yield one


def _pool(jobs: int) -> Any:
    """Give the processes that play, or none where this one does."""
    if jobs == 1:
        return nullcontext()
    pool: Executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    return pool


def _with(bot: str, parameters: msgspec.Struct) -> str:
    return f"{bot}@{msgspec.json.encode(parameters).decode()}"


def _contest(asked: argparse.Namespace) -> Contest:
    game = get_game(asked.slug)
    setup = game.setup(asked.seats, options=dict(asked.option))
    contender_of(asked.bot, game, Thought())
    return Contest(asked.slug, setup, (asked.bot, asked.bot), asked.seed, audited=0)


def _short(row: dict[str, Any]) -> dict[str, Any]:
    """Leave the numbers out of the guest's name, and what depends on the machine."""
    kept = {name: value for name, value in row.items() if name not in ("times", "cpu_seconds")}
    return kept | {"guest": "found"}


def _training_seed(text: str) -> int:
    if positive(text) >= HELD_OUT:
        raise argparse.ArgumentTypeError(f"seeds from {HELD_OUT} on are for judging")
    return int(text)


def _plain(report: dict[str, Any]) -> str:
    lines = [
        f"generation {number}: best {one['best']:.4f}, mean {one['mean']:.4f}"
        for number, one in enumerate(report["generations"], 1)
    ]
    for row in report["gate"]:
        bounds = row["share"]
        lines.append(
            f"found among {row['table']}: {bounds['mean']:.3f} "
            f"[{bounds['low']:.3f}, {bounds['high']:.3f}] goal {row['goal']:.3f} {row['verdict']}"
        )
    lines.append("promoted" if report["promoted"] else "not promoted: the numbers in force stay")
    return "\n".join((*lines, json.dumps(report["found"])))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tune", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("slug", metavar="GAME", help="for example gnumies")
    parser.add_argument("--bot", default="greedy", help="who plays by the numbers; default: greedy")
    parser.add_argument("--seats", type=positive, help="default: the game's own")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--generations", type=positive, default=8)
    parser.add_argument("--population", type=several, default=16, help="rows in a generation")
    parser.add_argument("--deals", type=positive, default=24, help="that each row plays")
    parser.add_argument("--spread", type=float, default=0.3, help="of a number, drawn at first")
    parser.add_argument("--seed", type=_training_seed, default=1)
    parser.add_argument("--gate-deals", type=several, default=400, help="at most, for each rival")
    parser.add_argument("--gate-seconds", type=float, default=1200.0, help="of CPU for each rival")
    parser.add_argument("--out", type=Path, help="where to write (default: the game's folder)")
    parser.add_argument("--jobs", type=positive, default=1, help="worker processes")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
