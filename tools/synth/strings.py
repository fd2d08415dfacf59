"""Plucked strings: what ends well, what ends badly, and the notes of the music."""

from collections.abc import Iterator
from functools import partial

import numpy as np
from scipy.signal import lfilter

from tools.synth.recipe import Recipe
from tools.synth.skin import beaten
from tools.synth.wave import RATE, Wave, ended, filtered, hiss, laid, samples, times

PITCHES = {
    "a2": 110.0,
    "d3": 146.83,
    "e3": 164.81,
    "g3": 196.0,
    "a3": 220.0,
    "b3": 246.94,
    "d4": 293.66,
    "e4": 329.63,
    "g4": 392.0,
    "a4": 440.0,
}
"""The strings of the music's lute, in Hz."""
NOTE = 1.9
"""How long a string of the music rings, in seconds."""


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of strings by name."""
    yield "won", Recipe(_won, loud=-21)
    yield "lost", Recipe(_lost, loud=-24)
    yield "round", Recipe(_round, loud=-24)
    yield "fanfare", Recipe(_fanfare, loud=-21)
    yield "news", Recipe(_news, loud=-29)


def music() -> Iterator[tuple[str, Recipe]]:
    """Give the notes of the music by name, and the tone under them."""
    for number, (name, hz) in enumerate(PITCHES.items()):
        yield f"string_{name}", Recipe(partial(_string, hz, number), loud=-22, rate=RATE // 2)
    yield "drone", Recipe(_drone, loud=-39)


def plucked(hz: float, seconds: float, seed: int, *, soft: float = 0.5, ring: float = 1.0) -> Wave:
    """Pluck a string: a burst of noise goes round a line and is smoothed a little each time.

    `soft` is how dull the finger is, 0 to 1; `ring` how long the string rings, in seconds to a
    third.
    """
    line = RATE / hz - 0.5
    whole = int(line - 1e-6)
    rest = line - whole
    allpass = (1 - rest) / (1 + rest)
    burst = filtered(hiss(0.05, seed), "low", 5200 - 4200 * soft)[: whole + 1]
    burst = burst - burst.mean()
    feed = np.zeros(samples(seconds))
    feed[: len(burst)] = burst
    loss = np.exp(-1 / (hz * ring))
    back = np.zeros(whole + 3)
    # The line (delay), the average of two neighbours (loss of treble) and the fraction (all-pass).
    back[whole] += allpass * 0.5 * loss
    back[whole + 1] += (1 + allpass) * 0.5 * loss
    back[whole + 2] += 0.5 * loss
    head = np.array([1.0, allpass])
    under = np.zeros(max(len(back), 2))
    under[0] = 1.0
    under[1] += allpass
    under[: len(back)] -= back
    note: Wave = lfilter(head, under, feed)
    return _in_a_body(note / np.abs(note).max())


def _in_a_body(note: Wave) -> Wave:
    """Let the wooden body of a lute answer."""
    answer = filtered(note, "band", (95, 135), 1) + filtered(note, "band", (190, 280), 1)
    return filtered(note + 0.7 * answer, "low", 4200, 1)


def _tune(notes: list[tuple[float, float, float]], seconds: float) -> Wave:
    """Play notes: when, how high in Hz, how strong."""
    return laid(
        (at, strong * plucked(hz, seconds - at, 300 + k, ring=0.55))
        for k, (at, hz, strong) in enumerate(notes)
    )


def _won(_: int) -> Wave:
    """Four strings upwards, and the drum."""
    notes = [
        (0.0, 293.66, 0.8),
        (0.13, 369.99, 0.8),
        (0.26, 440.0, 0.9),
        (0.42, 587.33, 1.0),
        (0.42, 293.66, 0.7),
    ]
    strings, drum = _tune(notes, 1.85), beaten(98, 220, seconds=0.7)
    return ended(laid([(0, strings), (0.42, 0.8 * drum)]), fall=0.5)


def _lost(_: int) -> Wave:
    """Three strings downwards."""
    notes = [(0.0, 220.0, 0.9), (0.2, 174.61, 0.8), (0.44, 146.83, 0.9)]
    return ended(_tune(notes, 1.4), fall=0.5)


def _round(_: int) -> Wave:
    """Two strings: something is settled."""
    return ended(_tune([(0.0, 293.66, 0.9), (0.11, 220.0, 0.8)], 0.9), fall=0.35)


def _fanfare(_: int) -> Wave:
    """A strum over everything, with a roll of the drum under it."""
    chord = (146.83, 220.0, 293.66, 369.99, 440.0, 587.33)
    strings = _tune([(0.2 + 0.028 * k, hz, 0.8) for k, hz in enumerate(chord)], 1.7)
    roll = [(0.065 * k, (0.2 + 0.12 * k) * beaten(98, 230 + k, seconds=0.4)) for k in range(4)]
    return ended(laid([(0, strings), *roll]), fall=0.5)


def _news(_: int) -> Wave:
    """One short string."""
    return ended(plucked(440.0, 0.4, 240, soft=0.6, ring=0.16), fall=0.15)


def _string(hz: float, number: int, _: int) -> Wave:
    return ended(plucked(hz, NOTE, 250 + number, soft=0.72, ring=0.85), rise=0.004, fall=1.0)


def _drone(_: int) -> Wave:
    """A low fifth that wavers slowly, and ends where it begins.

    Each tone goes round a whole number of times, so that it can be repeated without a seam.
    """
    moments = times(6.0)
    whole: Wave = np.zeros(len(moments))
    tones = (
        (73.5, 0.8),
        (110.0, 0.7),
        (147.0, 0.6),
        (147.1667, 0.4),
        (220.0, 0.3),
        (293.8333, 0.1),
    )
    for number, (hz, strong) in enumerate(tones):
        turns = round(hz * 6.0) / 6.0
        whole = whole + strong * np.sin(2 * np.pi * turns * moments + number)
    return whole
