"""The system may end a kiosk, though no guest can."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from tablee_client.core.kiosk.ending import hear_the_system, keep_signals

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")

ASKS = """
import os, signal, pygame
from tablee_client.core.kiosk.ending import keep_signals
keep_signals()
pygame.display.init()
os.kill(os.getpid(), signal.SIGTERM)
"""


async def test_the_loop_hears_that_the_system_ends_it() -> None:
    ended, before = asyncio.Event(), signal.getsignal(signal.SIGTERM)
    hear_the_system(ended.set)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(ended.wait(), 5)
    signal.signal(signal.SIGTERM, before)


def test_sdl_leaves_the_signal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_NO_SIGNAL_HANDLERS", "0")
    keep_signals()
    done = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, check=False)
    assert done.returncode == -signal.SIGTERM
