"""Servers as notices of parchment, pinned one under the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tablee_client.core.found import FoundServer
from tablee_client.view.geometry import Box
from tablee_client.view.theme import NOTICE_GAME, NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 144
GAP = 30
INSET = 34
MARKS = 112
"""Units at a notice's right end that are kept free for its marks."""
WIDE = 900
"""From this width on a notice says everything, and not by marks alone."""


class NoticeText(NamedTuple):
    """What is on a notice: three lines, and at their right what to know before joining.

    `alarms` says that the standing is one to think about.
    """

    name: str
    going_on: str
    at: str
    standing: str
    pin: str
    alarms: bool


class NoticeList(NoticeRows[FoundServer]):
    """The servers around. A press chooses, Enter or a second press joins.

    `wording` says what is on a server's notice.
    """

    def __init__(
        self,
        box: Box,
        *,
        wording: Callable[[FoundServer], NoticeText],
        on_open: Callable[[FoundServer], None],
        key: str = "",
    ) -> None:
        super().__init__(
            box,
            row_height=ROW,
            gap=GAP,
            on_open=lambda k: on_open(self.rows[k]),
            key=key,
        )
        self._wording = wording

    # draw

    def strength(self, k: int, row: FoundServer) -> float:
        """Draw a server that can't be joined faintly; it can still be read."""
        return 1.0 if k == self.over else 0.92 if row.joinable else 0.78

    def write(self, canvas: Canvas, row: FoundServer, box: Box) -> None:
        """Draw one notice."""
        self._paint_text(canvas, self._wording(row), box)
        icon = "wifi" if row.joinable else "warning"
        canvas.picture(f"ui/icon_{icon}_ink", Box.around(box.right - 48, box.cy + 2, 40, 40))

    def _paint_text(self, canvas: Canvas, text: NoticeText, box: Box) -> None:
        side = self._paint_side(canvas, text, box)
        last = text.standing if text.alarms and box.w < WIDE else text.at
        lines = ((text.name, 0.0), (text.going_on, 0.0), (last, side))
        styles = (NOTICE_TITLE, NOTICE_GAME, NOTICE_STATE)
        for (line, taken), style, y in zip(lines, styles, (36, 76, 113), strict=True):
            room = box.w - INSET - taken - MARKS
            fitted, style = canvas.typesetter.fitted(line, style, room)
            canvas.text(fitted, box.x + INSET, box.y + y * self.grown, style)

    def _paint_side(self, canvas: Canvas, text: NoticeText, box: Box) -> float:
        """Draw what is at the right of the lines; tell how much of the last one it takes."""
        right = box.right - MARKS + INSET
        if text.pin:
            key = Box.around(right - 16, box.y + 40 * self.grown, 34, 34)
            canvas.picture("ui/icon_key_ink", key)
        if box.w < WIDE:
            return 0.0
        if text.pin:
            canvas.text(text.pin, right - 44, box.y + 40 * self.grown, NOTICE_STATE, anchor="right")
        style = NOTICE_GAME if text.alarms else NOTICE_STATE
        canvas.text(text.standing, right, box.y + 113 * self.grown, style, anchor="right")
        return canvas.typesetter.width(text.standing, style) + 24

    # verbs

    @property
    def server(self) -> FoundServer | None:
        """The chosen server."""
        return self.chosen_row

    def show_servers(self, servers: Sequence[FoundServer]) -> None:
        """Show the list as it is now; the chosen server stays chosen wherever it went."""
        self.show_moved(servers, lambda server: server.id)
