"""Language, profile, window, sizes."""

from __future__ import annotations

from typing import Final

from tablee_client.view.looks import own_look
from tablee_client.view.settings_pages.page import ROW, Page
from tablee_client.view.widgets.person_row import PersonRow

LANGUAGES: Final = (("fr", "Français"), ("en", "English"), ("de", "Deutsch"))
SCALES: Final = (0.75, 0.85, 1.0)
TEXT_SCALES: Final = (1.0, 1.15, 1.3, 1.5)

DIAGONALS: Final = (
    *(7.0, 8.0, 10.1, 11.6, 13.3, 14.0, 15.6, 17.3, 19.0, 22.0, 24.0, 27.0, 32.0),
    *(40.0, 43.0, 50.0, 55.0, 65.0, 75.0, 85.0),
)
"""Of usual screens, in inches."""


class LookPage(Page):
    """How the client speaks, who plays, and how large all is."""

    def build(self) -> None:
        """Put the rows in place."""
        settings, left, right = self.home.settings, self.left, self.right
        self.choice(left, "language", "locale", LANGUAGES, wide=480)
        person = PersonRow(
            left.take(ROW),
            self.words("settings-profile"),
            name=settings.name or self.words("player-guest"),
            look=own_look(settings.avatar),
            on_press=self._open_profile,
            key="profile",
        )
        self.screen.add(person)
        scales = [(scale, self.percent(scale)) for scale in TEXT_SCALES]
        self.choice(left, "text", "text_scale", scales, wide=480)
        self._screen()
        self._window()
        self.choice(right, "scale", "ui_scale", [(s, self.percent(s)) for s in SCALES])
        self.note(right, "settings-scale-note")

    def _screen(self) -> None:
        sizes = [
            (inches, self.words("settings-screen-size", inches=inches, cm=round(inches * 2.54)))
            for inches in DIAGONALS
        ]
        options = [(0.0, self.words("settings-screen-unknown")), *sizes]
        self.stepper(self.left, "screen", "screen_inches", options)
        self.note(self.left, "settings-screen-note")

    def _window(self) -> None:
        self._fill()
        monitors = self.app.window.monitors()
        if len(monitors) > 1:
            options = [
                (k, self.words("settings-monitor-name", number=k + 1, size=f"{wide} × {tall}"))
                for k, (wide, tall) in enumerate(monitors)
            ]
            self.stepper(self.right, "monitor", "monitor", options)

    def _fill(self) -> None:
        options = [(mode, self.words(f"settings-{mode}")) for mode in ("window", "fullscreen")]
        self.choice(self.right, "display", "window", options)

    def _open_profile(self) -> None:
        from tablee_client.view.screens.profile import ProfileScreen

        self.app.push(ProfileScreen(self.app, self.home))
