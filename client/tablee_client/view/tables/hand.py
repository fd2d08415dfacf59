"""The player's own cards as one widget: pointed at, steered by keys, each drawn to its place.

A game says what its cards look like, where they lie, how they stand out and what choosing one does.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

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
from tablee_client.view.node import Node
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.pieces import Pieces
from tablee_client.view.tables.pose import Pose

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

LAYERS: Final = 3.0
"""How many layers a card takes: its halo, itself, what lies on it."""
SUGGESTED: Final = 40.0
"""How far a card that is advised stands out of the hand: its upper corners are then free."""
TURNS_A_FRAME: Final = 2
"""Turning or scaling a card anew costs a millisecond, so only so many get it in one frame."""


@dataclass(slots=True, eq=False)
class Held:
    """One card of a hand: its pieces on the stage and where it belongs."""

    code: str
    sprite: Sprite
    halo: CardHalo
    home: Pose

    def pieces(self) -> tuple[Node, ...]:
        """Give all that is on the stage."""
        return self.sprite, self.halo

    def lay(self, place: int) -> None:
        """Lie above the cards to the left."""
        self.sprite.z, self.halo.z = place * LAYERS, place * LAYERS - 1

    @property
    def pose(self) -> Pose:
        """Where the card is now."""
        return Pose(self.sprite.x, self.sprite.y, self.sprite.width, self.sprite.angle)


def strips(poses: Sequence[Pose], box: Box) -> list[Box]:
    """Give the part of each card of a row that the next one doesn't cover, left to right."""
    lefts = [pose.x - pose.width / 2 for pose in poses]
    ends = [*lefts[1:], *(pose.x + pose.width / 2 for pose in poses[-1:])]
    tops = [max(box.y, pose.y - pose.width / 2) for pose in poses]
    found = []
    for pose, left, right, top in zip(poses, lefts, ends, tops, strict=True):
        found.append(Box(left, top, min(right - left, pose.width), box.bottom - top))
    return found


Card = TypeVar("Card", bound=Held)


class CardHand(Pieces[Card]):
    """A row of cards. Equal codes are different cards, told apart by their place.

    One focus for the whole hand; left and right move its cursor, Enter takes, a click takes.
    """

    def __init__(self, box: Box, stage: Stage) -> None:
        super().__init__(box, key="hand")
        self.cards: list[Card] = []
        self._stage = stage
        self._cursor = 0
        self._pointed: Card | None = None
        self._pressed: Card | None = None
        self._turns = 0
        self._suggested: list[Card] = []

    # what a game brings

    @abstractmethod
    def poses(self, count: int) -> list[Pose]:
        """Give where so many cards lie at rest, left to right."""

    @abstractmethod
    def made(self, code: str, pose: Pose) -> Card:
        """Give a new card at a pose, not yet on the stage."""

    @abstractmethod
    def is_on(self, held: Card, x: float, y: float) -> bool:
        """Tell whether a point is on a card, or below where nothing else is."""

    @abstractmethod
    def height(self, held: Card) -> float:
        """Give the y to which a card is drawn."""

    @abstractmethod
    def dress(self, held: Card) -> None:
        """Let a card look as its moment wants it."""

    @abstractmethod
    def take(self, held: Card) -> None:
        """A card was clicked, or Enter was pressed on it."""

    # what is shown

    @property
    def codes(self) -> list[str]:
        """The cards shown, left to right."""
        return [held.code for held in self.cards]

    @property
    def takes_focus(self) -> bool:
        """An empty hand takes no focus."""
        return bool(self.cards) and super().takes_focus

    @property
    def place(self) -> int:
        """The place that the keys steer."""
        return min(self._cursor, max(0, len(self.cards) - 1))

    def show(self, codes: Sequence[str], *, origin: Pose | None = None) -> None:
        """Hold these cards; a new one comes from `origin`, or is in its place at once."""
        if list(codes) == self.codes:
            return
        known, self.cards = list(self.cards), []
        for place, (code, pose) in enumerate(zip(codes, self.poses(len(codes)), strict=True)):
            held = next((card for card in known if card.code == code), None)
            if held is None:
                held = self.made(code, origin or pose)
                self._stage.add(*held.pieces())
            else:
                known.remove(held)
            held.home = pose
            held.lay(place)
            self.cards.append(held)
        for held in known:
            self._stage.remove(*held.pieces())
        if self._pointed not in self.cards:
            self._pointed = None
        self._moving = True

    def pose_of(self, code: str) -> Pose | None:
        """Give where a card lies now; None if it isn't held."""
        return next((held.pose for held in self.cards if held.code == code), None)

    def suggest(self, codes: Sequence[str]) -> None:
        """Hold these cards out, in the light, for they are advised; of equal ones the first."""
        found: list[Card] = []
        for code in codes:
            found += [c for c in self.cards if c.code == code and c not in found][:1]
        if found != self._suggested:
            self._suggested, self._moving = found, True

    def is_pointed(self, held: Card) -> bool:
        """Tell whether a card is under the pointer, or the keys steer it."""
        if held is self._pointed:
            return True
        steered = self.is_focused and self.is_ring_shown
        return steered and held is self.cards[self.place]

    def targets(self) -> Sequence[Box]:
        """Give the part of every card that no other covers, down to the screen's edge."""
        return strips([held.home for held in self.cards], self.box)

    # react

    def update(self, dt: float) -> None:
        """Draw every card to its place, and turn a few."""
        if not self._moving:
            return
        self._moving, self._turns = False, TURNS_A_FRAME
        for held in self.cards:
            self.draw_near(held, dt)

    def draw_near(self, held: Card, dt: float) -> None:
        """Move one card a step nearer to its place, turn it if there is time, and dress it."""
        sprite, home = held.sprite, held.home
        if (sprite.angle, sprite.width) != (home.angle, home.width):
            self.stir()
            if self._turns > 0:
                self._turns -= 1
                sprite.angle, sprite.width = home.angle, home.width
        held.sprite.x = self._nearer(held.sprite.x, held.home.x, dt)
        is_advised = held in self._suggested
        height = min(self.height(held), held.home.y - SUGGESTED * is_advised)
        held.sprite.y = self._nearer(held.sprite.y, height, dt)
        self.dress(held)
        if is_advised:
            held.halo.visible = True
            held.halo.follow(held.sprite)

    def stir(self) -> None:
        """Look again where every card belongs, and how it looks."""
        self._moving = True

    def gain_focus(self) -> None:
        """The cursor card rises."""
        super().gain_focus()
        self._moving = True

    def lose_focus(self) -> None:
        """It sinks again."""
        super().lose_focus()
        self._moving, self._pressed = True, None

    # input

    def react(self, intent: Intent) -> bool:
        """Point, press, release; move the cursor; take."""
        match intent:
            case PointerMoved(x, y):
                self.point_at(self._at(x, y))
            case PointerPressed(x, y, 1):
                self._pressed = self._at(x, y)
                self.point_at(self._pressed)
            case PointerReleased(x, y):
                self._release(x, y)
            case PointerHeld():
                self._pressed = None
            case Navigated(direction):
                return self.steer(direction)
            case Edited(edit) if edit in (Edit.HOME, Edit.END):
                self.place_cursor(0 if edit is Edit.HOME else len(self.cards) - 1)
            case Activated():
                if self.cards:
                    self.enter(self.cards[self.place])
            case _:
                return False
        return True

    def steer(self, direction: Direction) -> bool:
        """Move the cursor; False where the keys should leave the hand."""
        step = direction.value[0]
        if not step:
            return False
        self.place_cursor(self.place + step)
        return True

    def enter(self, held: Card) -> None:
        """Enter was pressed on a card."""
        self.take(held)

    def point_at(self, held: Card | None) -> None:
        """The pointer is over a card, or over none."""
        if held is not self._pointed:
            self._pointed, self._moving = held, True
            if held is not None:
                self._cursor = self.cards.index(held)

    def place_cursor(self, place: int) -> None:
        """Let the keys steer another card."""
        self._cursor = max(0, min(place, len(self.cards) - 1))
        self._pointed, self._moving = None, True

    # private

    def _at(self, x: float, y: float) -> Card | None:
        """Give the card under a point, the uppermost first."""
        return next((held for held in reversed(self.cards) if self.is_on(held, x, y)), None)

    def _release(self, x: float, y: float) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._at(x, y) is pressed:
            self.take(pressed)
