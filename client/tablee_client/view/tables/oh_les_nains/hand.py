"""The player's own hand: at most five cards to look at, choose and play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from tablee.games.oh_les_nains.cards import Code
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.hand import CardHand, Held
from tablee_client.view.tables.oh_les_nains.layout import (
    HAND_CARD,
    RAISED,
    TALL,
    hand_box,
    hand_poses,
)
from tablee_client.view.tables.oh_les_nains.names import card_picture
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import INK, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

HOVERED = 14.0
DIMMED, WAITING = 0.72, 0.9
CAPTION = TextStyle(Face.BLACK, 24, INK)
CAPTION_DOWN = 0.41
"""Where the caption stands, in parts of the card's height below its middle."""
CAPTION_UP = 0.31
"""How far a line's baseline is below its middle, in parts of its size."""
READY = SurfaceCache(2 << 20)
"""Turned captions, the same for all cards of one name and turn."""


class CaptionedCard(Sprite):
    """A card of the hand with its name in the strip below its picture."""

    caption: Shown[str] = Shown("")

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, then its name."""
        super().paint(canvas)
        if self.caption:
            line = self._line(canvas)
            down, turn = self.width * TALL * CAPTION_DOWN, radians(self.angle)
            x, y = canvas.viewport.to_pixels(self.x - down * sin(turn), self.y + down * cos(turn))
            canvas.blit(line, x - line.get_width() / 2, y - line.get_height() / 2)

    def _line(self, canvas: Canvas) -> pygame.Surface:
        """Give the caption as the card is turned, its letters' middle in the picture's middle."""
        setter = canvas.typesetter
        style = setter.fitted(self.caption, CAPTION, self.width - 22, height=36)[1]
        size = setter.size(style)

        def make() -> pygame.Surface:
            flat = setter.line(self.caption, style)
            middle = setter.baseline(style) - round(size * CAPTION_UP * setter.scale)
            half = max(middle, flat.get_height() - middle)
            even = pygame.Surface((flat.get_width(), 2 * half), pygame.SRCALPHA)
            even.blit(flat, (0, half - middle))
            return pygame.transform.rotozoom(even, -self.angle, 1.0)

        return READY.get((self.caption, size, setter.scale, self.angle), make)


@dataclass(slots=True, eq=False)
class Captioned(Held):
    """A card that shows its name."""

    sprite: CaptionedCard


class Hand(CardHand[Captioned]):
    """The hand. `chosen` are the places that stand out.

    `on_choose` hears of a place that was clicked, `on_play` of one on which Enter was pressed,
    `on_reach` of one that the keys went to, and `on_point` of the one under the pointer.
    """

    def __init__(
        self,
        stage: Stage,
        *,
        caption: Callable[[Code], str],
        on_choose: Callable[[int], None],
        on_play: Callable[[int], None],
        on_reach: Callable[[int], None],
        on_point: Callable[[int | None], None],
    ) -> None:
        super().__init__(hand_box(), stage)
        self.chosen: frozenset[int] = frozenset()
        self.playable: frozenset[int] = frozenset()
        self._caption = caption
        self._choose, self._play = on_choose, on_play
        self._reach, self._point = on_reach, on_point
        self._is_turn = False

    # what is shown

    @property
    def cursor(self) -> int:
        """The place that the keys steer."""
        return self.place

    def show(self, codes: Sequence[Code], *, origin: Pose | None = None) -> None:
        """Hold these cards; where they change, nothing is pointed at any more."""
        if list(codes) != self.codes:
            super().show(codes, origin=origin)
            self._pointed = None

    def allow(self, playable: Collection[int], *, is_turn: bool) -> None:
        """Mark the places that may be played now."""
        fresh = frozenset(playable)
        if fresh != self.playable or is_turn != self._is_turn:
            self.playable, self._is_turn = fresh, is_turn
            self.stir()

    def choose(self, places: Collection[int]) -> None:
        """Let these places stand out."""
        fresh = frozenset(places)
        if fresh != self.chosen:
            self.chosen = fresh
            self.stir()
            if len(fresh) == 1:
                (self._cursor,) = fresh

    def pose_at(self, place: int) -> Pose | None:
        """Give where a card lies now; None if there is none."""
        return self.cards[place].pose if 0 <= place < len(self.cards) else None

    def place_of(self, code: Code) -> int | None:
        """Give the first place of a card, the chosen ones before others."""
        found = [place for place, held in enumerate(self.cards) if held.code == code]
        return min(found, key=lambda place: place not in self.chosen, default=None)

    # a card

    def poses(self, count: int) -> list[Pose]:
        """Fan them out."""
        return hand_poses(count)

    def made(self, code: Code, pose: Pose) -> Captioned:
        """Give a card with its caption, and its halo."""
        sprite = CaptionedCard(
            card_picture(code),
            pose.x,
            pose.y,
            width=HAND_CARD,
            layer=Layer.HAND,
            angle=pose.angle,
            shadow="fx/shadow_card",
        )
        sprite.caption = self._caption(code)
        return Captioned(code, sprite, CardHalo(HAND_CARD, layer=Layer.HAND, z=0), pose)

    def is_on(self, held: Captioned, x: float, y: float) -> bool:
        """A card reaches down to the screen's edge."""
        piece = held.sprite
        return abs(x - piece.x) <= HAND_CARD / 2 and y >= piece.y - HAND_CARD * TALL / 2

    def height(self, held: Captioned) -> float:
        """Raise what is chosen, and a little the card under the cursor."""
        up = RAISED if self._is_chosen(held) else HOVERED if self.is_pointed(held) else 0.0
        return held.home.y - up

    def dress(self, held: Captioned) -> None:
        """Darken what can't be played in one's turn."""
        may, chosen = self.cards.index(held) in self.playable, self._is_chosen(held)
        pointed = self.is_pointed(held)
        held.sprite.lift = 12.0 if chosen else 6.0
        if self._is_turn:
            held.sprite.shade = 1.0 if may else DIMMED
        else:
            held.sprite.shade = 1.0 if pointed else WAITING
        held.halo.visible = chosen or (may and pointed)
        held.halo.follow(held.sprite)

    # input

    def take(self, held: Captioned) -> None:
        """Choose the card that was clicked."""
        self._cursor = self.cards.index(held)
        self._choose(self._cursor)

    def enter(self, held: Captioned) -> None:
        """Play the card on which Enter was pressed."""
        self._play(self.cards.index(held))

    def point_at(self, held: Captioned | None) -> None:
        """Tell what the pointer is over; the keys stay where they are."""
        if held is not self._pointed:
            self._pointed = held
            self.stir()
            self._point(None if held is None else self.cards.index(held))

    def place_cursor(self, place: int) -> None:
        """Tell where the keys have gone."""
        super().place_cursor(place)
        self._reach(self.place)

    # private

    def _is_chosen(self, held: Captioned) -> bool:
        return self.cards.index(held) in self.chosen
