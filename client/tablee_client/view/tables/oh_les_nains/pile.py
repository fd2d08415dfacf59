"""What lies in the discard pile, which everybody may look through (rules section 1.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.games.oh_les_nains.cards import CODES, Code
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables.layers import BOARD
from tablee_client.view.tables.oh_les_nains.layout import CRATE, TALL
from tablee_client.view.tables.oh_les_nains.names import card_picture
from tablee_client.view.tables.tag import paint_tag
from tablee_client.view.theme import BODY, Layer
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

PLACE = Box(370, 150, 1180, 640)
COLUMNS = 10
CARD, STEP, FALL, TOP = 94.0, 111.0, 172.0, 100.0


class CrateButton(Pressable):
    """The crate can be pressed; it is drawn elsewhere."""

    def __init__(self, *, on_press: Callable[[], None]) -> None:
        box = Box.around(*CRATE, 300, 176)
        super().__init__(box, on_press=on_press, key="pile", layer=Layer.RESTING)
        self.z = 3.0

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing but the ring of the focus."""
        self.draw_ring(canvas)


class PileBoard(Panel):
    """Every kind of card in the pile once, in the order of the deck, with its number."""

    kinds: Shown[tuple[tuple[Code, int], ...]] = Shown(())
    empty: Shown[str] = Shown("")

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and the cards."""
        super().paint(canvas)
        if not self.kinds:
            empty, style = canvas.typesetter.fitted(self.empty, BODY, self.box.w - 60)
            canvas.text(empty, self.box.cx, self.box.cy, style, anchor="middle")
        for place, (code, count) in enumerate(self.kinds):
            x = self.box.cx + (place % COLUMNS - (COLUMNS - 1) / 2) * STEP
            y = self.box.y + TOP + CARD * TALL / 2 + place // COLUMNS * FALL
            card = Box.around(x, y, CARD, CARD * TALL)
            canvas.picture("fx/shadow_card", card.moved(3, 6))
            canvas.picture(card_picture(code), card)
            if count > 1:
                paint_tag(canvas, x, card.bottom - 4, count, size=0.8)


class Pile:
    """The crate's button, and the board while it is open."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._board: PileBoard | None = None
        self._cards: tuple[Code, ...] = ()
        screen.add(CrateButton(on_press=self.toggle))

    @property
    def is_open(self) -> bool:
        """Whether the board is seen."""
        return self._board is not None

    def show(self, cards: Sequence[Code]) -> None:
        """Hold these cards."""
        self._cards = tuple(cards)
        if self._board is not None:
            self._fill(self._board)

    def toggle(self) -> None:
        """Open or close the board."""
        if self._board is not None:
            self.close()
            return
        self._board = self._screen.add(PileBoard(PLACE, layer=BOARD))
        self._fill(self._board)

    def close(self) -> None:
        """Close the board."""
        if self._board is not None:
            self._screen.drop(self._board)
            self._board = None

    def _fill(self, board: PileBoard) -> None:
        counts = Counter(self._cards)
        board.title = self._screen.words("olln-pile-title", count=len(self._cards))
        board.empty = self._screen.words("olln-pile-empty")
        board.kinds = tuple((code, counts[code]) for code in CODES if counts[code])
