"""Where things lie on the screen of a room: the table at the upper left, an L of large type around.

The design is wider and taller than a table's, in the same proportion.
"""

from typing import Final

from tablee_client.view.geometry import HEIGHT, WIDTH, Box
from tablee_client.view.text import GROWS, Typesetter
from tablee_client.view.theme import Layer, TextStyle

WIDE: Final = 448.0
TALL: Final = 252.0
COLUMN: Final = Box(WIDTH, 0, WIDE, HEIGHT + TALL)
FOOT: Final = Box(0, HEIGHT, WIDTH, TALL)
HEAD: Final = Box(COLUMN.x + 28, 26, WIDE - 56, 148)
RANKS: Final = Box(COLUMN.x + 24, 178, WIDE - 48, 684)
JOIN: Final = Box(COLUMN.x + 24, 872, WIDE - 48, 440)
NOW: Final = Box(36, HEIGHT + 22, 1150, TALL - 40)
LAST: Final = Box(1216, HEIGHT + 22, 690, TALL - 40)
BANNER: Final = Box(428, 792, 1320, 262)
"""Beside the plate of the seat at the lower left."""
LAYER: Final = Layer.TOAST + 2
"""Over everything on the table, and what lies over it."""


def of_size(setter: Typesetter, style: TextStyle, units: float) -> TextStyle:
    """Give a style that is set at this size, whatever size of text the player wants."""
    more = setter.text_scale - 1
    grown = GROWS * (1 + more)
    return style.sized(units / (1 + more) if units <= grown else units - GROWS * more)
