"""The player's coin cards: raised and pressed to choose one, looked at while bids are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.games.nain.cards import Code
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Intent,
    Navigated,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.hand import strips
from tablee_client.view.tables.nain.layout import HAND_CARD, TALL, coin_hand, hand_box
from tablee_client.view.tables.pieces import Pieces
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

LIFTED = 46.0
RESTING = 0.82


class CoinHand(Pieces[int]):
    """Cards side by side; `on_choose` hears of one that was chosen, by its place.

    One focus for the whole hand; left and right move its cursor, Enter chooses, a click chooses.
    """

    def __init__(self, stage: Stage, *, on_choose: Callable[[int], None]) -> None:
        super().__init__(hand_box(), key="hand")
        self.on_choose = on_choose
        self.codes: list[Code] = []
        self.sprites: list[Sprite] = []
        self._stage = stage
        self._halo = CardHalo(HAND_CARD, layer=Layer.HAND, z=-1)
        self._halo.visible = False
        stage.add(self._halo)
        self._open = self._alone = False
        self.cursor = 0
        self._pointed: int | None = None
        self._pressed: int | None = None
        self._advised: int | None = None

    # what is shown

    @property
    def takes_focus(self) -> bool:
        """Only a hand of which a card is to be chosen takes the focus."""
        return bool(self.codes) and self._open and super().takes_focus

    def show(self, codes: Sequence[Code], *, alone: bool = False) -> None:
        """Hold these cards, in this order; `alone` says that no special lies beside them."""
        if list(codes) == self.codes and alone == self._alone:
            return
        self._alone, self.box = alone, hand_box(alone=alone)
        kept = self._kept(list(codes))
        self.codes = list(codes)
        self._stage.remove(*[s for s in self.sprites if s not in kept])
        self.sprites = [
            old or self._made(code, pose)
            for old, code, pose in zip(kept, codes, self._poses(len(codes)), strict=True)
        ]
        for place, sprite in enumerate(self.sprites):
            sprite.z = place * 2.0
        self.cursor = min(self.cursor, max(0, len(codes) - 1))
        self._pointed, self._moving = None, True

    def allow(self, *, choosing: bool) -> None:
        """Let a card be chosen, or only be looked at."""
        if choosing != self._open:
            self._open, self._moving = choosing, True

    def suggest(self, codes: Sequence[str]) -> None:
        """Hold out the first card of these, for it is advised."""
        place = next((k for k, code in enumerate(self.codes) if code in codes), None)
        if place != self._advised:
            self._advised, self._moving = place, True

    def pose_of(self, code: Code) -> Pose | None:
        """Give where a card lies now, one that is held out first; None if it isn't held."""
        order = sorted(range(len(self.codes)), key=lambda k: (k != self._advised, k != self.cursor))
        for k in order:
            if self.codes[k] == code:
                sprite = self.sprites[k]
                return Pose(sprite.x, sprite.y, sprite.width, sprite.angle)
        return None

    def targets(self) -> Sequence[Box]:
        """Give the part of every card that no other covers, down to the screen's edge."""
        return strips(self._poses(len(self.codes)), self.box)

    # react

    def update(self, dt: float) -> None:
        """Draw every card to its place."""
        if not self._moving:
            return
        self._moving = False
        for k, (sprite, home) in enumerate(zip(self.sprites, self._homes(), strict=True)):
            sprite.angle = home.angle
            sprite.x = self._nearer(sprite.x, home.x, dt)
            sprite.y = self._nearer(sprite.y, home.y, dt)
            sprite.shade = 1.0 if self._open or k == self._pointed else RESTING
            if self._is_raised(k):
                self._halo.follow(sprite)
                self._halo.z = sprite.z - 1
        self._halo.visible = self._open and any(map(self._is_raised, range(len(self.codes))))

    def settle(self) -> None:
        """Put every card in its place at once."""
        for sprite, home in zip(self.sprites, self._homes(), strict=True):
            sprite.x, sprite.y, sprite.angle = home.x, home.y, home.angle

    def lose_focus(self) -> None:
        """The raised card sinks."""
        super().lose_focus()
        self._pressed = None

    # input

    def react(self, intent: Intent) -> bool:
        """Point, press, release; move the cursor; choose."""
        match intent:
            case PointerMoved(x, y):
                self.point_at(self.card_at(x, y))
            case PointerPressed(x, y, 1):
                self._pressed = self.card_at(x, y)
                self.point_at(self._pressed)
            case PointerReleased(x, y):
                pressed, self._pressed = self._pressed, None
                if pressed is not None and self.card_at(x, y) == pressed:
                    self.on_choose(pressed)
            case PointerHeld():
                self._pressed = None
            case Navigated(Direction.LEFT | Direction.RIGHT as way):
                self._place_cursor(self.cursor + way.value[0])
            case Edited(Edit.HOME | Edit.END as edit):
                self._place_cursor(0 if edit is Edit.HOME else len(self.codes) - 1)
            case Activated():
                self.on_choose(self.cursor)
            case _:
                return False
        return True

    def card_at(self, x: float, y: float) -> int | None:
        """Give the place of the card under a point, the uppermost first."""
        for k in reversed(range(len(self.sprites))):
            sprite = self.sprites[k]
            below = abs(x - sprite.x) <= HAND_CARD / 2 and y > sprite.y
            if below or sprite.covers(x, y, HAND_CARD * TALL):
                return k
        return None

    def point_at(self, place: int | None) -> None:
        """The pointer is over a card, or over none."""
        if place != self._pointed:
            self._pointed, self._moving = place, True
            if place is not None:
                self.cursor = place

    # private

    def _kept(self, codes: list[Code]) -> list[Sprite | None]:
        """Give the sprite that each card has already; equal cards keep theirs in order."""
        free = list(zip(self.codes, self.sprites, strict=True))
        found: list[Sprite | None] = []
        for code in codes:
            place = next((k for k, (held, _) in enumerate(free) if held == code), None)
            found.append(None if place is None else free.pop(place)[1])
        return found

    def _made(self, code: Code, pose: Pose) -> Sprite:
        sprite = Sprite(
            f"nain/coins_{code.replace('/', '_')}",
            pose.x,
            pose.y,
            width=HAND_CARD,
            layer=Layer.HAND,
            angle=pose.angle,
            shadow="fx/shadow_card",
        )
        self._stage.add(sprite)
        return sprite

    def _poses(self, cards: int) -> list[Pose]:
        return coin_hand(cards, alone=self._alone)

    def _homes(self) -> list[Pose]:
        poses = self._poses(len(self.codes))
        return [p.moved(0, -LIFTED) if self._is_raised(k) else p for k, p in enumerate(poses)]

    def _is_raised(self, place: int) -> bool:
        if self._pointed is not None or place == self._advised:
            return place in (self._pointed, self._advised)
        return self._open and self.is_focused and self.is_ring_shown and place == self.cursor

    def _place_cursor(self, place: int) -> None:
        self.cursor = max(0, min(place, len(self.codes) - 1))
        self._pointed, self._moving = None, True
