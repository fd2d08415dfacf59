"""What a seat may ask for."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.engine import Action, Stop
from tablee.games.gold_der_maya.layout import Layout

Beads: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=40)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Bid(Action, frozen=True, array_like=True):
    """Close one's fist around so many beads, in secret and for good."""

    beads: Beads


class GiveTo(Action, frozen=True, array_like=True):
    """Pay one's bid to this seat, one of those that bid the least."""

    seat: SeatNumber


class Arrange(Action, frozen=True, array_like=True):
    """Lay out all one owns anew; what isn't named goes into the box. See `layout`."""

    layout: Layout


GoldDerMayaAction: TypeAlias = Bid | GiveTo | Arrange | Stop
