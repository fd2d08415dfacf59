"""The teams' hanging boards, the crate of cards, and the arrow that shows where the hose goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.oh_les_nains.layout import (
    ARROW_X,
    ARROW_Y,
    BOARD_Y,
    CRATE,
    DECK,
    DISCARD,
    TALL,
)
from tablee_client.view.tables.oh_les_nains.names import BACK, TEAMS
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import CREAM, INK, SHADOW, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

NAME = TextStyle(Face.BLACK, 29, SHADOW)
WHOSE = TextStyle(Face.BOLD, 22, SHADOW)
TEXT_AT, TEXT_ROOM, CROWN = 90.0, 146.0, 30.0
LABEL = TextStyle(Face.BOLD, 23, CREAM, Finish.SHADOW)
GOES = TextStyle(Face.BLACK, 31, INK)


class TeamBoard(Node):
    """A team's name on its side; `line` says whose it is, `wins` how many games it has won.

    `games` is how many it takes; with one, no crowns are shown.
    """

    line: Shown[str] = Shown("")
    wins: Shown[int] = Shown(0)

    def __init__(self, team: int, x: float, *, name: str, games: int) -> None:
        self.team, self.name, self.games = team, name, games
        self.x = x
        self.layer, self.z = Layer.RESTING, 0.0

    def bounds(self) -> Box:
        """Give the board and its shadow."""
        return Box.around(self.x, BOARD_Y, 310, 136)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, its lines and the crowns."""
        canvas.picture_at(f"nains/team_{TEAMS[self.team]}", self.x, BOARD_Y)
        left = self.x - 125 + TEXT_AT
        crowns = self.games if self.games > 1 else 0
        room = TEXT_ROOM - crowns * CROWN
        down = 15 if self.line else 0
        setter, tall = canvas.typesetter, 36 if self.line else 60
        name, style = setter.fitted(self.name, NAME, room, height=tall)
        canvas.text(name, left, BOARD_Y - down, style)
        if self.line:
            whose = setter.shrunk(self.line, setter.within(WHOSE, 30), room)
            canvas.text(self.line, left, BOARD_Y + 16, whose)
        for k in range(crowns):
            x = self.x + 106 - (crowns - 1 - k) * (CROWN + 2)
            alpha = 1.0 if k < self.wins else 0.25
            canvas.picture("ui/icon_crown_ink", Box.around(x, BOARD_Y, CROWN, CROWN), alpha=alpha)


class Crate(Node):
    """Deck and discard pile; `top` is the picture of the card put away last."""

    deck: Shown[int] = Shown(0)
    top: Shown[str] = Shown("")
    deck_label: Shown[str] = Shown("")
    pile_label: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer, self.z = Layer.RESTING, 1.0

    def bounds(self) -> Box:
        """Give the crate and its shadow."""
        return Box.around(*CRATE, 364, 240)

    def paint(self, canvas: Canvas) -> None:
        """Draw the lid, the two piles and their labels."""
        canvas.picture_at("nains/crate", *CRATE)
        layers = min(4, -(-self.deck // 14))
        for k in range(layers):
            self._paint_card(canvas, BACK, DECK.moved(-1.2 * k, -1.8 * k), shadow=k == 0)
        if self.top:
            self._paint_card(canvas, self.top, DISCARD, shadow=True)
        else:
            canvas.picture("nains/slot", _body(DISCARD))
        for pose, label in ((DECK, self.deck_label), (DISCARD, self.pile_label)):
            text, style = canvas.typesetter.fitted(label, LABEL, 136, height=34)
            canvas.text(text, pose.x, CRATE[1] + 70, style, anchor="middle")

    def pictures(self) -> list[str]:
        """Name what is drawn."""
        return [BACK, *filter(None, (self.top,))]

    def _paint_card(self, canvas: Canvas, name: str, pose: Pose, *, shadow: bool) -> None:
        box = _body(pose)
        if shadow:
            canvas.picture("fx/shadow_card", box.moved(3, 6))
        canvas.picture(name, box)


class Arrow(Node):
    """Where the hose goes, and how far; with `side` None it isn't there."""

    side: Shown[int | None] = Shown(None)
    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer, self.z = Layer.RESTING, 2.0

    def bounds(self) -> Box:
        """Give both places it may have."""
        return Box(ARROW_X[0] - 170, ARROW_Y - 76, ARROW_X[1] - ARROW_X[0] + 340, 152)

    def paint(self, canvas: Canvas) -> None:
        """Draw the arrow and its words, or the words alone where nothing moves."""
        if self.side is None:
            return
        x = ARROW_X[self.side]
        canvas.picture_at(f"nains/arrow_{('left', 'right')[self.side]}", x, ARROW_Y)
        line, style = canvas.typesetter.fitted(self.text, GOES, 170, height=48)
        canvas.text(line, x + (14 if self.side == 0 else -14), ARROW_Y, style, anchor="middle")


def _body(pose: Pose) -> Box:
    return Box.around(pose.x, pose.y, pose.width, pose.width * TALL)


def card_sprite(picture: str, pose: Pose, *, layer: int, z: float = 0.0) -> Sprite:
    """Give a card on the stage, with its shadow."""
    return Sprite(
        picture,
        pose.x,
        pose.y,
        width=pose.width,
        layer=layer,
        z=z,
        angle=pose.angle,
        shadow="fx/shadow_card",
    )
