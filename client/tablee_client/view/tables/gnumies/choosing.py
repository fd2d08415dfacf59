"""The board on which a player chooses the guests whom his Wullawakis drive away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tablee.games.gnumies.guests import Guest
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
)
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gnumies.layout import TALL
from tablee_client.view.tables.gnumies.rug import party_picture
from tablee_client.view.tables.layers import BOARD
from tablee_client.view.theme import (
    BODY,
    CREAM_SOFT,
    GARNET,
    GOLD_PALE,
    NIGHT,
    Face,
    Finish,
    TextStyle,
)
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

PLACE: Final = Box(440, 204, 1040, 600)
HEAD, FOOT = 142.0, 88.0
WIDEST, GAP = 132.0, 14.0
TEXT = BODY.sized(27).coloured(CREAM_SOFT)
LEFT = TextStyle(Face.BLACK, 36, GOLD_PALE, Finish.SHADOW)


class LossBoard(Panel):
    """The frame around the guests: what is asked, and what would be left."""

    line: Shown[str] = Shown("")
    result: Shown[str] = Shown("")

    def __init__(self, title: str) -> None:
        super().__init__(PLACE, title=title, layer=BOARD)

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and its two lines."""
        super().paint(canvas)
        line, style = canvas.typesetter.fitted(self.line, TEXT, PLACE.w - 100, height=48)
        canvas.text(line, PLACE.cx, PLACE.y + 112, style, anchor="middle")
        result, style = canvas.typesetter.fitted(self.result, LEFT, PLACE.w - 100, height=60)
        canvas.text(result, PLACE.cx, PLACE.bottom - 56, style, anchor="middle")


class Losses(Widget):
    """The guests to choose among. `on_change` hears of every guest chosen or spared.

    One focus for all; arrows move the cursor, Enter chooses, a click chooses.
    """

    is_focusable = True

    chosen: Shown[frozenset[Guest]] = Shown(frozenset())
    cursor: Shown[int] = Shown(0)
    pointed: Shown[int] = Shown(-1)

    def __init__(self, guests: Sequence[Guest], *, on_change: Callable[[], None]) -> None:
        box = Box(PLACE.x + 40, PLACE.y + HEAD, PLACE.w - 80, PLACE.h - HEAD - FOOT)
        super().__init__(box, key="losses", layer=BOARD + 1)
        self.guests = tuple(guests)
        self._on_change = on_change
        self._across, self._wide = _grid(len(guests), box)

    # what is shown

    def selected(self) -> tuple[Guest, ...]:
        """Give the chosen guests in the order of the room, lowest first."""
        return tuple(guest for guest in self.guests if guest in self.chosen)

    def body(self, place: int) -> Box:
        """Give where a guest lies."""
        row, column = divmod(place, self._across)
        rows = -(-len(self.guests) // self._across)
        here = min(self._across, len(self.guests) - row * self._across)
        tall = self._wide * TALL
        x = self.box.cx + (column - (here - 1) / 2) * (self._wide + GAP)
        y = self.box.cy + (row - (rows - 1) / 2) * (tall + GAP)
        return Box.around(x, y, self._wide, tall)

    def targets(self) -> Sequence[Box]:
        """Give every guest as a finger meets it."""
        return [self.body(place).grown(GAP / 2) for place in range(len(self.guests))]

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw every guest; those who must go in shadow, with a cross."""
        for place, guest in enumerate(self.guests):
            body = self.body(place)
            canvas.picture("fx/shadow_card", body.moved(3, 7))
            canvas.picture(party_picture(guest), body)
            if guest in self.chosen:
                canvas.fill(body, NIGHT, alpha=0.5, radius=9)
                canvas.disc(body.cx, body.cy, 30, GARNET)
                canvas.picture("ui/icon_cross", Box.around(body.cx, body.cy, 38, 38))
            at_cursor = self.is_focused and self.is_ring_shown and place == self.cursor
            if at_cursor or place == self.pointed:
                canvas.patch("ui/focus_ring", body.grown(4))

    # input

    def react(self, intent: Intent) -> bool:
        """Point, choose, move the cursor."""
        match intent:
            case PointerMoved(x, y):
                self.pointed = self._at(x, y)
            case PointerPressed(x, y, 1):
                self._toggle(self._at(x, y))
            case Activated():
                self._toggle(self.cursor)
            case Navigated(direction):
                return self._move(direction)
            case _:
                return False
        return True

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self.pointed = -1

    # private

    def _at(self, x: float, y: float) -> int:
        places = range(len(self.guests))
        return next((k for k in places if self.body(k).grown(GAP / 2).contains(x, y)), -1)

    def _toggle(self, place: int) -> None:
        if 0 <= place < len(self.guests):
            self.cursor = place
            self.chosen = self.chosen ^ {self.guests[place]}
            self._on_change()

    def _move(self, direction: Direction) -> bool:
        dx, dy = direction.value
        place = self.cursor + dx + dy * self._across
        if dy and not 0 <= place < len(self.guests):
            return False
        if not 0 <= place < len(self.guests):
            return False
        self.cursor = place
        return True


def _grid(count: int, box: Box) -> tuple[int, float]:
    """Give how many guests lie side by side and how wide each is: as wide as they fit."""
    best = (count, 0.0)
    for across in range(1, count + 1):
        rows = -(-count // across)
        wide = (box.w - GAP * (across - 1)) / across
        high = (box.h - GAP * (rows - 1)) / rows / TALL
        if min(wide, high, WIDEST) > best[1]:
            best = (across, min(wide, high, WIDEST))
    return best
