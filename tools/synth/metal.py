"""Coins, and the great disc."""

from collections.abc import Iterator

import numpy as np

from tools.synth.recipe import Recipe
from tools.synth.struck import PLATE, Body, blow, rung
from tools.synth.wave import Wave, ended, filtered, laid, swelling, times

COIN = Body(PLATE, decay=0.075, fall=0.62, haste=0.82)
GONG = Body((1.0, 1.51, 2.03, 2.68, 3.31, 4.17), decay=0.62, fall=0.62, haste=0.72)


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of metal by name."""
    yield "coin", Recipe(_coin, loud=-28, variants=3)
    yield "purse", Recipe(_purse, loud=-26)
    yield "disc", Recipe(_disc, loud=-22)


def clink(hz: float, seed: int, *, seconds: float = 0.22) -> Wave:
    """Let one coin touch another."""
    ring = laid([(0, rung(COIN, hz, seconds)), (0, 0.4 * rung(COIN, hz * 1.27, seconds))])
    return laid([(0, ring), (0, 0.5 * blow(0.02, (1200, 5000), seed, decay=0.002))])


def _coin(variant: int) -> Wave:
    hz = (1480, 1570, 1390)[variant]
    gap = (0.055, 0.047, 0.062)[variant]
    first, second = clink(hz, 150 + variant), clink(hz * 1.09, 155 + variant, seconds=0.18)
    return ended(filtered(laid([(0, first), (gap, 0.4 * second)]), "low", 6200), fall=0.05)


def _purse(_: int) -> Wave:
    """Coins pour onto a heap."""
    dice = np.random.default_rng(160)
    moments = np.cumsum(dice.uniform(0.025, 0.062, 9))
    pitches = dice.uniform(1150, 1750, 9)
    strengths = np.linspace(1, 0.45, 9) * dice.uniform(0.6, 1, 9)
    coins = [
        (float(at), float(strong) * clink(float(hz), 161 + k, seconds=0.16))
        for k, (at, hz, strong) in enumerate(zip(moments, pitches, strengths, strict=True))
    ]
    return ended(filtered(laid(coins), "low", 5600), fall=0.06)


def _disc(_: int) -> Wave:
    """A disc of stone and gold is whole: it sounds."""
    seconds = 1.6
    swell = np.clip(times(seconds) / 0.02, 0, 1)
    deep = rung(GONG, 164.8, seconds) * swell
    shine = 0.16 * rung(GONG, 494, seconds) * swelling(seconds, 0.12)
    return ended(laid([(0, deep), (0, shine), (0, 0.25 * blow(0.05, (200, 1600), 170))]), fall=0.4)
