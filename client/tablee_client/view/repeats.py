"""What is held down goes on: the same for a key, a cross and a stick."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from tablee_client.view.intents import Intent

FIRST = 0.38
"""Seconds until what is held is repeated."""
NEXT = 0.09


@dataclass(slots=True)
class _Holding:
    intent: Intent
    left: float = FIRST


class Repeats:
    """The presses that are held, each under the name of its button."""

    def __init__(self) -> None:
        self._held: dict[Hashable, _Holding] = {}

    def press(self, button: Hashable, intent: Intent) -> Intent:
        """Begin to repeat an intent; gives it back."""
        self._held[button] = _Holding(intent)
        return intent

    def release(self, button: Hashable) -> None:
        """End it; a button that isn't held is left alone."""
        self._held.pop(button, None)

    def release_all(self) -> None:
        """End all of it: the hands may have left without a word."""
        self._held.clear()

    def after(self, dt: float) -> Iterator[Intent]:
        """Give what is due when `dt` seconds have passed; late ones aren't made up for."""
        for held in tuple(self._held.values()):
            held.left -= dt
            if held.left <= 0:
                held.left = max(held.left + NEXT, 0.0)
                yield held.intent
