"""The drum: soft, low, but with enough in the middle for small loudspeakers."""

from collections.abc import Iterator

from tools.synth.paper import rustle
from tools.synth.recipe import Recipe
from tools.synth.struck import SKIN, Body, blow, rung
from tools.synth.wave import Wave, ended, filtered, laid

DRUM = Body(SKIN, decay=0.2, fall=0.72, haste=0.78)


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of the drum by name."""
    yield "drum", Recipe(_drum, loud=-21)
    yield "reveal", Recipe(_reveal, loud=-23)


def beaten(hz: float, seed: int, *, seconds: float = 0.5) -> Wave:
    """Beat the drum once, with a felt mallet."""
    mallet = blow(0.05, (200, 1200), seed, decay=0.01)
    return filtered(laid([(0, rung(DRUM, hz, seconds, drop=0.35)), (0, 0.9 * mallet)]), "low", 1500)


def _drum(_: int) -> Wave:
    """It is your turn: two strokes."""
    first, second = beaten(116.5, 200), beaten(130.8, 201, seconds=0.55)
    return ended(laid([(0, 0.75 * first), (0.17, second)]), fall=0.15)


def _reveal(_: int) -> Wave:
    """What was hidden turns over together: paper, then the drum."""
    papers = [(0.02 * k, rustle(0.1, 205 + k, low=900, high=4200, rise=0.8)) for k in range(3)]
    return ended(laid([*((at, 0.12 * wave) for at, wave in papers), (0.1, beaten(82, 210))]))
