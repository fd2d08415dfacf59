"""What keys and pad buttons ask for: the one table that input, hints and settings read."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final


class Control(Enum):
    """Something that one press asks for; the text `control-<value>` says it."""

    CHOOSE = "choose"
    BACK = "back"
    MENU = "menu"
    RULES = "rules"
    JOURNAL = "journal"
    HINT = "hint"
    CALL = "call"
    EMOTES = "emotes"
    HAND = "hand"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    NEXT = "next"
    PREVIOUS = "previous"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"


class PadButton(Enum):
    """A button of a game pad, as on those that have A at the bottom and B at the right."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    SELECT = "select"
    START = "start"
    LEFT_SHOULDER = "left-shoulder"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"


@dataclass(frozen=True, slots=True)
class Binding:
    """The keys, the first of which is shown, and the pad's button for one thing.

    A key is a letter, or a name with a text `key-<name>`. Directions aren't bound: arrows, cross
    and left stick always lead the focus.
    """

    control: Control
    keys: tuple[str, ...]
    pad: PadButton | None = None


BINDINGS: Final = (
    Binding(Control.CHOOSE, ("return", "kp-enter"), PadButton.A),
    Binding(Control.BACK, ("escape", "ac-back"), PadButton.B),
    Binding(Control.MENU, ("f10", "menu"), PadButton.START),
    Binding(Control.RULES, ("f1",)),
    Binding(Control.JOURNAL, ("j",), PadButton.SELECT),
    Binding(Control.HINT, ("h",), PadButton.X),
    Binding(Control.CALL, ("n",), PadButton.RIGHT_TRIGGER),
    Binding(Control.EMOTES, ("e",), PadButton.Y),
    Binding(Control.HAND, ("c",), PadButton.LEFT_TRIGGER),
    Binding(Control.PAGE_UP, ("pageup",), PadButton.LEFT_SHOULDER),
    Binding(Control.PAGE_DOWN, ("pagedown",), PadButton.RIGHT_SHOULDER),
    Binding(Control.NEXT, ("tab",)),
    Binding(Control.PREVIOUS, ("shift-tab",)),
    Binding(Control.FULLSCREEN, ("f11", "alt-return")),
    Binding(Control.MUTE, ("m",)),
)

FREE: Final = frozenset(
    {
        Control.RULES,
        Control.JOURNAL,
        Control.HINT,
        Control.CALL,
        Control.EMOTES,
        Control.HAND,
        Control.MUTE,
    }
)
"""Whose key the player may choose among the letters."""

_SWAPPED: Final = {PadButton.A: PadButton.B, PadButton.B: PadButton.A}


def pad_button(control: Control, *, swapped: bool = False) -> PadButton | None:
    """Give the pad's button for something; `swapped` exchanges those for "yes" and "back"."""
    found = next((b.pad for b in BINDINGS if b.control is control), None)
    return _SWAPPED.get(found, found) if swapped and found is not None else found


def key_of(control: Control, chosen: Mapping[str, str] = MappingProxyType({})) -> str:
    """Name the key that is shown for something; `chosen` are letters by the name of a control."""
    usual = next(b.keys[0] for b in BINDINGS if b.control is control)
    return chosen.get(control.value, usual) if control in FREE else usual


def is_letter(key: str) -> bool:
    """Tell whether a key is a letter, which may be chosen for something."""
    return len(key) == 1 and key.isalpha() and key == key.lower()


def with_key(chosen: Mapping[str, str], control: Control, letter: str) -> dict[str, str]:
    """Give the letters with another one for a control; whoever had it takes the one left free.

    A control whose usual key is no letter, and which has none, keeps its usual key.
    """
    before = key_of(control, chosen)
    found = {**chosen, control.value: letter}
    for other in FREE - {control}:
        if key_of(other, chosen) == letter:
            found[other.value] = before
    usual = {free.value: key_of(free) for free in FREE}
    return {name: key for name, key in found.items() if key != usual.get(name)}
