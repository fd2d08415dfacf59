"""What the player's hands ask for, whatever the device: data only, no pygame."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from tablee_client.core.controls import Control


class Direction(Enum):
    """Where the focus is asked to go."""

    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


class Edit(Enum):
    """A change to a text, or a move of its cursor."""

    BACKSPACE = "backspace"
    DELETE = "delete"
    HOME = "home"
    END = "end"
    PASTE = "paste"


class PointerMoved(Struct, frozen=True):
    """The pointer is at a design point."""

    x: float
    y: float


class PointerPressed(Struct, frozen=True):
    """The main button went down, or a finger; `button` 3 is the other one."""

    x: float
    y: float
    button: int = 1


class PointerReleased(Struct, frozen=True):
    """The button or finger went up."""

    x: float
    y: float
    button: int = 1


class PointerHeld(Struct, frozen=True):
    """A finger has rested at a point for a while: it looks, as a mouse does by hovering."""

    x: float
    y: float


class Scrolled(Struct, frozen=True):
    """The wheel turned by `lines` at a point, positive downwards."""

    x: float
    y: float
    lines: float


class Navigated(Struct, frozen=True):
    """An arrow: move the focus, or the value of the focused widget."""

    direction: Direction


class Stepped(Struct, frozen=True):
    """Tab: the next or the previous widget."""

    forward: bool = True


class Paged(Struct, frozen=True):
    """Page up or down."""

    down: bool


class Activated(Struct, frozen=True):
    """Enter, space or the pad's main button on what is focused."""

    by_space: bool = False


class WentBack(Struct, frozen=True):
    """Escape, or the pad's back button."""


class MenuAsked(Struct, frozen=True):
    """F10 or the pad's menu button."""


class Typed(Struct, frozen=True):
    """Finished text."""

    text: str


class Composing(Struct, frozen=True):
    """Unfinished text of an input method, with the cursor in it; empty when it ended."""

    text: str
    cursor: int = 0


class Edited(Struct, frozen=True):
    """An editing key."""

    edit: Edit


class Hotkey(Struct, frozen=True):
    """A letter or digit key without a use of its own, as its lower-case name."""

    name: str


class Wished(Struct, frozen=True):
    """A key or button of its own for something that most tables have."""

    control: Control


class PadUnplugged(Struct, frozen=True):
    """The pad that was used last is gone."""


class Resized(Struct, frozen=True):
    """The window has another size, in pixels."""

    width: int
    height: int


class Uncovered(Struct, frozen=True):
    """The window must be painted again."""


class FileDropped(Struct, frozen=True):
    """A file was dropped on the window."""

    path: str


class FullscreenToggled(Struct, frozen=True):
    """F11 or Alt+Enter."""


class SpeakersChanged(Struct, frozen=True):
    """A sound device has come, or the one in use `is_gone`."""

    is_gone: bool


class QuitAsked(Struct, frozen=True):
    """The window was closed by its own button."""


class StaffAsked(Struct, frozen=True):
    """The keys by which the staff of a kiosk asks for its menu."""


Intent: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerHeld
    | Scrolled
    | Navigated
    | Stepped
    | Paged
    | Activated
    | WentBack
    | MenuAsked
    | Typed
    | Composing
    | Edited
    | Hotkey
    | Wished
    | PadUnplugged
    | Resized
    | Uncovered
    | FileDropped
    | FullscreenToggled
    | SpeakersChanged
    | QuitAsked
    | StaffAsked
)

_OTHERS: Final[Mapping[Control, Intent]] = {
    Control.CHOOSE: Activated(),
    Control.BACK: WentBack(),
    Control.MENU: MenuAsked(),
    Control.PAGE_UP: Paged(down=False),
    Control.PAGE_DOWN: Paged(down=True),
    Control.NEXT: Stepped(forward=True),
    Control.PREVIOUS: Stepped(forward=False),
    Control.FULLSCREEN: FullscreenToggled(),
}
ASKED: Final[Mapping[Control, Intent]] = {c: _OTHERS.get(c, Wished(c)) for c in Control}
"""What each key and button asks for."""
