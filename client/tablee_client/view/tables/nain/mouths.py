"""Where people speak at Nain !: their plates, cards, heaps and hands leave little room."""

from typing import Final

from tablee_client.view.tables.bubble import Mouth, beside_plate
from tablee_client.view.tables.nain.layout import COMPASS
from tablee_client.view.tables.seat import TableSeat

CORNERS: Final = 260.0
"""A seat above this one is at the top or in a corner."""
OVER_FACE, OVER_PLATE, OVER_HEAP = 18.0, 6.0, 116.0
"""How far over the plate's edge one speaks at a side, in a corner and at the bottom."""
ASIDE, AWAY = 60.0, 44.0
"""How far inwards of the plate's middle one speaks in a corner, and how high at the top."""
LEFT: Final = (COMPASS.right + 8, 790.0)
RIGHT: Final = (1130.0, 1710.0)
"""What is free above the plates of the corners."""


def mouth(plate: TableSeat) -> Mouth:
    """Let nobody cover a count: over the portraits at the sides, over the plates in the corners."""
    x, top = plate.face[0], plate.box.y
    if plate.is_top:
        return beside_plate(plate).higher(AWAY)
    if plate.box.cy > CORNERS:
        return Mouth(x, top - (OVER_HEAP if plate.is_own else OVER_FACE), "down")
    ends = LEFT if plate.side == "left" else RIGHT
    aside = ASIDE if plate.side == "left" else -ASIDE
    return Mouth(plate.box.cx + aside, top - OVER_PLATE, "down", *ends)
