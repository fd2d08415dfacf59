"""The emotes: a board of small dwarves in their moods over the own plate; one press says one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.protocol.emotes import EMOTES
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables.layers import DRAWER
from tablee_client.view.theme import CREAM, Face, Finish, TextStyle
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.pressable import Pressable
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

IN_A_ROW: Final = 4
CELL: Final = (168.0, 132.0)
EDGE: Final = 28.0
FACE: Final = 84.0
PHRASE: Final = TextStyle(Face.BOLD, 23, CREAM, Finish.SHADOW)
LEAST: Final = 20

TALL: Final = 32.0
"""How tall the words may be."""


def picture_of(emote: str) -> str:
    """Name the picture of an emote."""
    return f"emotes/{emote}"


class EmoteButton(Pressable):
    """One dwarf, and under him what he says."""

    phrase: Shown[str] = Shown("")

    def __init__(self, box: Box, emote: str, phrase: str, *, on_press: Callable[[], None]) -> None:
        super().__init__(box, on_press=on_press, key=f"emote-{emote}", layer=DRAWER + 1)
        self.emote, self.phrase = emote, phrase

    def paint(self, canvas: Canvas) -> None:
        """Draw the row under him while he is meant, the dwarf, and his words."""
        box = self.box.grown(-4)
        lit = self.is_hovered or self.is_pressed or self.is_focused
        canvas.patch("ui/row_hover" if lit else "ui/row", box)
        spot = Box.around(box.cx, box.y + 6 + FACE / 2, FACE, FACE)
        canvas.picture(picture_of(self.emote), spot)
        setter, room = canvas.typesetter, box.w - 12
        line, style = setter.fitted(self.phrase, PHRASE, room, height=TALL, least=LEAST)
        canvas.text(line, box.cx, box.bottom - 18, style, anchor="middle")
        self.draw_ring(canvas)


class EmoteBoard:
    """The board over the own plate; while it is open the keys steer nothing else."""

    def __init__(self, screen: Screen, *, say: Callable[[str], None]) -> None:
        self._screen, self._say = screen, say
        self._shown: list[Widget] = []
        self.box = Box(0, 0, 0, 0)

    @property
    def is_open(self) -> bool:
        """Whether the board is seen."""
        return bool(self._shown)

    def open(self, plate: Box) -> None:
        """Show the board over a plate at the lower left."""
        rows = -(-len(EMOTES) // IN_A_ROW)
        wide, tall = IN_A_ROW * CELL[0] + 2 * EDGE, rows * CELL[1] + 2 * EDGE
        self.box = Box(36, plate.y - 36 - tall, wide, tall)
        cells = [self._cell(k) for k in range(len(EMOTES))]
        words = self._screen.words
        buttons = [
            EmoteButton(cell, emote, words(f"emote-{emote}"), on_press=self._press(emote))
            for cell, emote in zip(cells, EMOTES, strict=True)
        ]
        self._shown = [Panel(self.box, layer=DRAWER), *buttons]
        for widget in self._shown:
            self._screen.add(widget, focusable=False)
        self._screen.focus.confine(buttons)

    def close(self) -> None:
        """Take the board away."""
        shown, self._shown = self._shown, []
        if shown:
            self._screen.focus.release()
            self._screen.drop(*shown)

    def _cell(self, k: int) -> Box:
        across, down = k % IN_A_ROW, k // IN_A_ROW
        x = self.box.x + EDGE + across * CELL[0]
        return Box(x, self.box.y + EDGE + down * CELL[1], *CELL)

    def _press(self, emote: str) -> Callable[[], None]:
        def press() -> None:
            self.close()
            self._say(emote)

        return press
