"""Errors of the rules interface, parted by fault: a player's action, a setup, a missing game."""

from collections.abc import Mapping
from typing import TypeAlias

Detail: TypeAlias = int | str | bool | None


class CodedError(Exception):
    """An error that a client words in its reader's language: a code and the numbers it needs."""

    def __init__(self, code: str, **details: Detail) -> None:
        """Keep the code (kebab-case, the key `refused-<code>` of the texts) and its details."""
        self.code = code
        self.details: Mapping[str, Detail] = details
        shown = ", ".join(f"{key}={value}" for key, value in details.items())
        super().__init__(f"{code} ({shown})" if shown else code)


class IllegalAction(CodedError):
    """The rules refuse this action; the state is unchanged, down to the byte."""


class BadSetup(CodedError):
    """A match can't be set up like this: seats, an option's name or its value."""


class UnknownGame(CodedError):
    """No installed game has this slug."""
