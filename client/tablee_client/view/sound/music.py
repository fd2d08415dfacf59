"""The quiet music: notes of an endless score over a drone, while it is wanted."""

from collections.abc import Iterator
from typing import Final

from tablee_client.core.score import Note
from tablee_client.view.sound.speaker import Speaker

DRONE: Final = "drone"
STRING: Final = "string_"


class Music:
    """Plays notes when their time has come. Its gain is 0 while there is none."""

    def __init__(self, speaker: Speaker, notes: Iterator[Note]) -> None:
        self._speaker = speaker
        self._notes = notes
        self._gain = 0.0
        self._next = next(notes)
        self._waited = 0.0

    def turn(self, gain: float, *, anew: bool = False) -> None:
        """Play as loud as this from now on; `anew` after the speaker was opened again."""
        if gain != self._gain or anew:
            self._gain = gain
            self._speaker.drone(DRONE, gain)

    def update(self, dt: float) -> None:
        """Let time pass, in seconds."""
        if not self._gain:
            return
        self._waited += dt
        if self._waited >= self._next.after:
            self._waited = 0.0
            self._play(self._next)
            self._next = next(self._notes)

    def _play(self, note: Note) -> None:
        loud = self._gain * note.strong
        left, right = min(1.0, 1 - note.side), min(1.0, 1 + note.side)
        self._speaker.pluck(f"{STRING}{note.string}", loud * left, loud * right)
