"""What is printed on the buttons of the common kinds of pads."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tablee_client.core.controls import PadButton


class Family(Enum):
    """A kind of pad, told by its maker's name for it."""

    LETTERS = "letters"
    SHAPES = "shapes"
    SWITCH = "switch"

    @classmethod
    def named(cls, name: str) -> Family:
        """Tell the kind of a pad; one that isn't known has the letters of most."""
        low = name.casefold()
        if any(word in low for word in ("ps3", "ps4", "ps5", "dualshock", "dualsense", "sony")):
            return cls.SHAPES
        if any(word in low for word in ("nintendo", "switch", "joy-con")):
            return cls.SWITCH
        return cls.LETTERS


_LETTERS: Final = {
    PadButton.A: "A",
    PadButton.B: "B",
    PadButton.X: "X",
    PadButton.Y: "Y",
    PadButton.SELECT: "Select",
    PadButton.START: "Start",
    PadButton.LEFT_SHOULDER: "LB",
    PadButton.RIGHT_SHOULDER: "RB",
    PadButton.LEFT_TRIGGER: "LT",
    PadButton.RIGHT_TRIGGER: "RT",
}
_SHAPES: Final = {
    PadButton.SELECT: "Share",
    PadButton.START: "Options",
    PadButton.LEFT_SHOULDER: "L1",
    PadButton.RIGHT_SHOULDER: "R1",
    PadButton.LEFT_TRIGGER: "L2",
    PadButton.RIGHT_TRIGGER: "R2",
}
_SWITCH: Final = {
    PadButton.SELECT: "–",
    PadButton.START: "+",
    PadButton.LEFT_SHOULDER: "L",
    PadButton.RIGHT_SHOULDER: "R",
    PadButton.LEFT_TRIGGER: "ZL",
    PadButton.RIGHT_TRIGGER: "ZR",
}
_OTHERS: Final = {Family.LETTERS: {}, Family.SHAPES: _SHAPES, Family.SWITCH: _SWITCH}


def label(button: PadButton, family: Family) -> str:
    """Give what stands on a button, the same in every language."""
    others: dict[PadButton, str] = _OTHERS[family]
    return others.get(button, _LETTERS[button])
