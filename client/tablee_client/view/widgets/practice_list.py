"""Practice matches that were left, as notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games import get_game
from tablee_client.core.keptpractice import KeptPractice
from tablee_client.view.geometry import Box
from tablee_client.view.theme import NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.game_list import paint_thumb
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 124


class PracticeList(NoticeRows[KeptPractice]):
    """Matches, each with its game's card and a line that `wording` gives."""

    def __init__(
        self,
        box: Box,
        *,
        wording: Callable[[KeptPractice], str],
        on_open: Callable[[int], None],
        key: str = "",
    ) -> None:
        super().__init__(box, row_height=ROW, gap=22, on_open=on_open, key=key)
        self._wording = wording

    @property
    def practice(self) -> KeptPractice | None:
        """The chosen match."""
        return self.chosen_row

    def write(self, canvas: Canvas, row: KeptPractice, box: Box) -> None:
        """Draw one match."""
        paint_thumb(canvas, box, row.left.plan.game, self.locale)
        x, room = box.x + 144, box.w - 180
        title = get_game(row.left.plan.game).type.title
        canvas.text(canvas.typesetter.fit(title, NOTICE_TITLE, room), x, box.cy - 22, NOTICE_TITLE)
        line = canvas.typesetter.fit(self._wording(row), NOTICE_STATE, room)
        canvas.text(line, x, box.cy + 26, NOTICE_STATE)
