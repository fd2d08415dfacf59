"""How loud and how bright a wave is to ears: what levels are set and judged by."""

import numpy as np

from tools.synth.wave import RATE, Wave, samples

MOMENT = 0.05
"""Seconds that an ear takes together."""
SILENCE = -120.0


def weighted(wave: Wave) -> Wave:
    """Weigh each frequency as ears hear it at moderate loudness (the curve A of IEC 61672)."""
    square = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2
    below = (square + 20.6**2) * (square + 12194**2)
    gain = 12194**2 * square**2 / (below * np.sqrt((square + 107.7**2) * (square + 737.9**2)))
    found: Wave = np.fft.irfft(np.fft.rfft(wave) * gain * 1.2589, len(wave))
    return found


def loudness(wave: Wave) -> float:
    """Give the loudness of the loudest moment in dB, 0 for a full square wave in mid-range."""
    power = np.convolve(weighted(wave) ** 2, np.ones(samples(MOMENT)) / samples(MOMENT))
    top = float(power.max())
    return 10 * np.log10(top) if top > 0 else SILENCE


def brightness(wave: Wave) -> float:
    """Give the middle of what is heard, in Hz: shrill sounds have it high."""
    power = np.abs(np.fft.rfft(weighted(wave))) ** 2
    return float((np.fft.rfftfreq(len(wave), 1 / RATE) * power).sum() / power.sum())


def peak(wave: Wave) -> float:
    """Give the highest sample in dB, 0 for the highest that a file holds."""
    top = float(np.abs(wave).max())
    return 20 * np.log10(top) if top > 0 else SILENCE
