"""Which keys and buttons do what, and how the pad behaves."""

from __future__ import annotations

from typing import Final

from tablee_client.core.controls import BINDINGS, Binding, pad_button
from tablee_client.view.geometry import Box
from tablee_client.view.settings_pages.page import GAP, LEFT, RIGHT, ROW, Page
from tablee_client.view.widgets.control_sheet import ControlRow, ControlSheet
from tablee_client.view.widgets.layout import Column

FOOT: Final = LEFT.bottom - ROW


class ControlsPage(Page):
    """The whole list, and two switches under it."""

    def build(self) -> None:
        """Put list and switches in place."""
        box = Box(LEFT.x, LEFT.y - 8, RIGHT.right - LEFT.x, FOOT - LEFT.y - 8)
        self._sheet = self.screen.add(ControlSheet(box, self._rows()))
        self.left = Column(Box(LEFT.x, FOOT, LEFT.w, ROW), gap=GAP)
        self.right = Column(Box(RIGHT.x, FOOT, RIGHT.w, ROW), gap=GAP)
        self.toggle(self.left, "pad-swapped", "pad_swapped")
        self.toggle(self.right, "pad-vibration", "pad_vibration")

    def update(self) -> None:
        """Show the buttons as they are now."""
        super().update()
        self._sheet.rows = self._rows()

    def _rows(self) -> tuple[ControlRow, ...]:
        arrows = ControlRow(
            self.words("control-move"), (self.words("key-arrows"),), self.words("pad-cross")
        )
        return (arrows, *(self._row(binding) for binding in BINDINGS))

    def _row(self, binding: Binding) -> ControlRow:
        swapped = self.home.settings.pad_swapped
        button = pad_button(binding.control, swapped=swapped)
        return ControlRow(
            self.words(f"control-{binding.control.value}"),
            (self._key(binding.keys[0]),),
            "" if button is None else self.words(f"pad-{button.value}"),
        )

    def _key(self, name: str) -> str:
        return name.upper() if len(name) == 1 else self.words(f"key-{name}")
