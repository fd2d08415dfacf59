"""The gate: which numbers may replace those in force, and the only place that writes them.

On held-out deals the lower 95 % bound of the win share has to lie above parity against every one
of random, greedy, the champion (the same bot with the numbers in force) and flat Monte Carlo with
as many iterations.
"""

import inspect
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.engine import LEVELS, PLANS, Tuned
from tablee.engine.tuned import TUNED_FILE
from tablee.games import AnyGame
from tools.contest.comparison import Goal, compare
from tools.contest.contest import Contest
from tools.contest.engines import local

HELD_OUT: Final = 1_000_000_007
"""Seeds from here on are for judging alone: no tuning plays them."""


def rivals_of(bot: str, game: AnyGame) -> tuple[str, ...]:
    """Give whom a bot with new numbers has to beat; a bot without a search meets no flat one."""
    iterations = iterations_of(bot, game)
    flat = (f"flat:{iterations}",) if iterations else ()
    return tuple(dict.fromkeys(("random", "greedy", bot, *flat)))


def iterations_of(bot: str, game: AnyGame) -> int:
    """Give how many iterations a bot has of its own; 0 for one that doesn't search."""
    level = bot.partition("/")[0]
    if level in LEVELS:
        return (game.brain.plans.get(level) or PLANS[level]).iterations
    count = bot.partition(":")[2]
    return int(count) if count.isdecimal() else 0


def judged(
    contest: Contest, rivals: Iterable[str], *, deals: int, seconds: float, jobs: int
) -> list[dict[str, Any]]:
    """Compare the contest's first bot with each rival; it stops at the first that it can't beat."""
    rows = []
    for rival in rivals:
        order = msgspec.structs.replace(contest, bots=(contest.bots[0], rival))
        goal = Goal(1 / len(order.sides), is_exact=False)
        rows.append(compare(order, goal, local(order, range(deals), jobs), seconds=seconds))
        if not has_passed(rows):
            break
    return rows


def has_passed(rows: Sequence[dict[str, Any]]) -> bool:
    """Tell whether everybody was beaten, by a bot that broke nothing."""
    return all(row["verdict"] == "met" and not row["faults"] for row in rows)


def file_of(game: AnyGame) -> Path:
    """Give where the numbers in force are kept."""
    return Path(inspect.getfile(type(game))).parent / TUNED_FILE


def promote(
    parameters: msgspec.Struct, rows: Sequence[dict[str, Any]], *, command: str, seed: int, to: Path
) -> bool:
    """Write the numbers if they have passed; tell whether they have."""
    if not rows or not has_passed(rows):
        return False
    made = msgspec.json.encode(Tuned(command, seed, parameters))
    to.write_bytes(msgspec.json.format(made, indent=2) + b"\n")
    return True
