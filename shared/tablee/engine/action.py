"""Actions: what a seat, or the table itself, asks the rules to do."""

from typing import Literal

import msgspec


def kind_tag(name: str) -> str:
    """Give the wire tag of a class: its name in kebab-case (`LayDown` is `lay-down`)."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Action(msgspec.Struct, frozen=True, array_like=True, tag=kind_tag):
    """Base of every game's actions: frozen, bounded by `msgspec.Meta`, tagged by kind.

    On the wire an action is the array [kind, field, ...]. An action that answers a `Range`, a
    `Subset` or an `Arrangement` has exactly one field, which holds the number, or the tuple of
    pieces, that was chosen.
    """

    @classmethod
    def kind(cls) -> str:
        """Give the wire tag."""
        tag = cls.__struct_config__.tag
        assert isinstance(tag, str)
        return tag


class Stop(Action, frozen=True, array_like=True):
    """The table's own action: end the match at the next point where the rules allow it."""

    reason: Literal["time", "vote", "host", "abandoned"]
