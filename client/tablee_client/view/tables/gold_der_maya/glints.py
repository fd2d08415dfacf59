"""Points of light that run over gold, and around a disc that has just been completed."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gold_der_maya.arc import point
from tablee_client.view.tables.gold_der_maya.layout import Round
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

LASTS = 0.7
EVERY = 3.4
"""Seconds between two glints over the gold that is for sale."""
SIDE = 92.0
SIZES = 8
AROUND = 12
APART = 0.07
ON_LOT = ((-0.16, 0.62), (0.02, 0.84), (0.2, 0.7))
"""Where glints appear on a lot, in shares of its radius: across, and up from its tip."""


class Glint:
    """One point of light that swells and fades."""

    def __init__(self, x: float, y: float, *, after: float = 0.0) -> None:
        self.sprite = Sprite("maya/glint", x, y, width=SIDE, layer=Layer.FLIGHT + 4)
        self.sprite.visible = False
        self._time = -after

    def update(self, dt: float) -> bool:
        """Let time pass; False once it is over."""
        self._time += dt
        share = self._time / LASTS
        self.sprite.visible = 0 < share < 1
        if self.sprite.visible:
            step = max(1, round(sin(pi * share) * SIZES))
            self.sprite.width = SIDE * step / SIZES
        return share < 1


class Glints:
    """All glints of a table; none where motion is reduced (`is_calm`)."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._alive: list[Glint] = []
        self._wait = EVERY / 2
        self._turn = 0

    def update(self, dt: float, *, gold: Pose | None, is_calm: bool) -> None:
        """Let glints come and go; `gold` is how gold for sale lies on the board."""
        over = [glint for glint in self._alive if not glint.update(dt)]
        for glint in over:
            self._stage.remove(glint.sprite)
            self._alive.remove(glint)
        self._wait -= dt
        if self._wait <= 0:
            self._wait = EVERY
            if gold is not None and not is_calm:
                self._run_over(gold)

    def surround(self, disc: Round) -> None:
        """Let glints run once around a disc."""
        for k in range(AROUND):
            x, y = point(disc.middle, disc.radius * 0.86, k * 24 / AROUND)
            self._add(Glint(x, y, after=k * APART))

    def _run_over(self, lot: Pose) -> None:
        across, up = ON_LOT[self._turn % len(ON_LOT)]
        self._turn += 1
        self._add(Glint(lot.x + across * lot.width, lot.y - up * lot.width))

    def _add(self, glint: Glint) -> None:
        self._alive.append(glint)
        self._stage.add(glint.sprite)
