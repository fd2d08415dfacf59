"""The program `tablee` with a kiosk that presses itself: `python -m tools.pressed kiosk`.

Its watchdog starts windows of the same kind. Everything else is the real one.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import tablee_client.commands.kiosk as command
import tablee_client.view.kiosk.kiosk as module
from tablee_client.__main__ import main
from tablee_client.view.kiosk.kiosk import Kiosk
from tools.pressed.hands import Hands

if TYPE_CHECKING:
    import pygame

    from tablee_client.core.kiosk.config import KioskConfig
    from tablee_client.core.start import Start

SEED: Final = "TABLEE_HANDS"
"""The variable with the seed of the hands."""


class PressedKiosk(Kiosk):
    """A kiosk under whose own fingers and pads every frame may bring something."""

    def __init__(self, start: Start, config: KioskConfig) -> None:
        super().__init__(start, config)
        self._hands = Hands(int(os.environ.get(SEED, "1")))
        self._paint = self.app.step
        self.app.step = self._step  # type: ignore[method-assign]

    def _step(self, dt: float) -> list[pygame.Rect]:
        self._hands.act()
        return self._paint(dt)


def _itself() -> list[str]:
    """Give the command of a window of this kind."""
    return [sys.executable, "-m", "tools.pressed"]


if __name__ == "__main__":
    module.Kiosk = PressedKiosk  # type: ignore[misc]
    command._module = _itself
    sys.exit(main())
