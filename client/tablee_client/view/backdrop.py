"""What lies under everything: one picture that covers the whole window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tablee_client.view.geometry import SCREEN, WIDTH, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import NIGHT, Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas


class Backdrop(Node):
    """A full-screen picture.

    With `aligned` false it is scaled to cover the window, centred (a hall). With `aligned` true it
    lies exactly under the design, and a darker, larger copy of it fills the margins (a table).
    `dim` darkens it, 0 to 1. Its master at single size, `NAME@1`, serves windows up to
    1920 pixels wide: it is decoded four times as fast.
    """

    picture: Shown[str] = Shown("")
    dim: Shown[float] = Shown(0.0)

    def __init__(self, picture: str, *, aligned: bool = False, dim: float = 0.0) -> None:
        self.picture, self.dim, self.layer = picture, dim, Layer.BACKDROP
        self.z = float("-inf")
        self._aligned = aligned

    def bounds(self) -> Box:
        """Give the design area; the footprint is the whole window."""
        return SCREEN

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give the whole window."""
        return canvas.viewport.area

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture, its margins and its shade."""
        view = canvas.viewport
        inner = view.rect(SCREEN)
        exact = inner == view.area
        if not exact or not self._aligned:
            self._cover(canvas)
        if self._aligned:
            if not exact:
                canvas.veil(NIGHT, 0.6)
            canvas.blit(canvas.pictures.scaled(self._master(canvas), *inner.size), *inner.topleft)
        if self.dim:
            canvas.veil(NIGHT, self.dim)

    def _cover(self, canvas: Canvas) -> None:
        view = canvas.viewport
        name = self._master(canvas)
        master = canvas.pictures.master(name)
        k = max(view.width / master.width, view.height / master.height)
        size = (round(master.width * k), round(master.height * k))
        at = ((view.width - size[0]) // 2, (view.height - size[1]) // 2)
        canvas.blit(canvas.pictures.scaled(name, *size), *at)

    def _master(self, canvas: Canvas) -> str:
        """Name the master to scale from: the small one if the window isn't larger."""
        return f"{self.picture}@1" if canvas.viewport.width <= WIDTH * 1.1 else self.picture
