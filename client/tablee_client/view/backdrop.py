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

RIM = 32
FADE, DARK = 110, 0.86
"""Over how many units a margin grows dark, and how dark it is beyond."""


class Backdrop(Node):
    """A full-screen picture.

    With `aligned` false it is scaled to cover the window, centred (a hall). With `aligned` true it
    lies exactly under the design, and its outermost RIM, mirrored outwards again and again, fills
    the margins (a table whose rim is plain wood) and fades into the dark there.
    Its master at single size, `NAME@1`, serves windows up to 1920 pixels wide: it is decoded four
    times as fast. A `soft` picture is out of focus, and has but one master.
    """

    is_kept = False

    picture: Shown[str] = Shown("")

    def __init__(self, picture: str, *, aligned: bool = False, soft: bool = False) -> None:
        self.picture, self.layer = picture, Layer.BACKDROP
        self.z = float("-inf")
        self._aligned, self._soft = aligned, soft
        self._kept: tuple[object, pygame.Surface] | None = None

    def bounds(self) -> Box:
        """Give the design area; the footprint is the whole window."""
        return SCREEN

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give the whole window."""
        return canvas.viewport.area

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture and its margins."""
        if self._aligned:
            canvas.blit(self._extended(canvas), 0, 0)
        else:
            self._cover(canvas)

    def _extended(self, canvas: Canvas) -> pygame.Surface:
        """Give the picture in its place, its margins filled sideways, then above and below."""
        inner = canvas.viewport.rect(SCREEN)
        name = self._master(canvas)
        picture = canvas.pictures.scaled(name, *inner.size)
        if inner == canvas.viewport.area:
            return picture
        key = (name, canvas.size, tuple(inner))
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._widened(canvas, picture, inner))
        return self._kept[1]

    @staticmethod
    def _widened(canvas: Canvas, picture: pygame.Surface, inner: pygame.Rect) -> pygame.Surface:
        whole = canvas.blank()
        whole.blit(picture, inner)
        rim = canvas.viewport.length(RIM)
        _fill(whole, inner, rim, sideways=True)
        _fill(whole, pygame.Rect(0, inner.y, whole.get_width(), inner.h), rim, sideways=False)
        _darken(whole, inner, canvas.viewport.length(FADE))
        return whole

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
        is_small = canvas.viewport.width <= WIDTH * 1.1
        return f"{self.picture}@1" if is_small and not self._soft else self.picture


def _fill(whole: pygame.Surface, inner: pygame.Rect, rim: int, *, sideways: bool) -> None:
    """Lay the outermost `rim` pixels of `inner` outwards, every second time mirrored."""
    if sideways:
        first = pygame.Rect(inner.left, inner.top, rim, inner.h)
        last, step, room = first.move(inner.w - rim, 0), (rim, 0), inner.left
    else:
        first = pygame.Rect(inner.left, inner.top, inner.w, rim)
        last, step, room = first.move(0, inner.h - rim), (0, rim), inner.top
    strips = [whole.subsurface(rect).copy() for rect in (first, last)]
    for k in range(1, -(-(room + 1) // rim) + 1):
        strips = [pygame.transform.flip(strip, sideways, not sideways) for strip in strips]
        whole.blit(strips[0], first.move(-step[0] * k, -step[1] * k))
        whole.blit(strips[1], last.move(step[0] * k, step[1] * k))


def _darken(whole: pygame.Surface, inner: pygame.Rect, fade: int) -> None:
    """Let everything outside `inner` grow dark, the further from it the darker, over `fade`."""
    shade = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    shade.fill((*NIGHT, round(255 * DARK)))
    shade.fill((0, 0, 0, 0), inner)
    for away in range(1, fade + 1):
        alpha = round(255 * DARK * away / fade)
        pygame.draw.rect(shade, (*NIGHT, alpha), inner.inflate(2 * away, 2 * away), 1)
    whole.blit(shade, (0, 0))
