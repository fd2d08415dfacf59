"""Finished matches that are kept, as notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.keptmatch import KeptMatch
from tablee_client.view.geometry import Box
from tablee_client.view.theme import NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.game_list import paint_thumb
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 116


class MatchList(NoticeRows[KeptMatch]):
    """Matches, each with its game's card, the day, who played and who won."""

    def __init__(self, box: Box, *, on_open: Callable[[int], None], key: str = "") -> None:
        super().__init__(box, row_height=ROW, gap=16, on_open=on_open, key=key)

    def strength(self, k: int, row: KeptMatch) -> float:  # noqa: ARG002
        """Let what can't be read look faint."""
        return 1.0 if row.problem is None else 0.6

    def write(self, canvas: Canvas, row: KeptMatch, box: Box) -> None:
        """Draw one match."""
        assert self.screen is not None, "on a screen"
        words, setter = self.screen.app.words, canvas.typesetter
        paint_thumb(canvas, box, row.game, self.locale)
        x, room = box.x + 144, box.w - 180
        title = setter.fit(row.title(words), NOTICE_TITLE, room)
        canvas.text(title, x, box.cy - 22, NOTICE_TITLE)
        style = setter.shrunk(row.line(words), NOTICE_STATE, room)
        canvas.text(setter.fit(row.line(words), style, room), x, box.cy + 26, style)
