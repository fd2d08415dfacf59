"""A fragment on the stage, and the lights that have a fragment's shape."""

from __future__ import annotations

from math import cos, floor, radians, sin
from typing import TYPE_CHECKING

import pygame

from tablee.games.gold_der_maya.fragments import MATERIALS
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import STEP, covers, material, point, size

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

BAKED = 200.0
"""The radius of baked fragments."""
QUARTER = 6
NAMES = {6: "quarter", 4: "sixth", 3: "eighth"}
SHADOWS = SurfaceCache(12 << 20)
SHADOW_DARK = 120
SOFT = 6
MARK, MARK_WIDEST, MARK_AWAY = 0.3, 44.0, 0.68
"""How large a mark is and how far from the tip, as shares of the radius."""
LIFT_X, LIFT_Y = 0.5, 1.0


def picture_of(face: str, turn: float) -> tuple[str, float]:
    """Give the picture of a face nearest before a turn, and the degrees that are left to turn."""
    quarter = floor(turn / QUARTER)
    name = f"maya/{MATERIALS[material(face)]}_{NAMES[size(face)]}_{quarter % 4}"
    return name, (turn - quarter * QUARTER) * STEP


def light_of(kind: str, wide: int) -> str:
    """Name a light: gap_good, gap_bad, halo_good or halo_bad, of a fragment's size."""
    return f"maya/{kind}_{NAMES[wide]}"


class Frame:
    """Ready pixels of a picture turned about its anchor, and where they go."""

    def __init__(
        self,
        canvas: Canvas,
        name: str,
        tip: tuple[float, float],
        *,
        radius: float,
        angle: float,
        coarse: bool = False,
        shade: float = 1.0,
        narrow: float = 1.0,
    ) -> None:
        master = canvas.pictures.master(name)
        k = radius / BAKED
        wide = canvas.viewport.length(master.width * k)
        tall = canvas.viewport.length(master.height * k)
        self.key = (name, wide, tall, round(angle * 4), coarse, round(narrow * 16))
        self.surface = canvas.frames.frame(
            name, wide, tall, angle=angle, coarse=coarse, shade=shade, narrow=narrow
        )
        dx = (master.width / 2 - master.anchor[0]) * k * narrow
        dy = (master.height / 2 - master.anchor[1]) * k
        a = radians(angle)
        x = tip[0] + dx * cos(a) - dy * sin(a)
        y = tip[1] + dx * sin(a) + dy * cos(a)
        px, py = canvas.viewport.to_pixels(x, y)
        self.x = round(px - self.surface.get_width() / 2)
        self.y = round(py - self.surface.get_height() / 2)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is, in pixels."""
        return self.surface.get_rect(topleft=(self.x, self.y))

    def paint(self, canvas: Canvas, alpha: float = 1.0) -> None:
        """Draw it."""
        canvas.blit(self.surface, self.x, self.y, alpha)


def paint_face(
    canvas: Canvas, face: str, tip: tuple[float, float], *, radius: float, turn: float
) -> None:
    """Draw a fragment at rest."""
    name, angle = picture_of(face, turn)
    Frame(canvas, name, tip, radius=radius, angle=angle).paint(canvas)
    if canvas.has_marks:
        _paint_mark(canvas, face, tip, radius=radius, turn=turn)


class Sector(Node):
    """A fragment: `x`, `y` is the middle of its disc, `turn` where it begins, in 24ths.

    `lift` lets it float over its shadow; `narrow` squeezes it while it turns over.
    """

    face: Shown[str] = Shown("")
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)
    radius: Shown[float] = Shown(BAKED)
    turn: Shown[float] = Shown(0.0)
    lift: Shown[float] = Shown(0.0)
    narrow: Shown[float] = Shown(1.0)
    shade: Shown[float] = Shown(1.0)
    in_flight = Shown(False)

    def __init__(self, face: str, *, layer: int, z: float = 0.0) -> None:
        self.face, self.layer, self.z = face, layer, z
        self._frame: Frame | None = None
        self._shadow: pygame.Surface | None = None
        self._fall = (0, 0)

    # draw

    def bounds(self) -> Box:
        """Give a box that it surely fits in."""
        return Box.around(self.x, self.y, 2 * self.radius, 2 * self.radius).grown(self.lift + 8)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the frame ready that will be drawn and give its exact pixels."""
        name, angle = picture_of(self.face, self.turn)
        frame = Frame(
            canvas,
            name,
            (self.x, self.y),
            radius=self.radius,
            angle=angle,
            coarse=self.in_flight,
            shade=self.shade,
            narrow=self.narrow,
        )
        self._frame = frame
        self._shadow = None
        if self.lift <= 0:
            return frame.rect
        self._shadow = SHADOWS.get(frame.key, lambda: _shadow(frame.surface))
        away = self.lift * canvas.viewport.scale
        self._fall = (round(away * LIFT_X), round(away * LIFT_Y))
        edge = (self._shadow.get_width() - frame.surface.get_width()) // 2
        self._fall = (self._fall[0] - edge, self._fall[1] - edge)
        return frame.rect.union(self._shadow.get_rect(topleft=frame.rect.move(self._fall).topleft))

    def paint(self, canvas: Canvas) -> None:
        """Draw the shadow and the fragment."""
        if self._frame is None:
            return
        if self._shadow is not None:
            x, y = self._frame.x + self._fall[0], self._frame.y + self._fall[1]
            canvas.blit(self._shadow, x, y, self.alpha)
        self._frame.paint(canvas, self.alpha)
        if canvas.has_marks and self.narrow >= 1:
            _paint_mark(canvas, self.face, (self.x, self.y), radius=self.radius, turn=self.turn)

    # verbs

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a point is on it."""
        return covers((self.x, self.y), self.radius, (self.turn, size(self.face)), x, y)


class Light(Node):
    """A light in the shape of a fragment: a gap to be filled, or a halo around one."""

    kind: Shown[str] = Shown("gap_good")
    wide: Shown[int] = Shown(6)
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)
    radius: Shown[float] = Shown(BAKED)
    turn: Shown[float] = Shown(0.0)

    def __init__(self, *, layer: int, z: float = 0.0) -> None:
        self.layer, self.z = layer, z
        self.visible = False
        self._frame: Frame | None = None

    def bounds(self) -> Box:
        """Give a box that it surely fits in."""
        return Box.around(self.x, self.y, 2.4 * self.radius, 2.4 * self.radius)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the frame ready that will be drawn and give its exact pixels."""
        self._frame = Frame(
            canvas,
            light_of(self.kind, self.wide),
            (self.x, self.y),
            radius=self.radius,
            angle=self.turn * STEP,
            coarse=True,
        )
        return self._frame.rect

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        if self._frame is not None:
            self._frame.paint(canvas, self.alpha)

    def lie(
        self, kind: str, wide: int, tip: tuple[float, float], radius: float, turn: float
    ) -> None:
        """Lie here and be seen."""
        self.kind, self.wide, self.radius, self.turn = kind, wide, radius, turn
        self.x, self.y = tip
        self.visible = True


def _paint_mark(
    canvas: Canvas, face: str, tip: tuple[float, float], *, radius: float, turn: float
) -> None:
    """Lay the value of its material on a fragment, which tells it apart from any other."""
    middle = point(tip, radius * MARK_AWAY, turn + size(face) / 2)
    wide = min(MARK_WIDEST, radius * MARK)
    canvas.picture(f"maya/value_{MATERIALS[material(face)]}", Box.around(*middle, wide, wide))


def _shadow(surface: pygame.Surface) -> pygame.Surface:
    """Give the soft dark shape of a frame, with some room around it."""
    edge = SOFT * 2
    wide, tall = surface.get_width() + 2 * edge, surface.get_height() + 2 * edge
    dark = pygame.Surface((wide, tall), pygame.SRCALPHA)
    dark.blit(surface, (edge, edge))
    dark.fill((0, 0, 0, SHADOW_DARK), special_flags=pygame.BLEND_RGBA_MULT)
    small = (max(1, wide // SOFT), max(1, tall // SOFT))
    return pygame.transform.smoothscale(pygame.transform.smoothscale(dark, small), (wide, tall))
