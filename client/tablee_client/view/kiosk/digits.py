"""Digits that a finger can press: the base of every screen of a kiosk that asks for some."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.protocol.pin import LONGEST
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import Edit, Edited, Hotkey, Intent
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import BODY, LABEL, TextStyle
from tablee_client.view.widgets.button import GROWN_SHARE, Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel

BOARD: Final = Box.around(SCREEN.cx, 590, 720, 840)
SHOWN: Final = Box(BOARD.x + 60, BOARD.y + 92, BOARD.w - 120, 64)
SAID: Final = Box(BOARD.x + 60, BOARD.y + 150, BOARD.w - 120, 92)
KEYS: Final = Box(BOARD.x + 60, BOARD.y + 250, BOARD.w - 120, 530)
ERASE, ENTER = "erase", "enter"
LAYOUT: Final = (*"123456789", ERASE, "0", ENTER)


class DigitButton(Button):
    """A key of the pad, its digit as large as it can be read from a step away."""

    def _style(self) -> TextStyle:
        return super()._style().sized(round(self.box.h * GROWN_SHARE))


class DigitsScreen(BackedScreen):
    """The pad, a line over it that says what for, and a dot for each digit."""

    board_key = "pin-panel"
    longest = LONGEST
    pin = ""

    @abstractmethod
    def line(self) -> str:
        """Word what is asked for now."""

    @abstractmethod
    def take_digits(self, pin: str) -> None:
        """Act on the digits that were entered; there are some."""

    def may_press(self) -> bool:
        """Tell whether digits are taken now; where one has to wait they aren't."""
        return True

    # react

    def update(self, dt: float) -> None:
        """Say what is asked for, and show a dot for each digit."""
        super().update(dt)
        self._dots.text = "  ".join("•" * len(self.pin))
        self._line.text = self.line()

    def react(self, intent: Intent) -> bool:
        """Take digits and erasing from a keyboard too."""
        match intent:
            case Hotkey(name) if name.isdecimal():
                self.press(name)
                self.focus.focus(self._enter)  # so that Enter ends what keys have written
            case Edited(Edit.BACKSPACE):
                self.press(ERASE)
            case _:
                return False
        return True

    # draw

    def build(self) -> None:
        """Put the digits in place."""
        self.build_frame()
        self.add(Panel(BOARD, title=self.words(self.board_key)))
        self._dots = self.add(Label(SHOWN, "", LABEL.sized(72), anchor="middle"))
        self._line = self.add(Label(SAID, "", BODY, anchor="middle", wrapped=True))
        for k, name in enumerate(LAYOUT):
            column = list(KEYS.columns(3, 36))[k % 3]
            box = Box(column.x, KEYS.y + k // 3 * 134, column.w, 104)
            press = partial(self.press, name)
            button = self.add(self._key_button(box, name, press))
            if name == ENTER:
                self._enter = button
        self.update(0.0)

    def _key_button(self, box: Box, name: str, press: Callable[[], None]) -> Button:
        if name == ENTER:
            return Button(box, "", on_press=press, icon="check", key=name)
        if name == ERASE:
            return Button(box, "", on_press=press, kind="wood", icon="left", key=name)
        return DigitButton(box, name, on_press=press, kind="wood", key=name)

    # verbs

    def press(self, name: str) -> None:
        """Take a digit, ERASE or ENTER; nothing while one has to wait."""
        if not self.may_press():
            return
        if name == ENTER:
            pin, self.pin = self.pin, ""
            if pin:
                self.take_digits(pin)
        elif name == ERASE:
            self.pin = self.pin[:-1]
        elif len(self.pin) < self.longest:
            self.pin += name
