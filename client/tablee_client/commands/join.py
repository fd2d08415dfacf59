"""`tablee join [ADDRESS]`: enter a server, in the window, or as a player without hands."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from tablee.engine import LEVELS
from tablee.engine.rng import SEED_BYTES, SeededRng, seed_of
from tablee.games import get_game
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
from tablee_client.commands.where import (
    add_where,
    go,
    invitation_of,
    refuse_without_headless,
    table_of,
)
from tablee_client.commands.window import open_window
from tablee_client.core.autoplay import WAYS, Autoplay
from tablee_client.core.company import PATIENCE, Gathering, open_table, sit_down
from tablee_client.core.invitation import Invitation
from tablee_client.core.loop import run_loop

_HEADLESS_ONLY: Final = (
    "--json", "--server", "--play", "--create", "--rule", "--wait-humans", "--seed", "--table-pin",
)  # fmt: skip


def join(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = _command_line(player)
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    invitation = invitation_of(found)
    if not found.headless:
        refuse_without_headless(argv, _HEADLESS_ONLY)
        return open_window(
            player.named(found.name).start(
                join=invitation,
                seek=invitation is None,
                interfaces=tuple(found.interface),
            )
        )
    _check_table(found)
    return run_loop(_play(player, invitation, found))


def _check_table(found: Namespace) -> None:
    """Refuse a table that can't be, before anything is asked for."""
    rules_of(found.rule)
    if found.create is not None:
        get_game(found.create).setup(found.seats)
    elif found.rule:
        raise UsageError("needs-create", option="--rule")


def _command_line(player: Player) -> CommandLine:
    line = CommandLine("tablee join", player.words, "cli-join")
    add_where(line)
    level = one_of("--play", LEVELS)
    line.option("--play", "cli-play", level, default="normal", metavar="|".join(LEVELS))
    line.option("--create", "cli-create", metavar="GAME")
    line.many("--rule", "cli-rule", option_pair, metavar="KEY=VALUE", rules=rule_list())
    line.option("--seats", "cli-seats", whole("--seats"), metavar="N")
    humans = whole("--wait-humans", 1)
    line.option("--wait-humans", "cli-wait-humans", humans, default=1, metavar="K")
    line.option("--seed", "cli-seed", whole("--seed"), metavar="N")
    line.flag("--json", "cli-json")
    return line


async def _play(player: Player, invitation: Invitation | None, found: Namespace) -> int:
    """Join, sit down, play one match to its end and print how it ended."""
    watch = Stopwatch()
    session = await go(player, invitation, found)
    try:
        if found.create is not None:
            name, rules, pin = found.table, rules_of(found.rule), found.table_pin
            await open_table(
                session, found.create, seats=found.seats, name=name, rules=rules, pin=pin
            )
            gathering = Gathering(session, humans=found.wait_humans)
        else:
            table = table_of(invitation, found)
            await sit_down(session, table, pin=found.table_pin, patience=PATIENCE)
            gathering = Gathering(session, humans=None)
        await gathering.until_begun()
        dice = SeededRng(seed_of(found.seed)) if found.seed is not None else _dice()
        outcome, view = await Autoplay(session, WAYS[found.play], dice).to_the_end()
    finally:
        await session.close()
    more = {"seat": view.seat, "level": found.play}
    result = result_of(view, outcome, seconds=watch.seconds(), more=more)
    print_result(player.words, view, result, as_json=found.json)
    return 0


def _dice() -> SeededRng:
    import secrets

    return SeededRng(secrets.token_bytes(SEED_BYTES))
