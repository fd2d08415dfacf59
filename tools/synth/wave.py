"""The measure every recipe works in, and how pieces of sound are shaped and put together."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.signal import butter, sosfilt

RATE = 24_000
"""Samples a second."""

Wave = npt.NDArray[np.floating[Any]]
"""One value a sample, around 0."""


def samples(seconds: float) -> int:
    """Give how many samples so much time takes."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """Give the moment of each sample."""
    return np.arange(samples(seconds)) / RATE


def laid(parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Lay waves over each other, each from its own moment on, in seconds."""
    placed = [(samples(at), wave) for at, wave in parts]
    whole = np.zeros(max(start + len(wave) for start, wave in placed))
    for start, wave in placed:
        whole[start : start + len(wave)] += wave
    return whole


def filtered(wave: Wave, kind: str, hz: float | Sequence[float], order: int = 2) -> Wave:
    """Let pass what is under ("low"), over ("high") or between ("band") frequencies."""
    found: Wave = sosfilt(butter(order, hz, kind, fs=RATE, output="sos"), wave)
    return found


def swelling(seconds: float, rise: float, *, bend: float = 1.0) -> Wave:
    """Give an envelope that rises from 0 to 1 over a share of its time, and falls to 0 again."""
    points = np.linspace(0, 1, samples(seconds))
    up = np.clip(points / max(rise, 1e-6), 0, 1)
    down = np.clip((1 - points) / max(1 - rise, 1e-6), 0, 1)
    shape: Wave = np.minimum(up, down) ** bend
    return shape


def fading(seconds: float, decay: float) -> Wave:
    """Give an envelope that falls at once, to a third in `decay` seconds."""
    shape: Wave = np.exp(-times(seconds) / decay)
    return shape


def hiss(seconds: float, seed: int) -> Wave:
    """Give white noise."""
    noise: Wave = np.random.default_rng(seed).standard_normal(samples(seconds))
    return noise


def ended(wave: Wave, *, rise: float = 0.0008, fall: float = 0.02) -> Wave:
    """Let a wave begin and end in silence, without a click and without a standing offset."""
    steady = filtered(wave, "high", 30, 1)
    head, tail = samples(rise), min(samples(fall), len(steady))
    steady[:head] *= np.linspace(0, 1, head)
    steady[len(steady) - tail :] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return steady
