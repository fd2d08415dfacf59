"""Reads words of the command line; every mistake is a code, worded in the player's language."""

import argparse
from collections.abc import Callable, Collection, Sequence
from textwrap import wrap
from typing import Any, NoReturn

from tablee.engine import Value
from tablee.engine.errors import CodedError
from tablee_client.core.words import Words


class UsageError(CodedError):
    """The command line can't be understood: the text `cli-<code>`."""


class CommandLine(argparse.ArgumentParser):
    """A parser that raises UsageError and words its help in the player's language."""

    def __init__(self, program: str, words: Words, about: str, *, usage: str | None = None) -> None:
        """Parse what follows `program`; `about` is the key of its description.

        `usage` stands where the words alone would show something else than what is meant.
        """
        self._words = words
        self._needed: set[str] = set()
        super().__init__(
            prog=program,
            usage=usage,
            description=words(about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Help(prog, words("cli-usage"), self._needed),
        )
        self._places = self.add_argument_group()
        self._options = self.add_argument_group(words("cli-options"))
        self.flag("--help", "cli-help", short="-h")

    def error(self, message: str) -> NoReturn:
        """Refuse; argparse's own sentence is English and isn't shown."""
        raise UsageError("unknown-word", value=message)

    def option(self, name: str, about: str, read: Callable[[str], Any] = str, **more: Any) -> None:
        """Add an option with a value; `about` is the key of its text."""
        self._options.add_argument(name, type=read, help=self._words(about), **more)

    def many(
        self,
        name: str,
        about: str,
        read: Callable[[str], Any] = str,
        *,
        metavar: str,
        **args: Any,
    ) -> None:
        """Add an option that may be repeated; its values make a list. `args` are for its text."""
        text = self._words(about, **args)
        self._options.add_argument(
            name, type=read, help=text, action="append", default=[], metavar=metavar
        )

    def flag(self, name: str, about: str, short: str | None = None) -> None:
        """Add an option that is there or not."""
        names = (name,) if short is None else (short, name)
        self._options.add_argument(*names, action="store_true", help=self._words(about))

    def word(self, name: str, about: str, *, needed: bool = False, **args: Any) -> None:
        """Add a word that may be left out; where it is `needed`, the help shows that."""
        text = self._words(about, **args)
        if needed:
            self._needed.add(name)
        self._places.add_argument(name, nargs="?", metavar=name.upper(), help=text)

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """Parse the words; UsageError."""
        try:
            found, rest = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise self._misused(error) from None
        if rest:
            raise UsageError("unknown-word", value=rest[0])
        return found

    def _misused(self, error: argparse.ArgumentError) -> UsageError:
        """Tell a flag that was given a value from an option that was given none."""
        name = (error.argument_name or "?").split("/")[-1]
        flags = [a.option_strings for a in self._actions if a.nargs == 0]
        code = "unknown-word" if any(name in names for names in flags) else "needs-value"
        return UsageError(code, option=name, value=name)


class _Help(argparse.HelpFormatter):
    """Help with the word "usage" in the player's language; names with hyphens stay whole."""

    def __init__(self, prog: str, usage: str, needed: Collection[str]) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self._usage_word = usage
        self._needed = needed

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._usage_word}: ")

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        """Leave the brackets off a word that is needed."""
        if action.dest in self._needed:
            return str(action.metavar)
        return super()._format_args(action, default_metavar)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)


def whole(option: str, low: int | None = None) -> Callable[[str], int]:
    """Give a reader of whole numbers, from `low` up."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise UsageError("bad-number", value=text, option=option) from None
        if low is not None and number < low:
            raise UsageError("too-low", value=text, option=option, low=low)
        return number

    return read


def one_of(option: str, allowed: Sequence[str]) -> Callable[[str], str]:
    """Give a reader of one of some words."""

    def read(text: str) -> str:
        if text not in allowed:
            raise UsageError("bad-choice", value=text, option=option, allowed=", ".join(allowed))
        return text

    return read


def option_pair(text: str) -> tuple[str, Value]:
    """Read a game's option, `key=value`: a number, true, false, none, or a word."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise UsageError("bad-option", value=text)
    constants: dict[str, Value] = {"true": True, "false": False, "none": None}
    if value.lower() in constants:
        return key, constants[value.lower()]
    try:
        return key, int(value)
    except ValueError:
        return key, value
