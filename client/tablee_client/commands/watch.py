"""`tablee watch [ADDRESS]`: a screen for the whole room, or without one: until a match is over."""

import re
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tablee.engine.rng import SeededRng
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.result import Stopwatch, print_result, result_of
from tablee_client.commands.usage import CommandLine, UsageError
from tablee_client.commands.where import (
    add_where,
    go,
    invitation_of,
    refuse_without_headless,
    table_of,
)
from tablee_client.commands.window import open_window
from tablee_client.core.autoplay import Autoplay
from tablee_client.core.bigscreen.plan import LEAST, USUAL, BigScreenPlan
from tablee_client.core.company import PATIENCE, Gathering, look_on
from tablee_client.core.invitation import Invitation
from tablee_client.core.loop import run_loop
from tablee_client.core.start import Start

_HEADLESS_ONLY: Final = ("--json", "--server", "--table-pin")
_SIZE: Final = re.compile(r"(\d{3,5})x(\d{3,5})")


def watch(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = CommandLine("tablee watch", player.words, "cli-watch")
    add_where(line)
    line.flag("--json", "cli-json")
    line.flag("--fullscreen", "cli-watch-fullscreen")
    line.flag("--window", "cli-watch-window")
    line.option("--size", "cli-watch-size", _size, metavar="WIDTHxHEIGHT")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    invitation = invitation_of(found)
    if found.headless:
        return run_loop(_look_on(player, invitation, found))
    refuse_without_headless(argv, _HEADLESS_ONLY)
    return open_window(_start(player, invitation, found))


def _start(player: Player, invitation: Invitation | None, found: Namespace) -> Start:
    """Give what the screen opens with; no setting is changed by it."""
    window = player.settings.window
    if found.fullscreen:
        window = "fullscreen"
    elif found.window or found.size is not None:
        window = "window"
    shown = replace(player, settings=player.settings.with_(window=window))
    table = table_of(invitation, found)
    plan = BigScreenPlan(invitation, table, found.pin, found.size or USUAL, found.name)
    return shown.start(big=plan, interfaces=tuple(found.interface))


def _size(text: str) -> tuple[int, int]:
    """Read the size of a window; UsageError."""
    match = _SIZE.fullmatch(text.strip().lower())
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if size[0] < LEAST[0] or size[1] < LEAST[1]:
        raise UsageError("bad-size", value=text)
    return size


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
