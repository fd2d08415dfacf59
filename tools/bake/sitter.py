"""One dwarf who can be chosen as a portrait, and the colours that skins have."""

from dataclasses import dataclass

from tools.bake.dwarf import Bust

FAIR, ROSY, TAN, OLIVE = "#f0c6a4", "#e3ab84", "#cf9564", "#d9a878"
BROWN, DARK, DEEP = "#a46a42", "#7f4d30", "#5e3826"


@dataclass(frozen=True, slots=True)
class Sitter:
    """One portrait: the bust, marks of the skin, and what lies over the face.

    `zoom` enlarges the bust's box of 200x220, `lift` moves it down by so many units of 200.
    """

    bust: Bust
    marks: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    zoom: float = 1.06
    lift: float = 6
