"""The call to the player: a drum when it is his turn, a soft tick while his time runs out."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final

from tablee_client.core.sounds import Sound

if TYPE_CHECKING:
    from tablee_client.core.tableview import TableView
    from tablee_client.view.sound.sounds import Sounds

APART: Final = 1.5
"""Seconds between two calls at least: who is asked again at once is still there."""
LATE: Final = 5
"""Seconds left from which each one ticks."""


class TurnCall:
    """Hears whether the player is asked for something. A player who looks on never is.

    With the drum comes `shake`, for hands on a pad.
    """

    def __init__(self, sounds: Sounds, shake: Callable[[], None] = lambda: None) -> None:
        self._sounds = sounds
        self._shake = shake
        self._is_asked = False
        self._answered: float | None = None
        self._ticked = 0

    def ask(self, view: TableView, now: float) -> None:
        """Call him if it is his turn since this moment."""
        is_asked = view.may_act and view.outcome is None
        if is_asked and not self._is_asked and not self._is_fresh(now):
            self._sounds.play(Sound.DRUM)
            self._shake()
        if self._is_asked and not is_asked:
            self._answered = now
        self._is_asked = is_asked

    def update(self, view: TableView, now: float) -> None:
        """Tick once in each of his last seconds."""
        clock = next((clock for clock in view.clocks if clock.seat == view.seat), None)
        left = None if clock is None or clock.still is not None else clock.left(now)
        second = ceil(left) if left is not None and 0 < left <= LATE else 0
        if second and second != self._ticked:
            self._sounds.play(Sound.TICK)
        self._ticked = second

    def _is_fresh(self, now: float) -> bool:
        return self._answered is not None and now - self._answered < APART
