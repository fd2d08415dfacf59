"""The player's own hand: at most five cards to look at, choose and play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.games.oh_les_nains.cards import Code
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
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
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
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

HOVERED = 14.0
DIMMED, WAITING = 0.72, 0.9
CLOSE = 0.4
CAPTION = TextStyle(Face.BLACK, 24, INK)
CAPTION_DOWN = 0.41
"""Where the caption stands, in parts of the card's height below its middle."""


class CaptionedCard(Sprite):
    """A card of the hand with its name in the strip below its picture."""

    caption: Shown[str] = Shown("")

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, then its name."""
        super().paint(canvas)
        if self.caption:
            style = canvas.typesetter.shrunk(self.caption, CAPTION, self.width - 22)
            y = self.y + self.width * TALL * CAPTION_DOWN
            canvas.text(self.caption, self.x, y, style, anchor="middle")


@dataclass(slots=True, eq=False)
class Held:
    """One card of the hand: its pieces on the stage and where it belongs."""

    code: Code
    sprite: CaptionedCard
    halo: CardHalo
    home: Pose


class Hand(Widget):
    """The hand. Two copies of a card are two places: cards are told apart by their place.

    `chosen` are the places that stand out. `on_choose` hears of a place that was clicked, `on_play`
    of one on which Enter was pressed, `on_reach` of one that the keys went to, and `on_point` of
    the one under the pointer.
    """

    is_focusable = True

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
        super().__init__(hand_box(), key="hand", layer=Layer.HAND)
        self.cards: list[Held] = []
        self.chosen: frozenset[int] = frozenset()
        self.playable: frozenset[int] = frozenset()
        self._stage, self._caption = stage, caption
        self._choose, self._play = on_choose, on_play
        self._reach, self._point = on_reach, on_point
        self._is_turn = False
        self._cursor = 0
        self._pointed: int | None = None
        self._pressed: int | None = None
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
    def cursor(self) -> int:
        """The place that the keys steer."""
        return min(self._cursor, max(0, len(self.cards) - 1))

    def show(self, codes: Sequence[Code], *, origin: Pose | None = None) -> None:
        """Hold these cards; a new one comes from `origin`, or is in its place at once."""
        if list(codes) == self.codes:
            return
        known = list(self.cards)
        poses = hand_poses(len(codes))
        self.cards = []
        for place, (code, pose) in enumerate(zip(codes, poses, strict=True)):
            held = next((card for card in known if card.code == code), None)
            if held is None:
                held = self._made(code, origin or pose)
            else:
                known.remove(held)
            held.home = pose
            held.sprite.z, held.halo.z = place * 3.0, place * 3.0 - 1
            self.cards.append(held)
        for held in known:
            self._stage.remove(held.sprite, held.halo)
        self._moving, self._pointed = True, None

    def allow(self, playable: Collection[int], *, is_turn: bool) -> None:
        """Mark the places that may be played now."""
        fresh = frozenset(playable)
        if fresh != self.playable or is_turn != self._is_turn:
            self.playable, self._is_turn, self._moving = fresh, is_turn, True

    def choose(self, places: Collection[int]) -> None:
        """Let these places stand out."""
        fresh = frozenset(places)
        if fresh != self.chosen:
            self.chosen, self._moving = fresh, True
            if len(fresh) == 1:
                (self._cursor,) = fresh

    def pose_at(self, place: int) -> Pose | None:
        """Give where a card lies now; None if there is none."""
        if not 0 <= place < len(self.cards):
            return None
        sprite = self.cards[place].sprite
        return Pose(sprite.x, sprite.y, sprite.width)

    def place_of(self, code: Code) -> int | None:
        """Give the first place of a card, the chosen ones before others."""
        found = [place for place, held in enumerate(self.cards) if held.code == code]
        return min(found, key=lambda place: place not in self.chosen, default=None)

    # react

    def update(self, dt: float) -> None:
        """Draw every card to its place."""
        if not self._moving:
            return
        self._moving = False
        for place, held in enumerate(self.cards):
            held.sprite.x = self._nearer(held.sprite.x, held.home.x, dt)
            held.sprite.y = self._nearer(held.sprite.y, self._height(place, held), dt)
            self._dress(place, held)

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._point_at(None)

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
                self._point_at(self.place_at(x, y))
            case PointerPressed(x, y, 1):
                self._pressed = self.place_at(x, y)
            case PointerReleased(x, y):
                self._release(x, y)
            case Navigated(direction):
                return self._move_cursor(direction)
            case Edited(edit) if edit in (Edit.HOME, Edit.END):
                self._put_cursor(0 if edit is Edit.HOME else len(self.cards) - 1)
            case Activated():
                self._play(self.cursor)
            case _:
                return False
        return True

    # verbs

    def place_at(self, x: float, y: float) -> int | None:
        """Give the place of the card under a point."""
        for place, held in enumerate(self.cards):
            sprite = held.sprite
            if abs(x - sprite.x) <= HAND_CARD / 2 and y >= sprite.y - HAND_CARD * TALL / 2:
                return place
        return None

    # private

    def _made(self, code: Code, pose: Pose) -> Held:
        sprite = CaptionedCard(
            card_picture(code),
            pose.x,
            pose.y,
            width=HAND_CARD,
            layer=Layer.HAND,
            shadow="fx/shadow_card",
        )
        sprite.caption = self._caption(code)
        halo = CardHalo(HAND_CARD, layer=Layer.HAND, z=0)
        self._stage.add(sprite, halo)
        return Held(code, sprite, halo, pose)

    def _nearer(self, value: float, target: float, dt: float) -> float:
        moved = spring(value, target, dt)
        if abs(target - moved) < CLOSE:
            return target
        self._moving = True
        return moved

    def _dress(self, place: int, held: Held) -> None:
        may = place in self.playable
        chosen = place in self.chosen
        held.sprite.lift = 12.0 if chosen else 6.0
        if self._is_turn:
            held.sprite.shade = 1.0 if may else DIMMED
        else:
            held.sprite.shade = 1.0 if self._is_pointed(place) else WAITING
        held.halo.visible = chosen or (may and self._is_pointed(place))
        held.halo.follow(held.sprite)

    def _height(self, place: int, held: Held) -> float:
        up = RAISED if place in self.chosen else HOVERED if self._is_pointed(place) else 0.0
        return held.home.y - up

    def _is_pointed(self, place: int) -> bool:
        if place == self._pointed:
            return True
        return self.is_focused and self.is_ring_shown and place == self.cursor

    def _point_at(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed, self._moving = place, True
            self._point(place)

    def _release(self, x: float, y: float) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or self.place_at(x, y) != pressed:
            return
        self._cursor = pressed
        self._choose(pressed)

    def _move_cursor(self, direction: Direction) -> bool:
        step = direction.value[0]
        if not step:
            return False
        self._put_cursor(self.cursor + step)
        return True

    def _put_cursor(self, place: int) -> None:
        self._cursor = max(0, min(place, len(self.cards) - 1))
        self._pointed, self._moving = None, True
        self._reach(self._cursor)
