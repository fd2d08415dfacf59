"""Choosing a colour: the first dwarf's in the middle of the lawn, or a card's just above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tablee.games.oh_les_nains.cards import COLOURS, Colour
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables.oh_les_nains.layout import TALL, choice_box, pick_board, pick_box
from tablee_client.view.tables.oh_les_nains.names import hat_picture, place_picture
from tablee_client.view.theme import (
    BRASS_LIGHT,
    CREAM,
    CREAM_DIM,
    CREAM_SOFT,
    INK,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

CAPTION = TextStyle(Face.BLACK, 21, INK)
NAME = TextStyle(Face.BOLD, 24, CREAM, Finish.SHADOW)
EFFECT = TextStyle(Face.BOLD, 22, CREAM_SOFT, Finish.SHADOW)
HAT = 54.0
POPUP = Layer.FLIGHT - 2
GROUND = Layer.RESTING + 1


class StartColour(Pressable):
    """A card with a dwarf: one colour to begin with."""

    def __init__(
        self, colour: Colour, *, text: str, on_press: Callable[[], None], place: int
    ) -> None:
        super().__init__(pick_box(place), on_press=on_press, key=f"colour-{colour}")
        self.colour, self.text = colour, text

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, higher under the pointer or the focus, and its caption."""
        lit = self.is_hovered or (self.is_focused and self.is_ring_shown)
        box = self.box.moved(0, -10 if lit and not self.is_pressed else 0)
        canvas.picture("fx/shadow_card", box.moved(4, 8))
        if lit:
            canvas.patch("ui/halo", box)
        canvas.picture(place_picture(self.colour), box)
        style = canvas.typesetter.fitted(self.text, CAPTION, box.w - 16, height=32)[1]
        y = box.y + box.w * TALL * 0.91
        canvas.text(self.text, box.cx, y, style, anchor="middle")


class ColourChoice(Pressable):
    """One hat of the small choice, with what the card would do in that colour."""

    effect: Shown[str] = Shown("")

    def __init__(
        self, box: Box, colour: Colour, *, text: str, effect: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(box, on_press=on_press, key=f"colour-{colour}", layer=POPUP + 1)
        self.colour, self.text, self.effect = colour, text, effect

    def bounds(self) -> Box:
        """Give the place and its rim."""
        return self.box.grown(12)

    def paint(self, canvas: Canvas) -> None:
        """Draw the hat, its colour's name and the effect."""
        lit = self.is_hovered or (self.is_focused and self.is_ring_shown)
        if lit:
            canvas.outline(self.box, BRASS_LIGHT, width=4, radius=12)
        alpha = 1.0 if self.is_enabled else 0.35
        spot = Box.around(self.box.cx, self.box.y + 23, HAT, HAT)
        canvas.picture(hat_picture(self.colour), spot, alpha=alpha)
        for text, down, style in ((self.text, 66, NAME), (self.effect, 91, EFFECT)):
            setter = canvas.typesetter
            fitted = setter.shrunk(text, setter.within(style, 30), self.box.w - 6)
            if not self.is_enabled:
                fitted = fitted.coloured(CREAM_DIM)
            canvas.text(text, self.box.cx, self.box.y + down, fitted, anchor="middle")


class Picker:
    """The start colours, or the small choice over a card: one of them, or neither."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._starts: list[StartColour] = []
        self._ground: list[Panel] = []
        self._choice: list[Pressable | Panel] = []

    @property
    def is_open(self) -> bool:
        """Whether a card waits for its colour."""
        return bool(self._choice)

    @property
    def first(self) -> StartColour | None:
        """The first start colour, where one is to be chosen."""
        return self._starts[0] if self._starts else None

    def starts(self, wanted: bool, *, words: Callable[[Colour], str], pick: Pick) -> bool:
        """Show the start colours, or take them away; tell whether they have come."""
        if wanted == bool(self._starts):
            return False
        if not wanted:
            self._screen.drop(*self._starts, *self._ground)
            self._starts, self._ground = [], []
            return False
        self._ground = [self._screen.add(Panel(pick_board(), picture="ui/plaque", layer=GROUND))]
        self._starts = [
            self._screen.add(
                StartColour(colour, text=words(colour), on_press=_with(pick, colour), place=place)
            )
            for place, colour in enumerate(COLOURS)
        ]
        return True

    def ask(
        self,
        x: float,
        *,
        words: Callable[[Colour], str],
        effects: Mapping[Colour, str],
        reasons: Mapping[Colour, str],
        pick: Pick,
    ) -> None:
        """Ask for the colour of a card at x; a colour with a reason can't be had."""
        self.close()
        box = choice_box(x)
        panel = Panel(box, picture="ui/plaque", layer=POPUP)
        self._choice = [self._screen.add(panel)]
        for colour, spot in zip(COLOURS, box.grown(-14, -14).columns(4, 6), strict=True):
            button = ColourChoice(
                spot,
                colour,
                text=words(colour),
                effect=effects.get(colour, ""),
                on_press=_with(pick, colour),
            )
            button.reason = reasons.get(colour, "")
            self._choice.append(self._screen.add(button))
        self._screen.focus.focus(self._choice[1])

    def close(self) -> None:
        """Take the small choice away."""
        closing, self._choice = self._choice, []
        self._screen.drop(*closing)


Pick = Callable[[Colour], None]


def _with(pick: Pick, colour: Colour) -> Callable[[], None]:
    return lambda: pick(colour)
