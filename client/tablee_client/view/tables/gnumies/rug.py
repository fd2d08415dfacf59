"""A seat's rug and the guests on it, with what their sets are worth."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING, Final

from tablee.games.gnumies.cards import CODES, COLOURS, Code
from tablee.games.gnumies.guests import Guest, kind_of
from tablee.games.gnumies.terms import BEST_OF_SET
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gnumies.layout import TALL, Lot, Place, Shelved, shelf
from tablee_client.view.tables.gnumies.rooms import WULLAWAKI, RoomView, Set
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.tag import paint_tag
from tablee_client.view.theme import CREAM, GARNET, NIGHT, Face, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SHAKES: Final = 0.9
EMPTY: Final = RoomView((), frozenset(), 0, 0)
HELD = TextStyle(Face.FIGURES, 24, CREAM)
GONE, STRUCK = 0.4, (0x8A, 0x80, 0xA6)
TEN, COPY = 1.5, 1.8
TAG_TALL: Final = 32.0
SIGN, SIGN_IN = 40.0, 22.0
KINDS: Final = {"W": "wullawaki", "C": "copicastor"}


def party_picture(guest: Guest | None) -> str:
    """Name the picture of a guest's card, face down without one."""
    if guest is None:
        return "gnumies/party_back"
    kind = kind_of(guest)
    return f"gnumies/party_{KINDS.get(kind, kind)}"


def _shares(found: Set) -> Lot:
    """Give how much of a step each card but the last must show: more for a ten, most for a copy."""
    usual = TEN if found.value == BEST_OF_SET else 1.0
    return tuple(COPY if kind_of(guest) == "C" else usual for guest in found.guests[:-1])


class Rug(Node):
    """The cloth of one room, in the colour of its seat; a Wullawaki makes it shake."""

    shift: Shown[int] = Shown(0)

    def __init__(self, place: Place, seat: int) -> None:
        self.place, self.layer = place, Layer.BOARD
        self._name = f"gnumies/rug_{COLOURS[seat]}_{place.shape}"
        self._sign = f"gnumies/sign_{COLOURS[seat]}"
        self._shaking = 0.0

    # react

    def shake(self) -> None:
        """A Wullawaki has come."""
        self._shaking = SHAKES

    def update(self, dt: float) -> None:
        """Shake until it is over."""
        if self._shaking > 0:
            self._shaking = max(0.0, self._shaking - dt)
            self.shift = round(9 * self._shaking / SHAKES * sin(44 * self._shaking))

    # draw

    def bounds(self) -> Box:
        """Give the rug, its fringes and its shadow."""
        return self.place.rug.grown(60)

    def paint(self, canvas: Canvas) -> None:
        """Draw it; where marks are wanted, with the sign of its colour in a corner."""
        rug = self.place.rug.moved(self.shift, 0)
        canvas.picture(self._name, rug)
        if canvas.has_marks:
            for x in self._corners(rug):
                canvas.picture(self._sign, Box.around(x, rug.y + SIGN_IN, SIGN, SIGN))

    def _corners(self, rug: Box) -> list[float]:
        """Give the upper corners that no portrait covers; the strip lies over the lower ones."""
        left, right = rug.x + SIGN_IN, rug.right - SIGN_IN
        if self.place.shape == "top":
            return [left, right]
        return [right if self.place.spot.side == "left" else left]


class Guests(Node):
    """The guests on a rug: sets side by side, tags below, the doomed in shadow."""

    view: Shown[RoomView] = Shown(EMPTY)
    shift: Shown[int] = Shown(0)

    def __init__(self, place: Place) -> None:
        self.place, self.layer = place, Layer.RESTING

    def bounds(self) -> Box:
        """Give the rug: nothing lies beyond it."""
        return self.place.rug.grown(14)

    def paint(self, canvas: Canvas) -> None:
        """Draw every card, then the tags over them."""
        shelved = self.shelved()
        for at in shelved:
            self._paint_card(canvas, self.view.sets[at.group].guests[at.number], at.pose)
        for group, found in enumerate(self.view.sets):
            self._paint_tag(canvas, found, [at.pose for at in shelved if at.group == group])

    def shelved(self) -> list[Shelved]:
        """Give where each card lies."""
        return shelf([_shares(found) for found in self.view.sets], self.place)

    def pose_of(self, guest: Guest) -> Pose | None:
        """Give where a guest is; None if he isn't here."""
        for at in self.shelved():
            if self.view.sets[at.group].guests[at.number] == guest:
                return at.pose
        return None

    def _paint_card(self, canvas: Canvas, guest: Guest, pose: Pose) -> None:
        body = Box.around(pose.x + self.shift, pose.y, pose.width, pose.width * TALL)
        canvas.picture("fx/shadow_card", body.moved(2, 5))
        canvas.picture(party_picture(guest), body)
        if guest in self.view.doomed:
            canvas.fill(body, NIGHT, alpha=0.5, radius=6)
            x, y = body.cx, body.cy + 10
            canvas.disc(x, y, 19, GARNET)
            canvas.picture("ui/icon_cross", Box.around(x, y, 24, 24))

    def _paint_tag(self, canvas: Canvas, found: Set, poses: list[Pose]) -> None:
        x, y = self._tag_place(poses)
        if found.points:
            paint_tag(canvas, x, y, found.points, hot=True, size=0.68)
        elif found.value == WULLAWAKI and len(found.guests) > 1:
            paint_tag(canvas, x, y, len(found.guests), size=0.68)

    def _tag_place(self, poses: list[Pose]) -> tuple[float, float]:
        """Give the middle under a set; on its last card where another row lies over its foot."""
        high = poses[0].width * TALL / 2
        if poses[0].y < self.place.inner.cy - 12:
            return poses[-1].x + poses[-1].width * 0.12 + self.shift, poses[-1].y - high + 38
        lowest = self.place.strip.y - TAG_TALL / 2
        return (poses[0].x + poses[-1].x) / 2 + self.shift, min(poses[0].y + high - 2, lowest)


class Held(Node):
    """The Gnumie cards a seat still has, on the border of its rug; those spent are faint."""

    cards: Shown[frozenset[Code]] = Shown(frozenset())

    def __init__(self, place: Place, *, star: bool) -> None:
        self.place, self.layer, self.z = place, Layer.RESTING, 6.0
        self._codes = [code for code in CODES if star or code != "star"]

    def bounds(self) -> Box:
        """Give the strip and its shadow."""
        return self.place.strip.grown(24)

    def paint(self, canvas: Canvas) -> None:
        """Draw the strip, then every value at its place."""
        box = self.place.strip
        canvas.fill(box.grown(2), (0x0A, 0x06, 0x16), radius=22)
        canvas.fill(box, (0x2B, 0x21, 0x4A), radius=20)
        wide = (box.w - 20) / len(self._codes)
        style = canvas.typesetter.within(HELD, 30)
        for k, code in enumerate(self._codes):
            alpha = 1.0 if code in self.cards else GONE
            x = box.x + 10 + (k + 0.5) * wide
            if code == "star":
                canvas.picture("ui/icon_star", Box.around(x, box.cy, 24, 24), alpha=alpha)
            else:
                canvas.text(code, x, box.cy, style, anchor="middle", alpha=alpha)
            if code not in self.cards:
                canvas.line(((x - 13, box.cy + 8), (x + 13, box.cy - 8)), STRUCK, width=2)
