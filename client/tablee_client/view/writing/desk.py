"""The keyboard of one screen: opened for a field, closed again, and the pad's short ways in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.device import Device
from tablee_client.view.intents import (
    Direction,
    Edit,
    Edited,
    Intent,
    MenuAsked,
    Navigated,
    Paged,
    PointerPressed,
    Typed,
    WentBack,
    Wished,
)
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.writing.keyboard import BUTTONS, SPACE, Keyboard
from tablee_client.view.writing.keys import Deed

if TYPE_CHECKING:
    from tablee_client.view.screen import Screen
    from tablee_client.view.widgets.text_field import TextField
    from tablee_client.view.widgets.widget import Widget

BESIDE: Final = 30.0
"""Units that a button keeps from the board; a nearer one isn't shown."""
_WISHES: Final = {control: deed for deed, control in BUTTONS.items()}
_SENDS: Final[dict[Deed, Intent]] = {
    Deed.ERASE: Edited(Edit.BACKSPACE),
    Deed.BEFORE: Navigated(Direction.LEFT),
    Deed.AFTER: Navigated(Direction.RIGHT),
}


class Desk:
    """Where a screen's player writes without a keyboard.

    While it is open the focus is confined to its keys. A press beside it, or a key of a real
    keyboard, closes it and does what it would do besides.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.field: TextField | None = None
        self._keyboard: Keyboard | None = None
        self._covered: list[Widget] = []

    @property
    def is_open(self) -> bool:
        """Whether the keyboard is seen."""
        return self._keyboard is not None

    def open(self, field: TextField) -> None:
        """Write in a field from now on."""
        self.close()
        screen = self._screen
        self.field = field
        self._keyboard = screen.add(
            Keyboard(
                field.box,
                locale=screen.app.words.locale,
                for_digits=field.for_digits,
                on_write=lambda text: self._send(Typed(text)),
                on_deed=self._do,
            ),
            focusable=False,
        )
        field.is_written = True
        self._cover(self._keyboard)
        screen.focus.confine([self._keyboard])
        screen.mark_again()

    def close(self) -> None:
        """Take the keyboard away; the field has the focus again."""
        keyboard, self._keyboard = self._keyboard, None
        field, self.field = self.field, None
        if keyboard is not None and field is not None:
            field.is_written = False
            self._screen.focus.release()
            self._screen.drop(keyboard)
            self._uncover()
            self._screen.mark_again()

    def show(self, *, signs: bool = False, upper: bool = False) -> None:
        """Show capital letters, or signs, on the keyboard that is open."""
        if self._keyboard is not None:
            self._keyboard.has_signs, self._keyboard.is_upper = signs, upper

    def forget(self) -> None:
        """Be closed: the screen has taken everything off its stage."""
        self._keyboard = self.field = None
        self._covered = []

    def take(self, intent: Intent) -> bool:
        """Take what is meant for the keyboard; tell whether it was."""
        keyboard = self._keyboard
        if keyboard is None:
            return False
        if isinstance(intent, PointerPressed):
            if not keyboard.box.contains(intent.x, intent.y):
                self.close()
            return False
        if self._screen.app.device is Device.KEYS:
            self.close()
            return False
        return self._by_pad(keyboard, intent)

    # private

    def _cover(self, keyboard: Keyboard) -> None:
        """Show nothing of what the board would cut but what it lies on, and no other gold."""
        around = keyboard.box.grown(BESIDE)
        for widget in self._screen.widgets:
            outshines = isinstance(widget, Button) and widget.glows
            is_cut = widget.visible and (outshines or widget.box.overlaps(around))
            if is_cut and widget not in (keyboard, self.field) and not isinstance(widget, Panel):
                widget.visible = False
                self._covered.append(widget)

    def _uncover(self) -> None:
        for widget in self._covered:
            widget.visible = True
        self._covered = []

    def _by_pad(self, keyboard: Keyboard, intent: Intent) -> bool:
        match intent:
            case Wished(control) if control is SPACE:
                keyboard.write(" ")
            case Wished(control) if control in _WISHES:
                keyboard.do(_WISHES[control])
            case Paged(down):
                keyboard.do(Deed.AFTER if down else Deed.BEFORE)
            case MenuAsked():
                keyboard.do(Deed.DONE)
            case WentBack():
                keyboard.do(Deed.CLOSE)
            case _:
                return False
        return True

    def _do(self, deed: Deed) -> None:
        field = self.field
        if deed in _SENDS:
            self._send(_SENDS[deed])
            return
        self.close()
        if deed is Deed.DONE and field is not None:
            field.submit()

    def _send(self, intent: Intent) -> None:
        if self.field is not None:
            self.field.react(intent)
