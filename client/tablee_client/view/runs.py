"""A text cut into runs of one face: words, figures and suit signs."""

import re
from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """What a run is made of."""

    WORDS = "words"
    FIGURES = "figures"
    SUIT = "suit"


SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_RUN = re.compile(r"(?P<figures>[0-9]+)|(?P<suit>[♣♦♥♠])|(?P<words>[^0-9♣♦♥♠]+)")
_UNSEEN = re.compile("[\u2066-\u2069\ufe0e\ufe0f]")


class Run(NamedTuple):
    """One piece of a text; the text of a SUIT run is its letter (C, D, H, S)."""

    kind: Kind
    text: str


def runs(text: str) -> list[Run]:
    """Cut a line; bidi isolates and variation selectors, which no face draws, are left out."""
    found = []
    for match in _RUN.finditer(_UNSEEN.sub("", text)):
        kind = Kind(match.lastgroup)
        piece = match.group()
        found.append(Run(kind, SUITS[piece] if kind is Kind.SUIT else piece))
    return found
