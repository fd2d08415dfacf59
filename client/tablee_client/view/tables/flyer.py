"""A piece in flight: the function of progress that a director's cue calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from typing import TYPE_CHECKING

from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

STEP = 8.0
"""Widths in flight are rounded to this, so that ready pictures serve again."""


@dataclass(frozen=True, slots=True)
class Livery:
    """How a piece looks on its way: its picture, at first another one if it turns over."""

    picture: str
    turned: str = ""
    shadow: str = ""
    lift: float = 26.0


class Flyer:
    """One piece on its way from a pose to another.

    `depart` is called when it sets off and `arrive` when it is there, each exactly once and also
    when the flight is skipped; the poses are asked for at the moment of departure.
    """

    def __init__(
        self,
        stage: Stage,
        livery: Livery,
        *,
        start: Callable[[], Pose],
        end: Callable[[], Pose],
        depart: Callable[[], None],
        arrive: Callable[[], None],
    ) -> None:
        self._stage, self._livery = stage, livery
        self._start, self._end = start, end
        self._depart, self._arrive = depart, arrive
        self._way: tuple[Pose, Pose] | None = None
        self._sprite: Sprite | None = None

    def __call__(self, progress: float) -> None:
        """Show the piece at a progress of 0 to 1."""
        if self._way is None:
            self._way = (self._start(), self._end())
            self._depart()
        if progress >= 1.0:
            self._land()
            return
        pose = on_the_way(*self._way, progress, lift=self._livery.lift)
        if self._sprite is None:
            self._sprite = self._made(pose)
            self._stage.add(self._sprite)
        put(self._sprite, pose)
        if self._livery.turned:
            turned = progress < 0.5
            self._sprite.picture = self._livery.turned if turned else self._livery.picture
            self._sprite.narrow = max(0.08, abs(cos(progress * pi)))

    def _land(self) -> None:
        if self._sprite is not None:
            self._stage.remove(self._sprite)
            self._sprite = None
        self._arrive()

    def _made(self, pose: Pose) -> Sprite:
        livery = self._livery
        sprite = Sprite(
            livery.turned or livery.picture,
            pose.x,
            pose.y,
            width=pose.width,
            layer=Layer.FLIGHT,
            shadow=livery.shadow,
        )
        sprite.in_flight = True
        sprite.lift = 12.0
        return sprite


def put(sprite: Sprite, pose: Pose) -> None:
    """Lay a flying sprite in a pose, its width rounded."""
    sprite.x, sprite.y, sprite.angle = pose.x, pose.y, pose.angle
    sprite.width = max(STEP, round(pose.width / STEP) * STEP) if pose.width > 40 else pose.width
