"""What the player's hands were last on: it decides what the hints on the screen show."""

from enum import Enum


class Device(Enum):
    """The device of the last input that meant something."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"
    PAD = "pad"

    @property
    def has_buttons(self) -> bool:
        """Whether its buttons can be named in a hint; what points needs none."""
        return self in (Device.KEYS, Device.PAD)
