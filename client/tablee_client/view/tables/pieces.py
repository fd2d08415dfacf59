"""A widget made of pieces on the stage: the stage draws them, the widget moves them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tablee_client.core.motion import spring
from tablee_client.view.geometry import Box
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

CLOSE: Final = 0.4
"""A piece nearer than this is in its place."""

P = TypeVar("P")


class Pieces(Widget, ABC, Generic[P]):
    """Pieces that the player points at, with one focus for all of them.

    `P` is what tells one from the others. Whoever sets `_moving` has `update` look again where
    every piece belongs.
    """

    is_focusable = True

    def __init__(self, box: Box, *, key: str) -> None:
        super().__init__(box, key=key, layer=Layer.HAND)
        self._moving = False

    @abstractmethod
    def point_at(self, piece: P | None) -> None:
        """The pointer is over a piece, or over none."""

    # react

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self.point_at(None)

    def touch(self) -> None:
        """What the focus shows, the pieces show."""
        self._moving = True
        super().touch()

    # draw

    def bounds(self) -> Box:
        """Nothing is drawn by the widget itself."""
        return Box(self.box.x, self.box.y, 1, 1)

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing."""

    # private

    def _nearer(self, value: float, target: float, dt: float) -> float:
        """Give a number of a piece's pose after a step; more steps follow until it is there."""
        moved = spring(value, target, dt)
        if abs(target - moved) < CLOSE:
            return target
        self._moving = True
        return moved
