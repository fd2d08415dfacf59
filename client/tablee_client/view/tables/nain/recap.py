"""The last round's count on a board, card by card, while the next cards are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.nain.observation import Round
from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.tables.nain.layout import RECAP, TALL
from tablee_client.view.tables.nain.reckoning import ACTIVE, Line, lines_of
from tablee_client.view.tables.nain.specials import picture
from tablee_client.view.theme import (
    CREAM,
    CREAM_SOFT,
    GOLD_PALE,
    NIGHT,
    Colour,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.people import People

HEAD, FOOT = 66.0, 46.0
ROOMY: Final = 200.0
"""From this width on a column has names, and the specials stand beside the coin card."""
WIDEST: Final = 290.0
FACE, CARD, SMALL = 43.0, 57.0, 43.0
LARGE_FACE, LARGE_CARD, LARGE_SMALL = 50.0, 76.0, 54.0
BARE_CARD: Final = 68.0
"""The coin card of a narrow column in a round without specials."""
SUM_TALL: Final = 54.0
TITLE = TextStyle(Face.BLACK, 30, GOLD_PALE, Finish.SHADOW)
VERDICT = TextStyle(Face.BOLD, 27, CREAM, Finish.SHADOW)
NAME = TextStyle(Face.BOLD, 25, CREAM, Finish.SHADOW)
AMOUNT = TextStyle(Face.FIGURES, 38, GOLD_PALE, Finish.SHADOW)
DETAIL = TextStyle(Face.FIGURES, 20, CREAM_SOFT, Finish.SHADOW)
LOST: Colour = (0xF8, 0xAC, 0x8A)


def sum_of(line: Line, stolen: str) -> str:
    """Write how a seat's part comes about, where it isn't the card alone: "7×2 +5"."""
    parts = [str(line.value) + "×2" * line.doubled]
    if line.stolen:
        parts.append(stolen)
    if line.added:
        parts.append(f"+{line.added}")
    return " ".join(parts) if line.doubled or line.stolen or line.added else ""


class Recap(Panel):
    """A column for each seat: who, the card, its specials, and what all that counted for."""

    def __init__(self, played: Round, people: People, *, number: int, words: Callable[..., str]):
        self.lines = lines_of(played)
        self.played = played
        super().__init__(RECAP, layer=Layer.RESTING)
        self.z = -20.0
        self._people = people
        self._title = words("na-recap", round=number, total=played.total, bid=played.bid)
        self._stolen = words("na-stolen")
        key = {played.winner: "-won", played.loser: "-lost"}.get(people.own or 0, "")
        names = [people.names[seat] for seat in (played.winner, played.loser)]
        self._verdict = words(
            f"na-recap-right{'' if people.own is None else key}", winner=names[0], loser=names[1]
        )

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, the columns, and who was right."""
        super().paint(canvas)
        box = self.box
        title, style = canvas.typesetter.fitted(self._title, TITLE, box.w - 80, height=46)
        canvas.text(title, box.cx, box.y + 40, style, anchor="middle")
        wide = min(WIDEST, (box.w - 50) / len(self.lines))
        left = box.cx - wide * len(self.lines) / 2
        column = Box(left, box.y + HEAD, wide, box.h - HEAD - FOOT - 12)
        for k, line in enumerate(self.lines):
            self._paint_line(canvas, line, column.moved(k * wide, 0))
        verdict, style = canvas.typesetter.fitted(self._verdict, VERDICT, box.w - 80, height=44)
        canvas.text(verdict, box.cx, box.bottom - 40, style, anchor="middle")

    def _paint_line(self, canvas: Canvas, line: Line, box: Box) -> None:
        canvas.patch(
            "ui/row_hover" if line.seat == self.played.winner else "ui/row", box.grown(-3, 0)
        )
        if box.w >= ROOMY:
            self._paint_named(canvas, line, box)
        else:
            self._paint_narrow(canvas, line, box)
        self._paint_sum(canvas, line, Box(box.x, box.bottom - SUM_TALL, box.w, SUM_TALL))

    def _paint_named(self, canvas: Canvas, line: Line, box: Box) -> None:
        """Draw who, by face and name, and all cards beside each other below."""
        setter, room = canvas.typesetter, box.w - LARGE_FACE - 34
        called = self._people.called(line.seat)
        name, style = setter.fitted(called, NAME, room, height=LARGE_FACE)
        left = box.cx - (LARGE_FACE + 10 + setter.width(name, style)) / 2
        self._paint_face(canvas, line, Box(left, box.y + 4, LARGE_FACE, LARGE_FACE))
        canvas.text(name, left + LARGE_FACE + 10, box.y + 4 + LARGE_FACE / 2, style)
        wide = LARGE_CARD + (LARGE_SMALL + 5) * len(line.specials)
        coin = Box(box.cx - wide / 2, box.y + 54, LARGE_CARD, LARGE_CARD * TALL)
        self._paint_coin(canvas, line, coin)
        y = coin.bottom - LARGE_SMALL * TALL
        self._paint_specials(canvas, line, Box(coin.right + 5, y, LARGE_SMALL, LARGE_SMALL * TALL))

    def _paint_narrow(self, canvas: Canvas, line: Line, box: Box) -> None:
        """Draw the face over the coin card, or beside it where somebody has specials below."""
        if not any(found.specials for found in self.lines):
            self._paint_face(canvas, line, Box(box.cx - FACE / 2, box.y + 5, FACE, FACE))
            x, y = box.cx - BARE_CARD / 2, box.y + FACE + 8
            self._paint_coin(canvas, line, Box(x, y, BARE_CARD, BARE_CARD * TALL))
            return
        left = box.cx - (FACE + 2 + CARD) / 2
        coin = Box(left + FACE + 2, box.y + 6, CARD, CARD * TALL)
        self._paint_face(canvas, line, Box(left, coin.cy - FACE / 2, FACE, FACE))
        self._paint_coin(canvas, line, coin)
        left = box.cx - ((SMALL + 5) * len(line.specials) - 5) / 2
        self._paint_specials(canvas, line, Box(left, coin.bottom + 6, SMALL, SMALL * TALL))

    def _paint_face(self, canvas: Canvas, line: Line, box: Box) -> None:
        canvas.picture(portrait_picture(self._people.looks[line.seat]), box)

    @staticmethod
    def _paint_coin(canvas: Canvas, line: Line, box: Box) -> None:
        canvas.picture(f"nain/coins_{line.coin.replace('/', '_')}", box)
        if line.stolen:
            canvas.fill(box, NIGHT, alpha=0.5, radius=5)

    @staticmethod
    def _paint_specials(canvas: Canvas, line: Line, first: Box) -> None:
        """Draw the specials in a row from the first one's place; those without effect are dark."""
        for k, (special, revealed) in enumerate(line.specials):
            card = first.moved(k * (first.w + 5), 0)
            canvas.picture(picture(special, small=True), card)
            if not revealed and special in ACTIVE:
                canvas.fill(card, NIGHT, alpha=0.55, radius=4)

    def _paint_sum(self, canvas: Canvas, line: Line, box: Box) -> None:
        """Write what the seat's cards counted for, and how that comes about."""
        setter, note = canvas.typesetter, sum_of(line, self._stolen)
        colour = LOST if line.stolen else GOLD_PALE
        amount, style = str(line.amount + line.added), AMOUNT.coloured(colour)
        if box.w >= ROOMY and note:
            style, small = setter.within(style, 48), setter.within(DETAIL, 30)
            wide = setter.width(amount, style) + 14
            left = box.cx - (wide + setter.width(note, small)) / 2
            canvas.text(amount, left, box.cy, style)
            canvas.text(note, left + wide, box.cy + 3, small)
            return
        style = setter.within(style.sized(30) if note else style, 37 if note else 50)
        canvas.text(amount, box.cx, box.cy - (9 if note else 0), style, anchor="middle")
        style = setter.shrunk(note, setter.within(DETAIL, 25), box.w - 10, least=14)
        canvas.text(note, box.cx, box.bottom - 13, style, anchor="middle")
