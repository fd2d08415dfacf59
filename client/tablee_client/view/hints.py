"""SDL's settings, which count only if they are in the environment before the display opens."""

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path

HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
    "SDL_IME_SHOW_UI": "1",
    "SDL_ENABLE_SCREEN_KEYBOARD": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "0",
}


def set_hints(environment: MutableMapping[str, str] = os.environ) -> None:
    """Set each hint that the player hasn't set; call it before pygame opens a display."""
    for name, value in HINTS.items():
        environment.setdefault(name, value)


def leave_wayland_out(
    environment: MutableMapping[str, str] = os.environ, platform: str = sys.platform
) -> None:
    """Let SDL not try Wayland where it can't work: its library would complain on its own."""
    if platform == "linux" and "XDG_RUNTIME_DIR" not in environment:
        environment.setdefault("SDL_VIDEODRIVER", "x11,kmsdrm")


def leave_alsa_out(
    environment: MutableMapping[str, str] = os.environ,
    platform: str = sys.platform,
    cards: Path = Path("/proc/asound/cards"),
) -> None:
    """Let SDL not ask ALSA where there is no sound card: its library would complain on its own."""
    if platform == "linux" and not _has_cards(cards):
        environment.setdefault("SDL_AUDIODRIVER", "pipewire,pulseaudio")


def _has_cards(listing: Path) -> bool:
    """Tell whether the kernel lists a sound card: a line that begins with its number."""
    try:
        lines = listing.read_text("utf-8", "replace").splitlines()
    except OSError:
        return False
    return any(line.strip()[:1].isdecimal() for line in lines)


set_hints()
leave_wayland_out()
leave_alsa_out()
