"""Names that people type: made clean, kept short, and unique in the room."""

import unicodedata
from collections.abc import Callable
from itertools import count
from typing import Final

LONGEST: Final = 24
# Small letters of other scripts, and digits and signs, that pass for a Latin letter.
_LOOK_ALIKES: Final = str.maketrans(
    {
        "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s",
        "\u0430": "a", "\u0435": "e", "\u043e": "o", "\u0440": "p", "\u0441": "c",
        "\u0443": "y", "\u0445": "x", "\u0455": "s", "\u0456": "l", "\u0458": "j",
        "\u043a": "k", "\u043c": "m", "\u0442": "t", "\u0432": "b", "\u043d": "h",
        "\u03b1": "a", "\u03b9": "l", "\u03ba": "k", "\u03bd": "v", "\u03bf": "o",
        "\u03c1": "p", "\u03c5": "u", "\u03c7": "x", "\u0131": "l",
        "\u04bb": "h", "\u04cf": "l", "\u0501": "d", "\u051b": "q", "\u051d": "w", "\u0261": "g",
        "\u0251": "a", "\u0269": "l", "\u026a": "l", "\u029f": "l", "\u0280": "r", "\u0274": "n",
        "\u0578": "n", "\u057d": "u", "\u0581": "g", "\u0585": "o",
        "\u03c9": "w", "\u03b5": "e", "\u03b7": "n", "\u03c4": "t", "\u03b2": "b", "\u03c3": "o",
        "$": "s", "@": "a", "\u0142": "l", "\u00f8": "o", "\u0111": "d", "\u0127": "h",
    }
)  # fmt: skip

_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that pass for one in most faces."""

# Letters, marks and signs that show nothing: fillers, joiners, variation selectors, empty braille.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
_MARKS: Final = ("Mn", "Me")
_MARKS_IN_A_ROW: Final = 2


def clean_name(text: str, longest: int = LONGEST) -> str | None:
    """Give the name in one normal form: printable, no direction marks; None if nothing is left."""
    shown = clean_text(text)
    return shown if shown and len(shown) <= longest else None


def clean_text(text: str) -> str:
    """Give what can be shown of a text: one line, NFC, single spaces, nothing unseen or piled up.

    It is never longer than the text, whose normal form may be: what was within a bound stays so.
    """
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(c if _is_shown(c) else " " for c in normal)
    return " ".join(_unpiled(spaced).split())[: len(text)].rstrip()


def skeleton(name: str) -> str:
    """Give what names that look the same have in common."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    marks_off = "".join(c for c in plain if not unicodedata.combining(c))
    shown = "".join(marks_off.translate(_LOOK_ALIKES).split())
    for pair, single in _PAIRS:
        shown = shown.replace(pair, single)
    return shown


def make_unique(name: str, is_taken: Callable[[str], bool]) -> str:
    """Give the name, or the name with the first number ("Basile 2") that nobody else has.

    `is_taken` is asked about skeletons.
    """
    if not is_taken(skeleton(name)):
        return name
    tries = (f"{name[: LONGEST - len(str(n)) - 1].rstrip()} {n}" for n in count(2))
    return next(numbered for numbered in tries if not is_taken(skeleton(numbered)))


def _is_shown(character: str) -> bool:
    if character in _BLANK:
        return False
    return character == " " or unicodedata.category(character)[0] not in "CZ"


def _unpiled(text: str) -> str:
    """Leave out the marks that have no letter to stand on, and those piled too high on one."""
    kept: list[str] = []
    marks = _MARKS_IN_A_ROW
    for character in text:
        if unicodedata.category(character) in _MARKS:
            marks += 1
        else:
            marks = _MARKS_IN_A_ROW if character == " " else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(character)
    return "".join(kept)
