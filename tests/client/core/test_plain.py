"""Strangers' texts are shown harmlessly."""

import pytest

from tablee_client.core.plain import plain


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("Léa", "Léa"),
        ("Le\u0301a", "Léa"),
        ("a\x1b[31mb\x00\x07", "a[31mb"),
        ("\u202eevil\u2066", "evil"),
        ("two\nlines\t", "twolines"),
        ("  wide \u3000 spaces ", "wide spaces"),
        ("Z\u0335\u0321\u0322\u0327algo", "Z\u0335\u0321algo"),
        ("\u200b\u200d", ""),
    ],
)
def test_hostile_text(hostile: str, shown: str) -> None:
    assert plain(hostile) == shown


def test_long_text_is_cut_and_says_so() -> None:
    assert plain("x" * 100, 10) == "x" * 9 + "…"
