"""A question over a screen: a veil, a board, a text and two or three buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BODY, DIM, NIGHT, Layer
from tablee_client.view.widgets.button import Button, Kind
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

WIDE = 880
WIDER = 1400
WIDEST = 1760
TALL = 420
IN_A_ROW = 4


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a modal: its text, what it does, and its look."""

    text: str
    on_press: Callable[[], None]
    kind: Kind = "wood"


class Veil(Widget):
    """Darkens all that lies under it."""

    strength: Shown[float] = Shown(DIM)

    def __init__(self, *, layer: int = Layer.MODAL) -> None:
        super().__init__(SCREEN, layer=layer)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give the whole window, margins included."""
        return canvas.viewport.area

    def paint(self, canvas: Canvas) -> None:
        """Lay the veil."""
        canvas.veil(NIGHT, self.strength)


def _spots(box: Box, count: int) -> list[Box]:
    """Give the places of the buttons: one row, or two of up to four."""
    row = Box(box.x + 72, box.bottom - 128, box.w - 144, 72)
    if count <= IN_A_ROW:
        return list(row.columns(count, 44))
    upper = (count + 1) // 2
    above = row.moved(0, -104)
    return [*above.columns(upper, 44), *list(row.columns(upper, 44))[: count - upper]]


def modal_widgets(title: str, text: str, answers: Sequence[Answer]) -> list[Widget]:
    """Give the widgets of a question, bottom to top; the answers come last.

    A screen shows them with `Screen.ask`.
    """
    wide = WIDE if len(answers) <= 3 else WIDER if len(answers) <= 2 * IN_A_ROW else WIDEST
    box = Box.around(SCREEN.cx, SCREEN.cy - 40, wide, TALL)
    layer = Layer.MODAL + 1
    body = Box(box.x + 72, box.y + 112, box.w - 144, box.h - 260)
    buttons = [
        Button(spot, answer.text, on_press=answer.on_press, kind=answer.kind, layer=layer + 1)
        for answer, spot in zip(answers, _spots(box, len(answers)), strict=True)
    ]
    return [
        Veil(),
        Panel(box, title=title, layer=layer),
        Label(body, text, BODY, anchor="middle", wrapped=True, layer=layer + 1),
        *buttons,
    ]
