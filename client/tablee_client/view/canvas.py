"""Drawing in design units onto a surface in pixels: the thin layer between nodes and pygame."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from typing import Literal, TypeAlias

import pygame

from tablee_client.view.frames import Frames
from tablee_client.view.geometry import Box
from tablee_client.view.haste import Haste
from tablee_client.view.node import Node
from tablee_client.view.pictures import Pictures
from tablee_client.view.strokes import Draw, Strokes
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
        self._strokes: Strokes | None = None

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

    def paint(self, node: Node) -> None:
        """Draw a node: as it was drawn before, if it hasn't changed."""
        if not node.is_kept:
            node.paint(self)
            return
        if node.strokes is None:
            node.strokes = self.trace(node.paint)
        node.strokes.onto(self._target)

    def trace(self, paint: Callable[["Canvas"], None]) -> Strokes:
        """Give all that this would draw, and draw nothing; what it needs is made."""
        before, self._strokes = self._strokes, Strokes()
        try:
            paint(self)
            return self._strokes
        finally:
            self._strokes = before

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only within a box for a while."""
        rect, outer = self.viewport.rect(box), self._strokes
        if outer is None:
            with _clipped(self._target, rect):
                yield
            return
        inner = self._strokes = Strokes()
        try:
            yield
        finally:
            self._strokes = outer
            outer.draw(inner.covers.clip(rect), partial(_draw_within, rect, inner))

    def blit(self, surface: pygame.Surface, px: float, py: float, alpha: float = 1.0) -> None:
        """Put ready pixels at a place in pixels."""
        at = (round(px), round(py))
        if alpha >= 1 and self._strokes is None:
            self._target.blit(surface, at)
        elif alpha >= 1 and self._strokes is not None:
            self._strokes.blit(surface, at)
        elif alpha > 0:
            rect = surface.get_rect(topleft=at)
            self._draw(rect, partial(_blit_faint, surface, at, round(alpha * 255)))

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

    def _is_wanted(self, rect: pygame.Rect) -> bool:
        return self._strokes is not None or bool(rect.colliderect(self._target.get_clip()))

    def _draw(self, rect: pygame.Rect, draw: Draw) -> None:
        """Draw within these pixels, now or whenever the strokes are."""
        if self._strokes is None:
            draw(self._target)
        else:
            self._strokes.draw(rect, draw)

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
        rect, corner = self.viewport.rect(box), self.viewport.length(radius)
        if alpha >= 1:

            def draw(target: pygame.Surface) -> None:
                pygame.draw.rect(target, colour, rect, border_radius=corner)

            self._draw(rect, draw)
        elif alpha > 0:
            ink = (*colour, round(alpha * 255))
            self._draw(rect, partial(_fill_faint, rect, ink, corner))

    def veil(self, colour: Colour, alpha: float) -> None:
        """Lay one colour over all that is being repainted."""
        self._draw(self.viewport.area, partial(_veil, colour, round(alpha * 255)))

    def outline(self, box: Box, colour: Colour, *, width: float = 2, radius: float = 0) -> None:
        """Draw the edge of a box inwards."""
        rect, length = self.viewport.rect(box), self.viewport.length
        thick, corner = length(width), length(radius)

        def draw(target: pygame.Surface) -> None:
            pygame.draw.rect(target, colour, rect, width=thick, border_radius=corner)

        self._draw(rect, draw)

    def line(
        self, points: Sequence[tuple[float, float]], colour: Colour, *, width: float = 2
    ) -> None:
        """Draw a line through points, its edge smoothed."""
        thick = self.viewport.length(width)
        ends = [self.viewport.to_pixels(x, y) for x, y in points]

        def draw(target: pygame.Surface) -> None:
            for start, end in pairwise(ends):
                pygame.draw.aaline(target, colour, start, end, width=thick)

        self._draw(_around(ends, thick), draw)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a small disc, its edge smoothed."""
        middle, wide = self.viewport.to_pixels(x, y), self.viewport.length(radius)

        def draw(target: pygame.Surface) -> None:
            pygame.draw.aacircle(target, colour, middle, wide)

        self._draw(_around([middle], 2 * wide), draw)


@contextmanager
def _clipped(target: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    before = target.get_clip()
    target.set_clip(before.clip(rect))
    try:
        yield
    finally:
        target.set_clip(before)


def _draw_within(rect: pygame.Rect, strokes: Strokes, target: pygame.Surface) -> None:
    with _clipped(target, rect):
        strokes.onto(target)


def _blit_faint(
    surface: pygame.Surface, at: tuple[int, int], level: int, target: pygame.Surface
) -> None:
    surface.set_alpha(level)
    target.blit(surface, at)
    surface.set_alpha(255)


def _fill_faint(
    rect: pygame.Rect, ink: tuple[int, int, int, int], corner: int, target: pygame.Surface
) -> None:
    part = rect.clip(target.get_clip())
    if part.w > 0 and part.h > 0:
        veil = pygame.Surface(part.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, ink, rect.move(-part.x, -part.y), border_radius=corner)
        target.blit(veil, part)


def _veil(colour: Colour, level: int, target: pygame.Surface) -> None:
    part = target.get_clip()
    cloth = pygame.Surface(part.size)
    cloth.fill(colour)
    cloth.set_alpha(level)
    target.blit(cloth, part)


def _around(points: Sequence[tuple[float, float]], wide: int) -> pygame.Rect:
    """Give the pixels of a stroke of this width through points, its soft edge included."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = wide // 2 + 2
    left, top = int(min(xs)) - reach, int(min(ys)) - reach
    return pygame.Rect(left, top, int(max(xs)) + reach + 1 - left, int(max(ys)) + reach + 1 - top)
