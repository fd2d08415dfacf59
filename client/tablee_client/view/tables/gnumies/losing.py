"""The last decision: the board of guests to lose, as long as the player owes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee.games.gnumies.actions import Discard
from tablee.games.gnumies.guests import COPICASTOR, INDEX, Guest
from tablee.games.gnumies.scoring import lowest_value, points_of
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.gnumies.choosing import LossBoard, Losses
from tablee_client.view.tables.layers import VEIL
from tablee_client.view.theme import DIM
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.tables.gnumies.table import GnumiesScreen


class Losing:
    """Shows the board, counts what is chosen, and offers to send it away."""

    def __init__(self, table: GnumiesScreen, *, on_change: Callable[[], None]) -> None:
        self._table, self._on_change = table, on_change
        self._shown: list[Widget] = []
        self._board: LossBoard | None = None
        self.losses: Losses | None = None
        self._count = 0

    def show(self, owed: tuple[tuple[Guest, ...], int] | None) -> None:
        """Ask for so many of these guests; None asks for nothing."""
        if owed is None:
            self._table.drop(*self._shown)
            self._shown, self._board, self.losses = [], None, None
            return
        if self.losses is not None:
            return
        guests, self._count = owed
        table = self._table
        veil = Veil(layer=VEIL)
        veil.strength = DIM * 0.8
        self._board = LossBoard(table.words("gn-lose-title", count=self._count))
        self.losses = Losses(guests, on_change=self._changed)
        self._shown = [table.add(veil), table.add(self._board), table.add(self.losses)]
        self.describe()
        table.focus.focus(self.losses)

    def offer(self, act: Callable[[Action], None]) -> Offer | None:
        """Offer to send away what is chosen; the reason says what is missing."""
        if self.losses is None:
            return None
        words, chosen = self._table.words, self.losses.selected()
        reason = "" if len(chosen) == self._count else self.line()
        text = words("gn-lose", chosen=len(chosen), count=self._count)
        return Offer("lose", text, partial(act, Discard(chosen)), over=True, reason=reason)

    def line(self) -> str:
        """Say how many are to be chosen."""
        if self.losses is None:
            return ""
        chosen = len(self.losses.chosen)
        return self._table.words("gn-lose-line", chosen=chosen, count=self._count)

    def _changed(self) -> None:
        self.describe()
        self._on_change()

    def describe(self) -> None:
        """Tell what would be left."""
        if self._board is None or self.losses is None:
            return
        words = self._table.words
        self._board.line = words("gn-lose-why", count=self._count)
        self._board.result = words("gn-lose-left", points=self._points())

    def _points(self) -> int:
        """Give what the guests not chosen would score."""
        assert self.losses is not None
        table, chosen = self._table, self.losses.chosen
        stay = [INDEX[guest] for guest in self.losses.guests if guest not in chosen]
        copy = None
        if COPICASTOR in stay:
            known = table.observation.copy_value
            copy = known if known is not None else lowest_value(stay)
        return points_of(stay, copy, table.terms.points)
