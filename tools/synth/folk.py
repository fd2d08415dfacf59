"""Who lives at the tables: dwarves at their hose, squirrels, and furry guests."""

from collections.abc import Iterator

import numpy as np

from tools.synth.paper import pat
from tools.synth.recipe import Recipe
from tools.synth.struck import blow
from tools.synth.wave import RATE, Wave, ended, fading, filtered, hiss, laid, swelling, times


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of the folk by name."""
    yield "pull", Recipe(_pull, loud=-24)
    yield "leap", Recipe(_leap, loud=-24)
    yield "squirrel", Recipe(_squirrel, loud=-30)
    yield "crush", Recipe(_crush, loud=-22)
    yield "hop", Recipe(_hop, loud=-24, variants=2)
    yield "flee", Recipe(_flee, loud=-27)
    yield "say", Recipe(_say, loud=-26)


def _glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Wave:
    """Give a tone that glides from one pitch to another, in Hz."""
    way = np.linspace(0, 1, len(times(seconds))) ** bend
    tone: Wave = np.sin(2 * np.pi * np.cumsum(start + (end - start) * way) / RATE)
    return tone


def _pull(_: int) -> Wave:
    """A hose creaks: it sticks and slips, faster and faster, and rings in its own tones."""
    seconds = 0.5
    dice = np.random.default_rng(400)
    slips = np.zeros(len(times(seconds)))
    at = 0.0
    while at < seconds - 0.02:
        slips[int(at * RATE)] = dice.uniform(0.6, 1.0)
        at += dice.uniform(0.85, 1.15) / (38 + 60 * at / seconds)
    rings = sum(
        (strong * filtered(slips, "band", (hz * 0.92, hz * 1.08), 1))
        for hz, strong in ((310, 1.0), (540, 0.8), (870, 0.5))
    )
    strain = 0.05 * filtered(hiss(seconds, 401), "band", (250, 1100))
    return ended((rings + strain) * swelling(seconds, 0.4), fall=0.06)


def _leap(_: int) -> Wave:
    """Two feet land on the lawn."""
    fall = _glide(150, 62, 0.2, 0.5) * fading(0.2, 0.05)
    grass = filtered(hiss(0.12, 410), "band", (300, 1900)) * fading(0.12, 0.02)
    return ended(laid([(0, fall), (0, 0.5 * grass), (0.035, 0.4 * pat(411, 110, 0.03))]))


def _squirrel(_: int) -> Wave:
    """Small quick claws."""
    dice = np.random.default_rng(420)
    steps = np.cumsum(dice.uniform(0.035, 0.06, 7))
    taps = [
        (float(at), float(dice.uniform(0.5, 1)) * blow(0.03, (900, 2900), 421 + k, decay=0.005))
        for k, at in enumerate(steps)
    ]
    return ended(laid(taps))


def _crush(_: int) -> Wave:
    """Somebody is pulled through a hedge: twigs break, and he lands."""
    dice = np.random.default_rng(430)
    twigs = [
        (float(at), float(dice.uniform(0.3, 1)) * blow(0.05, (400, 3200), 431 + k, decay=0.006))
        for k, at in enumerate(np.sort(dice.uniform(0, 0.26, 16)))
    ]
    leaves = filtered(hiss(0.34, 450), "band", (500, 2600)) * swelling(0.34, 0.3)
    land = _glide(130, 55, 0.3, 0.5) * fading(0.3, 0.07)
    return ended(laid([*twigs, (0, 0.4 * leaves), (0.25, 1.3 * land)]))


def _hop(variant: int) -> Wave:
    """Somebody plump hops: up, and down on something soft."""
    high = (330, 300)[variant]
    up = _glide(170, high, 0.12, 1.6) * swelling(0.12, 0.4)
    body = laid([(0, up), (0, 0.25 * _glide(340, 2 * high, 0.12, 1.6) * swelling(0.12, 0.4))])
    return ended(laid([(0, 0.8 * body), (0.15, 1.1 * pat(460 + variant, 135, 0.028))]))


def _flee(_: int) -> Wave:
    """Soft feet run away, quieter and quieter."""
    steps = np.cumsum(np.linspace(0.075, 0.045, 6))
    feet = [(float(at), (0.9 - 0.12 * k) * pat(470 + k, 205 - 8 * (k % 2), 0.018))
            for k, at in enumerate(steps)]  # fmt: skip
    return ended(laid(feet))


def _say(_: int) -> Wave:
    """A cork comes out."""
    pop = _glide(260, 620, 0.075, 0.7) * swelling(0.075, 0.25)
    air = filtered(hiss(0.03, 480), "band", (600, 2600)) * fading(0.03, 0.007)
    return ended(laid([(0, pop), (0.06, 0.35 * air)]))
