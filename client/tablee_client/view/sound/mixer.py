"""The speaker of a real machine: SDL's mixer, opened when it is wanted, loaded piece by piece."""

import logging
from itertools import cycle
from typing import Final

import tablee_client.view.hints  # noqa: F401 - must come before pygame

import pygame  # isort: skip

from tablee_assets import sound_files

log = logging.getLogger(__name__)

RATE: Final = 24_000
"""The rate of the baked sounds: what is loaded takes no more room than it must."""
BUFFER: Final = 512
EFFECTS: Final = 12
"""How many effects sound at once at most; one more isn't heard."""
NOTES: Final = 5
DRONE: Final = EFFECTS + NOTES
FADE: Final = 1500
"""Milliseconds in which the drone comes and goes."""


class Mixer:
    """Plays through SDL. A sound is read from its file when it is first played, and kept."""

    def __init__(self) -> None:
        self._is_open = False
        self._loaded: dict[str, cycle[pygame.mixer.Sound]] = {}

    def open(self) -> bool:
        """Take hold of the system's sound device; False where there is none."""
        self.close()
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(DRONE + 1)
        except pygame.error as error:
            log.info("no sound: %s", error)
            pygame.mixer.quit()
            return False
        self._is_open = True
        return True

    def close(self) -> None:
        """Let go of the device and of every sound."""
        if self._is_open:
            self._is_open = False
            self._loaded.clear()
            pygame.mixer.quit()

    def play(self, name: str, gain: float) -> None:
        """Play an effect on a free channel."""
        free = self._free(0, EFFECTS)
        if free is not None:
            self._start(free, name, gain, gain)

    def pluck(self, name: str, left: float, right: float) -> None:
        """Play a note on a free channel of the music."""
        free = self._free(EFFECTS, DRONE)
        if free is not None:
            self._start(free, name, left, right)

    def drone(self, name: str, gain: float) -> None:
        """Let a sound go on and on, or fade away."""
        if not self._is_open:
            return
        channel = pygame.mixer.Channel(DRONE)
        if not gain:
            channel.fadeout(FADE)
            return
        channel.set_volume(gain)
        if not channel.get_busy():
            channel.play(self._sound(name), loops=-1, fade_ms=FADE)
            channel.set_volume(gain)

    def _free(self, first: int, end: int) -> pygame.mixer.Channel | None:
        if not self._is_open:
            return None
        channels = (pygame.mixer.Channel(number) for number in range(first, end))
        return next((channel for channel in channels if not channel.get_busy()), None)

    def _start(self, channel: pygame.mixer.Channel, name: str, left: float, right: float) -> None:
        """Start a sound no louder than it is to be, even for the moment before it is panned."""
        loud = max(left, right)
        if loud:
            sound = self._sound(name)
            sound.set_volume(loud)
            channel.play(sound)
            if left != right:
                channel.set_volume(left / loud, right / loud)

    def _sound(self, name: str) -> pygame.mixer.Sound:
        """Give the next variant of a sound."""
        if name not in self._loaded:
            files = []
            for file in sound_files(name):
                with file.open("rb") as stream:
                    files.append(pygame.mixer.Sound(file=stream))
            self._loaded[name] = cycle(files)
        return next(self._loaded[name])
