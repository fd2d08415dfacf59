"""What `join` and `watch` share: the words that say which server and table, and going there."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace

from tablee.protocol.pin import is_pin
from tablee_client.commands.herald import herald
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError
from tablee_client.core.company import PATIENCE
from tablee_client.core.finder import Finder
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.core.known import KnownServers
from tablee_client.core.session import Session
from tablee_client.core.trust import ANY_KEY
from tablee_client.core.visit import visit


def add_where(line: CommandLine) -> None:
    """Add the words to a command line."""
    line.word("address", "cli-address")
    line.option("--name", "cli-name", metavar="NAME")
    line.option("--link", "cli-link", metavar="LINK")
    line.option("--pin", "cli-pin", _pin_of("--pin"), metavar="PIN")
    line.flag("--trust", "cli-trust")
    line.flag("--plain", "cli-plain")
    line.option("--server", "cli-server", metavar="NAME")
    line.option("--table", "cli-table", metavar="NAME|ID")
    line.option("--table-pin", "cli-table-pin", _pin_of("--table-pin"), metavar="PIN")
    line.many("--interface", "cli-interface", metavar="ADDRESS")
    line.flag("--headless", "cli-headless")


def invitation_of(found: Namespace) -> Invitation | None:
    """Give where to go by the words, if they say so; UsageError or AddressError."""
    if found.address is not None and found.link is not None:
        raise UsageError("unknown-word", value=found.address)
    text = found.link or found.address
    return None if text is None else _as_said(parse_invitation(text), found)


def refuse_without_headless(argv: Sequence[str], options: Sequence[str]) -> None:
    """UsageError where one of these options stands in a command line for the window."""
    for word in argv:
        if word.partition("=")[0] in options:
            raise UsageError("needs-headless", option=word.partition("=")[0])


async def go(player: Player, invitation: Invitation | None, found: Namespace) -> Session:
    """Enter that server, or the one that is found, and hear its organiser; ConnectError."""
    if invitation is None:
        invitation = _as_said(await _find(found.interface, found.server), found)
    known, profile = KnownServers(player.file.path.parent), player.profile(found.name)
    session = (await visit(invitation, profile, known, interfaces=found.interface)).session
    session.overheard = herald(player.words, session.clock)
    return session


def table_of(invitation: Invitation | None, found: Namespace) -> str | None:
    """Give the name or number of the table that is meant."""
    table: str | None = found.table if invitation is None else invitation.table
    return table


def _as_said(invitation: Invitation, found: Namespace) -> Invitation:
    """Add what the words say of any server."""
    invitation = invitation.plainly() if found.plain else invitation
    accepts = ANY_KEY if found.trust else None
    table, pin = found.table or invitation.table, found.pin or invitation.pin
    return replace(invitation, accepts=accepts, table=table, pin=pin)


def _pin_of(option: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not is_pin(text):
            raise UsageError("bad-pin", value=text, option=option)
        return text

    return read


async def _find(interfaces: Sequence[str], name: str | None) -> Invitation:
    finder = Finder(interfaces=interfaces)
    finder.start()
    try:
        return Invitation.to(await finder.first(PATIENCE, name=name))
    finally:
        await finder.stop()
