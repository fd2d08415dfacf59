"""The shuffled leftovers, face down in a row, to draft from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain.coins import BACK, Chooser
from tablee_client.view.tables.nain.layout import draft_row
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.screen import Screen


class Leftovers:
    """Cards that are there or gone; `on_take` hears of the position that was chosen."""

    def __init__(self, screen: Screen, *, on_take: Callable[[int], None]) -> None:
        self._screen, self._on_take = screen, on_take
        self._cards: list[tuple[Sprite, Chooser]] = []

    @property
    def choosers(self) -> list[Chooser]:
        """What is pressed to take a card, by position."""
        return [chooser for _, chooser in self._cards]

    def show(self, free: Sequence[bool]) -> None:
        """Show the cards that are still there."""
        if len(free) != len(self._cards):
            for sprite, chooser in self._cards:
                self._screen.stage.remove(sprite)
                self._screen.drop(chooser)
            self._cards = [self._made(k, len(free)) for k in range(len(free))]
        for (sprite, _), there in zip(self._cards, free, strict=True):
            sprite.visible = there

    def allow(self, taking: bool) -> None:
        """Let one of them be taken, or none."""
        hint = self._screen.words("na-take")
        for sprite, chooser in self._cards:
            chooser.visible = taking and sprite.visible
            chooser.invites, chooser.hint = taking, hint

    def first(self) -> Chooser | None:
        """Give the first that may be taken."""
        return next((c for c in self.choosers if c.visible), None)

    def pointed(self) -> str:
        """Say what pressing the one that is pointed at does."""
        return next((c.hint for c in self.choosers if c.visible and c.is_hovered), "")

    def _made(self, position: int, count: int) -> tuple[Sprite, Chooser]:
        pose = draft_row(count)[position]
        chooser = Chooser(
            pose, key=f"leftover-{position}", on_press=partial(self._on_take, position), z=120
        )
        sprite = Sprite(
            BACK, pose.x, pose.y, width=pose.width, layer=Layer.RESTING, z=121,
            shadow="fx/shadow_card",
        )  # fmt: skip
        self._screen.add(chooser)
        self._screen.stage.add(sprite)
        return sprite, chooser
