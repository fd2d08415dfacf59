"""The base of every widget: a box that may have the focus and be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import FINGER, Box
from tablee_client.view.intents import Intent
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

GLOW = 40.0
"""Room around a widget for its halo and shadow, in units."""


class Widget(Node):
    """A node with a box, a key (for tests and for keeping the focus), and states.

    `reason` says why it can't be used now; an empty one means that it can. A widget with a reason
    still takes the focus, so that everybody can learn the reason.
    """

    is_focusable = False
    is_passed_over = False
    focus_follows_pointer = False
    scrolls = False
    wants_text = False
    has_own_sounds = False
    """Whether it makes itself heard when an arrow changes it."""

    is_focused = Shown(False)
    is_hovered = Shown(False)
    is_pressed = Shown(False)
    reason: Shown[str] = Shown("")

    def __init__(self, box: Box, *, key: str = "", layer: int = Layer.ACTIONS) -> None:
        self._box = box
        self.key = key
        self.layer = layer
        self.screen: Screen | None = None

    # react

    def update(self, dt: float) -> None:
        """Let time pass, in seconds."""

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        self.is_hovered = inside

    def gain_focus(self) -> None:
        """It has the focus now."""
        self.is_focused = True

    def lose_focus(self) -> None:
        """It has the focus no more."""
        self.is_focused = False
        self.is_pressed = False

    # draw

    def bounds(self) -> Box:
        """Give the box and the room for halo and shadow."""
        return self._box.grown(GLOW)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring when the player steers by keys."""
        if self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", self._box.grown(6))

    # input

    def react(self, intent: Intent) -> bool:  # noqa: ARG002 - for subclasses
        """Take an intent; tell whether it was taken."""
        return False

    # verbs

    def keep(self) -> object:
        """Give what must outlive a rebuild of the screen; None for nothing."""
        return None

    def restore(self, kept: object) -> None:
        """Take up what `keep` of the widget of the same key gave."""

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        if box != self._box:
            self._box = box
            self.touch()

    def targets(self) -> Sequence[Box]:
        """Give the places in it that are pressed each for itself; the whole of it by default."""
        return (self._box,)

    def is_met(self, x: float, y: float) -> bool:
        """Tell whether a finger at a point meets it: it may miss what is small by a little."""
        return self._box.at_least(self.finger).contains(x, y)

    @property
    def finger(self) -> float:
        """How wide and tall at least is what a finger presses on this screen, in units."""
        return FINGER if self.screen is None else self.screen.app.finger

    @property
    def takes_focus(self) -> bool:
        """Whether it can have the focus now."""
        return self.is_focusable and self.visible

    @property
    def is_enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    @property
    def is_ring_shown(self) -> bool:
        """Whether the focus is drawn: only while the player steers by keys."""
        return self.screen is not None and self.screen.focus.is_shown

    def sound(self, sound: Sound) -> None:
        """Let a sound be heard."""
        if self.screen is not None:
            self.screen.app.sound.play(sound)

    def join(self, screen: Screen) -> None:
        """Belong to a screen from now on."""
        self.screen = screen
