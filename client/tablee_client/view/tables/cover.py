"""Lids over one's own secrets, for a screen that others see too: laid at once, lifted by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import Hotkey, Wished
from tablee_client.view.shown import Shown
from tablee_client.view.tables.layers import CORNER, LID
from tablee_client.view.theme import CREAM, NIGHT, SMALL, Face, Finish, TextStyle
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.pressable import Pressable
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.frame import TableScreen

TITLE: Final = TextStyle(Face.BOLD, 30, CREAM, Finish.SHADOW)
BESIDE: Final = Box(1632, 32, 76, 76)
BESIDE_SHEET: Final = Box(1544, 32, 76, 76)
"""Where the button lies in the corner's row, without and with the lantern in it."""
CORNER_KEYS: Final = tuple(map(Wished, (Control.RULES, Control.JOURNAL, Control.EMOTES)))
"""What can be asked for while the lids lie."""
ICON: Final = 84.0
RIM: Final = 10.0
"""How far a lid's rim stays from the screen's lower edge; what lies there is dark."""
LEAST: Final = 160.0
"""How tall a lid is at least that has words."""
APART: Final = 42.0
"""From line to line."""


class Lid(Pressable):
    """A wooden lid; a press on it, or Enter, lifts them all."""

    title: Shown[str] = Shown("")
    hint: Shown[str] = Shown("")

    def __init__(
        self, box: Box, title: str, hint: str, *, on_press: Callable[[], None], key: str
    ) -> None:
        super().__init__(box, on_press=on_press, key=key, layer=LID)
        self.title, self.hint = title, hint

    def paint(self, canvas: Canvas) -> None:
        """Draw the wood, its rim in sight, and on it the closed eye; on the first what to do."""
        lower = min(self.box.bottom, SCREEN.bottom - RIM)
        wood = Box(self.box.x, self.box.y, self.box.w, lower - self.box.y)
        if lower < self.box.bottom:
            canvas.fill(Box(wood.x + RIM, lower - RIM, wood.w - 2 * RIM, 2 * RIM), NIGHT)
        if self.title and wood.h > LEAST:
            canvas.patch("ui/panel", wood)
            self._paint_words(canvas)
        else:
            canvas.patch("ui/plaque", wood)
            side = min(ICON, wood.h - 8)
            canvas.picture("ui/icon_hidden", Box.around(wood.cx, wood.cy, side, side))
        self.draw_ring(canvas)

    def _paint_words(self, canvas: Canvas) -> None:
        setter, room = canvas.typesetter, self.box.w - 72
        icon = Box.around(self.box.cx, self.box.cy - 46, ICON, ICON)
        canvas.picture("ui/icon_hidden", icon)
        for text, wanted, down in ((self.title, TITLE, 20), (self.hint, SMALL, 20 + APART)):
            line, style = setter.fitted(text, wanted, room, height=APART)
            canvas.text(line, self.box.cx, self.box.cy + down, style, anchor="middle")


class Cover:
    """The button that lays the lids, and the lids while they lie.

    As long as they lie, nothing of the game can be pressed: only the corners, and the lids.
    """

    def __init__(self, table: TableScreen, corners: Sequence[Widget]) -> None:
        self._table = table
        self._lids: list[Lid] = []
        self._button: IconButton | None = None
        self._corners = corners
        is_played = table.seen.seat is not None and table.replay is None
        if is_played and table.secrets():
            place = table.cover_at or (BESIDE_SHEET if table.guide is not None else BESIDE)
            button = IconButton(
                place,
                "eye",
                on_press=table.hide_hand,
                key="cover",
                layer=CORNER,
                control=Control.HAND,
            )
            self._button = table.add(button)

    @property
    def is_on(self) -> bool:
        """Whether the lids lie."""
        return bool(self._lids)

    def offer(self, is_needed: bool) -> None:
        """Have the button while there is something to hide; else lift the lids."""
        if self._button is not None:
            self._button.visible = is_needed
        if not is_needed:
            self.lift()

    def takes(self, intent: Hotkey | Wished) -> bool:
        """Hide the hand by its key, whatever lies over it, and keep the game from its own keys."""
        current = self._table.focus.current
        if isinstance(current, Widget) and current.wants_text:
            return False
        if intent == Wished(Control.HAND):
            self._table.hide_hand()
            return True
        return self.is_on and intent not in CORNER_KEYS

    def lay(self) -> None:
        """Hide every secret of the own seat; nothing happens where there is none."""
        if self._button is None:
            return
        table, words = self._table, self._table.words
        for k, box in enumerate(table.secrets()):
            said = (words("cover-title"), words("cover-hint")) if k == 0 else ("", "")
            lid = Lid(box, *said, on_press=table.hide_hand, key=f"lid-{k}")
            self._lids.append(table.add(lid, focusable=False))
        self._button.icon = "hidden"
        table.focus.confine([*self._lids, self._button, *self._corners])

    def lift(self) -> None:
        """Show everything again."""
        lids, self._lids = self._lids, []
        if self._button is not None and lids:
            self._button.icon = "eye"
            self._table.focus.release()
            self._table.drop(*lids)
            self._table.offer_again()
