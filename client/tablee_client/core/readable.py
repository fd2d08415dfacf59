"""Names of the rules made readable, for a game that words nothing itself."""

from typing import Final

FAMILIES: Final = ("action", "ended", "event", "field", "line", "option", "preset", "stage")
"""Families of texts whose keys end in a name that can be read."""


def readable(name: str) -> str:
    """Give a name as words: `pile_count` and `lay-down` become "Pile count" and "Lay down"."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def readable_key(key: str) -> str | None:
    """Give what a missing text would speak of; None for a key of no such family."""
    family, _, name = key.partition("-")
    return readable(name) if family in FAMILIES and name else None
