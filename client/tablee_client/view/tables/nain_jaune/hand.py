"""The player's own hand: a flat fan of cards to hover, choose and play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.games.nain_jaune.cards import Code
from tablee_client.view.faced_art import face_name
from tablee_client.view.node import Node
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.hand import LAYERS, CardHand, Held
from tablee_client.view.tables.nain_jaune.layout import (
    HAND_CARD,
    RAISED,
    TALL,
    hand_box,
    hand_poses,
)
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.tag import Tag
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

LIFTED = 20.0
"""How much higher the card under the pointer or the cursor lies."""
DIMMED, WAITING = 0.75, 0.9


@dataclass(slots=True, eq=False)
class Priced(Held):
    """A card with a tag that says what its box of the board holds."""

    tag: Tag

    def pieces(self) -> tuple[Node, ...]:
        """Give card, halo and tag."""
        return self.sprite, self.halo, self.tag

    def lay(self, place: int) -> None:
        """Lie above the cards to the left, the tag on top."""
        Held.lay(self, place)
        self.tag.z = place * LAYERS + 1


class Hand(CardHand[Priced]):
    """The fan. `on_play` hears of a card that was chosen, whether it may be played or not."""

    def __init__(self, stage: Stage, *, locale: str, on_play: Callable[[Code], None]) -> None:
        super().__init__(hand_box(), stage)
        self.on_play = on_play
        self.playable: frozenset[Code] = frozenset()
        self._locale = locale
        self._is_turn = False

    # what is shown

    @property
    def cursor(self) -> Code | None:
        """The card that Enter plays."""
        return self.cards[self.place].code if self.cards else None

    def allow(self, playable: Collection[Code], *, is_turn: bool) -> None:
        """Mark the cards that may be played now; the cursor goes to the first of them."""
        fresh = frozenset(playable)
        if fresh != self.playable or is_turn != self._is_turn:
            self.playable, self._is_turn = fresh, is_turn
            self.stir()
            places = [k for k, held in enumerate(self.cards) if held.code in fresh]
            if places and self.cursor not in fresh:
                self._cursor = places[0]

    def price(self, amounts: Mapping[Code, int]) -> None:
        """Show on cards of the board what their boxes hold; on no others."""
        for held in self.cards:
            held.tag.amount = amounts.get(held.code, 0)
            held.tag.visible = bool(held.tag.amount)

    def place_for(self, code: Code, among: Sequence[Code]) -> Pose:
        """Give where a card will lie in a hand of these."""
        return hand_poses(len(among))[list(among).index(code)]

    # a card

    def poses(self, count: int) -> list[Pose]:
        """Fan them out."""
        return hand_poses(count)

    def made(self, code: Code, pose: Pose) -> Priced:
        """Give a card, its halo and a tag that isn't seen."""
        sprite = Sprite(
            face_name(code, self._locale),
            pose.x,
            pose.y,
            width=HAND_CARD,
            layer=Layer.HAND,
            angle=pose.angle,
            shadow="fx/shadow_card",
        )
        halo = CardHalo(HAND_CARD, layer=Layer.HAND, z=0)
        tag = Tag(pose.x, pose.y, coin=True, size=0.82, layer=Layer.HAND)
        tag.visible = False
        return Priced(code, sprite, halo, pose, tag)

    def is_on(self, held: Priced, x: float, y: float) -> bool:
        """A card reaches down to the screen's edge."""
        piece = held.sprite
        if piece.covers(x, y, HAND_CARD * TALL):
            return True
        return abs(x - piece.x) <= HAND_CARD / 2 and y > piece.y

    def height(self, held: Priced) -> float:
        """Raise what may be played, where that is only some, and the card under the cursor."""
        up = RAISED if held.code in self.playable and self._is_choice else 0.0
        return held.home.y - up - (LIFTED if self.is_pointed(held) else 0.0)

    def dress(self, held: Priced) -> None:
        """Darken what can't be played in one's turn."""
        pointed, may, sprite = self.is_pointed(held), held.code in self.playable, held.sprite
        sprite.lift = 12.0 if may and self._is_choice else 6.0
        if self._is_turn:
            sprite.shade = 1.0 if may else DIMMED
        else:
            sprite.shade = 1.0 if pointed else WAITING
        held.halo.visible = may and (self._is_choice or pointed)
        held.halo.follow(sprite)
        held.tag.x = sprite.x - (HAND_CARD / 2 - 44)
        held.tag.y = sprite.y - HAND_CARD * TALL / 2 - 11

    def take(self, held: Priced) -> None:
        """Play the card."""
        self.on_play(held.code)

    @property
    def _is_choice(self) -> bool:
        """Whether only some of the cards may be played: then these stand out."""
        return self._is_turn and 0 < len(self.playable) < len(self.cards)
