"""The call "who is here?" and its answer, as bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.protocol.call import (
    DATAGRAM,
    NONCE_BYTES,
    Presence,
    answer_bytes,
    call_bytes,
    read_answer,
    read_call,
)

NONCE = bytes(range(NONCE_BYTES))
LONGEST = Presence(
    name="\U0001d54f" * 24,
    id="f" * 48,
    boot="f" * 48,
    software="s" * 48,
    low=1_000_000,
    high=1_000_000,
    port=65535,
    tables=2**53,
    players=2**53,
    key="k" * 64,
    pin=True,
)


def test_a_call_and_the_longest_answer_come_back_whole() -> None:
    assert read_call(call_bytes(NONCE)) == NONCE
    assert read_answer(answer_bytes(NONCE, LONGEST)) == (NONCE, LONGEST)


def test_an_answer_is_never_longer_than_the_call() -> None:
    assert len(call_bytes(NONCE)) == DATAGRAM >= len(answer_bytes(NONCE, LONGEST))


def test_a_short_call_is_none() -> None:
    assert read_call(call_bytes(NONCE)[:-1]) is None
    assert read_call(answer_bytes(NONCE, LONGEST)) is None


def test_a_nonce_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="8 bytes"):
        call_bytes(b"short")


@given(st.binary(max_size=2 * DATAGRAM))
def test_any_bytes_are_an_answer_or_nothing(data: bytes) -> None:
    head = answer_bytes(NONCE, LONGEST)[: 8 + NONCE_BYTES]
    for datagram in (data, head + data):
        answer = read_answer(datagram)
        assert answer is None or 1 <= answer[1].port <= 65535
        nonce = read_call(datagram)
        assert nonce is None or len(nonce) == NONCE_BYTES
