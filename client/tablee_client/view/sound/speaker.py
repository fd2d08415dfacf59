"""Where sounds go to: the sound card's mixer, or nowhere."""

from typing import Protocol


class Speaker(Protocol):
    """Plays files of the assets. It is never required: where it can't play, nothing happens."""

    def open(self) -> bool:
        """Take hold of the sound device, anew if it was held; False where there is none."""

    def close(self) -> None:
        """Let go of it, and of everything that was loaded."""

    def play(self, name: str, gain: float) -> None:
        """Play an effect, if a voice is free; `gain` 0 to 1."""

    def pluck(self, name: str, left: float, right: float) -> None:
        """Play a note of the music, with a gain for each side."""

    def drone(self, name: str, gain: float) -> None:
        """Let a sound of the music go on and on, as loud as this; 0 lets it fade away."""


class Silence:
    """The speaker of a machine without a sound device, of tests and of tools."""

    def open(self) -> bool:
        """There is none."""
        return False

    def close(self) -> None:
        """Nothing is held."""

    def play(self, name: str, gain: float) -> None:
        """Nothing is heard."""

    def pluck(self, name: str, left: float, right: float) -> None:
        """Nothing is heard."""

    def drone(self, name: str, gain: float) -> None:
        """Nothing is heard."""
