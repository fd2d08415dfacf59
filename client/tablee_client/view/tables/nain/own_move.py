"""The player's own card: it sets off on the click, and waits at its place for the server's word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.nain.cards import Code, Special
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.flyer import put
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

TIME = 0.26
LIFT = 30.0


class OwnMove:
    """At most one card between the hand and the table.

    `held` is how many such cards the player had when it set off, itself included.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._sprite: Sprite | None = None
        self._way: tuple[Pose, Pose] | None = None
        self._time = 0.0
        self.card: Code | Special | None = None
        self.held = 0

    def pose_of(self, card: Code | Special) -> Pose | None:
        """Give where this card is now; None if it isn't on its way."""
        if self._way is None or card != self.card:
            return None
        return on_the_way(*self._way, min(1.0, self._time / TIME), lift=LIFT)

    def begin(
        self, card: Code | Special, picture: str, *, held: int, start: Pose, end: Pose
    ) -> None:
        """Let a card set off."""
        self.end(self.card)
        self.held = held
        self.card, self._way, self._time = card, (start, end), 0.0
        self._sprite = Sprite(
            picture, start.x, start.y, width=start.width, layer=Layer.FLIGHT,
            angle=start.angle, shadow="fx/shadow_card",
        )  # fmt: skip
        self._sprite.in_flight = True
        self._stage.add(self._sprite)

    def update(self, dt: float) -> None:
        """Let it fly on, or rest where it goes."""
        if self._sprite is None or self._way is None or self._time >= TIME:
            return
        self._time = min(TIME, self._time + dt)
        put(self._sprite, on_the_way(*self._way, self._time / TIME, lift=LIFT))

    def end(self, card: Code | Special | None) -> None:
        """Take this card away, if it is the one on its way."""
        if self._sprite is None or card != self.card:
            return
        self._stage.remove(self._sprite)
        self._sprite, self._way, self.card = None, None, None
