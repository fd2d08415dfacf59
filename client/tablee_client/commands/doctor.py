"""`tablee doctor [ADDRESS]`: what stands between this machine and the servers around."""

import json
from collections.abc import Sequence
from typing import Any, Final

from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine
from tablee_client.core.address import Address, parse_address
from tablee_client.core.checkup import Checkup, check_up
from tablee_client.core.diagnosis import worded
from tablee_client.core.failure import AddressError
from tablee_client.core.found import FoundServer
from tablee_client.core.loop import run_loop
from tablee_client.core.words import Words

_MARKS: Final = {"fine": "+", "note": "!", "wrong": "x"}


def doctor(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code is 1 where something is wrong."""
    line = _command_line(player)
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    target = None if found.address is None else parse_address(found.address)
    if not found.json:
        say(player.words("doctor-looking"))
    checkup = run_loop(check_up(found.interface, _remembered(player), target))
    if found.json:
        say(json.dumps(_as_json(player.words, checkup), ensure_ascii=False))
    else:
        _print(player.words, checkup)
    return 0 if checkup.fine else 1


def _command_line(player: Player) -> CommandLine:
    line = CommandLine("tablee doctor", player.words, "cli-doctor")
    line.word("address", "cli-doctor-address")
    line.many("--interface", "cli-interface", metavar="ADDRESS")
    line.flag("--json", "cli-json")
    return line


def _remembered(player: Player) -> list[Address]:
    """Give the addresses of the settings; what is no address there is passed over."""
    known: list[Address] = []
    for text in player.settings.servers:
        try:
            known.append(parse_address(text))
        except AddressError:
            continue
    return known


def _print(words: Words, checkup: Checkup) -> None:
    for finding in checkup.findings:
        say(f" {_MARKS[finding.state]} {worded(words, finding)}")
    say(words("doctor-fine" if checkup.fine else "doctor-wrong"))


def _as_json(words: Words, checkup: Checkup) -> dict[str, Any]:
    return {
        "fine": checkup.fine,
        "findings": [
            {
                "code": finding.code,
                "state": finding.state,
                "text": worded(words, finding),
                "details": finding.details,
            }
            for finding in checkup.findings
        ],
        "servers": [_server(server) for server in checkup.servers],
    }


def _server(server: FoundServer) -> dict[str, Any]:
    return {
        "name": server.name,
        "id": server.id,
        "address": str(server.address),
        "software": server.software,
        "protocol": str(server.protocol),
        "ping_ms": server.ping_ms,
        "reachable": server.reachable,
        "compatible": server.compatible,
        "ways": sorted(server.ways),
    }
