"""Harmless text: what a stranger wrote, made fit to be shown on one line."""

import unicodedata
from typing import Final

_HIDDEN: Final = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
_MARKS: Final = {"Mn", "Me"}
_MARKS_IN_A_ROW: Final = 2


def plain(text: str, limit: int = 48) -> str:
    """Give the text composed, without control, bidi or stacked characters, at most `limit` long."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[: 8 * limit]):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in _MARKS else 0
        if kind in _HIDDEN or marks > _MARKS_IN_A_ROW:
            continue
        shown.append(" " if kind == "Zs" else character)
    joined = " ".join("".join(shown).split())
    return joined if len(joined) <= limit else joined[: limit - 1].rstrip() + "…"
