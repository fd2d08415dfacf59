"""What somebody says, in a bubble at his seat, for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.node import Node
from tablee_client.view.seating import Spot
from tablee_client.view.shown import Shown
from tablee_client.view.tables import layers
from tablee_client.view.theme import FADE, INK, Face, TextStyle
from tablee_client.view.widgets.seat_plate import WIDE, SeatPlate

if TYPE_CHECKING:
    import pygame

    from tablee_client.view.canvas import Canvas

Tail: TypeAlias = Literal["up", "down", "left", "right"]
SAID = TextStyle(Face.BOLD, 30, INK)
LONG = SAID.sized(24)
"""How a text is set that is too long for one line."""
TALL, ASIDE_TALL = 56.0, 44.0
"""How tall one line's bubble is: beside its tail it takes half a plate, and hides no name."""
WIDEST, LONG_WIDEST = 340.0, 440.0
SIDES = 56.0
STEP = 30.0
MOST_LINES = 4
FACE, FACE_ROOM = 84.0, 76.0
"""An emote's picture, and the room it takes beside its words."""
STAYS = 2.6
REACH = 24.0
OVER, BESIDE_FACE = 40.0, 40.0
"""How far over his plate's edge the own player speaks, and how far beside his portrait."""
LEFTMOST, RIGHTMOST = 24.0, 1896.0
SINKS, RISES = 6.0, -4.0
"""Where an emote's picture stands in a bubble at its tail's side, and above or below one."""
MARGIN = 8.0


class Mouth(NamedTuple):
    """Where a bubble's tail points, and which way the tail goes from it.

    One above or below its tail keeps between `left` and `right`, where it can.
    """

    x: float
    y: float
    tail: Tail
    left: float = LEFTMOST
    right: float = RIGHTMOST

    def higher(self, up: float) -> Mouth:
        """Give the same, so much higher."""
        return self._replace(y=self.y - up)


class Bubble(Node):
    """A bubble whose tail's tip is at a point; it lives `STAYS` seconds, or as long as told."""

    text: Shown[str] = Shown("")
    picture: Shown[str] = Shown("")

    def __init__(self, mouth: Mouth, text: str, *, picture: str = "", stays: float = STAYS) -> None:
        self.x, self.y, self.tail, *self._ends = mouth
        self.text, self.picture = text, picture
        self.layer = layers.BUBBLE
        self.z = 3.0
        self._left = stays

    # react

    def update(self, dt: float) -> None:
        """Fade at the end."""
        self._left -= dt
        self.alpha = round(min(1.0, max(0.0, self._left / FADE)), 1)

    @property
    def is_aside(self) -> bool:
        """Whether it lies beside its tail; more lines then hang lower, so no name is hidden."""
        return self.tail in ("left", "right")

    @property
    def is_over(self) -> bool:
        """Whether it has gone."""
        return self._left <= 0

    # draw

    def bounds(self) -> Box:
        """Give the widest room it may take."""
        tall = (TALL + (MOST_LINES - 1) * STEP) * 1.5
        return Box.around(self.x, self.y, 2 * LONG_WIDEST + 120, 2 * (tall + REACH) + 80)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give what it really takes: much less."""
        self.strokes = canvas.trace(self.paint)
        return self.strokes.covers

    def paint(self, canvas: Canvas) -> None:
        """Draw the body, then its tail."""
        style, lines = self.lines(canvas)
        body = self.body(canvas)
        canvas.patch("ui/bubble", body, alpha=self.alpha)
        if self.alpha >= 1:
            canvas.picture_at(f"ui/bubble_{self.tail}", self.x, self.y)
        step = STEP * canvas.typesetter.text_scale
        top = body.cy - step * (len(lines) - 1) / 2
        middle = body.cx
        if self.picture:
            drop = SINKS if self.is_aside else RISES
            spot = Box.around(body.x + 14 + FACE / 2, body.cy + drop, FACE, FACE)
            canvas.picture(self.picture, spot, alpha=self.alpha)
            middle += FACE_ROOM / 2
        for k, line in enumerate(lines):
            canvas.text(line, middle, top + k * step, style, anchor="middle", alpha=self.alpha)

    def lines(self, canvas: Canvas) -> tuple[TextStyle, list[str]]:
        """Give what is written: one line, or a few smaller ones; only then it is cut."""
        setter = canvas.typesetter
        said = setter.within(SAID, ASIDE_TALL - 4 if self.is_aside else TALL)
        style = setter.shrunk(self.text, said, WIDEST - SIDES, least=LONG.size)
        if setter.width(self.text, style) <= WIDEST - SIDES:
            return style, [self.text]
        lines = setter.wrap(self.text, LONG, LONG_WIDEST - SIDES)
        if len(lines) > MOST_LINES:
            rest = " ".join(lines[MOST_LINES - 1 :])
            last = setter.fit(rest, LONG, LONG_WIDEST - SIDES)
            lines = [*lines[: MOST_LINES - 1], last]
        return LONG, lines

    def body(self, canvas: Canvas) -> Box:
        """Give the bubble without its tail."""
        style, lines = self.lines(canvas)
        wide = max(canvas.typesetter.width(line, style) for line in lines)
        room = FACE_ROOM if self.picture else 0.0
        return self.placed(
            max(104.0, wide + SIDES + room), len(lines), canvas.typesetter.text_scale
        )

    def placed(self, wide: float, lines: int = 1, grown: float = 1.0) -> Box:
        """Give where a bubble of this width and so many lines lies, without its tail."""
        tall = (ASIDE_TALL if self.is_aside else TALL) + (lines - 1) * STEP * grown
        if self.is_aside:
            left = self.x + REACH - 3 if self.tail == "left" else self.x - REACH + 3 - wide
            top = min(self.y - ASIDE_TALL / 2 + 4, SCREEN.bottom - MARGIN - tall)
            return Box(left, max(MARGIN, top), wide, tall)
        first, last = self._ends
        left = max(LEFTMOST, min(max(first, self.x - 44), last - wide))
        top = self.y + REACH - 3 if self.tail == "up" else self.y - REACH + 3 - tall
        return Box(left, top, wide, tall)


def over_own(plate: SeatPlate) -> Mouth:
    """Let the player speak right over his plate, beside the portrait."""
    return Mouth(plate.face[0] + BESIDE_FACE, plate.box.y - OVER, "left")


def beside_plate(plate: SeatPlate) -> Mouth:
    """Let somebody speak beside his plate, towards the middle of the table."""
    if plate.side == "left":
        return Mouth(plate.box.right + 10, plate.box.cy, "left")
    return Mouth(plate.box.x - 10, plate.box.cy, "right")


def bubble_at(
    spot: Spot,
    text: str,
    *,
    own: bool,
    underlined: bool = False,
    picture: str = "",
    stays: float = STAYS,
) -> Bubble:
    """Give a bubble at a seat: under its plate, over the own one, beside one at the top.

    Where the seat is `underlined` it keeps clear of the small line there.
    """
    mouth = _mouth_at(spot, own=own, underlined=underlined)
    return Bubble(mouth, text, picture=picture, stays=stays)


def _mouth_at(spot: Spot, *, own: bool, underlined: bool) -> Mouth:
    if own:
        return Mouth(spot.x - 20, spot.y - 58, "down")
    if spot.x == 960:
        return Mouth(spot.x + 150, spot.y + (-28 if underlined else 4), "left")
    inner = spot.x + WIDE / 2 if spot.x < 960 else RIGHTMOST
    y = spot.y + (82 if underlined else 52)
    return Mouth(spot.x - 20, y, "up", right=inner)
