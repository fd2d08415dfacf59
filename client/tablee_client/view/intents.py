"""What the player's hands ask for, whatever the device: data only, no pygame."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

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


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is at a design point."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """The main button went down, or a finger; `button` 3 is the other one."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The button or finger went up."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerHeld:
    """A finger has rested at a point for a while: it looks, as a mouse does by hovering."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned by `lines` at a point, positive downwards."""

    x: float
    y: float
    lines: float


@dataclass(frozen=True, slots=True)
class Navigated:
    """An arrow: move the focus, or the value of the focused widget."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Stepped:
    """Tab: the next or the previous widget."""

    forward: bool = True


@dataclass(frozen=True, slots=True)
class Paged:
    """Page up or down."""

    down: bool


@dataclass(frozen=True, slots=True)
class Activated:
    """Enter, space or the pad's main button on what is focused."""

    by_space: bool = False


@dataclass(frozen=True, slots=True)
class WentBack:
    """Escape, or the pad's back button."""


@dataclass(frozen=True, slots=True)
class MenuAsked:
    """F10 or the pad's menu button."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Finished text."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """Unfinished text of an input method, with the cursor in it; empty when it ended."""

    text: str
    cursor: int = 0


@dataclass(frozen=True, slots=True)
class Edited:
    """An editing key."""

    edit: Edit


@dataclass(frozen=True, slots=True)
class Hotkey:
    """A letter or digit key without a use of its own, as its lower-case name."""

    name: str


@dataclass(frozen=True, slots=True)
class Wished:
    """A key or button of its own for something that most tables have."""

    control: Control


@dataclass(frozen=True, slots=True)
class PadUnplugged:
    """The pad that was used last is gone."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Uncovered:
    """The window must be painted again."""


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped on the window."""

    path: str


@dataclass(frozen=True, slots=True)
class FullscreenToggled:
    """F11 or Alt+Enter."""


@dataclass(frozen=True, slots=True)
class SpeakersChanged:
    """A sound device has come, or the one in use `is_gone`."""

    is_gone: bool


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window was closed by its own button."""


@dataclass(frozen=True, slots=True)
class StaffAsked:
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
