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
        canvas.fill(self.box, CREAM, radius=CORNER)
        plate = canvas.viewport.rect(self.box)
        squares = self._squares()
        side = squares.get_width() * max(1, min(plate.size) // (squares.get_width() + 2 * QUIET))
        code = pygame.transform.scale(squares, (side, side))
        canvas.blit(code, *code.get_rect(center=plate.center).topleft)

    def _squares(self) -> pygame.Surface:
        """Draw the code at one pixel a square."""
        surface = pygame.Surface((len(self.code), len(self.code)))
        surface.fill(CREAM)
        for y, row in enumerate(self.code):
            for x, dark in enumerate(row):
                if dark:
                    surface.set_at((x, y), SHADOW)
        return surface
