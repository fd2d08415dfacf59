"""Every colour, text style, layer and duration of the client; no literal of these elsewhere."""

from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

NIGHT: Colour = (0x15, 0x17, 0x1D)
OAK_DARK: Colour = (0x2A, 0x17, 0x0B)
OAK: Colour = (0x5B, 0x3A, 0x22)
OAK_LIGHT: Colour = (0x8A, 0x5A, 0x33)
OAK_PALE: Colour = (0xC0, 0x8A, 0x52)
PARCHMENT: Colour = (0xF2, 0xE6, 0xCD)
PARCHMENT_DARK: Colour = (0xC9, 0xA8, 0x73)
INK: Colour = (0x2A, 0x1F, 0x17)
INK_SOFT: Colour = (0x5A, 0x40, 0x26)
BRASS: Colour = (0xD9, 0xA4, 0x41)
BRASS_LIGHT: Colour = (0xFF, 0xE7, 0xA3)
BRASS_DARK: Colour = (0x6D, 0x47, 0x14)
EMBER: Colour = (0xE2, 0x57, 0x2B)
MOSS: Colour = (0x5F, 0x8F, 0x4E)
FROST: Colour = (0x8F, 0xB8, 0xD8)
GARNET: Colour = (0xA8, 0x32, 0x3E)
GARNET_INK: Colour = (0x7A, 0x2F, 0x1C)

SHADOW: Colour = (0x08, 0x04, 0x02)
CREAM: Colour = (0xF7, 0xEA, 0xD0)
CREAM_SOFT: Colour = (0xE0, 0xC9, 0x98)
CREAM_DIM: Colour = (0xBF, 0xA9, 0x82)
GOLD_TEXT: Colour = (0xF3, 0xCF, 0x86)
GOLD_PALE: Colour = (0xFF, 0xE2, 0xA0)
ENGRAVED_INK: Colour = (0x2C, 0x18, 0x06)
ENGRAVED_LIGHT: Colour = (0xFF, 0xF3, 0xC8)
FELT_TEXT: Colour = (0xD5, 0xE6, 0xD3)
METAL: tuple[Colour, ...] = (BRASS_LIGHT, (0xF0, 0xC7, 0x68), BRASS, (0xB0, 0x7F, 0x2C))

SEATS: tuple[Colour, ...] = (
    (0x00, 0x9E, 0x73),
    (0x56, 0xB4, 0xE9),
    (0xCC, 0x79, 0xA7),
    (0xD5, 0x5E, 0x00),
    (0x00, 0x72, 0xB2),
    (0xF0, 0xE4, 0x42),
    (0xE6, 0x9F, 0x00),
    (0x9A, 0x9A, 0x9A),
)
"""Seat colours that stay apart for colour-blind eyes; each seat also has an emblem."""


PAD_LETTER: Colour = (0xF2, 0xEC, 0xDE)
PAD_COLOURS: dict[str, Colour] = {
    "a": (0x8F, 0xD1, 0x6A),
    "b": (0xFF, 0x8A, 0x7A),
    "x": (0x7F, 0xB8, 0xFF),
    "y": (0xFF, 0xD4, 0x5A),
}
"""The colours of a pad's four buttons, which also have letters or shapes."""

SUIT_INKS: dict[str, Colour] = {
    "C": (0x1F, 0x3A, 0x2A),
    "D": (0xC2, 0x3A, 0x1E),
    "H": (0xB3, 0x21, 0x2F),
    "S": (0x1D, 0x23, 0x2E),
}
"""Inks of the card indices, the same as of the baked suit signs."""

FOUR_INKS: dict[str, Colour] = {**SUIT_INKS, "C": (0x2F, 0x9A, 0x52), "D": (0x1F, 0x62, 0xC4)}
"""Those of four-colour cards."""


class Layer(IntEnum):
    """What lies above what, bottom to top."""

    BACKDROP = 0
    BOARD = 3
    RESTING = 5
    SERIES = 6
    SEATS = 7
    HAND = 8
    ACTIONS = 9
    FLIGHT = 10
    MODAL = 20
    TOAST = 30


class Face(Enum):
    """The typefaces, by their use."""

    TEXT = "text"
    BOLD = "bold"
    BLACK = "black"
    ITALIC = "italic"
    FIGURES = "figures"
    FIGURES_ITALIC = "figures-italic"
    TITLE = "title"

    __hash__ = object.__hash__  # styles are keys of what is drawn: Enum's own takes much longer


class Finish(Enum):
    """How letters lie on what is under them."""

    PLAIN = "plain"
    SHADOW = "shadow"
    ENGRAVED = "engraved"
    METAL = "metal"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A face, its size in design units, colour and finish."""

    face: Face
    size: float
    colour: Colour
    finish: Finish = Finish.PLAIN

    def sized(self, size: float) -> "TextStyle":
        """Give the same style at another size."""
        return replace(self, size=size)

    def coloured(self, colour: Colour) -> "TextStyle":
        """Give the same style in another colour."""
        return replace(self, colour=colour)


SCREEN_TITLE = TextStyle(Face.TITLE, 56, BRASS, Finish.METAL)
PANEL_TITLE = TextStyle(Face.TITLE, 34, BRASS, Finish.METAL)
SUBTITLE = TextStyle(Face.ITALIC, 31, (0xF0, 0xDD, 0xB6), Finish.SHADOW)
ENTRY = TextStyle(Face.BOLD, 36, CREAM, Finish.SHADOW)
ENTRY_FOCUS = TextStyle(Face.BLACK, 38, ENGRAVED_INK, Finish.ENGRAVED)
BUTTON = TextStyle(Face.BLACK, 33, ENGRAVED_INK, Finish.ENGRAVED)
BUTTON_WOOD = TextStyle(Face.BOLD, 32, CREAM, Finish.SHADOW)
BUTTON_EMBER = TextStyle(Face.BLACK, 33, (0xFF, 0xF0, 0xD8), Finish.SHADOW)
BUTTON_OFF = TextStyle(Face.BOLD, 30, CREAM_DIM, Finish.SHADOW)
LABEL = TextStyle(Face.BOLD, 29, CREAM, Finish.SHADOW)
BODY = TextStyle(Face.TEXT, 27, CREAM, Finish.SHADOW)
SMALL = TextStyle(Face.TEXT, 25, CREAM_SOFT, Finish.SHADOW)
HINT = TextStyle(Face.ITALIC, 28, (0xEC, 0xDC, 0xB8), Finish.SHADOW)
NAME = TextStyle(Face.BOLD, 29, (0xF7, 0xEC, 0xD4), Finish.SHADOW)
FIGURE = TextStyle(Face.FIGURES, 26, GOLD_TEXT, Finish.SHADOW)
NOTICE_TITLE = TextStyle(Face.BLACK, 33, INK)
NOTICE_GAME = TextStyle(Face.BOLD, 27, GARNET_INK)
NOTICE_STATE = TextStyle(Face.BOLD, 25, INK_SOFT)
PAGE = TextStyle(Face.TEXT, 28, INK)
PAGE_BOLD = TextStyle(Face.BOLD, 28, INK)
PAGE_TITLE = TextStyle(Face.TITLE, 44, GARNET_INK)
PAGE_HEADING = TextStyle(Face.BLACK, 34, GARNET_INK)

FADE = 0.16
"""Seconds that a hover or focus change takes."""
TOAST_TIME = 4.0
"""Seconds that a toast stays."""
DIM = 0.7
"""How dark everything under a modal gets, 0 to 1."""
DISABLED_SHADE = 0.72
"""Brightness of a thing that can't be used now."""
