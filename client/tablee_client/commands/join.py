"""`tablee join [ADDRESS]`: enter a server, in the window, or as a player without hands."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tablee.engine.rng import SEED_BYTES, SeededRng, seed_of
from tablee.games import get_game
from tablee.protocol.pin import is_pin
from tablee_client.commands.herald import herald
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.result import Stopwatch, print_result, result_of
from tablee_client.commands.usage import LEVELS, CommandLine, UsageError, one_of, whole
from tablee_client.commands.window import open_window
from tablee_client.core.autoplay import WAYS, Autoplay
from tablee_client.core.company import PATIENCE, Gathering, open_table, sit_down
from tablee_client.core.finder import Finder
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.core.known import KnownServers
from tablee_client.core.loop import run_loop
from tablee_client.core.trust import ANY_KEY
from tablee_client.core.visit import visit

_HEADLESS_ONLY: Final = ("--json", "--server", "--play", "--create", "--wait-humans", "--seed")


def join(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = _command_line(player)
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    invitation = _invitation(found)
    if not found.headless:
        _refuse_headless_options(argv)
        return open_window(
            player.start(
                join=invitation,
                seek=invitation is None,
                interfaces=tuple(found.interface),
            )
        )
    if found.create is not None:
        get_game(found.create).setup(found.seats)
    return run_loop(_play(player, invitation, found))


def _invitation(found: Namespace) -> Invitation | None:
    """Give where to go by the words, if they say so."""
    if found.address is not None and found.link is not None:
        raise UsageError("unknown-word", value=found.address)
    text = found.link or found.address
    if text is None:
        return None
    return _as_said(parse_invitation(text), found)


def _as_said(invitation: Invitation, found: Namespace) -> Invitation:
    """Add what the words say of any server."""
    invitation = invitation.plainly() if found.plain else invitation
    accepts = ANY_KEY if found.trust else None
    table, pin = found.table or invitation.table, found.pin or invitation.pin
    return replace(invitation, accepts=accepts, table=table, pin=pin)


def _pin(text: str) -> str:
    if not is_pin(text):
        raise UsageError("bad-choice", value=text, option="--pin", allowed="0000…999999999999")
    return text


def _command_line(player: Player) -> CommandLine:
    line = CommandLine("tablee join", player.words, "cli-join")
    line.word("address", "cli-address")
    line.option("--name", "cli-name", metavar="NAME")
    line.option("--link", "cli-link", metavar="LINK")
    line.option("--pin", "cli-pin", _pin, metavar="PIN")
    line.flag("--trust", "cli-trust")
    line.flag("--plain", "cli-plain")
    line.option("--server", "cli-server", metavar="NAME")
    line.option("--table", "cli-table", metavar="NAME|ID")
    line.many("--interface", "cli-interface", metavar="ADDRESS")
    line.flag("--headless", "cli-headless")
    level = one_of("--play", LEVELS)
    line.option("--play", "cli-play", level, default="normal", metavar="|".join(LEVELS))
    line.option("--create", "cli-create", metavar="GAME")
    line.option("--seats", "cli-seats", whole("--seats"), metavar="N")
    humans = whole("--wait-humans", 1)
    line.option("--wait-humans", "cli-wait-humans", humans, default=1, metavar="K")
    line.option("--seed", "cli-seed", whole("--seed"), metavar="N")
    line.flag("--json", "cli-json")
    return line


def _refuse_headless_options(argv: Sequence[str]) -> None:
    for word in argv:
        if word.partition("=")[0] in _HEADLESS_ONLY:
            raise UsageError("needs-headless", option=word.partition("=")[0])


async def _play(player: Player, invitation: Invitation | None, found: Namespace) -> int:
    """Join, sit down, play one match to its end and print how it ended."""
    if invitation is None:
        invitation = _as_said(await _find(found.interface, found.server), found)
    watch = Stopwatch()
    known = KnownServers(player.file.path.parent)
    profile = player.profile(found.name)
    session = (await visit(invitation, profile, known, interfaces=found.interface)).session
    session.overheard = herald(player.words, session.clock)
    try:
        if found.create is not None:
            await open_table(session, found.create, seats=found.seats, name=found.table)
            gathering = Gathering(session, humans=found.wait_humans)
        else:
            await sit_down(session, invitation.table, patience=PATIENCE)
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


async def _find(interfaces: Sequence[str], name: str | None) -> Invitation:
    finder = Finder(interfaces=interfaces)
    finder.start()
    try:
        return Invitation.to(await finder.first(PATIENCE, name=name))
    finally:
        await finder.stop()


def _dice() -> SeededRng:
    import secrets

    return SeededRng(secrets.token_bytes(SEED_BYTES))
