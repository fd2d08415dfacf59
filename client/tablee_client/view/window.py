"""The window: opened once, resizable, or the whole desktop; without a GPU on the quick way."""

import os
from collections.abc import Callable
from time import process_time

import tablee_client.view.hints  # noqa: F401 - must come before pygame

import pygame  # isort: skip

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
TRIAL_FLIPS = 12
SLOW_FLIP = 0.004
"""Seconds of CPU for one flip at 1080p that only drawing OpenGL in software takes."""
SMALLEST = (960, 540)
FITS = 0.92
"""How much of the desktop's width and height a window takes at most; the rest is frame and bars."""
UNSEEN = ("offscreen", "dummy")
"""What SDL falls back on without a display: nobody would see the window, or could close it."""


def window_size(
    wanted: tuple[int, int], desktop: tuple[int, int], fits: float = FITS
) -> tuple[int, int]:
    """Give the size nearest to the one wanted that takes at most this share of the desktop."""
    share = min(1.0, *(fits * there / size for size, there in zip(wanted, desktop, strict=True)))
    wide, tall = (round(size * share) for size in wanted)
    return max(wide, SMALLEST[0]), max(tall, SMALLEST[1])


class NoDisplay(Exception):
    """No window can be opened; the text says why and what to do."""


class Window:
    """The one window of the client.

    `surface` is what to draw on; it changes when the size or the mode does. Raises NoDisplay where
    there is no display, or a pygame that isn't pygame-ce.
    """

    def __init__(
        self,
        title: str,
        *,
        size: tuple[int, int] = (1280, 720),
        fullscreen: bool = False,
        monitor: int = 0,
        cpu: Callable[[], float] = process_time,
    ) -> None:
        if not getattr(pygame, "IS_CE", False):
            raise NoDisplay(
                "Another pygame hides pygame-ce: uninstall pygame, reinstall pygame-ce."
            )
        self._size = size
        self._title = title
        self._cpu = cpu
        self.is_fullscreen = fullscreen
        self._monitor = monitor
        self.surface = self._open()
        self._avoid_software_opengl()

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels."""
        return self.surface.get_size()

    @property
    def desktop(self) -> tuple[int, int]:
        """The size in pixels of the system's screen that it is on."""
        return self.monitors()[self._there]

    @property
    def _there(self) -> int:
        return self._monitor if self._monitor < len(self.monitors()) else 0

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Show on the whole desktop, or in the window as it was before."""
        if fullscreen != self.is_fullscreen:
            if not self.is_fullscreen:
                self._size = self.size
            self.is_fullscreen = fullscreen
            self.surface = self._set_mode()

    def set_monitor(self, monitor: int) -> None:
        """Show on another of the system's screens; on the first where there is no such one."""
        if not self.is_fullscreen:
            self._size = self.size
        self._monitor = monitor
        self.surface = self._set_mode()

    def fill_again(self) -> bool:
        """Cover the desktop again where it, or this window, has another size; True if so."""
        if self.desktop == self.size and pygame.display.is_fullscreen():
            return False
        self.is_fullscreen = True
        self.surface = self._set_mode()
        return True

    @staticmethod
    def monitors() -> list[tuple[int, int]]:
        """Give the sizes of the system's screens, in its order."""
        return pygame.display.get_desktop_sizes()

    def resized(self) -> None:
        """Take the surface of the window's new size."""
        found = pygame.display.get_surface()
        if found is not None:
            self.surface = found

    def present(self, rects: list[pygame.Rect]) -> None:
        """Show what was painted in these rectangles; nothing for none."""
        if len(rects) == 1 and rects[0].size == self.size:
            pygame.display.flip()
        elif rects:
            pygame.display.update(rects)

    def set_icon(self, icon: pygame.Surface) -> None:
        """Show a picture where the system lists its windows."""
        pygame.display.set_icon(icon)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> pygame.Surface:
        try:
            pygame.display.init()
            if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("no display")
            return self._set_mode()
        except pygame.error as error:
            raise NoDisplay(
                f"No window can be opened here ({error}): start from a desktop session."
            ) from None

    def _set_mode(self) -> pygame.Surface:
        there, desktop = self._there, self.desktop
        if self.is_fullscreen:
            surface = pygame.display.set_mode(desktop, pygame.FULLSCREEN, display=there)
        else:
            is_unseen = pygame.display.get_driver() in UNSEEN
            desktop, fits = (self._size, 1.0) if is_unseen else (desktop, FITS)
            size = window_size(self._size, desktop, fits)
            surface = pygame.display.set_mode(size, pygame.RESIZABLE, display=there)
        pygame.display.set_caption(self._title)
        return surface

    def _avoid_software_opengl(self) -> None:
        """Open the window anew without acceleration where a flip costs much CPU."""
        if ACCELERATION in os.environ or pygame.display.get_driver() in ("dummy", "offscreen"):
            return
        share = self.size[0] * self.size[1] / (1920 * 1080)
        if self._flip_cost() > SLOW_FLIP * max(share, 0.25):
            os.environ[ACCELERATION] = "0"
            pygame.display.quit()
            self.surface = self._open()

    def _flip_cost(self) -> float:
        """Give the seconds of CPU of one flip; the first two warm up."""
        for _ in range(2):
            pygame.display.flip()
        start = self._cpu()
        for _ in range(TRIAL_FLIPS - 2):
            pygame.display.flip()
        return (self._cpu() - start) / (TRIAL_FLIPS - 2)
