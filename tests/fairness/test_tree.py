"""A proof leads to its root, and nothing else does; a root says nothing."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import Chance
from tablee.fairness import Proof, Root, Tree, proves

SECRET = bytes(range(32))
values = st.integers(-(2**53), 2**53)
outcomes = st.lists(values, min_size=1, max_size=70).map(tuple)


def tree(outcome: tuple[int, ...], label: str = "deal/1", secret: bytes = SECRET) -> Tree:
    return Tree(secret, Chance(label, outcome))


@given(outcomes)
def test_every_place_proves(outcome: tuple[int, ...]) -> None:
    grown = tree(outcome)
    root = grown.root()
    for place, value in enumerate(outcome):
        proof = grown.proof(place)
        assert (proof.place, proof.value) == (place, value)
        assert proves(root, proof)


@given(outcomes, st.data())
def test_a_changed_proof_does_not_prove(outcome: tuple[int, ...], data: st.DataObject) -> None:
    grown = tree(outcome)
    place = data.draw(st.integers(0, len(outcome) - 1))
    proof = grown.proof(place)
    changed = data.draw(st.sampled_from(["value", "place", "salt", "path", "label"]))
    assert not proves(grown.root(), _change(proof, changed, data))


def _change(proof: Proof, field: str, data: st.DataObject) -> Proof:
    old = getattr(proof, field)
    new: object
    match field:
        case "salt":
            new = _flipped(old, data)
        case "path" if old:
            at = data.draw(st.integers(0, len(old) - 1))
            new = (*old[:at], _flipped(old[at], data), *old[at + 1 :])
        case "path":
            new = (bytes(32),)
        case "label":
            new = f"{old}0"
        case "place":
            new = data.draw(st.integers(0, 99).filter(lambda place: place != old))
        case _:
            new = data.draw(values.filter(lambda value: value != old))
    return msgspec.structs.replace(proof, **{field: new})


def _flipped(old: bytes, data: st.DataObject) -> bytes:
    at = data.draw(st.integers(0, len(old) - 1))
    return old[:at] + bytes([old[at] ^ data.draw(st.integers(1, 255))]) + old[at + 1 :]


@given(outcomes, outcomes)
def test_two_outcomes_have_two_roots(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    assert (tree(one).root() == tree(other).root()) == (one == other)


def test_a_path_has_neither_too_little_nor_too_much() -> None:
    grown = tree((1, 2, 3))
    proof = grown.proof(0)
    for path in ((), proof.path[:1], (*proof.path, bytes(32))):
        assert not proves(grown.root(), msgspec.structs.replace(proof, path=path))


def test_the_same_outcome_has_another_root_under_each_secret_and_label() -> None:
    roots = {
        tree((1, 2), label, secret).root().root
        for label in ("deal/1", "deal/2")
        for secret in (SECRET, bytes(32))
    }
    assert len(roots) == 4


def test_equal_values_have_unequal_leaves() -> None:
    grown = tree((7, 7, 7, 7))
    assert len({grown.proof(place).path for place in range(4)}) == 4
    assert len({grown.proof(place).salt for place in range(4)}) == 4


def test_a_proof_has_at_most_250_bytes() -> None:
    proof = tree(tuple(range(52)), "deal/12").proof(51)
    assert len(msgspec.msgpack.encode(proof)) < 250


def test_there_is_no_tree_of_nothing_and_no_proof_of_no_place() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        tree(())
    for place in (-1, 2):
        with pytest.raises(IndexError):
            tree((1, 2)).proof(place)
    assert not proves(Root("deal/1", 2, bytes(32)), Proof("deal/1", 2, 1, bytes(16), ()))
