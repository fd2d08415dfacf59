"""The seats of a room whose players are away, as notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tablee_client.view.geometry import Box
from tablee_client.view.looks import looks, portrait_picture
from tablee_client.view.theme import NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee.protocol import TableInfo
    from tablee_client.view.canvas import Canvas

ROW: Final = 124
FACE: Final = 84


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    """One of them: where it is, whose, and what his face is."""

    table: int
    seat: int
    name: str
    face: str
    room_table: str
    game: str


def waiting_seats(tables: Iterable[TableInfo]) -> tuple[WaitingSeat, ...]:
    """Give the seats whose players are away, by table."""
    return tuple(
        WaitingSeat(table.id, k, seat.name, portrait_picture(look), table.name, table.game)
        for table in sorted(tables, key=lambda one: one.id)
        for k, (seat, look) in enumerate(zip(table.seats, looks(table.seats), strict=True))
        if seat.kind == "player" and seat.away
    )


class SeatList(NoticeRows[WaitingSeat]):
    """Seats, each with its player's face and name, and a line that `wording` gives."""

    def __init__(
        self,
        box: Box,
        *,
        wording: Callable[[WaitingSeat], str],
        on_open: Callable[[int], None],
        key: str = "",
    ) -> None:
        super().__init__(box, row_height=ROW, gap=22, on_open=on_open, key=key)
        self._wording = wording

    def write(self, canvas: Canvas, row: WaitingSeat, box: Box) -> None:
        """Draw one seat."""
        canvas.picture(row.face, Box.around(box.x + 84, box.cy, FACE, FACE))
        x, room = box.x + 156, box.w - 192
        lines = ((row.name, NOTICE_TITLE, -22), (self._wording(row), NOTICE_STATE, 26))
        for text, style, y in lines:
            line, fitted = canvas.typesetter.fitted(text, style, room)
            canvas.text(line, x, box.cy + y * self.grown, fitted)
