"""Rows that scroll: chosen by pointer, wheel and arrows, drawn by whoever knows what they are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Edit,
    Edited,
    Intent,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

T = TypeVar("T")
BAR = 14
DRAG_FROM = 12.0


class ListBox(Widget, Generic[T]):
    """A column of rows of one height, `pitch` units apart; subclasses draw a row.

    The chosen row is `chosen`, -1 for none. A press chooses; Enter or a second press on the chosen
    row calls `on_open`. Dragging and the wheel scroll. An arrow past the first or last row leaves
    the list.
    """

    is_focusable = True
    scrolls = True

    rows: Shown[tuple[T, ...]] = Shown(())
    chosen: Shown[int] = Shown(-1)
    over: Shown[int] = Shown(-1)
    offset: Shown[float] = Shown(0.0)

    def __init__(
        self,
        box: Box,
        *,
        row_height: float,
        gap: float = 0.0,
        on_choose: Callable[[int], None] = lambda _: None,
        on_open: Callable[[int], None] = lambda _: None,
        key: str = "",
        layer: int = Layer.ACTIONS,
    ) -> None:
        super().__init__(box, key=key, layer=layer)
        self._row_height, self.gap = row_height, gap
        self.on_choose, self.on_open = on_choose, on_open
        self._pressed_at: tuple[float, float] | None = None
        self.is_dragged = False

    # react

    def hover(self, inside: bool) -> None:
        """Forget the row under the pointer."""
        super().hover(inside)
        if not inside:
            self.over = -1

    def gain_focus(self) -> None:
        """Choose the first row if none is."""
        super().gain_focus()
        if self.chosen < 0 and self.rows and self.is_ring_shown:
            self.choose(0)

    # draw

    @property
    def takes_focus(self) -> bool:
        """An empty list takes no focus."""
        return super().takes_focus and bool(self.rows)

    @property
    def grown(self) -> float:
        """How much taller rows are, for a player who wants larger text."""
        return self.screen.app.text_scale if self.screen is not None else 1.0

    @property
    def row_height(self) -> float:
        """How tall a row is: no less than a finger needs."""
        return max(self._row_height * self.grown, self.finger)

    @property
    def pitch(self) -> float:
        """Distance from one row's top to the next."""
        return self.row_height + self.gap

    @property
    def overhang(self) -> float:
        """How far the rows reach beyond the box in all."""
        return max(0.0, len(self.rows) * self.pitch - self.gap - self.box.h)

    def row_box(self, k: int) -> Box:
        """Give where a row lies, scrolled."""
        bar = BAR + 14 if self.overhang else 0
        y = self.box.y + k * self.pitch - self.offset
        return Box(self.box.x, y, self.box.w - bar, self.row_height)

    def paint(self, canvas: Canvas) -> None:
        """Draw the rows in sight and the bar."""
        with canvas.clip(self.box.grown(2 * self.row_margin, self.row_margin)):
            for k, row in enumerate(self.rows):
                box = self.row_box(k)
                if box.overlaps(self.box):
                    self.paint_row(canvas, k, row, box)
        if self.overhang:
            self._paint_bar(canvas)

    row_margin: float = 0.0
    """Units above and below the box, twice as many beside it, that a row's glow may use."""

    @abstractmethod
    def paint_row(self, canvas: Canvas, k: int, row: T, box: Box) -> None:
        """Draw one row in its box."""

    def _paint_bar(self, canvas: Canvas) -> None:
        track = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
        canvas.patch("ui/scroll_track", track)
        share = self.box.h / (self.box.h + self.overhang)
        tall = max(40.0, track.h * share)
        y = track.y + (track.h - tall) * self.offset / self.overhang
        canvas.patch("ui/scroll_thumb", Box(track.x, y, BAR, tall))

    # input

    def react(self, intent: Intent) -> bool:
        """Choose, open, scroll."""
        match intent:
            case PointerPressed() | PointerMoved() | PointerReleased():
                self._point(intent)
            case Scrolled(lines=lines):
                self.scroll(lines * self.pitch * 0.6)
            case Navigated(direction) if direction.value[1]:
                return self._step(direction.value[1])
            case Paged(down):
                self._step((1 if down else -1) * max(1, int(self.box.h // self.pitch)), clamp=True)
            case Edited(Edit.HOME):
                self.choose(0)
            case Edited(Edit.END):
                self.choose(len(self.rows) - 1)
            case Activated() if self.chosen >= 0:
                self._open(self.chosen)
            case _:
                return False
        return True

    def _point(self, intent: PointerPressed | PointerMoved | PointerReleased) -> None:
        x, y = intent.x, intent.y
        if isinstance(intent, PointerPressed):
            self._pressed_at, self.is_dragged = (y, self.offset), False
        elif isinstance(intent, PointerReleased):
            if self._pressed_at is not None and not self.is_dragged:
                self._press(self.row_at(x, y))
            self._pressed_at = None
        else:
            self.over = self.row_at(x, y)
            self._drag(y)

    def _drag(self, y: float) -> None:
        if self._pressed_at is None:
            return
        start, offset = self._pressed_at
        if abs(y - start) > DRAG_FROM:
            self.is_dragged = True
        if self.is_dragged:
            self.scroll(offset + start - y - self.offset)

    def _press(self, k: int) -> None:
        if k < 0:
            return
        if k == self.chosen:
            self._open(k)
        else:
            self.sound(Sound.HOVER)
            self.choose(k)

    def _open(self, k: int) -> None:
        self.sound(Sound.PRESS)
        self.on_open(k)

    def row_at(self, x: float, y: float) -> int:
        """Give the row at a point, or the one nearest to a point between two; -1 for none."""
        if not self.box.contains(x, y):
            return -1
        rows, half = range(len(self.rows)), self.gap / 2
        return next((k for k in rows if self.row_box(k).grown(0, half).contains(x, y)), -1)

    def targets(self) -> Sequence[Box]:
        """Give the rows that are wholly in sight, as a finger meets them."""
        boxes = [self.row_box(k) for k in range(len(self.rows))]
        return [box.grown(0, self.gap / 2) for box in boxes if self.box.encloses(box)]

    def _step(self, by: int, *, clamp: bool = False) -> bool:
        k = self.chosen + by if self.chosen >= 0 else 0
        if clamp:
            k = min(len(self.rows) - 1, max(0, k))
        if not 0 <= k < len(self.rows):
            return False
        self.choose(k)
        return True

    # verbs

    def keep(self) -> object:
        """Give the chosen row and how far the list is scrolled."""
        return self.chosen, self.offset

    def restore(self, kept: object) -> None:
        """Choose and scroll as before."""
        match kept:
            case (int(chosen), float(offset)) if chosen < len(self.rows):
                self.chosen, self.offset = chosen, offset
                self.scroll(0)

    def show(self, rows: Sequence[T]) -> None:
        """Show other rows; the same place stays chosen as far as it exists."""
        self.rows = tuple(rows)
        if self.chosen >= len(self.rows):
            self.chosen = len(self.rows) - 1
        self.scroll(0)

    def choose(self, k: int) -> None:
        """Choose a row and bring it into sight."""
        if not 0 <= k < len(self.rows):
            return
        is_new = k != self.chosen
        self.mark(k)
        if is_new:
            self.on_choose(k)

    def mark(self, k: int) -> None:
        """Show a row as chosen, in sight, without a word to anyone."""
        if 0 <= k < len(self.rows):
            self.chosen = k
            self._bring_into_sight(k)

    def _bring_into_sight(self, k: int) -> None:
        top = k * self.pitch
        if top < self.offset:
            self.offset = top
        elif top + self.row_height > self.offset + self.box.h:
            self.offset = top + self.row_height - self.box.h

    def scroll(self, by: float) -> None:
        """Scroll by units, at most to the ends."""
        self.offset = min(self.overhang, max(0.0, self.offset + by))
