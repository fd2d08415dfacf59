"""Settings: language, window, motion. Every change takes effect and is kept at once."""

from __future__ import annotations

from tablee_client.core.settings import SPEEDS
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.stepper import Stepper
from tablee_client.view.widgets.toggle import Toggle

LOOK = Box(140, 200, 800, 440)
MOTION = Box(980, 200, 800, 440)
LANGUAGES = (("fr", "Français"), ("en", "English"), ("de", "Deutsch"))
SCALES = (0.75, 0.85, 1.0)


class SettingsScreen(BackedScreen):
    """The settings."""

    title_key = "settings-title"

    # react

    def update(self, dt: float) -> None:
        """Follow a change of the window by F11."""
        super().update(dt)
        self._fullscreen.value = self.home.settings.window == "fullscreen"

    # draw

    def build(self) -> None:
        """Put both panels in place."""
        self.build_frame()
        self.add(Panel(LOOK, title=self.words("settings-look")))
        self._build_look()
        self.add(Panel(MOTION, title=self.words("settings-motion")))
        self._build_motion()
        profile = Box(LOOK.x + 10, 704, 340, 80)
        self.add(
            Button(
                profile,
                self.words("settings-profile"),
                on_press=self._open_profile,
                kind="wood",
                icon="hat",
                key="profile",
            )
        )
        self.add_primary(self.words("settings-done"), self.app.pop)
        if self.focus.current is None:
            self.focus.focus(self.focus.members[1])

    def _build_look(self) -> None:
        settings = self.home.settings
        column = Column(Box(LOOK.x + 36, LOOK.y + 112, LOOK.w - 72, LOOK.h - 140))
        language = Choice(
            column.take(80),
            self.words("settings-language"),
            options=LANGUAGES,
            value=settings.locale,
            on_change=self._speak,
            control_width=400,
            key="language",
        )
        self._fullscreen = Toggle(
            column.take(80),
            self.words("settings-fullscreen"),
            value=settings.window == "fullscreen",
            on_change=self._fill,
            key="fullscreen",
        )
        scale = Choice(
            column.take(80),
            self.words("settings-scale"),
            options=[(s, self.words("settings-percent", value=round(s * 100))) for s in SCALES],
            value=min(SCALES, key=lambda s: abs(s - settings.ui_scale)),
            on_change=lambda s: self.home.change(ui_scale=s),
            control_width=400,
            key="scale",
        )
        for widget in (language, self._fullscreen, scale):
            self.add(widget)

    def _build_motion(self) -> None:
        settings = self.home.settings
        column = Column(Box(MOTION.x + 36, MOTION.y + 112, MOTION.w - 72, MOTION.h - 140))
        speed = Stepper(
            column.take(80),
            self.words("settings-speed"),
            options=[(s, self._speed(s)) for s in SPEEDS],
            value=settings.animation_speed,
            on_change=lambda s: self.home.change(animation_speed=s),
            control_width=320,
            key="speed",
        )
        calm = Toggle(
            column.take(80),
            self.words("settings-calm"),
            value=settings.reduced_motion,
            on_change=lambda calm: self.home.change(reduced_motion=calm),
            key="calm",
        )
        for widget in (speed, calm):
            self.add(widget)

    def _speed(self, speed: float) -> str:
        if speed == 0:
            return self.words("settings-speed-off")
        return self.words("settings-times", value=f"{speed:g}")

    # verbs

    def _speak(self, locale: str) -> None:
        self.home.change(locale=locale)

    def _fill(self, fullscreen: bool) -> None:
        self.home.change(window="fullscreen" if fullscreen else "window")

    def _open_profile(self) -> None:
        from tablee_client.view.screens.profile import ProfileScreen

        self.app.push(ProfileScreen(self.app, self.home))
