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
        state = self._wording(row)
        for text, style, y in ((title, NOTICE_TITLE, -22), (state, NOTICE_STATE, 26)):
            line, fitted = canvas.typesetter.fitted(text, style, room)
            canvas.text(line, x, box.cy + y * self.grown, fitted)
