"""Glass and stone: beads, stars, fragments."""

from collections.abc import Iterator

from tools.synth.recipe import Recipe
from tools.synth.struck import BALL, LUMP, Body, blow, rung
from tools.synth.wave import Wave, ended, filtered, laid

BEAD = Body(BALL, decay=0.035, fall=0.4, haste=0.6)
BELL = Body((1.0, 2.0, 3.01, 4.2), decay=0.2, fall=0.36, haste=0.6)
STONE = Body(LUMP, decay=0.03, fall=0.7, haste=0.75)


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of glass and stone by name."""
    yield "bead", Recipe(_bead, loud=-28, variants=3)
    yield "star", Recipe(_star, loud=-28)
    yield "stone", Recipe(_stone, loud=-24, variants=3)


def _bead(variant: int) -> Wave:
    """A bead drops, and hops once."""
    hz = (1740, 1860, 1640)[variant]
    click = blow(0.015, (1500, 5000), 180 + variant, decay=0.0015)
    first = laid([(0, rung(BEAD, hz, 0.12)), (0, 0.3 * click)])
    gap = (0.07, 0.062, 0.078)[variant]
    return ended(laid([(0, first), (gap, 0.35 * rung(BEAD, hz * 1.04, 0.1))]))


def _star(_: int) -> Wave:
    """Three small bells, upwards."""
    notes = (587.3, 784.0, 1174.7)
    bells = [(k * 0.085, (0.8 - 0.12 * k) * rung(BELL, hz, 0.75)) for k, hz in enumerate(notes)]
    return ended(laid(bells), rise=0.003, fall=0.2)


def _stone(variant: int) -> Wave:
    """A fragment is set down: a blow, and a little grit."""
    hz = (330, 372, 298)[variant]
    grit = filtered(blow(0.12, (500, 2800), 190 + variant, decay=0.03), "low", 2600)
    hit = laid([(0, rung(STONE, hz, 0.2)), (0, 0.5 * rung(STONE, hz * 0.52, 0.2)), (0, 0.5 * grit)])
    return ended(laid([(0, hit), (0.05, 0.25 * rung(STONE, hz * 1.2, 0.12))]))
