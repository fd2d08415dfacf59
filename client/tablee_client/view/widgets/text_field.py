"""One line of text that the player writes, with what an input method has under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.view import clipboard
from tablee_client.view.device import Device
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Composing,
    Direction,
    Edit,
    Edited,
    Hotkey,
    Intent,
    Navigated,
    PointerPressed,
    PointerReleased,
    Typed,
    Wished,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BRASS_LIGHT, CREAM, CREAM_DIM, FROST, Face, TextStyle
from tablee_client.view.widgets.field import Field
from tablee_client.view.widgets.line_edit import LineEdit, printable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

WRITTEN = TextStyle(Face.BOLD, 29, CREAM)
PLACEHOLDER = TextStyle(Face.ITALIC, 28, CREAM_DIM)
TALL = 64
INSET = 20
BLINK = 0.53
BESIDE = 8
"""How far the caret keeps from what is written in an empty field."""


class TextField(Field):
    """A line of at most `longest` characters.

    `on_change` hears of each change, `on_submit` of Enter. While it has the focus the window asks
    the system for text input (`wants_text`). A finger or a pad opens the screen's keyboard, of
    digits alone where the field is `for_digits`; `is_written` while that is open.
    """

    wants_text = True

    is_written = Shown(False)
    composing: Shown[str] = Shown("")
    caret_on = Shown(True)
    shown_text: Shown[str] = Shown("")
    shown_cursor: Shown[int] = Shown(0)
    placeholder: Shown[str] = Shown("")

    def __init__(
        self,
        box: Box,
        label: str = "",
        *,
        text: str = "",
        placeholder: str = "",
        longest: int = 24,
        on_change: Callable[[str], None] = lambda _: None,
        on_submit: Callable[[str], None] = lambda _: None,
        for_digits: bool = False,
        control_width: float = 520,
        key: str = "",
    ) -> None:
        super().__init__(box, label, control_width=control_width, key=key)
        self.for_digits = for_digits
        self._line = LineEdit(text, longest)
        self.placeholder = placeholder
        self.on_change, self.on_submit = on_change, on_submit
        self._blink = 0.0
        self._show()

    # react

    def update(self, dt: float) -> None:
        """Let the caret blink."""
        if self._has_caret:
            self._blink = (self._blink + dt) % (2 * BLINK)
            self.caret_on = self._blink < BLINK

    # draw

    def paint_control(self, canvas: Canvas) -> None:
        """Draw the bed, the text, what is being composed, and the caret."""
        bed = Box(self.control.x, self.box.cy - TALL / 2, self.control.w, TALL)
        canvas.patch("ui/field_focus" if self._has_caret else "ui/field", bed)
        inner = bed.grown(-INSET, -6)
        with canvas.clip(inner):
            self._paint_text(canvas, inner)

    def _paint_text(self, canvas: Canvas, inner: Box) -> None:
        before, after = self._line.halves()
        setter = canvas.typesetter
        head = setter.width(before, WRITTEN)
        open_part = setter.width(self.composing, WRITTEN)
        x = inner.x - max(0.0, head + open_part - inner.w + 4)
        if not (before or after or self.composing):
            text, style = setter.fitted(self.placeholder, PLACEHOLDER, inner.w)
            canvas.text(text, x + (BESIDE if self._has_caret else 0), inner.cy, style)
        canvas.text(before, x, inner.cy, WRITTEN)
        if self.composing:
            canvas.text(self.composing, x + head, inner.cy, WRITTEN.coloured(FROST))
            canvas.fill(Box(x + head, inner.bottom - 6, open_part, 2), FROST)
        canvas.text(after, x + head + open_part, inner.cy, WRITTEN)
        if self._has_caret and self.caret_on:
            caret = Box(x + head + open_part, inner.y + 6, 3, inner.h - 12)
            canvas.fill(caret, BRASS_LIGHT)

    # input

    def react(self, intent: Intent) -> bool:
        """Write, edit, submit."""
        match intent:
            case Typed(text):
                self._changed(self._line.insert(text))
            case Composing(text):
                self.composing = printable(text)
            case Edited(edit):
                self._edit(edit)
            case Navigated(Direction.LEFT | Direction.RIGHT as way) if self._moves_caret:
                self._line.move(way.value[0])
            case Activated() if self._device is Device.PAD:
                self._open_keyboard()
            case Activated(by_space=False):
                self.submit()
            case PointerReleased() if self._device is Device.TOUCH:
                self._open_keyboard()
            case Activated() | Hotkey() | Wished() | PointerPressed():
                pass
            case _:
                return False
        self._show()
        return True

    def _open_keyboard(self) -> None:
        if self.screen is not None:
            self.screen.desk.open(self)

    @property
    def _device(self) -> Device | None:
        return None if self.screen is None else self.screen.app.device

    @property
    def _moves_caret(self) -> bool:
        """Whether left and right are for the caret; a pad's lead on while it writes nothing."""
        return self.is_written or self._device is not Device.PAD

    @property
    def _has_caret(self) -> bool:
        return self.is_focused or self.is_written

    def _edit(self, edit: Edit) -> None:
        if edit is Edit.PASTE and self.screen is not None:
            self._changed(self._line.insert(clipboard.read()))
        else:
            self._changed(self._line.edit(edit))

    def _changed(self, changed: bool) -> None:
        if changed:
            self.on_change(self._line.text)

    def _show(self) -> None:
        self._blink, self.caret_on = 0.0, True
        self.shown_text, self.shown_cursor = self._line.text, self._line.cursor

    # verbs

    def submit(self) -> None:
        """Be done with writing."""
        self.on_submit(self._line.text)

    @property
    def text(self) -> str:
        """What is written, without what is being composed."""
        return self._line.text

    def keep(self) -> object:
        """Give what is written."""
        return self._line.text

    def restore(self, kept: object) -> None:
        """Write it again."""
        if isinstance(kept, str):
            self.write(kept)

    def write(self, text: str) -> None:
        """Put another text in, without telling `on_change`."""
        self._line.replace(text)
        self._show()
