"""Paper and card: dealt, laid, turned over, swept up, shuffled."""

from collections.abc import Iterator

import numpy as np

from tools.synth.recipe import Recipe
from tools.synth.wave import Wave, ended, fading, filtered, hiss, laid, swelling, times


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of cards by name."""
    yield "deal", Recipe(_deal, loud=-29, variants=4)
    yield "lay", Recipe(_lay, loud=-25, variants=3)
    yield "turn", Recipe(_turn, loud=-27, variants=2)
    yield "sweep", Recipe(_sweep, loud=-29)
    yield "shuffle", Recipe(_shuffle, loud=-27)
    yield "seal", Recipe(_seal, loud=-28)


def rustle(seconds: float, seed: int, *, low: float, high: float, rise: float) -> Wave:
    """Give the noise of paper that moves, with a grain in it."""
    grain = 0.7 + 0.6 * np.abs(filtered(hiss(seconds, seed + 500), "low", 180))
    return filtered(hiss(seconds, seed), "band", (low, high)) * grain * swelling(seconds, rise)


def pat(seed: int, hz: float = 170, decay: float = 0.016) -> Wave:
    """Give the soft blow of a card on cloth."""
    seconds = 0.09
    thud = np.sin(2 * np.pi * hz * times(seconds)) * fading(seconds, decay)
    return laid(
        [(0, thud), (0, 0.4 * filtered(hiss(0.02, seed), "low", 1800) * fading(0.02, 0.004))]
    )


def _deal(variant: int) -> Wave:
    """A card slides off the pack."""
    long = (0.085, 0.075, 0.095, 0.08)[variant]
    slide = rustle(long, 60 + variant, low=900, high=5200, rise=0.7)
    return ended(laid([(0, slide), (long * 0.8, 0.8 * pat(70 + variant, 190 + 9 * variant))]))


def _lay(variant: int) -> Wave:
    """A card is put down with a small snap."""
    snap = filtered(hiss(0.03, 80 + variant), "band", (700, 4600)) * fading(0.03, 0.006)
    air = 0.3 * rustle(0.05, 84 + variant, low=800, high=3600, rise=0.8)
    hit = pat(88 + variant, 150 + 12 * variant, 0.022)
    return ended(laid([(0, air), (0.045, 0.9 * snap), (0.045, 1.5 * hit)]))


def _turn(variant: int) -> Wave:
    """A card is bent, and springs over."""
    bend = rustle(0.07, 92 + variant, low=1000, high=4800, rise=0.85)
    flick = filtered(hiss(0.025, 95 + variant), "band", (1400, 5600)) * fading(0.025, 0.005)
    return ended(laid([(0, 0.6 * bend), (0.066, flick), (0.1, 0.9 * pat(98 + variant, 180))]))


def _sweep(_: int) -> Wave:
    """Cards are swept together."""
    return ended(rustle(0.32, 101, low=600, high=3800, rise=0.55), fall=0.06)


def _shuffle(_: int) -> Wave:
    """A pack is riffled: edges snap faster and faster, then it is squared."""
    gaps = np.cumsum(np.linspace(0.034, 0.016, 20))
    edges = [
        (float(at), filtered(hiss(0.02, 110 + k), "band", (1100, 4600)) * fading(0.02, 0.004))
        for k, at in enumerate(gaps)
    ]
    end = float(gaps[-1]) + 0.04
    slide = 0.25 * rustle(end, 131, low=700, high=2600, rise=0.5)
    return ended(laid([(0, slide), *edges, (end, 1.6 * pat(132, 160, 0.02))]))


def _seal(_: int) -> Wave:
    """A hand closes: cloth, and a soft blow."""
    cloth = filtered(hiss(0.1, 133), "band", (220, 1300)) * swelling(0.1, 0.5)
    return ended(laid([(0, 0.7 * cloth), (0.06, pat(134, 120, 0.03))]))
