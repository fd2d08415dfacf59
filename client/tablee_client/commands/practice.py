"""`tablee practice GAME`: a match on this machine, in the window or without one."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from tablee.engine import LEVELS
from tablee.engine.rng import SeededRng
from tablee.games import AnyGame, all_games
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.result import Stopwatch, print_result, result_of
from tablee_client.commands.rules import rule_list, rules_of
from tablee_client.commands.usage import (
    CommandLine,
    UsageError,
    one_of,
    option_pair,
    whole,
)
from tablee_client.commands.window import open_window
from tablee_client.core.autoplay import Autoplay
from tablee_client.core.folders import practice_folder
from tablee_client.core.keptpractice import PracticeShelf
from tablee_client.core.loop import run_loop
from tablee_client.core.plan import PRACTICE_RULES
from tablee_client.core.practice import Practice, PracticePlan

CONTINUE: Final = "--continue"


def practice(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = _command_line(player)
    found = line.read(argv)
    if found.help:
        say(_command_line(player, all_games()).format_help(), end="")
        return 0
    if found.__dict__["continue"]:
        return _continue(player, argv)
    plan = _plan(found)
    plan.setup()
    if not found.headless:
        return open_window(player.start(practice=plan))
    if not found.demo:
        raise UsageError("needs-demo")
    return run_loop(_demo(player, plan, as_json=found.json))


def _command_line(player: Player, known: Sequence[AnyGame] = ()) -> CommandLine:
    """Give the command line; only its help has to know the games, which take time to load."""
    games = ", ".join(game.type.slug for game in known)
    line = CommandLine("tablee practice", player.words, "cli-practice")
    line.word("game", "cli-game", needed=True, games=games)
    line.flag(CONTINUE, "cli-continue")
    line.option("--seats", "cli-seats", whole("--seats"), metavar="N")
    level = one_of("--level", LEVELS)
    line.option("--level", "cli-level", level, default="normal", metavar="|".join(LEVELS))
    line.option("--seed", "cli-seed", whole("--seed"), metavar="N")
    line.option("--preset", "cli-preset", metavar="P")
    line.many("--option", "cli-option", option_pair, metavar="KEY=VALUE")
    line.many("--rule", "cli-rule", option_pair, metavar="KEY=VALUE", rules=rule_list())
    line.flag("--guided", "cli-guided")
    line.flag("--demo", "cli-demo")
    line.flag("--headless", "cli-headless")
    line.flag("--json", "cli-json")
    return line


def _continue(player: Player, argv: Sequence[str]) -> int:
    """Open the window at the match that was left last."""
    if list(argv) != [CONTINUE]:
        raise UsageError("continue-alone")
    left = PracticeShelf(practice_folder()).kept()
    if not left:
        raise UsageError("nothing-left")
    return open_window(player.start(left=left[0]))


def _plan(found: Namespace) -> PracticePlan:
    if found.game is None:
        known = ", ".join(game.type.slug for game in all_games())
        raise UsageError("missing-game", known=known)
    if found.json and not found.headless:
        raise UsageError("needs-headless", option="--json")
    if found.guided and (found.demo or found.headless):
        raise UsageError("guided-alone")
    return PracticePlan(
        game=found.game,
        seats=found.seats,
        level=found.level,
        seed=found.seed,
        preset=found.preset,
        options=dict(found.option),
        rules=rules_of(found.rule, PRACTICE_RULES),
        demo=found.demo,
        guided=found.guided,
        pace=0.0 if found.headless else None,
    )


async def _demo(player: Player, plan: PracticePlan, *, as_json: bool) -> int:
    """Let bots play one match through the real server and session, and print how it ended."""
    watch = Stopwatch()
    match = await Practice.open(plan, player.profile())
    try:
        dice = SeededRng.from_number(plan.seed or 0)
        outcome, view = await Autoplay(match.session, None, dice).to_the_end()
    finally:
        await match.close()
    more = {"seed": plan.seed, "level": plan.level}
    result = result_of(view, outcome, seconds=watch.seconds(), more=more)
    print_result(player.words, view, result, as_json=as_json)
    return 0
