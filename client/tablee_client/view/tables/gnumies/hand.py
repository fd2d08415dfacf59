"""The player's own Gnumie cards: one to hover, to choose, and then to bid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from tablee.games.gnumies.cards import INDEX, Code
from tablee_client.view.intents import Direction
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gnumies.auction import bid_picture
from tablee_client.view.tables.gnumies.layout import TALL, hand_box, hand_poses
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.hand import CardHand, Held
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

LIFTED, CHOSEN = 12.0, 24.0
"""How much higher lie the card under the cursor, and the one chosen."""
WAITING, BARRED = 0.86, 0.6


class Hand(CardHand[Held]):
    """The row of cards. `on_pick` hears of a card that was pressed, whether it may be bid or not.

    The keys leave it at both ends.
    """

    def __init__(self, stage: Stage, *, seat: int, on_pick: Callable[[Code], None]) -> None:
        super().__init__(hand_box(), stage)
        self.on_pick = on_pick
        self.allowed: frozenset[Code] = frozenset()
        self.chosen: Code | None = None
        self._seat = seat

    # what is shown

    @property
    def cursor(self) -> Code | None:
        """The card that Enter picks."""
        return self.cards[self.place].code if self.cards else None

    def show(self, codes: Sequence[Code], *, origin: Pose | None = None) -> None:
        """Hold these cards; the cursor stays on its card."""
        here = self.cursor
        super().show(codes, origin=origin)
        if here in self.codes:
            self._cursor = self.codes.index(here)

    def allow(self, allowed: Collection[Code], *, chosen: Code | None) -> None:
        """Mark the cards that may be bid now, and the one that is chosen."""
        fresh = frozenset(allowed)
        if fresh != self.allowed or chosen != self.chosen:
            self.allowed, self.chosen = fresh, chosen
            self.stir()

    def place_for(self, code: Code) -> Pose:
        """Give where a card will lie once it is in the hand."""
        among = sorted({*self.codes, code}, key=INDEX.__getitem__)
        return hand_poses(len(among))[among.index(code)]

    # a card

    def poses(self, count: int) -> list[Pose]:
        """Lay them side by side."""
        return hand_poses(count)

    def made(self, code: Code, pose: Pose) -> Held:
        """Give a card and its halo."""
        sprite = Sprite(
            bid_picture(code, self._seat),
            pose.x,
            pose.y,
            width=pose.width,
            layer=Layer.HAND,
            angle=pose.angle,
            shadow="fx/shadow_card",
        )
        return Held(code, sprite, CardHalo(pose.width, layer=Layer.HAND, z=0), pose)

    def is_on(self, held: Held, x: float, y: float) -> bool:
        """A card reaches down to the screen's edge."""
        piece = held.sprite
        return abs(x - piece.x) <= piece.width / 2 and y >= piece.y - piece.width * TALL / 2

    def height(self, held: Held) -> float:
        """Lift the card that is chosen, and a little the one under the cursor."""
        if held.code == self.chosen:
            return held.home.y - CHOSEN
        return held.home.y - (LIFTED if self.is_pointed(held) else 0.0)

    def dress(self, held: Held) -> None:
        """Darken what can't be bid."""
        may = held.code in self.allowed
        held.sprite.lift = 12.0 if may else 6.0
        held.sprite.shade = 1.0 if may else BARRED if self.allowed else WAITING
        held.halo.visible = may and (held.code == self.chosen or self.is_pointed(held))
        held.halo.fit(held.sprite.width)
        held.halo.follow(held.sprite)

    # input

    def take(self, held: Held) -> None:
        """Pick the card."""
        self.on_pick(held.code)

    def steer(self, direction: Direction) -> bool:
        """Leave the hand beyond its first and last card."""
        if not 0 <= self.place + direction.value[0] < len(self.cards):
            return False
        return super().steer(direction)
