"""The hall's fire: its glow flickers and sparks rise from it, unless motion is reduced."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from tablee_client.view.sprite import Sprite
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage
    from tablee_client.view.viewport import Viewport

FIRE = (938.0, 580.0)
GLOW_WIDE = 300.0
STEPS = 10
SPARKS = 7
RISE = 230.0
LIFE = 3.2
REFRESH = 1 / 20
"""Seconds between two looks: a fire needs no more than 20 a second."""


class Hearth:
    """A glow and some sparks on a stage. What each does is a function of time alone."""

    def __init__(self, stage: Stage) -> None:
        x, y = FIRE
        self._glow = Sprite("fx/glow_round", x, y, width=GLOW_WIDE, layer=Layer.BOARD)
        self._glow.alpha = 0.0
        self._sparks = [
            Sprite("fx/spark", x, y, width=7.0 + k % 3 * 2, layer=Layer.BOARD, z=1)
            for k in range(SPARKS)
        ]
        for spark in self._sparks:
            spark.alpha = 0.0
        self._at = (*FIRE, 1.0)
        self._time = 0.0
        self._since = 0.0
        stage.add(self._glow, *self._sparks)

    def update(self, dt: float, viewport: Viewport, *, calm: bool) -> None:
        """Let time pass, in seconds; `calm` keeps the fire still.

        The fire stays where the backdrop, which covers the window, shows it.
        """
        self._time += dt
        self._since += dt
        if calm or self._since < REFRESH:
            return
        self._since = 0.0
        self._at = viewport.on_cover(*FIRE)
        x, y, larger = self._at
        self._glow.x, self._glow.y, self._glow.scale = x, y, larger
        wave = 0.5 + 0.25 * sin(self._time * 7.3) + 0.25 * sin(self._time * 11.9 + 1)
        self._glow.alpha = round(0.10 * STEPS + 0.22 * STEPS * wave) / STEPS
        for k, spark in enumerate(self._sparks):
            self._fly(k, spark)

    def _fly(self, k: int, spark: Sprite) -> None:
        """Put the k-th spark where it is now on its way up."""
        age = (self._time / LIFE + k / SPARKS) % 1.0
        sway = sin(age * 9 + k * 1.7)
        x, y, larger = self._at
        spark.x = round(x + ((k - SPARKS / 2) * 22 + 16 * sway) * larger)
        spark.y = round(y - (10 + RISE * age * (0.7 + 0.1 * (k % 4))) * larger)
        spark.alpha = round(sin(pi * age) * 0.9, 1)
