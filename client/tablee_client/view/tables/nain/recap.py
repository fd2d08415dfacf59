"""The last round's count on a board, card by card, while the next cards are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
FACE, CARD, SMALL = 43.0, 57.0, 43.0
WIDEST = 176.0
TITLE = TextStyle(Face.BLACK, 30, GOLD_PALE, Finish.SHADOW)
VERDICT = TextStyle(Face.BOLD, 27, CREAM, Finish.SHADOW)
AMOUNT = TextStyle(Face.FIGURES, 30, GOLD_PALE, Finish.SHADOW)
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
        if line.seat in (self.played.winner, self.played.loser):
            won = line.seat == self.played.winner
            canvas.patch("ui/row_hover" if won else "ui/row", box.grown(-3, 0))
        self._paint_card(canvas, line, box)
        self._paint_specials(canvas, line, box)
        note = sum_of(line, self._stolen)
        amount = str(line.amount + line.added)
        colour = LOST if line.stolen else GOLD_PALE
        y = box.bottom - (36 if note else 24)
        setter = canvas.typesetter
        style = setter.within(AMOUNT.coloured(colour), 37)
        canvas.text(amount, box.cx, y, style, anchor="middle")
        style = setter.shrunk(note, setter.within(DETAIL, 25), box.w - 10, least=14)
        canvas.text(note, box.cx, box.bottom - 13, style, anchor="middle")

    def _paint_card(self, canvas: Canvas, line: Line, box: Box) -> None:
        """Draw who, and the coin card beside it."""
        left = box.cx - (FACE + 2 + CARD) / 2
        coin = Box(left + FACE + 2, box.y + 6, CARD, CARD * TALL)
        canvas.picture(
            portrait_picture(self._people.looks[line.seat]),
            Box(left, coin.cy - FACE / 2, FACE, FACE),
        )
        canvas.picture(f"nain/coins_{line.coin.replace('/', '_')}", coin)
        if line.stolen:
            canvas.fill(coin, NIGHT, alpha=0.5, radius=5)

    @staticmethod
    def _paint_specials(canvas: Canvas, line: Line, box: Box) -> None:
        """Draw the specials in a row below; those without effect are dark."""
        step = SMALL + 4
        left = box.cx - (step * len(line.specials) - 4) / 2
        for k, (special, revealed) in enumerate(line.specials):
            card = Box(left + k * step, box.y + 12 + CARD * TALL, SMALL, SMALL * TALL)
            canvas.picture(picture(special, small=True), card)
            if not revealed and special in ACTIVE:
                canvas.fill(card, NIGHT, alpha=0.55, radius=4)
