"""Servers as notices of parchment, pinned one under the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee_client.core.found import FoundServer
from tablee_client.view.geometry import Box
from tablee_client.view.theme import NOTICE_GAME, NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 144
GAP = 30


class NoticeList(ListBox[FoundServer]):
    """The servers around. A press chooses, Enter or a second press joins.

    `wording` gives the two lines under a server's name.
    """

    row_margin = 12

    def __init__(
        self,
        box: Box,
        *,
        wording: Callable[[FoundServer], tuple[str, str]],
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

    def paint_row(self, canvas: Canvas, k: int, row: FoundServer, box: Box) -> None:
        """Draw one notice; a server that doesn't answer, or speaks another version, is faint."""
        chosen = k == self.chosen
        alpha = 1.0 if row.reachable and row.compatible else 0.55
        if chosen:
            canvas.patch("ui/notice_selected", box.grown(6))
        else:
            canvas.patch("ui/notice", box, alpha=1.0 if k == self.over else alpha * 0.92)
        inner = Box(box.x + 34, box.y, box.w - 108, box.h)
        lines = (row.name, *self._wording(row))
        styles = (NOTICE_TITLE, NOTICE_GAME, NOTICE_STATE)
        for line, style, y in zip(lines, styles, (36, 76, 113), strict=True):
            fitted = canvas.typesetter.fit(line, style, inner.w)
            canvas.text(fitted, inner.x, box.y + y, style, alpha=alpha)
        self._paint_bars(canvas, row, box, alpha)
        if chosen and self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", box.grown(8))

    def _paint_bars(self, canvas: Canvas, row: FoundServer, box: Box, alpha: float) -> None:
        icon = "wifi" if row.reachable else "warning"
        spot = Box.around(box.right - 48, box.cy + 2, 40, 40)
        canvas.picture(f"ui/icon_{icon}_ink", spot, alpha=alpha)

    # verbs

    @property
    def server(self) -> FoundServer | None:
        """The chosen server."""
        return self.rows[self.chosen] if 0 <= self.chosen < len(self.rows) else None

    def show_servers(self, servers: Sequence[FoundServer]) -> None:
        """Show the list as it is now; the chosen server stays chosen wherever it went."""
        known = self.server.id if self.server else ""
        self.show(servers)
        place = next((k for k, s in enumerate(servers) if s.id == known), None)
        if place is not None:
            self.chosen = place
