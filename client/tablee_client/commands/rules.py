"""A table's own rules on a command line: `--rule KEY=VALUE`."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import structs

from tablee.engine import LEVELS, Value
from tablee.protocol import TableRules
from tablee_client.commands.usage import UsageError

_EITHER: Final = (True, False)
USUAL: Final = TableRules()
ALLOWED: Final[Mapping[str, Sequence[Value]]] = MappingProxyType(
    {
        "stand_in": LEVELS,
        "late_join": _EITHER,
        "spectators": _EITHER,
        "pause": ("all", "host", "off"),
        "pause_minutes": range(1, 241),
        "bank": range(3601),
        "afk": range(3601),
        "open_hands": range(3601),
        "verify": _EITHER,
        "hints": _EITHER,
        "talk": ("free", "emotes", "off"),
    }
)
"""What each rule may be, in the order and with the limits of `TableRules`."""


def rules_of(pairs: Sequence[tuple[str, Value]], usual: TableRules = USUAL) -> TableRules | None:
    """Give the rules that were asked for, else as is usual; None for all as usual. UsageError."""
    for key, value in pairs:
        if key not in ALLOWED:
            raise UsageError("unknown-rule", value=key, known=rule_list())
        kind = type(getattr(usual, key))
        if type(value) is not kind or value not in ALLOWED[key]:
            option = f"--rule {key}"
            raise UsageError("bad-choice", value=str(value), option=option, allowed=_allowed(key))
    return structs.replace(usual, **dict(pairs)) if pairs else None


def rule_list() -> str:
    """List every rule with what it may be."""
    return ", ".join(f"{key}={_allowed(key)}" for key in ALLOWED)


def _allowed(key: str) -> str:
    values = ALLOWED[key]
    if isinstance(values, range):
        return f"{values[0]}…{values[-1]}"
    return "|".join(str(value).lower() for value in values)
