"""The hand of somebody else: a row of backs, turned over at the end where hands are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tablee.games.oh_les_nains.cards import Code
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.seating import Spot
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.oh_les_nains.boards import card_sprite
from tablee_client.view.tables.oh_les_nains.layout import back_poses, own_back_poses
from tablee_client.view.tables.oh_les_nains.names import BACK, card_picture
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas


class Backs(Node):
    """Below a plate, or at the bottom for who looks on: `count` backs, or `cards` shown."""

    count: Shown[int] = Shown(0)
    cards: Shown[tuple[Code, ...]] = Shown(())

    def __init__(self, spot: Spot, *, bottom: bool) -> None:
        self.spot, self.bottom = spot, bottom
        self.layer = Layer.SEATS
        self._pieces: list[Sprite] = []

    def bounds(self) -> Box:
        """Give the room of a full hand that is shown."""
        return Box.around(self.spot.x, self.spot.y + 100, 420, 200)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Get the cards ready and give their pixels."""
        self._pieces = self._made()
        if not self._pieces:
            return canvas.viewport.cover(Box(self.spot.x, self.spot.y, 1, 1))
        first, *rest = [piece.footprint(canvas) for piece in self._pieces]
        return first.unionall(rest)

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards, left to right."""
        for piece in self._pieces:
            piece.paint(canvas)

    def pictures(self) -> list[str]:
        """Name what is drawn."""
        return [piece.picture for piece in self._made()]

    def _made(self) -> list[Sprite]:
        shown = bool(self.cards)
        count = len(self.cards) or self.count
        spot = self.spot
        poses = (
            own_back_poses(count)
            if self.bottom
            else back_poses(spot.x, spot.y, count, side=spot.side, shown=shown)
        )
        names = [card_picture(code) for code in self.cards] or [BACK] * count
        return [card_sprite(name, pose, layer=0) for name, pose in zip(names, poses, strict=True)]
