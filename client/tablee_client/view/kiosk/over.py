"""What lies over every screen of a kiosk: the call to play, and the countdown of who has gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    BODY,
    DIM,
    GOLD_TEXT,
    NIGHT,
    SCREEN_TITLE,
    Face,
    Finish,
    Layer,
    TextStyle,
)

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

CALL: Final = Box(430, 924, 1060, 132)
WARNING: Final = Box.around(SCREEN.cx, SCREEN.cy, 1080, 460)
_TOUCH: Final = TextStyle(Face.BLACK, 40, GOLD_TEXT, Finish.SHADOW)
_COUNT: Final = TextStyle(Face.FIGURES, 120, GOLD_TEXT, Finish.SHADOW)


class Call(Node):
    """Says to whoever comes by how to play: `call` in every language, and one line more."""

    call: Shown[str] = Shown("")
    line: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.TOAST - 1

    def bounds(self) -> Box:
        """Give the board and its shadow."""
        return CALL.grown(70)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and its lines."""
        canvas.patch("ui/plaque_gold", CALL)
        room = CALL.w - 96
        rows = [(self.call, _TOUCH)] + ([(self.line, BODY)] if self.line else [])
        for k, (text, style) in enumerate(rows):
            y = CALL.cy + (k - (len(rows) - 1) / 2) * 54
            fitted, fitting = canvas.typesetter.fitted(text, style, room)
            canvas.text(fitted, CALL.cx, y, fitting, anchor="middle")


class Countdown(Node):
    """Asks whether anybody is still there, and counts down."""

    title: Shown[str] = Shown("")
    lines: Shown[Sequence[str]] = Shown(())
    seconds: Shown[int] = Shown(0)

    def __init__(self) -> None:
        self.layer = Layer.TOAST + 5

    def bounds(self) -> Box:
        """Give the whole screen."""
        return SCREEN

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give the whole window, margins included."""
        return canvas.viewport.area

    def paint(self, canvas: Canvas) -> None:
        """Darken everything, and draw the board with its number."""
        canvas.veil(NIGHT, DIM)
        canvas.patch("ui/panel", WARNING)
        setter, room = canvas.typesetter, WARNING.w - 140
        title = setter.shrunk(self.title, SCREEN_TITLE, room)
        canvas.text(self.title, WARNING.cx, WARNING.y + 84, title, anchor="middle")
        canvas.text(str(self.seconds), WARNING.cx, WARNING.cy, _COUNT, anchor="middle")
        for k, line in enumerate(self.lines):
            fitted, style = setter.fitted(line, BODY.sized(30), room)
            y = WARNING.bottom - 100 + 44 * k
            canvas.text(fitted, WARNING.cx, y, style, anchor="middle")
