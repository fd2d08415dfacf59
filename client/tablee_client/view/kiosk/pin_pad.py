"""Asks the staff for its PIN."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

from tablee_client.core.kiosk.staff import Tries, fits
from tablee_client.core.sounds import Sound
from tablee_client.view.kiosk.digits import DigitsScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class PinPadScreen(DigitsScreen):
    """The pad. `kept` is the hash of the right PIN, `tries` slows whoever guesses.

    `show` opens what the PIN is for, in place of this screen.
    """

    title_key = "kiosk-staff"

    def __init__(
        self, app: App, home: Home, kept: str, tries: Tries, show: Callable[[], None]
    ) -> None:
        super().__init__(app, home)
        self._kept, self._tries, self._show = kept, tries, show
        self._is_wrong = False

    def line(self) -> str:
        """Say how long to wait, or what is asked for."""
        left = self._tries.wait(self.app.clock.now())
        if left > 0:
            return self.words("kiosk-pin-wait", seconds=ceil(left))
        return self.words("kiosk-pin-wrong" if self._is_wrong else "kiosk-pin-ask")

    def may_press(self) -> bool:
        """Let nobody guess while he has to wait."""
        return self._tries.wait(self.app.clock.now()) <= 0

    def press(self, name: str) -> None:
        """Forget with the next digit that the last PIN was wrong."""
        if self.may_press() and name.isdecimal():
            self._is_wrong = False
        super().press(name)

    def take_digits(self, pin: str) -> None:
        """Open what they are for if they are right."""
        if fits(pin, self._kept):
            self._tries.passed()
            self._show()
            return
        self._is_wrong = True
        self._tries.failed(self.app.clock.now())
        self.app.sound.play(Sound.ERROR)
