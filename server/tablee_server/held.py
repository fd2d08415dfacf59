"""A player's action that the rules hold back until its time has come."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from tablee.engine import Action, Seat
from tablee_server.codes import Refusal

Settle: TypeAlias = Callable[[Refusal | None], None]


class Held(msgspec.Struct, frozen=True):
    """An action and when it is due; `settle` is told once what became of it."""

    due: float
    seat: Seat
    prompt: int
    action: Action
    settle: Settle

    def moment(self) -> tuple[float, Seat]:
        """Give by what held actions are ordered."""
        return self.due, self.seat
