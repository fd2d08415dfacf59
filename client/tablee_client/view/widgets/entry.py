"""An entry of the hall's menu: a hanging board, in brass and wider when it has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import ENTRY, ENTRY_FOCUS
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

WIDER = 24
ICON = 42
ICON_AT = 70
TEXT_AT = 112


class Entry(Pressable):
    """A board with an icon and a text. The pointer alone gives it the focus.

    `lit` keeps it in brass while the focus is elsewhere on the screen: the entry whose page shows.
    """

    focus_follows_pointer = True
    text: Shown[str] = Shown("")
    lit = Shown(False)

    def __init__(
        self, box: Box, text: str, icon: str, *, on_press: Callable[[], None], key: str = ""
    ) -> None:
        super().__init__(box, on_press=on_press, key=key)
        self.text = text
        self._icon = icon

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, the icon and the text."""
        on = self.is_focused or self.lit
        box = Box(self.box.x, self.box.y, self.box.w + WIDER, self.box.h) if on else self.box
        if self.is_pressed:
            canvas.patch("ui/entry_pressed", box)
        else:
            canvas.patch("ui/entry_focus" if on else "ui/entry", box)
        dark = on and not self.is_pressed
        icon = f"ui/icon_{self._icon}" + ("_ink" if dark else "")
        canvas.picture(icon, Box.around(box.x + ICON_AT, box.cy, ICON, ICON))
        style = ENTRY_FOCUS if dark else ENTRY
        style = canvas.typesetter.shrunk(self.text, style, self.box.w - TEXT_AT - 36)
        canvas.text(self.text, box.x + TEXT_AT, box.cy - 1, style)
        chosen = Control.CHOOSE if self.is_focused and self.is_ring_shown else None
        self.draw_badge(canvas, chosen, box.right - 30, box.y + 2)
