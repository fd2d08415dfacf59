"""The board: five boxes with their cards, token piles and tags, and the glow of one to take."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from tablee.games.nain_jaune.board import BOXES
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain_jaune.layout import (
    board_box,
    board_place,
    box_card,
    pile_box,
    piles,
    tag_place,
)
from tablee_client.view.tables.tag import Tag
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

PILES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40)
TOWERS = PILES[:-2]
"""The columns that are drawn; a larger amount looks like the largest, its tag tells."""
TOKEN_SIZE = 0.85
PULSE = 1.6
STEPS = 10


class Wood(Node):
    """The empty board."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.layer = Layer.BOARD

    def bounds(self) -> Box:
        """Give the board and its shadow."""
        return board_box(self._seats).grown(90)

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        x, y, size = board_place(self._seats)
        canvas.picture_at("board/nain_jaune", x, y, size=size)


class Pile(Node):
    """The tokens of one box, in columns; those of the middle stand at both sides of its card."""

    amount: Shown[int] = Shown(0)

    def __init__(self, box: int, seats: int) -> None:
        self._places, self._body = piles(box, seats), pile_box(box, seats)
        self._size = TOKEN_SIZE * board_place(seats)[2]
        self._kind = "tower" if box == 4 else "pile"
        self._drawn: tuple[int, ...] = TOWERS if box == 4 else PILES
        self.layer = Layer.RESTING
        self.z = 4.0

    def bounds(self) -> Box:
        """Give all columns of the box and their shadows."""
        return self._body.grown(24)

    def paint(self, canvas: Canvas) -> None:
        """Draw the columns, the box's tokens shared among their places."""
        count = len(self._places)
        for k, (x, y) in enumerate(self._places):
            share = self.amount // count + (k < self.amount % count)
            if share <= 0:
                continue
            nearest = min(self._drawn, key=lambda n: (abs(n - share), n))
            canvas.picture_at(f"tokens/{self._kind}_{nearest}", x, y, size=self._size)


class Glow(Node):
    """The light of a box that can be taken; it breathes for who may take it."""

    strength: Shown[int] = Shown(STEPS)

    def __init__(self, box: int, seats: int) -> None:
        self._box, self._seats = box, seats
        self.layer = Layer.BOARD
        self.z = 1.0
        self.visible = False
        self.breathes = False
        self._phase = 0.0

    def bounds(self) -> Box:
        """Give the glow's room on the board."""
        x, y, size = board_place(self._seats)
        across, down = (
            (0, 0) if self._box == 4 else ((-1, 1)[self._box % 2], (-1, 1)[self._box // 2])
        )
        wide = 300 if self._box == 4 else 372
        tall = 300 if self._box == 4 else 240
        reach = (wide / 2 - 18, tall / 2 - 18)
        return Box.around(x + across * reach[0] * size, y + down * reach[1] * size, wide, tall)

    def update(self, dt: float) -> None:
        """Breathe."""
        if self.visible and self.breathes:
            self._phase = (self._phase + dt / PULSE) % 1.0
            self.strength = round((0.5 + 0.5 * cos(2 * pi * self._phase)) * STEPS)
        else:
            self.strength = STEPS

    def paint(self, canvas: Canvas) -> None:
        """Draw it, anchored on the board's middle."""
        x, y, size = board_place(self._seats)
        name = f"board/glow_box_{BOXES[self._box]}"
        master = canvas.pictures.master(name)
        ax, ay = master.anchor
        body = Box(x - ax * size, y - ay * size, master.width * size, master.height * size)
        canvas.picture(name, body, alpha=0.6 + 0.4 * self.strength / STEPS)


class Board:
    """All nodes of the board."""

    def __init__(self, seats: int, locale: str) -> None:
        self.piles = [Pile(box, seats) for box in range(5)]
        self.tags = [Tag(*tag_place(box, seats)) for box in range(5)]
        self.glows = [Glow(box, seats) for box in range(5)]
        self.cards = [self._card(box, seats, locale) for box in range(5)]
        self.nodes: list[Node] = [
            Wood(seats), *self.glows, *self.cards, *self.piles, *self.tags,
        ]  # fmt: skip

    @staticmethod
    def _card(box: int, seats: int, locale: str) -> Sprite:
        pose = box_card(box, seats)
        name = face_name(BOXES[box], locale)
        return Sprite(
            name, pose.x, pose.y, width=pose.width, layer=Layer.RESTING, shadow="fx/shadow_card"
        )

    def show(self, boxes: list[int]) -> None:
        """Show what lies in each box."""
        for k, amount in enumerate(boxes):
            self.piles[k].amount = amount
            self.tags[k].amount = amount

    def light(self, pending: str | None, *, breathes: bool) -> None:
        """Let the box that is to be taken glow."""
        for k, box in enumerate(BOXES):
            self.glows[k].visible = box == pending
            self.glows[k].breathes = breathes
            self.tags[k].hot = box == pending

    def update(self, dt: float) -> None:
        """Let the glow breathe."""
        for glow in self.glows:
            glow.update(dt)
