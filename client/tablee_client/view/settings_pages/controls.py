"""Which keys and buttons do what, and how the pad behaves."""

from __future__ import annotations

from functools import partial
from typing import Final

from tablee_client.core.controls import (
    BINDINGS,
    FREE,
    Control,
    is_letter,
    key_of,
    pad_button,
    with_key,
)
from tablee_client.view.geometry import Box
from tablee_client.view.settings_pages.page import GAP, LEFT, RIGHT, ROW, Page
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.control_line import ControlLine
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column

LINE, BETWEEN = 50.0, 5.0
NOTE: Final = LEFT.y + 8 * (LINE + BETWEEN) + 4
FOOT: Final = NOTE + 72
USUAL: Final = Box(RIGHT.right - 322, NOTE + 6, 310, 52)


class ControlsPage(Page):
    """The whole list in two columns, and two switches under it."""

    def build(self) -> None:
        """Put list and switches in place."""
        self._lines: list[tuple[ControlLine, Control]] = []
        half = len(BINDINGS) // 2
        arrows = ControlLine(self._box(0, LEFT), self.words("control-move"))
        arrows.keycap, arrows.button = self.words("key-arrows"), self.words("pad-cross")
        self.screen.add(arrows)
        for k, binding in enumerate(BINDINGS):
            box = self._box(k + 1, LEFT) if k < half else self._box(k - half, RIGHT)
            self._lines.append((self.screen.add(self._line(box, binding.control)), binding.control))
        note = Box(LEFT.x + 24, NOTE, USUAL.x - LEFT.x - 48, 64)
        self.screen.add(Label(note, self.words("settings-keys-note"), HINT))
        usual = Button(
            USUAL,
            self.words("settings-keys-usual"),
            on_press=lambda: self.home.change(keys={}),
            kind="wood",
            key="usual",
        )
        self._usual = self.screen.add(usual)
        self.left = Column(Box(LEFT.x, FOOT, LEFT.w, ROW), gap=GAP)
        self.right = Column(Box(RIGHT.x, FOOT, RIGHT.w, ROW), gap=GAP)
        self.toggle(self.left, "pad-swapped", "pad_swapped")
        self.toggle(self.right, "pad-vibration", "pad_vibration")
        self.update()

    @property
    def catches_keys(self) -> bool:
        """Whether the next letter is to be a new key, whatever else it does."""
        return any(line.is_waiting for line, _ in self._lines)

    def update(self) -> None:
        """Show keys and buttons as they are now."""
        super().update()
        settings = self.home.settings
        for line, control in self._lines:
            line.keycap = self._key(key_of(control, settings.keys))
            button = pad_button(control, swapped=settings.pad_swapped)
            line.button = "" if button is None else self.words(f"pad-{button.value}")
        self._usual.reason = "" if settings.keys else self.words("settings-keys-are-usual")

    @staticmethod
    def _box(place: int, column: Box) -> Box:
        return Box(column.x, column.y - 8 + place * (LINE + BETWEEN), column.w, LINE)

    def _line(self, box: Box, control: Control) -> ControlLine:
        name = self.words(f"control-{control.value}")
        if control not in FREE:
            return ControlLine(box, name)
        return ControlLine(
            box,
            name,
            waits=self.words("settings-press-key"),
            on_key=partial(self._choose, control),
            letter_of=self._letter,
            key=f"control-{control.value}",
        )

    def _choose(self, control: Control, letter: str) -> None:
        self.home.change(keys=with_key(self.home.settings.keys, control, letter))

    def _letter(self, control: Control) -> str:
        key = key_of(control, self.home.settings.keys)
        return key if is_letter(key) else ""

    def _key(self, name: str) -> str:
        return name.upper() if len(name) == 1 else self.words(f"key-{name}")
