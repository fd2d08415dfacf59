"""What keys and buttons ask for, and letters of the player's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee_client.core.controls import FREE, Control, is_letter, key_of, with_key

CONTROLS = sorted(FREE, key=lambda control: control.value)
LETTERS = st.sampled_from("abcdefghijklmnopqrstuvwxyzéü")


def test_a_chosen_letter_replaces_the_usual_key_of_what_is_free() -> None:
    chosen = {"journal": "k", "back": "b", "unknown": "u"}
    assert key_of(Control.JOURNAL, chosen) == "k"
    assert key_of(Control.BACK, chosen) == "escape"
    assert key_of(Control.HINT, chosen) == "h"


def test_what_had_a_letter_takes_the_one_that_is_left() -> None:
    assert with_key({}, Control.JOURNAL, "h") == {"journal": "h", "hint": "j"}
    assert with_key({}, Control.RULES, "h") == {"rules": "h", "hint": "f1"}


def test_a_usual_key_is_not_remembered() -> None:
    assert with_key({"hint": "z"}, Control.HINT, "h") == {}


@given(st.lists(st.tuples(st.sampled_from(CONTROLS), LETTERS), max_size=12))
def test_no_two_things_ever_have_the_same_key(wishes: list[tuple[Control, str]]) -> None:
    chosen: dict[str, str] = {}
    for control, letter in wishes:
        chosen = with_key(chosen, control, letter)
        keys = [key_of(free, chosen) for free in CONTROLS]
        assert key_of(control, chosen) == letter
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("key", "wanted"), [("k", True), ("é", True), ("7", False), ("K", False), ("f1", False)]
)
def test_only_letters_can_be_chosen(key: str, wanted: bool) -> None:
    assert is_letter(key) == wanted
