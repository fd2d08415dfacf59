"""What the widgets that pick one of several share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.widgets.field import Field

T = TypeVar("T")

TALL = 60
"""Height of the control, in units."""


class Picker(Field, Generic[T]):
    """What Choice and Stepper share: the options, the chosen one, moving along them."""

    index: Shown[int] = Shown(0)

    def __init__(
        self,
        box: Box,
        label: str,
        *,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        control_width: float = 520,
        key: str = "",
    ) -> None:
        super().__init__(box, label, control_width=control_width, key=key)
        self.options = tuple(options)
        self.index = next((k for k, (v, _) in enumerate(self.options) if v == value), 0)
        self.on_change = on_change

    @property
    def value(self) -> T:
        """The chosen option."""
        return self.options[self.index][0]

    def choose(self, index: int) -> None:
        """Choose by place; out of reach is ignored."""
        if self.is_enabled and 0 <= index < len(self.options) and index != self.index:
            self.index = index
            self.on_change(self.value)
            self.sound(Sound.SWITCH)
