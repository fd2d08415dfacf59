"""The dial of one's own bid, with a button for one coin less and one more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.nain.actions import MOST_BID
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Direction, Edit, Edited, Intent, Navigated, Paged, Scrolled
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import DIAL, MINUS, PLUS
from tablee_client.view.theme import GOLD_PALE, Face, Layer, TextStyle
from tablee_client.view.widgets.pressable import Pressable
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SOCKET, RING = 196.0, 172.0
DETENT: Final = 360 / 44
NUMBER = TextStyle(Face.FIGURES, 62, GOLD_PALE)
PAGE: Final = 5
TYPED_WITHIN: Final = 1.6
"""Digits typed within so many seconds make one number."""
FIRST_REPEAT, REPEAT = 0.45, 0.07


class Dial(Widget):
    """Turns by wheel, arrows, page keys and digits; `on_turn` hears of every new number."""

    is_focusable = True
    scrolls = True

    value: Shown[int] = Shown(1)
    low: Shown[int] = Shown(1)

    def __init__(self, *, on_turn: Callable[[], None]) -> None:
        super().__init__(Box.around(*DIAL, RING, RING), key="dial", layer=Layer.ACTIONS)
        self._on_turn = on_turn
        self._digits, self._age = "", 0.0

    # what is shown

    def begin(self, low: int) -> None:
        """Choose anew, from the least that may be bid."""
        self.low, self._digits = low, ""
        self.set(low)

    def set(self, value: int) -> None:
        """Choose a number, within what may be bid."""
        value = max(self.low, min(value, MOST_BID))
        if value != self.value:
            self.value = value
            self._on_turn()

    def type(self, digit: str) -> None:
        """Take a digit: it goes on with the number typed before, or begins one."""
        fresh = self._age > TYPED_WITHIN or int(self._digits + digit) > MOST_BID
        self._digits = digit if fresh else self._digits + digit
        self._age = 0.0
        if int(self._digits) >= self.low:
            self.set(int(self._digits))

    # react

    def update(self, dt: float) -> None:
        """Forget digits after a while."""
        self._age += dt

    # draw

    def bounds(self) -> Box:
        """Give the dial and its shadow."""
        return Box.around(*DIAL, SOCKET + 84, SOCKET + 84)

    def paint(self, canvas: Canvas) -> None:
        """Draw socket, ring and face, and the number."""
        x, y = DIAL
        canvas.picture("nain/dial_socket", Box.around(x, y, SOCKET, SOCKET))
        if self.is_hovered or (self.is_focused and self.is_ring_shown):
            canvas.picture("fx/glow_round", Box.around(x, y, SOCKET + 60, SOCKET + 60))
        side = canvas.viewport.length(RING)
        turn = self.value * DETENT % 360
        frame = canvas.frames.frame("nain/dial_ring", side, side, angle=turn)
        px, py = canvas.viewport.to_pixels(x, y)
        canvas.blit(frame, px - frame.get_width() / 2, py - frame.get_height() / 2)
        canvas.picture("nain/dial_face", Box.around(x, y, RING, RING))
        style = canvas.typesetter.fitted(str(self.value), NUMBER, 96, height=76)[1]
        canvas.text(str(self.value), x, y + 2, style, anchor="middle")
        if self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", self.box.grown(12))

    # input

    def react(self, intent: Intent) -> bool:
        """Turn by one coin, by five, or to the least."""
        match intent:
            case Navigated(Direction.LEFT | Direction.RIGHT as way):
                self.set(self.value + way.value[0])
            case Scrolled(lines=lines) if lines:
                self.set(self.value + (1 if lines < 0 else -1))
            case Paged(down):
                self.set(self.value + (-PAGE if down else PAGE))
            case Edited(Edit.HOME):
                self.set(self.low)
            case _:
                return False
        return True


class Round(Pressable):
    """The round button beside the dial that turns it by a coin; held, it goes on."""

    def __init__(self, dial: Dial, step: int) -> None:
        x, y = PLUS if step > 0 else MINUS
        name = "plus" if step > 0 else "minus"
        super().__init__(Box.around(x, y, 70, 70), on_press=self._turn, key=name)
        self._dial, self._step, self._name = dial, step, name
        self._held = 0.0

    def update(self, dt: float) -> None:
        """Turn on and on while it is held."""
        if not self.is_pressed:
            self._held = 0.0
            return
        self._held += dt
        if self._held > FIRST_REPEAT:
            self._held -= REPEAT
            self._turn()

    def paint(self, canvas: Canvas) -> None:
        """Draw the button."""
        stuck = self._step < 0 and self._dial.value <= self._dial.low
        state = (
            "_disabled" if stuck else
            "_pressed" if self.is_pressed else "_hover" if self.is_hovered else ""
        )  # fmt: skip
        canvas.picture(f"nain/{self._name}{state}", self.box)
        if self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", self.box.grown(3))

    def _turn(self) -> None:
        self._dial.set(self._dial.value + self._step)
