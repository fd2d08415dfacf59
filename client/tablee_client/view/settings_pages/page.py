"""One page of the settings: rows in two columns, each bound to a field of the settings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee_client.view.geometry import Box
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.slider import Slider
from tablee_client.view.widgets.stepper import Stepper
from tablee_client.view.widgets.toggle import Toggle

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.screen import Screen

TABS: Final = Box(176, 164, 1568, 64)
LEFT: Final = Box(176, 256, 768, 596)
RIGHT: Final = Box(976, 256, 768, 596)
ROW: Final = 80.0
GAP: Final = 14.0
STEP: Final = 0.05
"""Of a slider from 0 to 1."""
HEAD, SIDE, FOOT = 28.0, 36.0, 40.0
"""Room around tabs and rows on their board."""


class Page(ABC):
    """The rows of one page; each shows a field of the settings and changes it at once.

    A row's label is the text `settings-<name>`.
    """

    def __init__(self, screen: Screen, home: Home) -> None:
        self.screen = screen
        self.home = home
        self.left = Column(LEFT, gap=GAP)
        self.right = Column(RIGHT, gap=GAP)
        self._toggles: list[tuple[Toggle, str, bool]] = []
        self.build()

    @abstractmethod
    def build(self) -> None:
        """Put the rows in place."""

    # draw

    @property
    def board(self) -> Box:
        """Give the board on which tabs and rows lie: as tall on every page, or as they need it."""
        low = max(self.left.rest.y - GAP, self.right.rest.y - GAP, LEFT.bottom)
        top = TABS.y - HEAD
        return Box(TABS.x - SIDE, top, TABS.w + 2 * SIDE, low + FOOT - top)

    @property
    def catches_keys(self) -> bool:
        """Whether the next key is to be a new one for something."""
        return False

    # react

    def update(self) -> None:
        """Follow what was changed elsewhere, by a key."""
        for toggle, field, inverse in self._toggles:
            toggle.value = getattr(self.home.settings, field) is not inverse

    # verbs

    @property
    def app(self) -> App:
        """The app of the screen."""
        return self.screen.app

    def words(self, key: str, **args: str | float) -> str:
        """Word a text in the player's language."""
        return self.screen.words(key, **args)

    def toggle(self, column: Column, name: str, field: str, *, inverse: bool = False) -> None:
        """Add a switch of a field; an `inverse` one is on while the field is false."""
        toggle = Toggle(
            column.take(ROW),
            self.words(f"settings-{name}"),
            value=getattr(self.home.settings, field) is not inverse,
            on_change=lambda on: self.home.change(**{field: on is not inverse}),
            key=name,
        )
        self._toggles.append((toggle, field, inverse))
        self.screen.add(toggle)

    def slider(self, column: Column, name: str, field: str) -> None:
        """Add a slider of a field from 0 to 1."""
        self.screen.add(
            Slider(
                column.take(ROW),
                self.words(f"settings-{name}"),
                value=getattr(self.home.settings, field),
                low=0.0,
                high=1.0,
                step=STEP,
                on_change=lambda value: self.home.change(**{field: round(value, 2)}),
                wording=self.percent,
                key=name,
            )
        )

    def choice(
        self,
        column: Column,
        name: str,
        field: str,
        options: Sequence[tuple[Any, str]],
        *,
        wide: float = 432,
    ) -> None:
        """Add a choice among few values of a field, all in sight."""
        self.screen.add(
            Choice(
                column.take(ROW),
                self.words(f"settings-{name}"),
                options=options,
                value=self._nearest(field, options),
                on_change=lambda value: self.home.change(**{field: value}),
                control_width=wide,
                key=name,
            )
        )

    def stepper(
        self, column: Column, name: str, field: str, options: Sequence[tuple[Any, str]]
    ) -> None:
        """Add a choice among values of a field, stepped through."""
        self.screen.add(
            Stepper(
                column.take(ROW),
                self.words(f"settings-{name}"),
                options=options,
                value=self._nearest(field, options),
                on_change=lambda value: self.home.change(**{field: value}),
                control_width=360,
                key=name,
            )
        )

    def note(self, column: Column, text: str, lines: int = 2, **args: str) -> Label:
        """Add some words of explanation."""
        box = column.take(lines * 36.0 * self.app.canvas.typesetter.text_scale)
        room = Box(box.x + 24, box.y, box.w - 48, box.h)
        return self.screen.add(Label(room, self.words(text, **args), HINT, wrapped=True, key=text))

    def percent(self, share: float) -> str:
        """Word a share."""
        return self.words("settings-percent", value=round(share * 100))

    def _nearest(self, field: str, options: Sequence[tuple[Any, str]]) -> Any:
        """Give the option that shows a field best: a number may lie between them."""
        value = getattr(self.home.settings, field)
        if isinstance(value, str):
            return value
        return min((option for option, _ in options), key=lambda option: abs(option - value))
