"""What a card would do now, from what lies open: pure, for the arrow over the garden."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.games.oh_les_nains.cards import COLOURS, INDEX, Code, Colour, effect_of, is_multicolour


@dataclass(frozen=True, slots=True)
class Forecast:
    """So many squares towards a team (None for nowhere); `strengths` where they are compared."""

    team: int | None
    squares: int
    strengths: tuple[int, int] | None = None


def forecast(
    dwarves: Sequence[Sequence[Colour]], team: int, code: Code, colour: Colour | None = None
) -> Forecast | None:
    """Tell what a team's card does to the hose; None where the colour must be named first.

    `dwarves` are the colours by team (rules sections 1.2 and 1.5).
    """
    if code[0] == "S":
        return Forecast(team, int(code[1]))
    if code[0] == "D":
        return Forecast(1 - team, 2)
    kind = INDEX[code]
    if is_multicolour(kind) and colour is None:
        return None
    named = -1 if colour is None else COLOURS.index(colour)
    one, other = (strength(colours, *effect_of(kind, named)) for colours in dwarves)
    stronger = None if one == other else int(other > one)
    return Forecast(stronger, abs(one - other), (one, other))


def strength(colours: Sequence[Colour], double: int, zero: int) -> int:
    """Add up a team's dwarves where one colour counts 2 and one counts 0; -1 stands for none."""
    numbers = [COLOURS.index(colour) for colour in colours]
    return len(numbers) + numbers.count(double) - numbers.count(zero)
