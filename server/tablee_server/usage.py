"""Reads words of the command line: what is wrong is said in one sentence, and the code is 2."""

import argparse
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NoReturn

from tablee_server.folder import folder_word

PROGRAM: Final = "tablee-server"
_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class CommandLine(argparse.ArgumentParser):
    """A parser without the usage in front of its complaint and without guessing at short words."""

    def __init__(
        self,
        command: str | None,
        about: str,
        *,
        epilog: str | None = None,
        commands: Mapping[str, str] = _NONE,
        listed: tuple[str, str] = ("", ""),
    ) -> None:
        """Parse what follows the command; None is the program itself, with these commands.

        `listed` is a heading and the lines that the help shows last.
        """
        name = PROGRAM if command is None else f"{PROGRAM} {command}"
        super().__init__(prog=name, description=about, epilog=epilog, allow_abbrev=False)
        self._commands = commands
        self._listed = listed

    def add_folder(self) -> None:
        """Let `--data` name the server's folder; without it, it is the usual one."""
        self.add_argument(
            "--data", type=folder_word, default="", metavar="DIR",
            help="the folder that the server keeps (default: the one it takes without --data)",
        )  # fmt: skip

    def error(self, message: str) -> NoReturn:
        what = message.removeprefix("argument ")
        self.exit(2, f"{self.prog}: {what}; --help lists what is possible.\n")

    def format_help(self) -> str:
        lines = [f"  {name:<10} {about}" for name, about in self._commands.items()]
        heading = ["", "commands, each with a --help of its own:"] if lines else []
        last = ["", *self._listed] if self._listed[1] else []
        return "\n".join([super().format_help().rstrip("\n"), *heading, *lines, *last, ""])
