"""SDL's settings, which count only if they are in the environment before the display opens."""

import os
import sys
from collections.abc import Iterable, MutableMapping
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
    "SDL_GRAB_KEYBOARD": "1",
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


def leave_opengl_out(
    environment: MutableMapping[str, str] = os.environ,
    platform: str = sys.platform,
    devices: Iterable[Path] = (Path("/dev/dri"), Path("/dev/nvidia0"), Path("/dev/dxg")),
) -> None:
    """Let SDL show the window without OpenGL where no graphics chip would draw it.

    Software OpenGL takes 12 ms of CPU a frame and 55 MB. Where such a device is there but slow,
    the window finds out by itself.
    """
    if platform == "linux" and not any(device.exists() for device in devices):
        environment.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


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
leave_opengl_out()
