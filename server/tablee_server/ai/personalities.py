"""Personalities: what a bot of a name leans to. Data, by the names that bots have at the table.

They act only among moves that are as good for all the search knows, and on how long a bot seems to
think; so a level stays what it is, whoever plays it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec


class Personality(msgspec.Struct, frozen=True):
    """What somebody leans to; 0 is neither way.

    `risk` is for (1) or against (-1) moves that may end well or badly, `bluff` for moves that
    nobody expects, `greed` for the last grain of worth over the usual move, `grudge` for what
    hurts whoever does best beside him. `tempo` multiplies the time he seems to think. `portrait` is
    the number of his picture, as players choose one.
    """

    risk: float = 0.0
    bluff: float = 0.0
    greed: float = 0.0
    grudge: float = 0.0
    tempo: float = 1.0
    portrait: int = 0


NEUTRAL: Final = Personality()

PERSONALITIES: Final[Mapping[str, Personality]] = MappingProxyType(
    {
        "Alviss": Personality(risk=-0.6, greed=0.4, tempo=1.3, portrait=22),
        "Andvari": Personality(greed=1.0, grudge=0.2, portrait=10),
        "Bifur": Personality(risk=0.4, tempo=0.8, portrait=2),
        "Bruni": Personality(grudge=0.8, portrait=27),
        "Dvalin": Personality(risk=-0.4, tempo=1.4, portrait=4),
        "Eitri": Personality(greed=0.6, tempo=1.1, portrait=20),
        "Fjalar": Personality(risk=0.5, bluff=0.8, portrait=24),
        "Galar": Personality(bluff=0.6, grudge=0.6, tempo=0.9, portrait=16),
        "Hornbori": Personality(risk=1.0, tempo=0.7, portrait=7),
        "Lofar": Personality(bluff=0.3, tempo=1.2, portrait=13),
        "Mjoll": Personality(risk=-0.8, portrait=11),
        "Nabbi": Personality(tempo=0.6, portrait=21),
        "Nyr": Personality(risk=0.6, greed=0.3, tempo=0.8, portrait=25),
        "Regin": Personality(bluff=1.0, greed=0.3, portrait=18),
        "Sindri": Personality(portrait=9),
        "Skirfir": Personality(risk=0.8, bluff=0.4, portrait=14),
        "Vestri": Personality(risk=-0.5, grudge=0.4, portrait=23),
        "Vitr": Personality(greed=0.8, tempo=1.3, portrait=8),
    }
)
"""Who sits at a table; each name once."""


def personality_of(name: str) -> Personality:
    """Give the personality of a bot's name; a bot that plays for somebody has none."""
    return PERSONALITIES.get(name, NEUTRAL)
