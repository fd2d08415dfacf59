"""Anything that a stage shows: it knows where it lies and how to paint itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import pygame

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage
    from tablee_client.view.strokes import Strokes


class Node(ABC):
    """One thing on a stage, ordered by `layer`, then `z`, then the time it was added.

    The stage paints it; it says that it must be painted again with `touch()`, which the `Shown`
    attributes do by themselves.
    """

    visible = Shown(True)
    alpha = Shown(1.0)
    layer: Shown[int] = Shown(0)
    z: Shown[float] = Shown(0.0)

    stage: Stage | None = None
    drawn: pygame.Rect | None = None
    serial: int = 0
    rank: int = -1
    changed_at: float = float("-inf")
    is_kept: ClassVar[bool] = True
    """Whether what it draws is kept until it changes; not worth while for a single picture."""
    strokes: Strokes | None = None

    @abstractmethod
    def bounds(self) -> Box:
        """Give all that `paint` may mark, shadows and glows included, in design units."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Draw the node; the canvas is already clipped to what must be repainted."""

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give `bounds` in pixels; pieces that know their exact pixels override it."""
        return canvas.viewport.cover(self.bounds())

    def touch(self) -> None:
        """Say that the node must be painted again."""
        if self.stage is not None:
            self.stage.note_touched(self)

    @property
    def order(self) -> tuple[int, float, int]:
        """The place among the nodes of a stage, lowest first."""
        return (self.layer, self.z, self.serial)
