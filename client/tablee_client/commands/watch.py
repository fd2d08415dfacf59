"""`tablee watch [ADDRESS]`: look on at a table, in the window, or until its match is over."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tablee.engine.rng import SeededRng
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.result import Stopwatch, print_result, result_of
from tablee_client.commands.usage import CommandLine
from tablee_client.commands.where import (
    add_where,
    go,
    invitation_of,
    refuse_without_headless,
    table_of,
)
from tablee_client.commands.window import open_window
from tablee_client.core.autoplay import Autoplay
from tablee_client.core.company import PATIENCE, Gathering, look_on
from tablee_client.core.invitation import Invitation
from tablee_client.core.loop import run_loop

_HEADLESS_ONLY: Final = ("--json", "--server", "--table-pin")


def watch(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = CommandLine("tablee watch", player.words, "cli-watch")
    add_where(line)
    line.flag("--json", "cli-json")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    invitation = invitation_of(found)
    if found.headless:
        return run_loop(_look_on(player, invitation, found))
    refuse_without_headless(argv, _HEADLESS_ONLY)
    wanted = invitation and replace(invitation, watches=True)
    interfaces = tuple(found.interface)
    named = player.named(found.name)
    return open_window(named.start(join=wanted, seek=wanted is None, interfaces=interfaces))


async def _look_on(player: Player, invitation: Invitation | None, found: Namespace) -> int:
    """Look on at one match to its end and print how it ended."""
    stopwatch = Stopwatch()
    session = await go(player, invitation, found)
    try:
        table = table_of(invitation, found)
        await look_on(session, table, pin=found.table_pin, patience=PATIENCE)
        await Gathering(session, humans=None).until_begun()
        outcome, view = await Autoplay(session, None, SeededRng.from_number(0)).to_the_end()
    finally:
        await session.close()
    result = result_of(view, outcome, seconds=stopwatch.seconds())
    print_result(player.words, view, result, as_json=found.json)
    return 0
