"""Names: clean, short, and told apart."""

import pytest

from tablee_server.names import LONGEST, clean_name, clean_text, make_unique, skeleton


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Basile  ", "Basile"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("a\u202eb", "a b"),
        ("two\nlines\tand\x00more", "two lines and more"),
        ("\u200bhidden\u2066", "hidden"),
        ("Jean  Paul", "Jean Paul"),
        ("x" * LONGEST, "x" * LONGEST),
        ("Ana\u3164\u2800", "Ana"),
        ("Z\u0335\u0336\u0337\u0338\u0489algo", "Z\u0335\u0336algo"),
        ("\u0301Ana", "Ana"),
        ("\U0001f600\ufe0f", "\U0001f600"),
    ],
)
def test_a_name_is_shown_in_one_clean_form(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "\u202e\u200b", "x" * (LONGEST + 1), "\x07", "\u3164", "\u115f", "\uffa0", "\u2800",
     "\u0301\u0301", "\ufe0f", "\u034f", "\u17b4"],
)  # fmt: skip
def test_no_name_is_left_of_nothing_or_too_much(typed: str) -> None:
    assert clean_name(typed) is None


def test_names_that_look_the_same_are_the_same() -> None:
    for other in ("ana", "A N A", "\u0410na", "\u00c1na", "\uff21na"):
        assert skeleton(other) == skeleton("Ana"), other
    assert skeleton("0scar") == skeleton("Oscar")
    assert skeleton("Bill") == skeleton("B1ll")
    pairs = (
        ("Marnie", "Mamie"), ("Evva", "Ewa"), ("Clara", "Dara"), ("Ole", "\u00d8le"),
        ("Nina", "N\u026an\u0251"), ("Hugo", "\u04bbu\u0261\u03c3"), ("Susa", "$us@"),
    )  # fmt: skip
    for one, other in pairs:
        assert skeleton(one) == skeleton(other), (one, other)
    assert skeleton("Ana") != skeleton("Anna")


def test_a_taken_name_gets_the_first_free_number() -> None:
    taken = {skeleton("Basile")}
    assert make_unique("Basile", taken.__contains__) == "Basile 2"
    taken.add(skeleton("Basile 2"))
    assert make_unique("basile", taken.__contains__) == "basile 3"
    assert make_unique("Ana", taken.__contains__) == "Ana"


def test_a_numbered_name_is_no_longer_than_any() -> None:
    long = "x" * LONGEST
    assert make_unique(long, {skeleton(long)}.__contains__) == "x" * (LONGEST - 2) + " 2"


def test_a_text_keeps_its_words_and_loses_what_cant_be_seen() -> None:
    assert clean_text("Bien joué !\u2028 \u202bA\ud800") == "Bien joué ! A"
