"""Where the seats are around a table of 2 to 8, seen from one of them or by a spectator."""

from dataclasses import dataclass
from typing import Literal

OWN = (236.0, 968.0)
_LEFT_UP, _RIGHT_UP, _TOP = (444.0, 196.0), (1476.0, 196.0), (960.0, 66.0)

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: (_TOP,),
    3: (_LEFT_UP, _RIGHT_UP),
    4: ((206, 508), _TOP, (1714, 508)),
    5: ((206, 508), _LEFT_UP, _RIGHT_UP, (1714, 508)),
    6: ((206, 560), (434, 190), (960, 92), (1486, 190), (1714, 560)),
    7: ((206, 640), (206, 400), (444, 170), (1476, 170), (1714, 400), (1714, 640)),
    8: ((206, 640), (206, 400), (444, 170), _TOP, (1476, 170), (1714, 400), (1714, 640)),
}
"""Centres of the other seats' plates, clockwise from the own seat's left."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The centre of a seat's plate, and on which of its sides the portrait is."""

    x: float
    y: float
    side: Literal["left", "right"]


def spots(seats: int, own: int, *, clockwise: bool = True) -> list[Spot]:
    """Give the spot of every seat by its number; `own` is at the bottom left.

    With `clockwise` the next seat sits to the left of the one before it, else to its right.
    """
    around = PLACES[seats]
    found = [Spot(*OWN, "left")] * seats
    for step in range(1, seats):
        x, y = around[step - 1 if clockwise else seats - 1 - step]
        found[(own + step) % seats] = Spot(x, y, "left" if x <= 960 else "right")
    return found
