"""Things that are struck: each rings in a few tones, and its blow is a short noise."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.synth.wave import Wave, fading, filtered, hiss, times

BAR = (1.0, 2.756, 5.404)
"""Tones of a bar of wood, as multiples of its lowest."""
PLATE = (1.0, 1.73, 2.33, 3.91, 4.11)
"""Tones of a round metal plate."""
BALL = (1.0, 2.32, 4.25)
"""Tones of a small round body of glass."""
LUMP = (1.0, 1.47, 2.09, 2.56, 3.39)
"""Tones of a stone."""
SKIN = (1.0, 1.593, 2.135, 2.295, 2.653, 2.917)
"""Tones of a drum's skin."""


@dataclass(frozen=True, slots=True)
class Body:
    """What something is made of: its tones, how long the lowest rings, and how dull it is.

    Tone by tone the strength is multiplied by `fall`, and the time it rings by `haste`.
    """

    tones: Sequence[float]
    decay: float
    fall: float = 0.6
    haste: float = 0.6


def rung(body: Body, hz: float, seconds: float, *, drop: float = 0.0) -> Wave:
    """Let a body ring; with a `drop` it sounds higher at first, by that share, as a skin does."""
    moments = times(seconds)
    bend = moments + drop * 0.04 * (1 - np.exp(-moments / 0.04))
    whole: Wave = np.zeros(len(moments))
    for number, tone in enumerate(body.tones):
        if hz * tone < 9_000:
            voice = np.sin(2 * np.pi * hz * tone * bend + 0.7 * number)
            whole = whole + body.fall**number * voice * fading(
                seconds, body.decay * body.haste**number
            )
    return whole


def blow(seconds: float, band: tuple[float, float], seed: int, *, decay: float = 0.004) -> Wave:
    """Give the noise of the blow itself."""
    return filtered(hiss(seconds, seed), "band", band) * fading(seconds, decay)
