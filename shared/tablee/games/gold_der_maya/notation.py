"""Actions as text: "bid 3", "give-to 2", "arrange 7Q4 9S3 / 12E1", the table's "stop time"."""

from typing import Final, get_args

import msgspec

from tablee.engine import Action, IllegalAction, Stop
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo, GoldDerMayaAction

_NUMBERED: Final = {Bid.kind(), GiveTo.kind()}
_DIGITS: Final = {str(number) for number in range(41)}


def write_action(action: Action) -> str:
    """Write an action; IllegalAction `unknown-action` for one of another game."""
    if not isinstance(action, get_args(GoldDerMayaAction)):
        raise IllegalAction("unknown-action")
    if isinstance(action, Arrange):
        return " ".join((action.kind(), *action.layout))
    (value,) = msgspec.structs.astuple(action)
    return f"{action.kind()} {value}"


def read_action(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` unless `write_action` gives the very same text."""
    kind, *words = text.split(" ")
    fields: list[object] = [words]
    if kind in _NUMBERED:
        fields = [int(word) if word in _DIGITS else word for word in words]
    elif kind == Stop.kind():
        fields = list(words)
    try:
        action: Action = msgspec.convert([kind, *fields], GoldDerMayaAction)
    except msgspec.ValidationError as fault:
        raise IllegalAction("unreadable", text=text[:40]) from fault
    if write_action(action) != text:
        raise IllegalAction("unreadable", text=text[:40])
    return action
