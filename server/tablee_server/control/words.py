"""The words of a console: `extend 3 1 60` is an order. The same for people and for scripts."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

import msgspec

from tablee_server.control.orders import (
    Announce,
    AnyOrder,
    End,
    Extend,
    Move,
    Mute,
    Order,
    PauseAll,
    Players,
    Remove,
    Replace,
    ResumeAll,
    Shutdown,
    Status,
    Stay,
    Tables,
)
from tablee_server.sentence import MISUSED, Sentence


class Verb(NamedTuple):
    """What follows a word, what the word does, and how to make the order."""

    takes: str
    about: str
    make: Callable[..., Order]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _move(player: str, table: str, seat: str | None = None) -> Order:
    return Move(player, _number(table), None if seat is None else _number(seat))


def _replace(table: str, seat: str, level: str | None = None) -> Order:
    return Replace(_number(table), _number(seat), level)


def _extend(table: str, seat: str, seconds: str) -> Order:
    return Extend(_number(table), _number(seat), _number(seconds))


def _remove(player: str, minutes: str = "10") -> Order:
    return Remove(player, _number(minutes))


def _announce(*words: str) -> Order:
    return Announce(" ".join(words))


VERBS: Final[Mapping[str, Verb]] = MappingProxyType(
    {
        "status": Verb("", "how the server does", Status),
        "tables": Verb("", "every table, who sits there, pings, who is AFK", Tables),
        "players": Verb("", "everybody, with number, address and ping", Players),
        "pause-all": Verb("", "let every match stand still; only resume-all ends that", PauseAll),
        "resume-all": Verb("", "let them go on, after a countdown", ResumeAll),
        "announce": Verb("TEXT...", "show a text on everybody's screen", _announce),
        "move": Verb("PLAYER TABLE [SEAT]", "take a player to another table or seat", _move),
        "replace": Verb("TABLE SEAT [LEVEL]", "give a seat to a bot for good", _replace),
        "extend": Verb("TABLE SEAT SECONDS", "grant a seat more time", _extend),
        "end": Verb("TABLE", "close a table", lambda table: End(_number(table))),
        "remove": Verb("PLAYER [MINUTES]", "send a player off the server, usually for 10", _remove),
        "mute": Verb("PLAYER", "let nobody hear what a player says", Mute),
        "unmute": Verb("PLAYER", "let it be heard again", lambda player: Mute(player, False)),
        "shutdown": Verb(
            "SECONDS", "close the server after a notice", lambda s: Shutdown(_number(s))
        ),
        "stay": Verb("", "call a shutdown off", Stay),
    }
)
"""PLAYER is a number or a name; tables and seats go by number, seats from 0."""


def order_of(words: Sequence[str]) -> Order:
    """Read an order; Sentence if it isn't one."""
    verb = VERBS.get(words[0])
    if verb is None:
        raise Sentence(f"{words[0]!r} is no order; there are {', '.join(VERBS)}.", MISUSED)
    _require_count(words, verb)
    try:
        order = verb.make(*words[1:])
        return msgspec.json.decode(msgspec.json.encode(order), type=AnyOrder)
    except ValueError as error:
        raise Sentence(f"{words[0]} {verb.takes}: {error}.", MISUSED) from None


def split(said: str) -> list[str]:
    """Split a line into words, as a shell does; Sentence if a quote is left open.

    The text of an announcement stands as it is, with whatever quotes it has.
    """
    head, _, rest = said.strip().partition(" ")
    if head == "announce":
        return [head, *rest.split()]
    try:
        return shlex.split(said)
    except ValueError:
        raise Sentence("A quote is left open.", MISUSED) from None


def help_text() -> str:
    """List all orders."""
    lines = [f"  {name + ' ' + verb.takes:<30} {verb.about}" for name, verb in VERBS.items()]
    return "\n".join(lines)


def _require_count(words: Sequence[str], verb: Verb) -> None:
    takes = verb.takes.split()
    least = sum(not word.startswith("[") for word in takes)
    is_open = verb.takes.endswith("...")
    if not least <= len(words) - 1 or (len(words) - 1 > len(takes) and not is_open):
        _misused(words[0], verb)


def _misused(name: str, verb: Verb) -> NoReturn:
    takes = f"takes {verb.takes}" if verb.takes else "takes nothing more"
    raise Sentence(f"{name} {takes}.", MISUSED)
