"""Whether there is sound and music, and how loud."""

from __future__ import annotations

from tablee_client.core.controls import Control, key_of
from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.settings_pages.page import ROW, Page
from tablee_client.view.widgets.button import Button


class SoundPage(Page):
    """Effects to the left, music to the right."""

    def build(self) -> None:
        """Put the rows in place."""
        self.toggle(self.left, "sound", "muted", inverse=True)
        self.slider(self.left, "volume", "volume")
        self.slider(self.left, "effects", "effects_volume")
        row = self.left.take(ROW)
        listen = Button(
            Box(row.x + 12, row.y + 8, 340, 64),
            self.words("settings-listen"),
            on_press=lambda: self.app.sound.play(Sound.DRUM),
            kind="wood",
            icon="sound",
            key="listen",
        )
        self.screen.add(listen)
        self.toggle(self.right, "music", "music")
        self.slider(self.right, "music-volume", "music_volume")
        letter = key_of(Control.MUTE, self.home.settings.keys).upper()
        self.note(self.right, "settings-sound-note", 1, letter=letter)
        self._missing = self.note(self.right, "settings-no-speaker")
        self.update()

    def update(self) -> None:
        """Tell when there is nothing to play on."""
        super().update()
        self._missing.visible = self.app.sound.is_missing
