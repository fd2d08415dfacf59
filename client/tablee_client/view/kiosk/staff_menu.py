"""What the staff may do at a kiosk: how loud it is, its language, restart, end, power off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.settings_pages.look import LANGUAGES
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.slider import Slider

if TYPE_CHECKING:
    from tablee_client.core.kiosk.config import KioskConfig
    from tablee_client.core.settings import Settings
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

FORM: Final = Box(140, 152, 1040, 640)
DOINGS: Final = Box(1220, 152, 560, 640)
STEP: Final = 0.05


class Kept(Protocol):
    """What the staff changes: it stays when a guest goes, until the window is started anew."""

    @property
    def usual(self) -> Settings:
        """The settings that every guest finds."""

    def change_usual(self, **changes: Any) -> None:
        """Change them."""

    def restart(self) -> None:
        """Start the window anew."""

    def end(self) -> None:
        """End the kiosk."""

    def power_off(self) -> None:
        """Switch the machine off."""


class StaffScreen(BackedScreen):
    """The menu. Volumes go up to the caps of the kiosk's file."""

    title_key = "kiosk-staff"

    def __init__(self, app: App, home: Home, config: KioskConfig, kept: Kept) -> None:
        super().__init__(app, home)
        self._config, self._kept = config, kept

    # draw

    def build(self) -> None:
        """Put the sliders, the language and the buttons in place."""
        self.build_frame()
        self.add(Panel(FORM, title=self.words("kiosk-staff-settings")))
        self._build_form()
        self.add(Panel(DOINGS, title=self.words("kiosk-staff-doings")))
        self._build_doings()
        self.add_primary(self.words("kiosk-staff-done"), self.back)
        note = Box(FORM.x + 72, FORM.bottom - 120, FORM.w - 144, 84)
        self.add(Label(note, self.words("kiosk-staff-note"), HINT, wrapped=True))

    def _build_form(self) -> None:
        column = Column(Box(FORM.x + 48, FORM.y + 112, FORM.w - 96, FORM.h - 140))
        caps = self._config.sound
        self._slider(column, "volume", "volume", caps.volume)
        self._slider(column, "effects", "effects_volume", caps.effects)
        self._slider(column, "music-volume", "music_volume", caps.music)
        languages = Choice(
            column.take(80),
            self.words("kiosk-staff-language"),
            options=LANGUAGES,
            value=self._kept.usual.locale,
            on_change=lambda locale: self._kept.change_usual(locale=locale),
            key="language",
        )
        self.add(languages)

    def _slider(self, column: Column, key: str, field: str, cap: float) -> None:
        slider = Slider(
            column.take(80),
            self.words(f"settings-{key}"),
            value=min(cap, float(getattr(self._kept.usual, field))),
            low=0.0,
            high=1.0,
            cap=cap,
            step=STEP,
            on_change=lambda value: self._kept.change_usual(**{field: round(value, 2)}),
            wording=lambda value: self.words("settings-percent", value=round(value * 100)),
            key=field,
        )
        slider.reason = "" if cap > 0 else self.words("kiosk-staff-off")
        self.add(slider)

    def _build_doings(self) -> None:
        rows = Box(DOINGS.x + 60, DOINGS.y + 130, DOINGS.w - 120, 0).rows(96, 36)
        offers: list[tuple[str, Callable[[], None]]] = [
            ("restart", self._kept.restart),
            ("end", self._kept.end),
        ]
        if self._config.staff.power_off:
            offers.append(("power-off", self._kept.power_off))
        for (key, act), box in zip(offers, rows, strict=False):
            text = self.words(f"kiosk-staff-{key}")
            self.add(Button(box, text, on_press=act, kind="wood", key=key))
