"""The board on which a deal is settled: a row for each player, what is left in the boxes below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import Code
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.looks import portrait_picture
from tablee_client.view.shown import Shown
from tablee_client.view.tables.amounts import signed
from tablee_client.view.tables.layers import BOARD
from tablee_client.view.tables.nain_jaune.layout import TALL
from tablee_client.view.tables.nain_jaune.settlement import Account, Settlement
from tablee_client.view.tables.tag import paint_tag
from tablee_client.view.theme import (
    CREAM_SOFT,
    GOLD_PALE,
    NAME,
    Colour,
    Face,
    Finish,
    TextStyle,
)
from tablee_client.view.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee_client.view.canvas import Canvas
    from tablee_client.view.tables.people import People

PLACE = Box(350, 32, 1170, 856)
HEAD, FOOT = 92.0, 132.0
TALLEST = 150.0
CARD = 76.0
NAME_WIDE, IN_TWO = 186.0, 21.0
"""Room for a name, and the size of one that takes two lines."""
CARDS_AT, CARDS_WIDE = 300.0, 330.0
CHANGES_AT, NET_ROOM = 660.0, 128.0
SMALL = TextStyle(Face.TEXT, 23, CREAM_SOFT, Finish.SHADOW)
NET = TextStyle(Face.FIGURES, 38, GOLD_PALE, Finish.SHADOW)
LOSS: Colour = (0xF0, 0x9A, 0x74)
GAIN: Colour = (0xB4, 0xE0, 0x9A)


def ready_card(canvas: Canvas, code: Code, locale: str) -> pygame.Surface:
    """Give a card's face at the size of the board's rows."""
    length = canvas.viewport.length
    return canvas.pictures.scaled(face_name(code, locale), length(CARD), length(CARD * TALL))


class SettlementBoard(Panel):
    """Explains a settlement; `ready` are the seats that wait for the next deal."""

    ready: Shown[tuple[int, ...]] = Shown(())

    def __init__(
        self, settlement: Settlement, people: People, *, words: Callable[..., str], locale: str
    ) -> None:
        winner = people.names[settlement.winner]
        own = settlement.winner == people.own
        key = "nj-opera" if settlement.opera else "nj-won"
        rows = len(settlement.accounts)
        self._tall = min(TALLEST, (PLACE.h - HEAD - FOOT - 20) / rows)
        box = Box(PLACE.x, PLACE.y, PLACE.w, HEAD + rows * self._tall + FOOT + 20)
        super().__init__(box, title=words(f"{key}-you" if own else key, name=winner), layer=BOARD)
        self.settlement = settlement
        self._people, self._words, self._locale = people, words, locale

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw the board, the rows and the boxes."""
        super().paint(canvas)
        box = Box(self.box.x + 40, self.box.y + HEAD, self.box.w - 80, self._tall - 7)
        for k, account in enumerate(self.settlement.accounts):
            self._paint_row(canvas, account, box.moved(0, k * self._tall))
        self._paint_boxes(canvas, Box(box.x, self.box.bottom - FOOT, box.w, FOOT - 24))

    def _paint_row(self, canvas: Canvas, account: Account, box: Box) -> None:
        won = account.seat == self.settlement.winner
        canvas.patch("ui/row_hover" if won else "ui/row", box)
        self._paint_player(canvas, account, box)
        self._paint_cards(canvas, account, box)
        self._paint_changes(canvas, account, box)
        colour = GAIN if account.net > 0 else LOSS if account.net < 0 else GOLD_PALE
        net = signed(account.net)
        setter, room = canvas.typesetter, NET_ROOM - 24
        style = setter.shrunk(net, setter.within(NET.coloured(colour), 48), room)
        canvas.text(net, box.right - 20, box.cy - 13, style, anchor="right")
        total = self._words("nj-has", tokens=account.tokens)
        total, style = setter.fitted(total, SMALL, room, height=32)
        canvas.text(total, box.right - 20, box.cy + 21, style, anchor="right")

    def _paint_player(self, canvas: Canvas, account: Account, box: Box) -> None:
        people, face = self._people, min(84.0, box.h - 2)
        spot = Box.around(box.x + 54, box.cy, face, face)
        canvas.picture(portrait_picture(people.looks[account.seat]), spot)
        if account.seat in self.ready:
            mark = Box.around(spot.right - 8, spot.bottom - 10, 34, 34)
            canvas.disc(mark.cx, mark.cy, 18, (0x2F, 0x5A, 0x2B))
            canvas.picture("ui/icon_check", mark.grown(-5))
        name = people.called(account.seat)
        self._paint_name(canvas, name, box.x + 108, box.cy)

    @staticmethod
    def _paint_name(canvas: Canvas, name: str, x: float, y: float) -> None:
        """Set a name in one line as large as it fits, else in two."""
        setter = canvas.typesetter
        style = setter.shrunk(name, setter.within(NAME, 46), NAME_WIDE, least=24)
        if setter.width(name, style) <= NAME_WIDE:
            canvas.text(name, x, y, style)
            return
        small = setter.within(NAME.sized(IN_TWO), IN_TWO * 1.2)
        first, *rest = setter.wrap(name, small, NAME_WIDE)
        second = setter.fit(" ".join(rest), small, NAME_WIDE)
        canvas.text(first, x, y - IN_TWO * 0.55, small)
        canvas.text(second, x, y + IN_TWO * 0.55, small)

    def _paint_cards(self, canvas: Canvas, account: Account, box: Box) -> None:
        """Draw the upper parts of the cards left; what is below the row is cut off."""
        if not account.cards:
            text = self._words("nj-out")
            text, style = canvas.typesetter.fitted(text, SMALL, CARDS_WIDE, height=box.h)
            canvas.text(text, box.x + CARDS_AT + 4, box.cy, style)
            return
        count = len(account.cards)
        step = min(CARD * 0.62, (CARDS_WIDE - CARD) / max(1, count - 1))
        top = box.y + (5 if box.h < CARD * TALL + 10 else (box.h - CARD * TALL) / 2)
        with canvas.clip(Box(box.x, box.y + 3, box.w, box.h - 6)):
            for k, code in enumerate(account.cards):
                card = Box(box.x + CARDS_AT + k * step, top, CARD, CARD * TALL)
                canvas.picture("fx/shadow_card", card.moved(2, 4))
                face = ready_card(canvas, code, self._locale)
                canvas.blit(face, *canvas.viewport.to_pixels(card.x, card.y))

    def _paint_changes(self, canvas: Canvas, account: Account, box: Box) -> None:
        lines = self._changes(account)
        setter = canvas.typesetter
        step = min(30.0 * setter.text_scale, (box.h - 8) / max(1, len(lines)))
        style = setter.within(SMALL, max(24.0, step * 1.04))
        top, room = box.cy - step * (len(lines) - 1) / 2, box.w - CHANGES_AT - NET_ROOM
        style = min((setter.shrunk(line, style, room, 19) for line in lines), key=setter.size)
        for k, line in enumerate(lines):
            text = setter.fit(line, style, room)
            canvas.text(text, box.x + CHANGES_AT, top + k * step, style)

    def _changes(self, account: Account) -> list[str]:
        """Word what makes up the net change, two to a line."""
        words, winner = self._words, self._people.names[self.settlement.winner]
        parts = [words("nj-stake", amount=signed(account.stake))]
        if account.boxes:
            parts.append(words("nj-boxes", amount=signed(account.boxes)))
        lines = ["   ·   ".join(parts)]
        if account.seat == self.settlement.winner:
            lines.append(words("nj-received", amount=signed(account.dues)))
        else:
            lines.append(self._payment(account, winner))
        if account.kept_boxes:
            kept = ", ".join(words(f"box-{box}") for box in account.kept_boxes)
            lines.append(words("nj-kept", boxes=kept, amount=signed(account.kept)))
        if account.short:
            lines.append(words("nj-short", owed=account.owed, had=account.had))
        return lines

    def _payment(self, account: Account, winner: str) -> str:
        """Word what a loser's cards cost him; points only where a card isn't one token."""
        words, own, count = self._words, self._people.own, len(account.cards)
        by_points = account.worth != count
        left = words(
            "nj-cards-points" if by_points else "nj-cards", count=count, points=account.worth
        )
        key = "-you" if self.settlement.winner == own else "-own" if account.seat == own else ""
        return words(
            "nj-settles", left=left, pays=words(f"nj-pays{key}", amount=-account.dues, name=winner)
        )

    def _paint_boxes(self, canvas: Canvas, box: Box) -> None:
        left = self._words("nj-left-on-board")
        left, style = canvas.typesetter.fitted(left, SMALL.sized(25), 308, height=60)
        canvas.text(left, box.x + 8, box.cy, style)
        for k, name in enumerate(BOXES):
            card = Box(box.x + 330 + k * 152, box.cy - 40, 57, 57 * TALL)
            canvas.picture("fx/shadow_card", card.moved(2, 4))
            canvas.picture(face_name(name, self._locale), card)
            amount = self.settlement.boxes[k]
            paint_tag(canvas, card.right + 38, box.cy, amount, hot=False, size=0.85)
