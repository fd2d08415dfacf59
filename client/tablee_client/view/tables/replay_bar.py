"""The shelf under the table of a match that is watched again: play, step, jump, speed, eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from tablee_client.view.geometry import HEIGHT, WIDTH, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import CREAM_SOFT, LABEL, SMALL, Face, Layer, TextStyle
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.widgets.timeline import Timeline
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.frame import TableScreen
    from tablee_client.view.tables.replaying import Replaying

TALL: Final = 128.0
"""How much taller than a table the design is while a match is watched again."""
MIDDLE: Final = HEIGHT + TALL / 2 + 4
SMALL_SIDE, LARGE_SIDE = 72.0, 92.0
PLAY, PLAY_X = 2, 254.0
"""The large one: its place among the five, and its middle."""
LINE: Final = Box(500, MIDDLE - 8, 740, 56)
SAID_Y: Final = MIDDLE - 32
SPEED: Final = Box(1274, MIDDLE - 36, 118, 72)
EYES: Final = Box(1424, MIDDLE - 36, 460, 72)
MOVE: Final = TextStyle(Face.BOLD, 25, LABEL.colour, LABEL.finish)
_OFF: Final = 60.0


class Shelf(Node):
    """The wood that the controls lie on, as wide as the window, and the words above the line."""

    move: Shown[str] = Shown("")
    said: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.MODAL - 2

    def bounds(self) -> Box:
        """Give the design's part; the footprint is as wide as the window."""
        return Box(0, HEIGHT, WIDTH, TALL)

    def footprint(self, canvas: Canvas) -> pygame.Rect:
        """Give everything below the table."""
        view = canvas.viewport
        top = round(view.to_pixels(0, HEIGHT)[1]) - view.length(12)
        return pygame.Rect(0, top, view.width, view.height - top)

    def paint(self, canvas: Canvas) -> None:
        """Draw the shelf, how far the match is and what has just happened."""
        left, _ = canvas.viewport.to_design(0, 0)
        right, bottom = canvas.viewport.to_design(canvas.viewport.width, canvas.viewport.height)
        outside = Box(left - _OFF, HEIGHT, right - left + 2 * _OFF, bottom - HEIGHT + _OFF)
        canvas.patch("ui/panel", outside)
        setter = canvas.typesetter
        canvas.text(self.move, LINE.x + 20, SAID_Y, MOVE)
        room = LINE.w - 40 - setter.width(self.move, MOVE) - 40
        said = setter.fit(self.said, SMALL, room)
        style = SMALL.coloured(CREAM_SOFT)
        canvas.text(said, LINE.right - 20, SAID_Y, style, anchor="right")


class ReplayBar:
    """The shelf and its controls; they stay the same however often the table is laid anew."""

    def __init__(self, table: TableScreen, replaying: Replaying) -> None:
        self._table, self._replaying = table, replaying
        self._shelf = Shelf()
        film = replaying.film
        self.timeline = Timeline(
            LINE, length=film.length, marks=film.marks,
            on_seek=replaying.seek, on_step=replaying.step_and_stop, layer=Layer.MODAL - 1,
        )  # fmt: skip
        self._play = _icon(PLAY, "pause", replaying.toggle, "play")
        self._speed = Button(
            SPEED, "", on_press=replaying.cycle_speed, kind="wood", key="speed",
            layer=Layer.MODAL - 1,
        )  # fmt: skip
        self._eyes = Button(
            EYES, "", on_press=replaying.ask_whose_eyes, kind="wood", icon="eye", key="eyes",
            layer=Layer.MODAL - 1,
        )  # fmt: skip
        line = self.timeline
        self._controls: list[Widget] = [
            _icon(0, "first", lambda: replaying.seek(line.before()), "before"),
            _icon(1, "left", lambda: replaying.step_and_stop(-1), "step-back"),
            self._play,
            _icon(3, "right", lambda: replaying.step_and_stop(1), "step"),
            _icon(4, "last", lambda: replaying.seek(line.after()), "after"),
            line, self._speed, self._eyes,
        ]  # fmt: skip

    def build(self) -> None:
        """Put everything in its place under the table."""
        self._table.stage.add(self._shelf)
        for widget in self._controls:
            self._table.add(widget)
        self.show()

    def show(self) -> None:
        """Show where the match is, and what the controls do now."""
        replaying, words = self._replaying, self._table.words
        self.timeline.at = replaying.at
        self._play.icon = "pause" if replaying.is_playing else "play"
        self._speed.text = words("replay-speed", speed=_number(replaying.speed))
        self._eyes.text = replaying.name_of(replaying.viewer)
        at, of = replaying.at - 1, replaying.film.length - 1
        self._shelf.move = words("replay-at", at=at, of=of)
        self._shelf.said = replaying.line()


def _icon(place: int, icon: str, act: Callable[[], None], key: str) -> IconButton:
    """Give one of the five round about the large one in their middle."""
    side = LARGE_SIDE if place == PLAY else SMALL_SIDE
    aside = (LARGE_SIDE - SMALL_SIDE) / 2 * ((place > PLAY) - (place < PLAY))
    x = PLAY_X + (place - PLAY) * (SMALL_SIDE + 14) + aside
    box = Box.around(x, MIDDLE, side, side)
    return IconButton(box, icon, on_press=act, key=key, layer=Layer.MODAL - 1)


def _number(speed: float) -> str:
    return "½" if speed == 0.5 else f"{speed:.0f}"
