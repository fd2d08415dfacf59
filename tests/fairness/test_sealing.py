"""The secret is bound before the entropy is known, and every byte of both makes the seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.fairness import MatchId, Opening, commitment_of, keeps, match_seed

secrets = st.binary(min_size=32, max_size=32)
entropy = st.none() | st.binary(min_size=16, max_size=32)
WHO = MatchId("a1", 1, 1, "nain-jaune", 1)
OTHERS = (
    MatchId("a2", 1, 1, "nain-jaune", 1),
    MatchId("a1", 2, 1, "nain-jaune", 1),
    MatchId("a1", 1, 2, "nain-jaune", 1),
    MatchId("a1", 1, 1, "nain", 1),
    MatchId("a1", 1, 1, "nain-jaune", 2),
)


@given(secrets, st.integers(0, 31), st.integers(1, 255))
def test_another_secret_does_not_keep_the_commitment(secret: bytes, at: int, by: int) -> None:
    changed = secret[:at] + bytes([secret[at] ^ by]) + secret[at + 1 :]
    commitment = commitment_of(secret, WHO)
    assert keeps(commitment, secret, WHO)
    assert not keeps(commitment, changed, WHO)
    assert not keeps(commitment, secret + b"\0", WHO)


@pytest.mark.parametrize("other", OTHERS)
def test_a_secret_is_bound_to_its_match(other: MatchId) -> None:
    secret = bytes(32)
    assert not keeps(commitment_of(secret, WHO), secret, other)
    assert match_seed(secret, WHO, ()) != match_seed(secret, other, ())


@given(secrets, st.lists(entropy, min_size=1, max_size=8), st.data())
def test_any_byte_of_any_entropy_changes_the_seed(
    secret: bytes, parts: list[bytes | None], data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(parts) - 1))
    others = entropy.filter(lambda part: part != parts[seat])
    changed = [*parts[:seat], data.draw(others), *parts[seat + 1 :]]
    assert match_seed(secret, WHO, parts) != match_seed(secret, WHO, changed)


def test_nothing_can_be_moved_from_one_seat_to_the_next() -> None:
    long, short = bytes(range(32)), bytes(range(16))
    seeds = {
        match_seed(bytes(32), WHO, parts)
        for parts in ((long, short), (short, long), (long, short, None), (None, long, short))
    }
    assert len(seeds) == 4


def test_a_repeating_server_plays_its_secret() -> None:
    secret = bytes(range(32))
    assert Opening(secret, (None, None), repeats=True).seed(WHO) == secret
    assert Opening(secret, (None, None)).seed(WHO) == match_seed(secret, WHO, (None, None))


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        commitment_of(secret, WHO)
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        match_seed(secret, WHO, ())
    assert not keeps(bytes(32), secret, WHO)


def test_what_is_out_of_bounds_is_said() -> None:
    with pytest.raises(ValueError, match="at most 255 allowed"):
        MatchId("x" * 256, 1, 1, "nain", 1).to_bytes()
    with pytest.raises(ValueError, match="no match has these numbers"):
        MatchId("x", -1, 1, "nain", 1).to_bytes()
    with pytest.raises(ValueError, match="more than 32 bytes of a seat"):
        match_seed(bytes(32), WHO, [bytes(33)])
