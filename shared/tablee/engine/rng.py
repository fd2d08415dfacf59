"""Chance: the only module that draws, and the only one that may.

`SeededRng` is the authority's generator. Its stream is part of the wire contract, since anybody may
recompute a deal from the published seed:

* block i of the stream is SHA-256(key || i), i an unsigned 64-bit big-endian counter from 0;
* a draw takes the next 8 bytes as an unsigned big-endian number u; `below(n)` rejects u when
  u >= 2**64 - 2**64 mod n and else gives u mod n;
* `derive(label)` has the key SHA-256("tablee/derive" || 0x00 || key || label in UTF-8) and a
  stream of its own from block 0; deriving never advances the parent.
"""

import _random
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_SPAN: Final = 1 << 64


class Rng(ABC):
    """A source of chance. Everything is built on `below`, so two sources differ only there."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """Give a uniform number of 0..n-1; n must be at least 1."""

    @abstractmethod
    def derive(self, label: str) -> "Rng":
        """Give the substream of this label, the same whatever was drawn before."""

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place: Fisher-Yates from the last place down to place 1."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """Give k different items in random order; k is at most their number."""
        pool = list(items)
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def choice(self, items: Sequence[T]) -> T:
        """Give one of the items; there must be at least one."""
        return items[self.below(len(items))]


class SeededRng(Rng):
    """The authority's generator: SHA-256 in counter mode over a 256-bit key."""

    __slots__ = ("_block", "_counter", "_key", "_offset")

    def __init__(self, seed: bytes) -> None:
        """Start the stream of a seed of exactly 32 bytes; else ValueError."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._key = seed
        self._counter = 0
        self._block = b""
        self._offset = 0

    @classmethod
    def from_number(cls, number: int) -> "SeededRng":
        """Give the generator of a small number, as `--seed N` and tests use it."""
        return cls(seed_of(number))

    def below(self, n: int) -> int:
        """Give a uniform number of 0..n-1, by rejection; n is at most 2**64."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"can't draw below {n}")
        limit = _SPAN - _SPAN % n
        while True:
            drawn = self._draw()
            if drawn < limit:
                return drawn % n

    def derive(self, label: str) -> "SeededRng":
        """Give the substream of this label."""
        return SeededRng(_hash(b"tablee/derive\0", self._key, label.encode()))

    def _draw(self) -> int:
        if self._offset == len(self._block):
            self._block = _hash(self._key, self._counter.to_bytes(8, "big"))
            self._counter += 1
            self._offset = 0
        drawn = self._block[self._offset : self._offset + 8]
        self._offset += 8
        return int.from_bytes(drawn, "big")


class FastRng(Rng):
    """A quick generator for search and random play: the stream of `random.Random.random()`."""

    __slots__ = ("_random", "_seed")

    def __init__(self, seed: int) -> None:
        """Start the stream of a number; the same on every machine and Python."""
        self._seed = seed
        # What random.Random stands on: the same stream, but seeded once and not twice.
        self._random = _random.Random(seed).random

    @property
    def fraction(self) -> Callable[[], float]:
        """What `below` draws from: `below(n)` is `int(fraction() * n)`. For the innermost loops."""
        return self._random

    def below(self, n: int) -> int:
        """Give a number of 0..n-1; n stays far below 2**53, where this is uniform enough."""
        if n < 1:
            raise ValueError(f"can't draw below {n}")
        return int(self._random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """Give one of the items, with the very draw of `below`."""
        size = len(items)
        if not size:
            raise ValueError("can't choose among none")
        return items[int(self._random() * size)]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place, with the very draws of `below` but without a call for each."""
        draw = self._random
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """Give k different items in random order, with the very draws of `below`."""
        pool, draw = list(items), self._random
        size = len(pool)
        if k > size:
            raise ValueError(f"can't give {k} of {size}")
        for i in range(k):
            j = i + int(draw() * (size - i))
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def derive(self, label: str) -> "FastRng":
        """Give the substream of this label."""
        digest = _hash(str(self._seed).encode(), b"\0", label.encode())
        return FastRng(int.from_bytes(digest[:8], "big"))


def seed_of(number: int) -> bytes:
    """Give the 32-byte match seed that stands for a number."""
    return _hash(b"tablee/seed\0", str(number).encode())


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()
