"""Confetti for a winner, two seconds of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin
from typing import TYPE_CHECKING

from tablee_client.view.sprite import Sprite
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

PIECES = 44
LASTS = 2.2
KINDS = 6


@dataclass(slots=True)
class _Scrap:
    sprite: Sprite
    x: float
    y: float
    dx: float
    dy: float
    phase: float


class Confetti:
    """Scraps that burst from a point, fall, flutter, and are gone. The same every time."""

    def __init__(self, stage: Stage, x: float, y: float) -> None:
        self._stage = stage
        self._time = 0.0
        self._scraps = [self._scrap(k, x, y) for k in range(PIECES)]
        stage.add(*(scrap.sprite for scrap in self._scraps))

    @property
    def is_over(self) -> bool:
        """Whether all has fallen."""
        return self._time >= LASTS

    def update(self, dt: float) -> None:
        """Let the scraps fly; at the end they leave the stage."""
        self._time += dt
        if self.is_over:
            self.clear()
            return
        for scrap in self._scraps:
            t = self._time
            drift = scrap.dx * (1 - 2.7 ** (-2.2 * t)) + 16 * sin(6 * t + scrap.phase)
            scrap.sprite.x = scrap.x + drift
            scrap.sprite.y = scrap.y + scrap.dy * t + 300 * t * t
            scrap.sprite.narrow = abs(sin(5 * t + scrap.phase)) * 0.9 + 0.1
            scrap.sprite.alpha = round(min(1.0, (LASTS - t) / 0.5), 1)

    def clear(self) -> None:
        """Take the scraps away."""
        self._stage.remove(*(scrap.sprite for scrap in self._scraps))

    @staticmethod
    def _scrap(k: int, x: float, y: float) -> _Scrap:
        spread = (k * 0.618034) % 1.0
        rise = (k * 0.7548777 + 0.17) % 1.0
        sprite = Sprite(
            f"fx/confetti_{k % KINDS}", x, y, width=20, layer=Layer.TOAST - 1, angle=k * 24 % 360
        )
        return _Scrap(sprite, x, y, (spread - 0.5) * 1500, -160 - 380 * rise, 6.28 * spread)
