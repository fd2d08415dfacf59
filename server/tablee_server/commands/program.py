"""The program `tablee-server`: finds the command, runs it, and says in one sentence what failed."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Final

from tablee_server.platform import write_on_any_terminal
from tablee_server.sentence import MISUSED, Sentence
from tablee_server.usage import PROGRAM

USUAL: Final = "serve"

COMMANDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        USUAL: "host tables for the players on this network; so it does without a command too",
        "check": "say whether what a server keeps in its folder is sound",
        "backup": "copy what a server keeps, also while it runs",
        "export": "write a finished match into a replay file",
        "review": "say what each decision of a finished match cost, and what was luck",
        "status": "say how the running server does: tables, players, load, journal",
        "console": "organise the running server: tables, pauses, announcements, its end",
        "limits": "list the limits of a server, which --limit sets",
        "link": "show the link and the code by which players join, and the server's four words",
    }
)
"""Each is a module of this package with a function of its name, imported when it is asked for."""


def run(words: Sequence[str] | None = None) -> int:
    """Run the command that these words, or those of the command line, ask for; the exit code."""
    write_on_any_terminal()
    said = list(sys.argv[1:] if words is None else words)
    try:
        name = _command(said)
        command = getattr(import_module(f"tablee_server.commands.{name}"), name)
        code: int = command(said)
    except Sentence as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return error.code
    return code


def _command(said: list[str]) -> str:
    """Take the command's name off the words."""
    if not said or said[0].startswith("-"):
        return USUAL
    name = said.pop(0)
    if name not in COMMANDS:
        raise Sentence(f"{name!r} is no command; there are {', '.join(COMMANDS)}.", MISUSED)
    return name
