"""Asks the staff for its PIN, on digits that a finger can press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from tablee.protocol.pin import LONGEST
from tablee_client.core.kiosk.staff import Tries, fits
from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import Edit, Edited, Hotkey, Intent
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import BODY, LABEL
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

BOARD: Final = Box.around(SCREEN.cx, 590, 720, 840)
SHOWN: Final = Box(BOARD.x + 60, BOARD.y + 92, BOARD.w - 120, 80)
SAID: Final = Box(BOARD.x + 60, BOARD.y + 166, BOARD.w - 120, 70)
KEYS: Final = Box(BOARD.x + 60, BOARD.y + 250, BOARD.w - 120, 530)
ERASE, ENTER = "erase", "enter"
LAYOUT: Final = (*"123456789", ERASE, "0", ENTER)


class PinPadScreen(BackedScreen):
    """The pad. `kept` is the hash of the right PIN, `tries` slows whoever guesses.

    `show` opens what the PIN is for, in place of this screen.
    """

    title_key = "kiosk-staff"

    def __init__(
        self, app: App, home: Home, kept: str, tries: Tries, show: Callable[[], None]
    ) -> None:
        super().__init__(app, home)
        self._kept, self._tries, self._show = kept, tries, show
        self._pin = ""
        self._is_wrong = False

    # react

    def update(self, dt: float) -> None:
        """Say how long to wait, and show a dot for each digit."""
        super().update(dt)
        self._dots.text = "  ".join("•" * len(self._pin))
        left = self._tries.wait(self.app.clock.now())
        if left > 0:
            self._line.text = self.words("kiosk-pin-wait", seconds=ceil(left))
        else:
            self._line.text = self.words("kiosk-pin-wrong" if self._is_wrong else "kiosk-pin-ask")

    def react(self, intent: Intent) -> bool:
        """Take digits and erasing from a keyboard too."""
        match intent:
            case Hotkey(name) if name.isdecimal():
                self.press(name)
            case Edited(Edit.BACKSPACE):
                self.press(ERASE)
            case _:
                return False
        return True

    # draw

    def build(self) -> None:
        """Put the digits in place."""
        self.build_frame()
        self.add(Panel(BOARD, title=self.words("pin-panel")))
        self._dots = self.add(Label(SHOWN, "", LABEL.sized(72), anchor="middle"))
        self._line = self.add(Label(SAID, "", BODY, anchor="middle"))
        for k, name in enumerate(LAYOUT):
            column = list(KEYS.columns(3, 36))[k % 3]
            box = Box(column.x, KEYS.y + k // 3 * 134, column.w, 104)
            press = partial(self.press, name)
            self.add(self._key_button(box, name, press))
        self.update(0.0)

    def _key_button(self, box: Box, name: str, press: Callable[[], None]) -> Button:
        if name == ENTER:
            return Button(box, "", on_press=press, icon="check", key=name)
        if name == ERASE:
            return Button(box, "", on_press=press, kind="wood", icon="back", key=name)
        return Button(box, name, on_press=press, kind="wood", key=name)

    # verbs

    def press(self, name: str) -> None:
        """Take a digit, ERASE or ENTER; nothing while one has to wait."""
        if self._tries.wait(self.app.clock.now()) > 0:
            return
        if name == ENTER:
            self._try()
        elif name == ERASE:
            self._pin = self._pin[:-1]
        elif len(self._pin) < LONGEST:
            self._pin, self._is_wrong = self._pin + name, False

    def _try(self) -> None:
        pin, self._pin = self._pin, ""
        if pin and fits(pin, self._kept):
            self._tries.passed()
            self._show()
        elif pin:
            self._is_wrong = True
            self._tries.failed(self.app.clock.now())
            self.app.sound.play(Sound.ERROR)
