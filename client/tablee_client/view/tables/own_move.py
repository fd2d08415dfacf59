"""The player's own card: it sets off on the press, and waits at its place for the server's word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.flyer import put
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

TIME: Final = 0.26
LIFT: Final = 30.0


class OwnMove:
    """At most one card between the hand and the table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._sprite: Sprite | None = None
        self._way: tuple[Pose, Pose] | None = None
        self._time = 0.0
        self.code: str | None = None

    @property
    def pose(self) -> Pose | None:
        """Where the card is now."""
        if self._way is None:
            return None
        return on_the_way(*self._way, min(1.0, self._time / TIME), lift=LIFT)

    @property
    def left(self) -> float:
        """How long it still flies, in seconds."""
        return max(0.0, TIME - self._time)

    def begin(self, code: str, picture: str, start: Pose, end: Pose) -> None:
        """Let a card set off, shown by its picture."""
        self.end()
        self.code, self._way, self._time = code, (start, end), 0.0
        self._sprite = Sprite(
            picture,
            start.x,
            start.y,
            width=start.width,
            layer=Layer.FLIGHT,
            angle=start.angle,
            shadow="fx/shadow_card",
        )
        self._sprite.in_flight = True
        self._stage.add(self._sprite)

    def update(self, dt: float) -> None:
        """Let it fly on, or rest where it goes."""
        if self._sprite is None or self._time >= TIME:
            return
        self._time = min(TIME, self._time + dt)
        pose = self.pose
        if pose is not None:
            put(self._sprite, pose)

    def end(self) -> Pose | None:
        """Take the card away and give where it was."""
        pose = self.pose
        if self._sprite is not None:
            self._stage.remove(self._sprite)
        self._sprite, self._way, self.code = None, None, None
        return pose
