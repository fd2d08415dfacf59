"""The player's own hand: a flat fan of cards to hover, choose and play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.games.nain_jaune.cards import Code
from tablee_client.core.motion import spring
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
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
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

LIFTED = 20.0
"""How much higher the card under the pointer or the cursor lies."""
DIMMED, WAITING = 0.75, 0.9
CLOSE = 0.4
TURNS_A_FRAME = 2
"""Turning a card anew costs a millisecond, so only so many get their new turn in one frame."""


@dataclass(slots=True, eq=False)
class Held:
    """One card of the hand: its pieces on the stage and where it belongs."""

    code: Code
    sprite: Sprite
    halo: CardHalo
    tag: Tag
    home: Pose


class Hand(Widget):
    """The fan. `on_play` hears of a card that was chosen, whether it may be played or not.

    One focus for the whole hand; left and right move its cursor, Enter plays, a click plays.
    """

    is_focusable = True

    def __init__(self, stage: Stage, *, locale: str, on_play: Callable[[Code], None]) -> None:
        super().__init__(hand_box(), key="hand", layer=Layer.HAND)
        self.on_play = on_play
        self.cards: list[Held] = []
        self.playable: frozenset[Code] = frozenset()
        self._stage, self._locale = stage, locale
        self._is_turn = False
        self._cursor = 0
        self._pointed: Code | None = None
        self._pressed: Code | None = None
        self._moving = False

    # what is shown

    @property
    def codes(self) -> list[Code]:
        """The cards shown, left to right."""
        return [held.code for held in self.cards]

    @property
    def takes_focus(self) -> bool:
        """An empty hand takes no focus."""
        return bool(self.cards) and super().takes_focus

    @property
    def cursor(self) -> Code | None:
        """The card that Enter plays."""
        if not self.cards:
            return None
        return self.cards[min(self._cursor, len(self.cards) - 1)].code

    def show(self, codes: Sequence[Code], *, origin: Pose | None = None) -> None:
        """Hold these cards; a new one comes from `origin`, or is in its place at once."""
        if list(codes) == self.codes:
            return
        known = {held.code: held for held in self.cards}
        for code in [code for code in known if code not in codes]:
            held = known.pop(code)
            self._stage.remove(held.sprite, held.halo, held.tag)
        poses = hand_poses(len(codes))
        self.cards = [
            known.get(code) or self._made(code, origin or pose)
            for code, pose in zip(codes, poses, strict=True)
        ]
        for place, (held, pose) in enumerate(zip(self.cards, poses, strict=True)):
            held.home = pose
            held.sprite.z, held.halo.z, held.tag.z = place * 3.0, place * 3.0 - 1, place * 3.0 + 1
        self._cursor = min(self._cursor, max(0, len(self.cards) - 1))
        self._moving = True

    def allow(self, playable: Collection[Code], *, is_turn: bool) -> None:
        """Mark the cards that may be played now; the cursor goes to the first of them."""
        fresh = frozenset(playable)
        if fresh != self.playable or is_turn != self._is_turn:
            self.playable, self._is_turn, self._moving = fresh, is_turn, True
            places = [k for k, held in enumerate(self.cards) if held.code in fresh]
            if places and self.cursor not in fresh:
                self._cursor = places[0]

    def price(self, amounts: Mapping[Code, int]) -> None:
        """Show on cards of the board what their boxes hold; on no others."""
        for held in self.cards:
            held.tag.amount = amounts.get(held.code, 0)
            held.tag.visible = bool(held.tag.amount)

    def pose_of(self, code: Code) -> Pose | None:
        """Give where a card lies now; None if it isn't held."""
        for held in self.cards:
            if held.code == code:
                sprite = held.sprite
                return Pose(sprite.x, sprite.y, sprite.width, sprite.angle)
        return None

    def place_for(self, code: Code, among: Sequence[Code]) -> Pose:
        """Give where a card will lie in a hand of these."""
        return hand_poses(len(among))[list(among).index(code)]

    # react

    def update(self, dt: float) -> None:
        """Draw every card to its place."""
        if not self._moving:
            return
        turns = TURNS_A_FRAME
        self._moving = False
        for held in self.cards:
            turns -= self._draw_near(held, dt, may_turn=turns > 0)

    def settle(self) -> None:
        """Put every card in its place at once."""
        for held in self.cards:
            held.sprite.angle = held.home.angle
            held.sprite.x, held.sprite.y = held.home.x, self._height(held)
            self._dress(held)

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._point_at(None)

    def gain_focus(self) -> None:
        """The cursor card rises."""
        super().gain_focus()
        self._moving = True

    def lose_focus(self) -> None:
        """It sinks again."""
        super().lose_focus()
        self._moving, self._pressed = True, None

    def touch(self) -> None:
        """What the focus shows, the cards show."""
        self._moving = True
        super().touch()

    # draw

    def bounds(self) -> Box:
        """Nothing is drawn by the hand itself: its cards are pieces of the stage."""
        return Box(self.box.x, self.box.y, 1, 1)

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing."""

    # input

    def react(self, intent: Intent) -> bool:
        """Point, press, release; move the cursor; play."""
        match intent:
            case PointerMoved(x, y):
                self._point_at(self.card_at(x, y))
            case PointerPressed(x, y, 1):
                self._pressed = self.card_at(x, y)
                self._point_at(self._pressed)
            case PointerReleased(x, y):
                self._release(x, y)
            case Navigated(direction):
                return self._move_cursor(direction)
            case Edited(edit) if edit in (Edit.HOME, Edit.END):
                self._place_cursor(0 if edit is Edit.HOME else len(self.cards) - 1)
            case Activated():
                if self.cursor is not None:
                    self.on_play(self.cursor)
            case _:
                return False
        return True

    # verbs

    def card_at(self, x: float, y: float) -> Code | None:
        """Give the card under a point, the uppermost first."""
        for held in reversed(self.cards):
            if held.sprite.covers(x, y, HAND_CARD * TALL):
                return held.code
            foot = held.sprite
            if abs(x - foot.x) <= HAND_CARD / 2 and y > foot.y:
                return held.code
        return None

    def clear(self) -> None:
        """Take every card off the stage."""
        self.show([])

    # private

    def _made(self, code: Code, pose: Pose) -> Held:
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
        self._stage.add(sprite, halo, tag)
        return Held(code, sprite, halo, tag, pose)

    def _draw_near(self, held: Held, dt: float, *, may_turn: bool) -> bool:
        """Move a card a step; tell whether it was turned."""
        sprite, turned = held.sprite, False
        if sprite.angle != held.home.angle:
            turned = may_turn
            self._moving = True
            if may_turn:
                sprite.angle = held.home.angle
        sprite.x = self._nearer(sprite.x, held.home.x, dt)
        sprite.y = self._nearer(sprite.y, self._height(held), dt)
        self._dress(held)
        return turned

    def _nearer(self, value: float, target: float, dt: float) -> float:
        moved = spring(value, target, dt)
        if abs(target - moved) < CLOSE:
            return target
        self._moving = True
        return moved

    def _dress(self, held: Held) -> None:
        chosen = self._is_chosen(held)
        may = held.code in self.playable
        sprite = held.sprite
        sprite.lift = 12.0 if may and self._is_choice else 6.0
        if self._is_turn:
            sprite.shade = 1.0 if may else DIMMED
        else:
            sprite.shade = 1.0 if chosen else WAITING
        held.halo.visible = may and (self._is_choice or chosen)
        held.halo.follow(sprite)
        held.tag.x = sprite.x - (HAND_CARD / 2 - 44)
        held.tag.y = sprite.y - HAND_CARD * TALL / 2 - 11

    def _height(self, held: Held) -> float:
        up = RAISED if held.code in self.playable and self._is_choice else 0.0
        return held.home.y - up - (LIFTED if self._is_chosen(held) else 0.0)

    @property
    def _is_choice(self) -> bool:
        """Whether only some of the cards may be played: then these stand out."""
        return self._is_turn and 0 < len(self.playable) < len(self.cards)

    def _is_chosen(self, held: Held) -> bool:
        if held.code == self._pointed:
            return True
        return self.is_focused and self.is_ring_shown and held.code == self.cursor

    def _point_at(self, code: Code | None) -> None:
        if code != self._pointed:
            self._pointed, self._moving = code, True
            if code is not None:
                self._cursor = self.codes.index(code)

    def _release(self, x: float, y: float) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.card_at(x, y) == pressed:
            self.on_play(pressed)

    def _move_cursor(self, direction: Direction) -> bool:
        step = direction.value[0]
        if not step:
            return False
        self._place_cursor(self._cursor + step)
        return True

    def _place_cursor(self, place: int) -> None:
        self._cursor = max(0, min(place, len(self.cards) - 1))
        self._pointed, self._moving = None, True
