"""How far a finger reaches on the window's screen: 12 mm, where the screen's size is known."""

from tablee_client.core.diagonal import finger_pixels
from tablee_client.view.geometry import FINGER
from tablee_client.view.window import Window

MOST = 160.0
"""Units: on a very small window a finger doesn't reach over everything beside it."""


class Reach:
    """What a finger takes of a window; `inches` is the diagonal of its screen, 0 if unknown."""

    def __init__(self, window: Window, inches: float) -> None:
        self.inches = inches
        self._window = window

    def units(self, scale: float) -> float:
        """Give how wide and tall at least a finger's targets are, at so many pixels a unit."""
        return min(MOST, max(FINGER, self._pixels / scale))

    def factor(self, wanted: float, whole: float) -> float:
        """Give the player's factor of the picture, larger if a finger couldn't press it else.

        `whole` is how many pixels a unit has where the picture fills the window.
        """
        return min(1.0, max(wanted, self._pixels / (FINGER * whole)))

    @property
    def _pixels(self) -> float:
        return finger_pixels(self.inches, self._window.desktop)
