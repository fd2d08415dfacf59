"""The player's own Gnumie cards: one to hover, to choose, and then to bid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.games.gnumies.cards import INDEX, Code
from tablee_client.core.motion import spring
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
from tablee_client.view.tables.gnumies.auction import bid_picture
from tablee_client.view.tables.gnumies.layout import TALL, hand_box, hand_poses
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

LIFTED, CHOSEN = 12.0, 24.0
"""How much higher lie the card under the cursor, and the one chosen."""
WAITING, BARRED = 0.86, 0.6
CLOSE = 0.4


@dataclass(slots=True, eq=False)
class Held:
    """One card of the hand: its pieces on the stage and where it belongs."""

    code: Code
    sprite: Sprite
    halo: CardHalo
    home: Pose


class Hand(Widget):
    """The row of cards. `on_pick` hears of a card that was pressed, whether it may be bid or not.

    One focus for the whole hand; left and right move its cursor, Enter picks, a click picks.
    """

    is_focusable = True

    def __init__(self, stage: Stage, *, seat: int, on_pick: Callable[[Code], None]) -> None:
        super().__init__(hand_box(), key="hand", layer=Layer.HAND)
        self.on_pick = on_pick
        self.cards: list[Held] = []
        self.allowed: frozenset[Code] = frozenset()
        self.chosen: Code | None = None
        self._stage, self._seat = stage, seat
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
        """The card that Enter picks."""
        if not self.cards:
            return None
        return self.cards[min(self._cursor, len(self.cards) - 1)].code

    def show(self, codes: Sequence[Code], *, origin: Pose | None = None) -> None:
        """Hold these cards; a new one comes from `origin`, or is in its place at once."""
        if list(codes) == self.codes:
            return
        known = {held.code: held for held in self.cards}
        here = self.cursor
        for code in [code for code in known if code not in codes]:
            held = known.pop(code)
            self._stage.remove(held.sprite, held.halo)
        poses = hand_poses(len(codes))
        self.cards = [
            known.get(code) or self._made(code, origin or pose)
            for code, pose in zip(codes, poses, strict=True)
        ]
        for place, (held, pose) in enumerate(zip(self.cards, poses, strict=True)):
            held.home = pose
            held.sprite.width = pose.width
            held.sprite.z, held.halo.z = place * 3.0, place * 3.0 - 1
        self._cursor = self._place_of(here)
        self._moving = True

    def allow(self, allowed: Collection[Code], *, chosen: Code | None) -> None:
        """Mark the cards that may be bid now, and the one that is chosen."""
        fresh = frozenset(allowed)
        if fresh != self.allowed or chosen != self.chosen:
            self.allowed, self.chosen, self._moving = fresh, chosen, True

    def pose_of(self, code: Code) -> Pose | None:
        """Give where a card lies now; None if it isn't held."""
        for held in self.cards:
            if held.code == code:
                return Pose(held.sprite.x, held.sprite.y, held.sprite.width)
        return None

    def place_for(self, code: Code) -> Pose:
        """Give where a card will lie once it is in the hand."""
        among = sorted({*self.codes, code}, key=INDEX.__getitem__)
        return hand_poses(len(among))[among.index(code)]

    # react

    def update(self, dt: float) -> None:
        """Draw every card to its place."""
        if not self._moving:
            return
        self._moving = False
        for held in self.cards:
            held.sprite.x = self._nearer(held.sprite.x, held.home.x, dt)
            held.sprite.y = self._nearer(held.sprite.y, self._height(held), dt)
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
        """Point, press, release; move the cursor; pick."""
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
                    self.on_pick(self.cursor)
            case _:
                return False
        return True

    # verbs

    def card_at(self, x: float, y: float) -> Code | None:
        """Give the card under a point, the uppermost first."""
        for held in reversed(self.cards):
            piece = held.sprite
            low = piece.y - piece.width * TALL / 2
            if abs(x - piece.x) <= piece.width / 2 and y >= low:
                return held.code
        return None

    # private

    def _made(self, code: Code, pose: Pose) -> Held:
        sprite = Sprite(
            bid_picture(code, self._seat),
            pose.x,
            pose.y,
            width=pose.width,
            layer=Layer.HAND,
            shadow="fx/shadow_card",
        )
        halo = CardHalo(pose.width, layer=Layer.HAND, z=0)
        self._stage.add(sprite, halo)
        return Held(code, sprite, halo, pose)

    def _nearer(self, value: float, target: float, dt: float) -> float:
        moved = spring(value, target, dt)
        if abs(target - moved) < CLOSE:
            return target
        self._moving = True
        return moved

    def _dress(self, held: Held) -> None:
        may = held.code in self.allowed
        held.sprite.lift = 12.0 if may else 6.0
        held.sprite.shade = 1.0 if may else BARRED if self.allowed else WAITING
        held.halo.visible = may and (held.code == self.chosen or self._is_pointed(held))
        held.halo.fit(held.sprite.width)
        held.halo.follow(held.sprite)

    def _height(self, held: Held) -> float:
        if held.code == self.chosen:
            return held.home.y - CHOSEN
        return held.home.y - (LIFTED if self._is_pointed(held) else 0.0)

    def _is_pointed(self, held: Held) -> bool:
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
            self.on_pick(pressed)

    def _move_cursor(self, direction: Direction) -> bool:
        step = direction.value[0]
        place = self._cursor + step
        if not step or not 0 <= place < len(self.cards):
            return False
        self._place_cursor(place)
        return True

    def _place_cursor(self, place: int) -> None:
        self._cursor = max(0, min(place, len(self.cards) - 1))
        self._pointed, self._moving = None, True

    def _place_of(self, code: Code | None) -> int:
        codes = self.codes
        if code in codes:
            return codes.index(code)
        return min(self._cursor, max(0, len(codes) - 1))
