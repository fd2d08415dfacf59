"""How the system ends a kiosk's window, which no key and no click may end."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Final

_NO_HANDLERS: Final = "SDL_NO_SIGNAL_HANDLERS"


def keep_signals() -> None:
    """Keep SDL from taking the system's signal for a wish to close the window, which is refused.

    Call it before a display is opened.
    """
    os.environ[_NO_HANDLERS] = "1"


def hear_the_system(end: Callable[[], None]) -> None:
    """Call `end` in the running loop when the system asks the program to end (SIGTERM)."""
    loop = asyncio.get_running_loop()
    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(end))
