"""Rows on sheets of parchment: what every list of halls, tables, games and matches shares."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from tablee_client.view.geometry import Box
from tablee_client.view.widgets.list_box import ListBox

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

T = TypeVar("T")


class NoticeRows(ListBox[T]):
    """A list whose rows are notices; subclasses write on them.

    The chosen row's sheet glows, and the ring lies around it while keys steer the list.
    """

    row_margin = 12

    # draw

    @property
    def locale(self) -> str:
        """The language of the cards' indices."""
        return self.screen.app.words.locale if self.screen else "en"

    def paint_row(self, canvas: Canvas, k: int, row: T, box: Box) -> None:
        """Draw one notice."""
        chosen = k == self.chosen
        if chosen:
            canvas.patch("ui/notice_selected", box.grown(6))
        else:
            canvas.patch("ui/notice", box, alpha=self.strength(k, row))
        self.write(canvas, row, box)
        if chosen and self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", box.grown(8))

    def strength(self, k: int, row: T) -> float:  # noqa: ARG002
        """Tell how strongly the sheet of a row that isn't chosen is drawn, from 0 to 1."""
        return 1.0

    @abstractmethod
    def write(self, canvas: Canvas, row: T, box: Box) -> None:
        """Draw what is on a row's sheet."""

    # verbs

    @property
    def chosen_row(self) -> T | None:
        """What the chosen notice is about."""
        return self.rows[self.chosen] if 0 <= self.chosen < len(self.rows) else None

    def show_moved(self, rows: Sequence[T], number: Callable[[T], object]) -> None:
        """Show the rows as they are now; the chosen one, known by its number, stays chosen."""
        known = self.chosen_row
        self.show(rows)
        if known is not None:
            same = (k for k, row in enumerate(rows) if number(row) == number(known))
            self.chosen = next(same, self.chosen)
