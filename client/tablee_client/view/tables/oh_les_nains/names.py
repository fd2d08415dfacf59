"""Which picture shows which card, colour and team."""

from typing import Final

from tablee.games.oh_les_nains.cards import Code, Colour

COLOUR_NAMES: Final[dict[str, str]] = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
BACK: Final = "nains/back"
TEAMS: Final = ("sun", "moon")


def card_picture(code: Code) -> str:
    """Name the picture of a card."""
    if code[0] == "S":
        return f"nains/squirrels_{code[1]}"
    if code[0] == "D":
        return f"nains/place_{_colour(code[-1])}"
    double, zero = "none", "none"
    for part in code.split("/"):
        if part.startswith("P2"):
            double = _colour(part[-1])
        else:
            zero = _colour(part[-1])
    return f"nains/pull_{double}_{zero}"


def place_picture(colour: Colour) -> str:
    """Name the picture of a card that places a dwarf of a colour."""
    return f"nains/place_{COLOUR_NAMES[colour]}"


def hat_picture(colour: Colour) -> str:
    """Name the picture of a colour's hat."""
    return f"nains/hat_{COLOUR_NAMES[colour]}"


def emblem(team: int) -> str:
    """Name the picture of a team's shield."""
    return f"nains/emblem_{TEAMS[team]}"


def _colour(letter: str) -> str:
    return COLOUR_NAMES.get(letter, "any")
