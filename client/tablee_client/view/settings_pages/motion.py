"""How fast things move, and whether they do."""

from __future__ import annotations

from tablee_client.core.settings import SPEEDS
from tablee_client.view.settings_pages.page import Page


class MotionPage(Page):
    """Speed and reduced motion."""

    def build(self) -> None:
        """Put the rows in place."""
        speeds = [(speed, self._speed(speed)) for speed in SPEEDS]
        self.stepper(self.left, "speed", "animation_speed", speeds)
        self.note(self.left, "settings-speed-note")
        self.toggle(self.right, "calm", "reduced_motion")
        self.note(self.right, "settings-calm-note")

    def _speed(self, speed: float) -> str:
        if speed == 0:
            return self.words("settings-speed-off")
        return self.words("settings-times", value=f"{speed:g}")
