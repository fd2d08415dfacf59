"""The small mark that says which key or pad button does the same as what it lies on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control, PadButton, key_of, pad_button
from tablee_client.view.device import Device
from tablee_client.view.geometry import Box
from tablee_client.view.pad_faces import Family, label
from tablee_client.view.theme import (
    INK,
    NIGHT,
    OAK_DARK,
    PAD_COLOURS,
    PAD_LETTER,
    PARCHMENT,
    PARCHMENT_DARK,
    Face,
    TextStyle,
)

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.canvas import Canvas

SIDE: Final = 38.0
CAP = TextStyle(Face.BOLD, 23, INK)
WORD = TextStyle(Face.BOLD, 21, PAD_LETTER)
LETTER = TextStyle(Face.BLACK, 27, PAD_LETTER)
ROUND: Final = frozenset({PadButton.A, PadButton.B, PadButton.X, PadButton.Y})


def has_badge(app: App, control: Control) -> bool:
    """Tell whether the device used last has a key or button for it."""
    if app.device is Device.KEYS:
        return bool(key_of(control, app.input.letters))
    if app.device is Device.PAD:
        return pad_button(control, swapped=app.input.pads.is_swapped) is not None
    return False


def paint_badge(
    canvas: Canvas, app: App, control: Control, x: float, y: float, *, only_pad: bool = False
) -> None:
    """Draw the mark of the device used last around a point; none for what points."""
    if app.device is Device.KEYS and not only_pad:
        name = key_of(control, app.input.letters)
        _paint_key(canvas, name.upper() if len(name) == 1 else app.words(f"key-{name}"), x, y)
    elif app.device is Device.PAD:
        button = pad_button(control, swapped=app.input.pads.is_swapped)
        if button is not None:
            _paint_button(canvas, button, Family.named(app.input.pads.name), x, y)


def _paint_key(canvas: Canvas, text: str, x: float, y: float) -> None:
    wide = max(SIDE, canvas.typesetter.width(text, CAP) + 20)
    cap = Box.around(x, y, wide, SIDE)
    canvas.fill(cap.moved(0, 3), OAK_DARK, radius=8)
    canvas.fill(cap, PARCHMENT_DARK, radius=8)
    canvas.fill(Box(cap.x + 2, cap.y + 1, cap.w - 4, cap.h - 6), PARCHMENT, radius=7)
    canvas.text(text, x, y - 2, CAP, anchor="middle")


def _paint_button(canvas: Canvas, button: PadButton, family: Family, x: float, y: float) -> None:
    text = label(button, family)
    if button in ROUND:
        canvas.disc(x, y + 2, SIDE / 2 + 1, OAK_DARK)
        canvas.disc(x, y, SIDE / 2, PAD_LETTER)
        canvas.disc(x, y, SIDE / 2 - 2, NIGHT)
        if family is Family.SHAPES:
            _paint_shape(canvas, button, x, y)
        else:
            style = LETTER.coloured(PAD_COLOURS[button.value])
            canvas.text(text, x, y, style, anchor="middle")
        return
    wide = max(SIDE, canvas.typesetter.width(text, WORD) + 22)
    tag = Box.around(x, y, wide, SIDE - 2)
    canvas.fill(tag.grown(1).moved(0, 2), OAK_DARK, radius=14)
    canvas.fill(tag, PAD_LETTER, radius=13)
    canvas.fill(tag.grown(-2), NIGHT, radius=12)
    canvas.text(text, x, y, WORD, anchor="middle")


def _paint_shape(canvas: Canvas, button: PadButton, x: float, y: float) -> None:
    """Draw the shape that stands on the button: cross, ring, square, triangle."""
    colour, r = PAD_COLOURS[button.value], SIDE * 0.23
    lines = {
        PadButton.A: (((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r))),
        PadButton.X: (
            ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r), (x - r, y - r)),
        ),
        PadButton.Y: (((x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8), (x, y - r)),),
    }
    if button is PadButton.B:
        canvas.disc(x, y, r + 1, colour)
        canvas.disc(x, y, r - 2, NIGHT)
        return
    for line in lines[button]:
        canvas.line(line, colour, width=3)
