"""What a seat may ask for, and how it is written in logs."""

from typing import Annotated, TypeAlias, get_args

import msgspec

from tablee.engine import Action, IllegalAction, Stop
from tests.conformance.toy.crates import Crates

Coins: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Bid(Action, frozen=True, array_like=True):
    """Seal a bid; answers a Range."""

    amount: Coins


class Toss(Action, frozen=True, array_like=True):
    """Throw crates away; answers a Subset."""

    crates: Crates


class Load(Action, frozen=True, array_like=True):
    """Stack crates on the ship, from the bottom up; answers an Arrangement."""

    crates: Crates


class Peek(Action, frozen=True, array_like=True):
    """Look at the top of the pile, also out of turn."""


HarbourAction: TypeAlias = Bid | Toss | Load | Peek | Stop
_KINDS = {action.kind(): action for action in get_args(HarbourAction)}


def write(action: Action) -> str:
    """Write an action: "bid 3", "toss a1 b2", "peek", "stop time"."""
    words = [action.kind()]
    for value in msgspec.structs.astuple(action):
        words.extend(value if isinstance(value, tuple) else (str(value),))
    return " ".join(words)


def read(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` unless `write` gives the very same text."""
    kind, *words = text.split(" ")
    fields: list[object] = list(words)
    if kind == "bid":
        fields = [int(word) if word.isdecimal() else word for word in words]
    elif kind in {"toss", "load"}:
        fields = [words]
    try:
        action: Action = msgspec.convert([kind, *fields], HarbourAction)
    except msgspec.ValidationError as fault:
        raise IllegalAction("unreadable", text=text) from fault
    if write(action) != text or len(fields) != len(action.__struct_fields__):
        raise IllegalAction("unreadable", text=text)
    return action
