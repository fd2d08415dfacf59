"""Chance with one accident: the same stream as the original's but for one draw."""

from collections.abc import Sequence
from typing import TypeVar

from tablee.engine import Rng

T = TypeVar("T")


class CrossedRng(Rng):
    """Draws as its base does, save the one draw `at`, counted over all its substreams.

    In that draw a shuffle, or a sample, has two of its items crossed; a number comes out as
    another. Whoever is shown neither item can't tell the difference, and may not.
    """

    __slots__ = ("_at", "_base", "_luck")

    def __init__(self, base: Rng, at: list[int], luck: Rng) -> None:
        self._base = base
        self._at = at
        self._luck = luck

    @classmethod
    def of(cls, base: Rng, *, at: int, luck: Rng) -> "CrossedRng":
        """Cross a stream at its draw number `at`, from 0."""
        return cls(base, [at], luck)

    def below(self, n: int) -> int:
        drawn = self._base.below(n)
        return (drawn + 1 + self._luck.below(n - 1)) % n if self._is_now() and n > 1 else drawn

    def derive(self, label: str) -> "CrossedRng":
        return CrossedRng(self._base.derive(label), self._at, self._luck)

    def shuffle(self, items: list[T]) -> None:
        self._base.shuffle(items)
        if self._is_now() and len(items) > 1:
            one, other = self._luck.sample(range(len(items)), 2)
            items[one], items[other] = items[other], items[one]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        whole = self._base.sample(items, len(items))
        if self._is_now() and len(whole) > 1:
            one, other = self._luck.sample(range(len(whole)), 2)
            whole[one], whole[other] = whole[other], whole[one]
        return whole[:k]

    def _is_now(self) -> bool:
        self._at[0] -= 1
        return self._at[0] == -1
