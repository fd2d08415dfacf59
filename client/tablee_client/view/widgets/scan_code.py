"""A code to scan, on a light plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tablee_client.core.sharing import QUIET, Code
from tablee_client.view.geometry import Box
from tablee_client.view.theme import CREAM, SHADOW
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

CORNER = 14


class ScanCode(Widget):
    """The code as large as its box allows, every square the same whole number of pixels."""

    def __init__(self, box: Box, code: Code, *, key: str = "") -> None:
        super().__init__(box, key=key)
        self.code = code

    # draw

    def bounds(self) -> Box:
        """Give the plate."""
        return self.box

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate, and the code in its middle."""
        paint_code(canvas, self.box, self.code)


def paint_code(canvas: Canvas, box: Box, code: Code) -> None:
    """Draw a code on a light plate of this size."""
    canvas.fill(box, CREAM, radius=CORNER)
    plate, squares = canvas.viewport.rect(box), _squares(code)
    side = squares.get_width() * max(1, min(plate.size) // (squares.get_width() + 2 * QUIET))
    scaled = pygame.transform.scale(squares, (side, side))
    canvas.blit(scaled, *scaled.get_rect(center=plate.center).topleft)


def _squares(code: Code) -> pygame.Surface:
    """Draw a code at one pixel a square."""
    surface = pygame.Surface((len(code), len(code)))
    surface.fill(CREAM)
    for y, row in enumerate(code):
        for x, dark in enumerate(row):
            if dark:
                surface.set_at((x, y), SHADOW)
    return surface
