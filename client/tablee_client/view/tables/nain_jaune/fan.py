"""The hand of somebody else: a fan of backs behind his plate, turned over at the end of a deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tablee.games.nain_jaune.cards import Code
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain_jaune.layout import back_poses
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

BACK = "cards/back"


class Fan(Node):
    """Some cards behind or beside a plate: `count` backs, or the `cards` that were shown."""

    count: Shown[int] = Shown(0)
    cards: Shown[tuple[Code, ...]] = Shown(())

    def __init__(self, place: tuple[float, float, int], locale: Callable[[], str]) -> None:
        self._x, self._y, self._most = place
        self.layer = Layer.SEATS
        self._locale = locale
        self._pieces: list[Sprite] = []

    def bounds(self) -> Box:
        """Give the room of a full fan."""
        return Box.around(self._x, self._y - 40, 350, 170)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the cards ready and give their pixels."""
        self._pieces = self._made()
        rect = canvas.viewport.cover(Box.around(self._x, self._y - 40, 2, 2))
        return rect.unionall([piece.footprint(canvas) for piece in self._pieces])

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards, left to right."""
        for piece in self._pieces:
            piece.paint(canvas)

    def pictures(self) -> list[str]:
        """Name what is drawn."""
        return [piece.picture for piece in self._made()]

    def _made(self) -> list[Sprite]:
        poses = back_poses(self._x, self._y, len(self.cards) or self.count, self._most)
        names = [face_name(code, self._locale()) for code in self.cards]
        return [
            Sprite(
                names[k] if k < len(names) else BACK,
                pose.x,
                pose.y,
                width=pose.width,
                layer=0,
                angle=pose.angle,
                shadow="fx/shadow_card",
            )
            for k, pose in enumerate(poses)
        ]
