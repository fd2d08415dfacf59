"""The player's own card: it sets off on the click, and waits at its place for the server's word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.oh_les_nains.cards import Code
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.flyer import put
from tablee_client.view.tables.oh_les_nains.boards import card_sprite
from tablee_client.view.tables.oh_les_nains.names import card_picture
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

TIME = 0.26
LIFT = 30.0


class OwnMove:
    """At most one card between the hand and the place where it is played."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._sprite: Sprite | None = None
        self._way: tuple[Pose, Pose] | None = None
        self._time = 0.0
        self.code: Code | None = None

    @property
    def pose(self) -> Pose | None:
        """Where the card is now."""
        if self._way is None:
            return None
        return on_the_way(*self._way, min(1.0, self._time / TIME), lift=LIFT)

    def begin(self, code: Code, start: Pose, end: Pose) -> None:
        """Let a card set off."""
        self.end()
        self.code, self._way, self._time = code, (start, end), 0.0
        self._sprite = card_sprite(card_picture(code), start, layer=Layer.FLIGHT)
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
