"""A small lantern on the table at every card or button by which a good move is made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING, Final

from tablee.engine import Action
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.frame import TableScreen
    from tablee_client.view.tables.pose import Pose

SIDE: Final = 46.0
INWARDS: Final = 22.0
"""How far from a card's right edge the lantern's middle is: its index stays in sight."""
ABOVE: Final = 2.0
"""How far it is above the upper edge of a card that is held out."""
CARD_TALL: Final = 1.4


class HintMark(Node):
    """Lanterns on the upper right corners of these cards, and the left edges of these buttons."""

    boxes: Shown[tuple[Box, ...]] = Shown(())

    def __init__(self) -> None:
        self.layer, self.z = Layer.ACTIONS, 1000.0

    def bounds(self) -> Box:
        """Give the room of all lanterns."""
        spots = [_spot(box) for box in self.boxes] or [Box(0, 0, 1, 1)]
        return reduce(Box.joined, spots).grown(24)

    def paint(self, canvas: Canvas) -> None:
        """Draw them."""
        for box in self.boxes:
            spot = _spot(box)
            canvas.patch("ui/plaque_gold", spot)
            canvas.picture("ui/icon_lantern", spot.grown(-9))


def places_of(table: TableScreen, action: Action) -> tuple[Box, ...]:
    """Give where an action is taken: at a game's own place, its cards, its button, or a plate."""
    own = table.marked(action)
    if own:
        return own
    cards = [card_box(pose) for code in codes_of(action) if (pose := table.pose_in_hand(code))]
    if cards:
        return tuple(cards)
    button = table.actions.doing(action)
    if button is not None:
        return (button,)
    seat = getattr(action, "seat", None)
    plates = table.people.plates
    return (plates[seat].box,) if isinstance(seat, int) and 0 <= seat < len(plates) else ()


def card_box(pose: Pose) -> Box:
    """Give the upright box around a card."""
    return Box.around(pose.x, pose.y, pose.width, pose.width * CARD_TALL)


def codes_of(action: Action) -> Iterator[str]:
    """Give what an action names that may be a card in the hand."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        for code in value if isinstance(value, tuple) else (value,):
            if isinstance(code, str):
                yield code


def _spot(box: Box) -> Box:
    if box.w > box.h:
        return Box.around(box.x, box.cy, SIDE, SIDE)
    return Box.around(box.right - INWARDS, box.y - ABOVE, SIDE, SIDE)
