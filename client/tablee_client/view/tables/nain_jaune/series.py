"""The series in the middle, with the badge of who laid each card, and where the next one goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.engine import Seat
from tablee.games.nain_jaune.cards import Code
from tablee_client.core.motion import spring
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.looks import badge_picture
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain_jaune.layout import SERIES_CARD, TALL, series_poses
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import FELT_TEXT, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

BADGE = 38.0
STOPPED_SHADE = 0.75
LETTER = TextStyle(Face.FIGURES, 62, (0xEA, 0xD0, 0x8C), Finish.SHADOW)
WORD = TextStyle(Face.BOLD, 25, (0xEA, 0xD0, 0x8C), Finish.SHADOW)
CLOSE = 0.4
LABEL_ROOM = 92.0
"""How wide the line below a pack may be: beside the talon begins the note."""


class Slot(Node):
    """The dashed place of the next card: the rank awaited, or that any may begin."""

    letter: Shown[str] = Shown("")
    word: Shown[str] = Shown("")
    x: Shown[float] = Shown(0.0)
    y: Shown[float] = Shown(0.0)

    def __init__(self) -> None:
        self.layer = Layer.SERIES
        self.visible = False

    def bounds(self) -> Box:
        """Give the place of a card."""
        return Box.around(self.x, self.y, SERIES_CARD + 12, SERIES_CARD * TALL + 12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the dashes and the words."""
        canvas.picture("ui/slot", Box.around(self.x, self.y, SERIES_CARD, SERIES_CARD * TALL))
        if self.letter:
            letter = canvas.typesetter.within(LETTER, 76)
            canvas.text(self.letter, self.x, self.y - 14, letter, anchor="middle")
        tall = 32 if self.letter else SERIES_CARD
        lines, style = canvas.typesetter.filled(self.word, WORD, (SERIES_CARD - 14, tall))
        step = canvas.typesetter.size(style) * 1.12
        top = self.y + 44 if self.letter else self.y - step * (len(lines) - 1) / 2
        for k, line in enumerate(lines):
            canvas.text(line, self.x, top + step * k, style, anchor="middle")


class Series:
    """The cards of one series on the stage; they make room for each other smoothly."""

    def __init__(self, stage: Stage, *, locale: str, look: Callable[[Seat], int]) -> None:
        self._stage, self._locale, self._look = stage, locale, look
        self._laid: list[tuple[Seat, Code]] = []
        self._cards: list[Sprite] = []
        self._badges: list[Sprite] = []
        self._has_slot = False
        self._resting: tuple[int, bool] | None = None
        self.slot = Slot()
        stage.add(self.slot)

    # what is shown

    def next_pose(self) -> Pose:
        """Give where the next card will lie."""
        poses, _ = series_poses(len(self._laid) + 1, slot=True)
        return poses[-1]

    def pose_of(self, place: int) -> Pose:
        """Give where a card of the series lies now."""
        card = self._cards[place]
        return Pose(card.x, card.y, card.width)

    def show(self, laid: Sequence[tuple[Seat, Code]], *, stopped: bool) -> None:
        """Show these cards; those that lay there already stay."""
        known = 0
        while known < min(len(laid), len(self._laid)) and laid[known] == self._laid[known]:
            known += 1
        self._drop(known)
        self._laid = list(laid)
        poses, _ = series_poses(len(laid), slot=self._has_slot)
        fresh = known == 0
        for seat, code in self._laid[known:]:
            self._add(seat, code, poses[len(self._cards)])
        for card in self._cards:
            card.shade = STOPPED_SHADE if stopped else 1.0
        if fresh:
            self._settle()

    def show_slot(self, letter: str, word: str, *, shown: bool) -> None:
        """Show the place of the next card, or none."""
        self._has_slot = shown
        self.slot.visible = shown
        self.slot.letter, self.slot.word = letter, word

    # react

    def update(self, dt: float) -> None:
        """Draw the cards to their places; those of a series that rests are there."""
        kind = (len(self._cards), self._has_slot)
        if kind == self._resting:
            return
        poses, place = series_poses(len(self._cards), slot=self._has_slot)
        for card, badge, pose in zip(self._cards, self._badges, poses, strict=True):
            card.x = _nearer(card.x, pose.x, dt)
            badge.x = card.x - 33
        first = not self._cards
        self.slot.x = place.x if first else _nearer(self.slot.x or place.x, place.x, dt)
        self.slot.y = place.y
        is_there = all(card.x == pose.x for card, pose in zip(self._cards, poses, strict=True))
        self._resting = kind if is_there and self.slot.x == place.x else None

    def settle(self) -> None:
        """Put everything in its place at once."""
        self._settle()

    def _settle(self) -> None:
        poses, place = series_poses(len(self._cards), slot=self._has_slot)
        for card, badge, pose in zip(self._cards, self._badges, poses, strict=True):
            card.x, badge.x = pose.x, pose.x - 33
        self.slot.x, self.slot.y = place.x, place.y

    def _add(self, seat: Seat, code: Code, pose: Pose) -> None:
        z = float(len(self._cards) + 1)
        card = Sprite(
            face_name(code, self._locale),
            pose.x,
            pose.y,
            width=SERIES_CARD,
            layer=Layer.SERIES,
            z=z,
            shadow="fx/shadow_card",
        )
        below = pose.y + SERIES_CARD * TALL / 2 - 4
        look = self._look(seat)
        badge = Sprite(
            badge_picture(look), pose.x - 33, below, width=BADGE, layer=Layer.SERIES, z=z + 0.5
        )
        self._cards.append(card)
        self._badges.append(badge)
        self._stage.add(card, badge)

    def _drop(self, keep: int) -> None:
        self._stage.remove(*self._cards[keep:], *self._badges[keep:])
        del self._cards[keep:], self._badges[keep:], self._laid[keep:]


class Pack(Node):
    """A small pack of cards seen from above with its number below: the talon, or what was laid."""

    count: Shown[int] = Shown(0)
    picture: Shown[str] = Shown("cards/back")
    label: Shown[str] = Shown("")

    def __init__(self, pose: Pose) -> None:
        self.pose = pose
        self.layer = Layer.RESTING
        self._pieces: list[Sprite] = []

    def bounds(self) -> Box:
        """Give the pack and the line below."""
        return Box.around(self.pose.x, self.pose.y + 16, 210, 220)

    def paint(self, canvas: Canvas) -> None:
        """Draw at most seven cards of the pack, the top one last, and the label."""
        for piece in self._made():
            piece.footprint(canvas)
            piece.paint(canvas)
        if self.label and self.count:
            y = self.pose.y + self.pose.width * TALL / 2 + 30
            style = TextStyle(Face.BOLD, 24, FELT_TEXT, Finish.SHADOW)
            label, style = canvas.typesetter.fitted(self.label, style, LABEL_ROOM, height=40)
            canvas.text(label, self.pose.x, y, style, anchor="middle")

    def pictures(self) -> list[str]:
        """Name what is drawn."""
        return [piece.picture for piece in self._made()]

    def _made(self) -> list[Sprite]:
        high = min(self.count, 7)
        pose = self.pose
        return [
            Sprite(
                self.picture if k == high - 1 else "cards/back",
                pose.x - 0.8 * k,
                pose.y - 1.2 * k,
                width=pose.width,
                layer=0,
                angle=pose.angle - (0.7 if pose.angle > 0 else -0.7) * k,
                shadow="fx/shadow_card" if k in (0, high - 1) else "",
            )
            for k in range(high)
        ]


def _nearer(value: float, target: float, dt: float) -> float:
    moved = spring(value, target, dt)
    return target if abs(target - moved) < CLOSE else moved
