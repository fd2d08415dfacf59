"""One thing that keys and buttons ask for, with its key and its button; the key may be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control, is_letter
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Hotkey,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Stepped,
    Wished,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import (
    BODY,
    BRASS,
    BRASS_DARK,
    CREAM,
    ENGRAVED_INK,
    GOLD_TEXT,
    HINT,
    Face,
    Finish,
    TextStyle,
)
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TEXT: Final = BODY.sized(26)
WAITS: Final = HINT.sized(25)
CAP: Final = TextStyle(Face.BOLD, 23, CREAM, Finish.SHADOW)
BUTTON_CAP: Final = TextStyle(Face.BLACK, 23, ENGRAVED_INK, Finish.ENGRAVED)
CAP_TALL: Final = 38.0
KEY_AT, PAD_AT = 0.56, 0.86
"""The middle of the key and of the button, as shares of the width."""
KEY_ROOM, PAD_ROOM = 216.0, 190.0
BEAD: Final = 19.0


class ControlLine(Pressable):
    """A name, its key as a small slate, its pad button as a bead; "" for none.

    With `on_key` it can be pressed: then it waits for a letter and gives it away. Anything else
    than a letter leaves all as it is. What asks for something else just now (`Wished`) is taken by
    its letter too, which `letter_of` knows.
    """

    keycap: Shown[str] = Shown("")
    button: Shown[str] = Shown("")
    is_waiting = Shown(False)

    def __init__(
        self,
        box: Box,
        name: str,
        *,
        waits: str = "",
        on_key: Callable[[str], None] | None = None,
        letter_of: Callable[[Control], str] = lambda _: "",
        key: str = "",
    ) -> None:
        super().__init__(box, on_press=self._wait, key=key)
        self.is_focusable = on_key is not None
        self._name, self._waits = name, waits
        self._on_key, self._letter_of = on_key, letter_of

    # react

    def lose_focus(self) -> None:
        """Wait no more."""
        super().lose_focus()
        self.is_waiting = False

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw the row, the name, the key and the button."""
        box = self.box
        canvas.patch("ui/row", box)
        if self.is_focusable and (self.is_hovered or (self.is_focused and self.is_ring_shown)):
            canvas.patch("ui/row_hover", box)
        room = box.w * KEY_AT - KEY_ROOM / 2 - 36
        name, style = canvas.typesetter.fitted(self._name, TEXT, room, height=box.h)
        canvas.text(name, box.x + 24, box.cy, style)
        if self.is_waiting:
            waits, style = canvas.typesetter.fitted(self._waits, WAITS, KEY_ROOM, height=box.h)
            canvas.text(waits, box.x + box.w * KEY_AT, box.cy, style, anchor="middle")
        else:
            style = CAP.coloured(GOLD_TEXT) if self.is_focusable else CAP
            self._paint_key(canvas, style, box.x + box.w * KEY_AT, box.cy)
        if self.button:
            self._paint_button(canvas, self.button, box.x + box.w * PAD_AT, box.cy)
        self.draw_ring(canvas)

    def _paint_key(self, canvas: Canvas, style: TextStyle, x: float, y: float) -> None:
        text = self.keycap
        style = canvas.typesetter.fitted(text, style, KEY_ROOM - 28, height=CAP_TALL)[1]
        wide = max(CAP_TALL + 8, canvas.typesetter.width(text, style) + 28)
        canvas.patch("ui/tag_slate", Box.around(x, y, wide, CAP_TALL))
        canvas.text(text, x, y, style, anchor="middle")

    @staticmethod
    def _paint_button(canvas: Canvas, text: str, x: float, y: float) -> None:
        """Draw a bead for a letter, a small plate for a word."""
        style = canvas.typesetter.fitted(text, BUTTON_CAP, PAD_ROOM - 28, height=CAP_TALL)[1]
        if len(text) == 1:
            canvas.disc(x, y, BEAD, BRASS_DARK)
            canvas.disc(x, y, BEAD - 2, BRASS)
        else:
            wide = canvas.typesetter.width(text, style) + 32
            canvas.patch("ui/tag_brass", Box.around(x, y, wide, CAP_TALL))
        canvas.text(text, x, y, style, anchor="middle")

    # input

    def react(self, intent: Intent) -> bool:
        """Take a letter while waiting for one; whatever else is pressed ends the wait."""
        if not self.is_waiting:
            return super().react(intent)
        match intent:
            case Hotkey(name) if is_letter(name):
                self._take(name)
            case Wished(control):
                self._take(self._letter_of(control))
            case Hotkey():
                pass
            case PointerMoved() | PointerPressed() | PointerReleased():
                return super().react(intent)
            case _:
                self.is_waiting = False
                return not isinstance(intent, Navigated | Stepped)
        return True

    # verbs

    def _wait(self) -> None:
        self.is_waiting = True

    def _take(self, letter: str) -> None:
        self.is_waiting = False
        if letter and self._on_key is not None:
            self._on_key(letter)
