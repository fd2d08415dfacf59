"""Which keys lie where on the screen's keyboard: data by language, no drawing."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Deed(Enum):
    """What a key does that writes nothing."""

    SHIFT = "shift"
    SIGNS = "signs"
    ERASE = "erase"
    BEFORE = "before"
    AFTER = "after"
    CLOSE = "close"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Key:
    """One key: the text it writes, or else its deed; `wide` counts in plain keys."""

    text: str = ""
    deed: Deed | None = None
    wide: float = 1.0


Rows = tuple[tuple[Key, ...], ...]

_LETTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "fr": ("éèêëàâçùûîô", "azertyuiop-", "qsdfghjklm’", "wxcvbn,.?"),
    "de": ("1234567890-", "qwertzuiopü", "asdfghjklöä", "yxcvbnmß."),
    "en": ("1234567890-", "qwertyuiop’", "asdfghjkl:/", "zxcvbnm,."),
}
_SIGNS: Final = ("1234567890@", "!?.,:;’“”()", "+-*/=_%&#€§", "äëïöüœæñß")
ACROSS: Final = 11
"""How many plain keys lie side by side."""


def rows_of(locale: str, *, is_upper: bool = False, has_signs: bool = False) -> Rows:
    """Give the keys of a language's keyboard, or its page of signs, from the top down."""
    lines = _SIGNS if has_signs else _LETTERS.get(locale, _LETTERS["en"])
    if is_upper:
        lines = tuple(line.replace("ß", "ẞ").upper() for line in lines)
    plain = [tuple(Key(letter) for letter in line) for line in lines]
    last = (Key(deed=Deed.SHIFT), *plain[3], Key(deed=Deed.ERASE))
    foot = (
        Key(deed=Deed.CLOSE),
        Key(deed=Deed.SIGNS),
        Key(deed=Deed.BEFORE),
        Key(" ", wide=5.0),
        Key(deed=Deed.AFTER),
        Key(deed=Deed.DONE, wide=2.0),
    )
    return (*plain[:3], last, foot)


def digits() -> Rows:
    """Give the keys for a PIN."""
    lines = [tuple(Key(digit) for digit in line) for line in ("123", "456", "789")]
    erase, zero, done = Key(deed=Deed.ERASE), Key("0"), Key(deed=Deed.DONE)
    return (*lines, (erase, zero, done), (Key(deed=Deed.CLOSE, wide=3.0),))
