"""Choosing who is paid, where several bid the least: a button at the plate of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.engine import Action, Seat
from tablee.games.gold_der_maya.actions import GiveTo
from tablee_client.view.geometry import Box
from tablee_client.view.tables.gold_der_maya.layout import payee_button
from tablee_client.view.tables.short_name import called
from tablee_client.view.widgets.button import Button

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen


class Payees:
    """The buttons of one choice, on the stage of a table."""

    def __init__(self, table: TableScreen, *, on_pay: Callable[[Seat], None]) -> None:
        self.buttons: list[Button] = []
        self._table, self._on_pay = table, on_pay

    # what is shown

    def show(self, receivers: Sequence[Seat]) -> None:
        """Offer these seats to be paid, or with none, nobody."""
        if [button.key for button in self.buttons] == [f"pay-{seat}" for seat in receivers]:
            return
        self._table.drop(*self.buttons)
        self.buttons = [self._table.add(self._button(seat)) for seat in receivers]

    def first(self) -> Button | None:
        """Give the button that the keys come to first."""
        return self.buttons[0] if self.buttons else None

    def places_of(self, action: Action) -> tuple[Box, ...]:
        """Give the button by which somebody is paid."""
        if not isinstance(action, GiveTo):
            return ()
        return tuple(button.box for button in self.buttons if button.key == f"pay-{action.seat}")

    def covers(self, box: Box) -> bool:
        """Tell whether a button lies over a box."""
        return any(button.box.overlaps(box) for button in self.buttons)

    # private

    def _button(self, seat: Seat) -> Button:
        people = self._table.people
        return Button(
            payee_button(people.spots[seat]),
            self._table.words("maya-pay", name=called(people.names[seat])),
            on_press=lambda: self._on_pay(seat),
            glows=True,
            key=f"pay-{seat}",
        )
