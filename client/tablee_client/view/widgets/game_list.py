"""The installed games, each with its own picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.games import AnyGame
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.theme import NOTICE_STATE, NOTICE_TITLE
from tablee_client.view.widgets.notice_rows import NoticeRows

if TYPE_CHECKING:
    from tablee_client.core.words import Words
    from tablee_client.view.canvas import Canvas

ROW = 104
GAP = 18
THUMB = 62
FACES = {"nain-jaune": "7D"}
"""Games that a playing card stands for."""
PICTURED = frozenset({"gnumies", "gold-der-maya", "nain", "oh-les-nains"})
OTHER_THUMB = "cards/back"


def thumb_of(slug: str, locale: str) -> str:
    """Name the picture that stands for a game."""
    if slug in FACES:
        return face_name(FACES[slug], locale)
    return f"games/{slug}" if slug in PICTURED else OTHER_THUMB


def seats_text(words: Words, seats: Sequence[int]) -> str:
    """Say how many may play: "2 – 5", or each number where some between can't."""
    least, most = min(seats), max(seats)
    if len(seats) == most - least + 1:
        return f"{least} – {most}"
    first = ", ".join(str(count) for count in sorted(seats)[:-1])
    return words("practice-counts", first=first, last=most)


def paint_thumb(
    canvas: Canvas,
    box: Box,
    slug: str,
    locale: str,
    *,
    width: float = THUMB,
    across: float = 70,
    angle: float = -4,
) -> None:
    """Draw a game's picture in a row, its middle `across` units from the left."""
    size = (canvas.viewport.length(width), canvas.viewport.length(width * 1.4))
    card = canvas.frames.frame(thumb_of(slug, locale), *size, angle=angle)
    x, y = canvas.viewport.to_pixels(box.x + across, box.cy)
    canvas.blit(card, x - card.get_width() / 2, y - card.get_height() / 2)


class GameList(NoticeRows[AnyGame]):
    """Games as notices, with a card and the seat counts."""

    def __init__(self, box: Box, *, on_choose: Callable[[int], None], key: str = "") -> None:
        super().__init__(
            box, row_height=ROW, gap=GAP, on_choose=on_choose, on_open=on_choose, key=key
        )

    def write(self, canvas: Canvas, row: AnyGame, box: Box) -> None:
        """Draw one game."""
        assert self.screen is not None, "on a screen"
        paint_thumb(canvas, box, row.type.slug, self.locale)
        inner = Box(box.x + 132, box.y, box.w - 160, box.h)
        grown = self.grown
        title, style = canvas.typesetter.fitted(row.type.title, NOTICE_TITLE, inner.w)
        canvas.text(title, inner.x, box.cy - 20 * grown, style)
        seats = seats_text(self.screen.app.words, row.type.seats)
        icon = Box.around(inner.x + 16, box.cy + 24 * grown, 30, 30)
        canvas.picture("ui/icon_people_ink", icon)
        canvas.text(seats, inner.x + 44, box.cy + 24 * grown, NOTICE_STATE)
