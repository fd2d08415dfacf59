"""The tables of a server's lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.protocol import TableInfo
from tablee_client.view.geometry import Box
from tablee_client.view.looks import looks, portrait_picture
from tablee_client.view.theme import NOTICE_GAME, NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.game_list import paint_thumb
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 176
FACE = 46


class TableList(NoticeRows[TableInfo]):
    """Tables as notices: a card of the game, the names, and a face for each taken seat.

    `wording` gives the game's line and the state's line of a table.
    """

    def __init__(
        self,
        box: Box,
        *,
        wording: Callable[[TableInfo], tuple[str, str]],
        on_open: Callable[[int], None],
        key: str = "",
    ) -> None:
        super().__init__(box, row_height=ROW, gap=28, on_open=on_open, key=key)
        self._wording = wording

    # draw

    def write(self, canvas: Canvas, row: TableInfo, box: Box) -> None:
        """Draw one table."""
        paint_thumb(canvas, box, row.game, self.locale, width=84, across=76, angle=-5)
        game, state = self._wording(row)
        x, room = box.x + 144, box.w - 180
        lines = ((row.name, NOTICE_TITLE, 30), (game, NOTICE_GAME, 64), (state, NOTICE_STATE, 152))
        for text, style, y in lines:
            line, fitted = canvas.typesetter.fitted(text, style, room)
            canvas.text(line, x, box.y + y * self.grown, fitted)
        self._paint_faces(canvas, row, x, box.y + 108 * self.grown)

    def _paint_faces(self, canvas: Canvas, row: TableInfo, x: float, y: float) -> None:
        for k, (seat, look) in enumerate(zip(row.seats, looks(row.seats), strict=True)):
            spot = Box.around(x + 22 + 50 * k, y, FACE, FACE)
            if seat.kind == "open":
                canvas.picture("seats/timer_groove", spot.grown(-4), alpha=0.7)
            elif seat.kind == "bot":
                canvas.picture("ui/icon_robot_ink", spot.grown(-8))
            else:
                canvas.picture(portrait_picture(look), spot)

    # verbs

    @property
    def table(self) -> TableInfo | None:
        """The chosen table."""
        return self.chosen_row

    def show_tables(self, tables: list[TableInfo]) -> None:
        """Show the lobby as it is now; the chosen table stays chosen wherever it went."""
        self.show_moved(tables, lambda table: table.id)
