"""The music: a lute that thinks aloud, never twice the same, with long rests.

Phrases of a few notes walk up and down a scale of five tones, in which no two clash; now and then
a bass string comes first. Between phrases there is nothing but the drone for some seconds.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

SCALE: Final = ("d3", "e3", "g3", "a3", "b3", "d4", "e4", "g4", "a4")
BASS: Final = ("a2", "d3")
HOME: Final = (0, 3, 5, 8)
"""Where in the scale a phrase begins and ends: on D or A."""
BEAT: Final = 0.62
LONGEST: Final = 6
REST: Final = (3.5, 8.0)


@dataclass(frozen=True, slots=True)
class Note:
    """A string is plucked `after` so many seconds; `strong` 0 to 1, `side` -1 left to 1 right."""

    after: float
    string: str
    strong: float
    side: float


def score(dice: Random) -> Iterator[Note]:
    """Give the notes of the music, without end."""
    place = HOME[1]
    rest = 1.0
    while True:
        if dice.random() < 0.45:
            yield Note(rest, dice.choice(BASS), 0.8, 0.0)
            rest = BEAT * dice.choice((1, 2))
        phrase = _phrase(dice, place)
        for place in phrase:
            side = (place - 4) / 12
            yield Note(rest, SCALE[place], dice.uniform(0.45, 0.75), side)
            rest = BEAT * dice.choice((1, 1, 1, 2, 2, 3)) * dice.uniform(0.96, 1.06)
        rest = dice.uniform(*REST)


def _phrase(dice: Random, start: int) -> list[int]:
    """Walk from near the last note to a tone that rests."""
    steps = [start]
    for _ in range(dice.randint(2, LONGEST - 1)):
        step = dice.choice((-2, -1, -1, 1, 1, 2))
        steps.append(min(max(steps[-1] + step, 0), len(SCALE) - 1))
    steps[-1] = min(HOME, key=lambda home: abs(home - steps[-1]))
    return steps
