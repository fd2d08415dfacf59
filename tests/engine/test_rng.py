"""Chance is the same everywhere, fair, and parted into streams that don't move one another."""

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import FastRng, Rng, SeededRng, seed_of

ZERO = bytes(32)
SPAN = 1 << 64

# Written down once: part of the contract that anybody may recompute a deal.
FIRST_DRAWS = [
    3185397464471143308,
    6538991910595841187,
    15205980645323908593,
    2159107802372198891,
    639513788490492620,
]


def draws(key: bytes) -> Iterator[int]:
    """Recompute a stream from the words of the contract alone."""
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        for i in range(0, 32, 8):
            yield int.from_bytes(block[i : i + 8], "big")
        counter += 1


def test_the_stream_of_the_zero_seed_is_the_written_one() -> None:
    dice = SeededRng(ZERO)
    assert [dice.below(SPAN) for _ in FIRST_DRAWS] == FIRST_DRAWS


def test_the_stream_is_what_its_contract_says() -> None:
    key = bytes(range(32))
    dice = SeededRng(key)
    assert [dice.below(SPAN) for _ in range(50)] == list(islice(draws(key), 50))


def test_a_substream_has_the_key_that_its_contract_says() -> None:
    key = hashlib.sha256(b"tablee/derive\0" + ZERO + b"deal/1").digest()
    dice = SeededRng(ZERO).derive("deal/1")
    assert [dice.below(52) for _ in range(6)] == [28, 1, 49, 15, 41, 2]
    assert SeededRng(ZERO).derive("deal/1").below(SPAN) == next(draws(key))


def test_a_seed_of_a_number_is_the_written_one() -> None:
    assert seed_of(1).hex() == "9723d51bc904674357a5d29abbbb017f89eb05db2ee1c19f045fc151fe63a069"
    dice = SeededRng.from_number(0)
    assert [dice.below(1000) for _ in range(8)] == [381, 521, 412, 585, 560, 195, 771, 976]


def test_shuffle_and_sample_give_the_written_orders() -> None:
    items = list(range(10))
    SeededRng(ZERO).derive("deal/1").shuffle(items)
    assert items == [8, 6, 2, 3, 9, 1, 4, 5, 7, 0]
    assert SeededRng(bytes(range(32))).sample(range(20), 6) == [1, 14, 13, 17, 12, 18]


def test_the_fast_generator_gives_the_written_numbers() -> None:
    luck = FastRng(1)
    assert [luck.below(100) for _ in range(6)] == [13, 84, 76, 25, 49, 44]
    assert luck.derive("a").below(100) == 77


@given(st.integers(-(2**70), 2**70), st.integers(0, 60))
def test_the_fast_generator_draws_as_the_standard_one_does(seed: int, size: int) -> None:
    """Its shuffles and samples are those that `below` gives, its stream that of the library."""
    fast, plain = FastRng(seed), Plain(random.Random(seed))
    one, other = list(range(size)), list(range(size))
    fast.shuffle(one)
    plain.shuffle(other)
    assert one == other
    assert fast.sample(one, size // 2) == plain.sample(one, size // 2)
    assert fast.choice("chest") == plain.choice("chest")
    assert fast.below(10**6) == plain.below(10**6)


def test_the_fast_generator_chooses_nothing_from_nothing() -> None:
    with pytest.raises(ValueError, match="none"):
        FastRng(1).choice([])


class Plain(Rng):
    """The standard library's generator behind the interface, with nothing made faster."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def below(self, n: int) -> int:
        return int(self._source.random() * n)

    def derive(self, label: str) -> "Plain":
        raise AssertionError(label)


def test_more_than_there_is_cannot_be_sampled() -> None:
    for rng in (FastRng(1), SeededRng(ZERO)):
        with pytest.raises(ValueError, match="can't"):
            rng.sample([1, 2], 3)


def test_a_draw_beyond_the_last_whole_multiple_is_rejected() -> None:
    n = (SPAN // 3) * 2  # a third of all draws lies beyond
    kept = [drawn for drawn in islice(draws(ZERO), 40) if drawn < n]
    assert len(kept) < 40, "no draw of this stream is rejected: the test shows nothing"
    dice = SeededRng(ZERO)
    assert [dice.below(n) for _ in kept] == kept


@pytest.mark.parametrize("rng", [SeededRng(ZERO), FastRng(5)], ids=["seeded", "fast"])
def test_numbers_below_seven_are_equally_likely(rng: Rng) -> None:
    counts = Counter(rng.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 22.5  # p = 0.001


@pytest.mark.parametrize("rng", [SeededRng(ZERO), FastRng(5)], ids=["seeded", "fast"])
def test_shuffles_of_three_are_equally_likely(rng: Rng) -> None:
    counts: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # p = 0.001


@pytest.mark.parametrize("make", [SeededRng.from_number, FastRng], ids=["seeded", "fast"])
def test_deriving_neither_moves_nor_follows_the_parent(make: type[FastRng]) -> None:
    fresh, used = make(3), make(3)
    used.below(10)
    assert used.derive("deal/1").below(1 << 50) == fresh.derive("deal/1").below(1 << 50)
    plain, deriving = make(3), make(3)
    deriving.derive("deal/1").below(10)
    assert deriving.below(1 << 50) == plain.below(1 << 50)


def test_labels_and_nesting_part_the_streams() -> None:
    root = SeededRng(ZERO)
    streams = (root, root.derive("a"), root.derive("b"), root.derive("a").derive("b"))
    paths = [*streams, root.derive("ab"), root.derive("b").derive("a")]
    assert len({stream.below(SPAN) for stream in paths}) == len(paths)


@given(st.integers(1, 10**6), st.integers(0, 1000))
def test_numbers_stay_below(n: int, number: int) -> None:
    assert 0 <= SeededRng.from_number(number).below(n) < n
    assert 0 <= FastRng(number).below(n) < n


@given(st.lists(st.integers(), max_size=12), st.integers(0, 1000), st.data())
def test_a_sample_holds_different_items(items: list[int], number: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    places = SeededRng.from_number(number).sample(range(len(items)), k)
    assert len(set(places)) == k
    assert len(SeededRng.from_number(number).sample(items, k)) == k


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_is_drawn_below_one(n: int) -> None:
    with pytest.raises(ValueError, match="can't draw below"):
        SeededRng(ZERO).below(n)
    with pytest.raises(ValueError, match="can't draw below"):
        FastRng(0).below(n)


def test_a_draw_holds_at_most_64_bits() -> None:
    assert SeededRng(ZERO).below(SPAN) == FIRST_DRAWS[0]
    with pytest.raises(ValueError, match="can't draw below"):
        SeededRng(ZERO).below(SPAN + 1)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        SeededRng(bytes(size))
