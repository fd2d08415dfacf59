"""Drawing in design units onto a surface in pixels: the thin layer between nodes and pygame."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame

from tablee_client.view.frames import Frames
from tablee_client.view.geometry import Box
from tablee_client.view.haste import Haste
from tablee_client.view.pictures import Pictures
from tablee_client.view.text import Typesetter
from tablee_client.view.theme import Colour, TextStyle
from tablee_client.view.viewport import Viewport

Anchor: TypeAlias = Literal["left", "middle", "right"]


class Canvas:
    """Draws pictures, text and shapes; clips to what is being repainted.

    `display` is the window's surface; `onto` redirects drawing to the stage's baked layer.
    """

    def __init__(
        self,
        display: pygame.Surface,
        viewport: Viewport,
        *,
        pictures: Pictures,
        typesetter: Typesetter,
        frames: Frames,
    ) -> None:
        self.display = display
        self.viewport = viewport
        self.pictures = pictures
        self.typesetter = typesetter
        self.frames = frames
        self.has_marks = False
        """Whether colours are told apart by marks too, wherever there are such."""
        self._target = display
        self._noted: list[pygame.Rect] | None = None

    @property
    def haste(self) -> Haste:
        """What bounds the time in which pictures and texts are made."""
        return self.pictures.haste

    def forget(self) -> None:
        """Let go of everything painted: the pictures are others now."""
        self.pictures.forget()
        self.frames.forget()
        self.typesetter.forget()

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.display.get_size()

    def blank(self) -> pygame.Surface:
        """Give an empty opaque surface of the window's size and format."""
        return pygame.Surface(self.size, 0, self.display)

    @contextmanager
    def onto(self, target: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
        """Draw on another surface, within a rectangle in pixels, for a while."""
        before, self._target = self._target, target
        target.set_clip(rect)
        try:
            yield
        finally:
            target.set_clip(None)
            self._target = before

    def trace(self, paint: Callable[["Canvas"], None]) -> pygame.Rect:
        """Give the pixels that this would draw on, and draw nothing; all it needs is made."""
        before, self._noted = self._noted, []
        try:
            paint(self)
            noted = self._noted
        finally:
            self._noted = before
        return noted[0].unionall(noted[1:]) if noted else pygame.Rect(0, 0, 0, 0)

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only within a box for a while."""
        before = self._target.get_clip()
        self._target.set_clip(before.clip(self.viewport.rect(box)))
        try:
            yield
        finally:
            self._target.set_clip(before)

    def blit(self, surface: pygame.Surface, px: float, py: float, alpha: float = 1.0) -> None:
        """Put ready pixels at a place in pixels."""
        if self._noted is not None:
            self._noted.append(surface.get_rect(topleft=(round(px), round(py))))
        elif alpha >= 1:
            self._target.blit(surface, (round(px), round(py)))
        elif alpha > 0:
            surface.set_alpha(round(alpha * 255))
            self._target.blit(surface, (round(px), round(py)))
            surface.set_alpha(255)

    def picture(self, name: str, box: Box, *, alpha: float = 1.0) -> None:
        """Draw a picture whose body fills a box; its shadow room lies around it."""
        master = self.pictures.master(name)
        fx, fy = box.w / master.width, box.h / master.height
        left, top, right, bottom = master.pad
        outer = Box(
            box.x - left * fx,
            box.y - top * fy,
            box.w + (left + right) * fx,
            box.h + (top + bottom) * fy,
        )
        rect = self.viewport.rect(outer)
        if self._is_wanted(rect):
            self.blit(self.pictures.scaled(name, *rect.size), *rect.topleft, alpha)

    def picture_at(self, name: str, x: float, y: float, *, size: float = 1.0) -> None:
        """Draw a picture so that its anchor lies on a point, at `size` times its own size."""
        master = self.pictures.master(name)
        left, top, _, _ = master.pad
        ax, ay = master.anchor
        body = Box(
            x + (left - ax) * size,
            y + (top - ay) * size,
            master.width * size,
            master.height * size,
        )
        self.picture(name, body)

    def patch(self, name: str, box: Box, *, alpha: float = 1.0) -> None:
        """Draw a stretchable picture whose body fills a box."""
        rect = self._patched(name, box)
        if self._is_wanted(rect):
            surface = self.pictures.patch(name, *rect.size, self.viewport.scale)
            self.blit(surface, *rect.topleft, alpha)

    def make_ready(self, name: str, box: Box) -> None:
        """Stretch a picture before it is wanted: to load it takes longer than one frame may."""
        self.pictures.patch(name, *self._patched(name, box).size, self.viewport.scale)

    def _is_wanted(self, rect: pygame.Rect) -> bool:
        return self._noted is not None or bool(rect.colliderect(self._target.get_clip()))

    def _patched(self, name: str, box: Box) -> pygame.Rect:
        left, top, right, bottom = self.pictures.master(name).pad
        outer = Box(box.x - left, box.y - top, box.w + left + right, box.h + top + bottom)
        return self.viewport.rect(outer)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        *,
        anchor: Anchor = "left",
        alpha: float = 1.0,
    ) -> None:
        """Draw one line; `y` is the middle of its small letters' height, `x` as the anchor says."""
        if not text:
            return
        wide = self.typesetter.width(text, style)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[anchor]
        px, py = self.viewport.to_pixels(left, y + self.typesetter.size(style) * 0.31)
        surface = self.typesetter.line(text, style)
        pad, base = self.typesetter.pad(style), self.typesetter.baseline(style)
        self.blit(surface, px - pad, py - base, alpha)

    def fill(self, box: Box, colour: Colour, *, alpha: float = 1.0, radius: float = 0) -> None:
        """Fill a box, with round corners of `radius` units."""
        rect = self.viewport.rect(box)
        if self._noted is not None:
            self._noted.append(rect)
            return
        if alpha >= 1:
            corner = self.viewport.length(radius)
            pygame.draw.rect(self._target, colour, rect, border_radius=corner)
            return
        part = rect.clip(self._target.get_clip())
        if part.w > 0 and part.h > 0 and alpha > 0:
            veil = pygame.Surface(part.size, pygame.SRCALPHA)
            shifted = rect.move(-part.x, -part.y)
            corner = self.viewport.length(radius)
            pygame.draw.rect(veil, (*colour, round(alpha * 255)), shifted, border_radius=corner)
            self._target.blit(veil, part)

    def veil(self, colour: Colour, alpha: float) -> None:
        """Lay one colour over all that is being repainted."""
        if self._noted is not None:
            self._noted.append(self.viewport.area)
            return
        part = self._target.get_clip()
        cloth = pygame.Surface(part.size)
        cloth.fill(colour)
        cloth.set_alpha(round(alpha * 255))
        self._target.blit(cloth, part)

    def outline(self, box: Box, colour: Colour, *, width: float = 2, radius: float = 0) -> None:
        """Draw the edge of a box inwards."""
        rect = self.viewport.rect(box)
        if self._noted is not None:
            self._noted.append(rect)
            return
        pygame.draw.rect(
            self._target,
            colour,
            rect,
            width=self.viewport.length(width),
            border_radius=self.viewport.length(radius),
        )

    def line(
        self, points: Sequence[tuple[float, float]], colour: Colour, *, width: float = 2
    ) -> None:
        """Draw a line through points, its edge smoothed."""
        thick = self.viewport.length(width)
        ends = [self.viewport.to_pixels(x, y) for x, y in points]
        for start, end in pairwise(ends):
            if self._noted is not None:
                self._noted.append(_around(start, end, thick))
                continue
            pygame.draw.aaline(self._target, colour, start, end, width=thick)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a small disc, its edge smoothed."""
        px, py = self.viewport.to_pixels(x, y)
        wide = self.viewport.length(radius)
        if self._noted is not None:
            self._noted.append(_around((px, py), (px, py), 2 * wide))
            return
        pygame.draw.aacircle(self._target, colour, (px, py), wide)


def _around(start: tuple[float, float], end: tuple[float, float], wide: int) -> pygame.Rect:
    """Give the pixels of a stroke of this width, its soft edge included."""
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    reach = wide // 2 + 2
    size = (int(x1 - x0) + 2 * reach + 1, int(y1 - y0) + 2 * reach + 1)
    return pygame.Rect((int(x0) - reach, int(y0) - reach), size)
