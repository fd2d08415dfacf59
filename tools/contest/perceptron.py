"""A small network that learns how likely something is: hidden sums, of which the positive count."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]

_BATCH: Final = 128
_PACE: Final = 0.004
_KEPT: Final = (0.9, 0.999)
"""What the running means of the slopes and of their squares keep at each step (Adam)."""

_TINY: Final = 1e-8


class Perceptron:
    """One hidden layer. `hidden` has a row for each hidden sum, `out` a weight for each."""

    def __init__(self, signs: int, hidden: int, dice: np.random.Generator) -> None:
        """Start with random weights."""
        self.hidden: Numbers = dice.uniform(-1, 1, (hidden, signs)) * (3 / signs) ** 0.5
        self.biases: Numbers = np.zeros(hidden)
        self.out: Numbers = dice.uniform(-1, 1, hidden) * (3 / hidden) ** 0.5
        self.last: Numbers = np.zeros(1)
        self._parts = (self.hidden, self.biases, self.out, self.last)
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    def likely(self, rows: Numbers) -> Numbers:
        """Give for each row of signs how likely it is."""
        inner = np.maximum(rows @ self.hidden.T + self.biases, 0)
        found: Numbers = 1 / (1 + np.exp(-(inner @ self.out + self.last[0])))
        return found

    def learn(
        self, rows: Numbers, results: Numbers, epochs: int, dice: np.random.Generator
    ) -> None:
        """Go through all rows so many times, in random order, ever more slowly."""
        steps = epochs * (len(rows) // _BATCH)
        for _ in range(epochs):
            order = dice.permutation(len(rows))
            for at in range(0, len(rows) - _BATCH + 1, _BATCH):
                some = order[at : at + _BATCH]
                self._step(rows[some], results[some], _PACE * (1 - self._steps / steps))

    def error(self, rows: Numbers, results: Numbers) -> float:
        """Give the mean surprise at the results, in nats."""
        found = np.clip(self.likely(rows), 1e-9, 1 - 1e-9)
        return float(-np.mean(results * np.log(found) + (1 - results) * np.log(1 - found)))

    def _step(self, rows: Numbers, results: Numbers, pace: float) -> None:
        sums = rows @ self.hidden.T + self.biases
        inner = np.maximum(sums, 0)
        gaps = 1 / (1 + np.exp(-(inner @ self.out + self.last[0]))) - results
        gaps /= len(rows)
        blame = np.outer(gaps, self.out) * (sums > 0)
        slopes = (blame.T @ rows, blame.sum(0), inner.T @ gaps, np.array([gaps.sum()]))
        self._steps += 1
        near, far = (1 - kept**self._steps for kept in _KEPT)
        for part, mean, square, slope in zip(
            self._parts, self._means, self._squares, slopes, strict=True
        ):
            mean += (1 - _KEPT[0]) * (slope - mean)
            square += (1 - _KEPT[1]) * (slope * slope - square)
            part -= pace * (mean / near) / (np.sqrt(square / far) + _TINY)
