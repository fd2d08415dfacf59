"""What the screens make heard: effects by name, never in storms, as loud as the player wants."""

from collections.abc import Callable
from random import Random
from typing import Final

from tablee_client.core.loudness import Loudness
from tablee_client.core.score import score
from tablee_client.view.sound.music import Music
from tablee_client.view.sound.speaker import Silence, Speaker

GAP: Final = 0.04
"""Seconds in which the same effect isn't played twice."""
SETTLES: Final = 2.0
"""Seconds after a try in which the system tells of devices that were there before."""


class Sounds:
    """The effects and the music of one client.

    Nothing is opened before something is to be heard (`follow`). A device that is pulled out is
    let go of, and the next one taken; without any the client is silent until one comes.
    """

    def __init__(
        self,
        now: Callable[[], float],
        *,
        speaker: Speaker | None = None,
        dice: Random | None = None,
    ) -> None:
        self._now = now
        self._speaker: Speaker = speaker or Silence()
        self._loudness = Loudness()
        self._music = Music(self._speaker, score(dice or Random()))
        self._played: dict[str, float] = {}
        self._tried: float | None = None
        self._is_open = False

    def follow(self, loudness: Loudness) -> None:
        """Be as loud as this from now on; opens the speaker when that is needed."""
        self._loudness = loudness
        if not self._is_open and not loudness.is_silent:
            self._open()
        else:
            self._music.turn(loudness.music)

    def play(self, name: str) -> None:
        """Play an effect; not at all if it was played a moment ago."""
        now = self._now()
        if not self._loudness.effects or now - self._played.get(name, -GAP) < GAP:
            return
        self._played[name] = now
        self._speaker.play(name, self._loudness.effects)

    def update(self, dt: float) -> None:
        """Let the music go on."""
        self._music.update(dt)

    def devices_changed(self, *, is_gone: bool) -> None:
        """Take another device where ours is gone, or one has come and there was none."""
        is_echo = not is_gone and self._tried is not None and self._now() - self._tried < SETTLES
        if is_gone == self._is_open and not is_echo and not self._loudness.is_silent:
            self._open()

    @property
    def is_missing(self) -> bool:
        """Whether there was no device to play on when one was wanted."""
        return self._tried is not None and not self._is_open

    def close(self) -> None:
        """Be silent, and let go of the device."""
        self._loudness = Loudness()
        self._speaker.close()
        self._is_open = False

    def _open(self) -> None:
        self._is_open = self._speaker.open()
        self._tried = self._now()
        self._music.turn(self._loudness.music, anew=True)
