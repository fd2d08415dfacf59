"""Two programs agree on the newest version that both speak, or say which one is too old."""

import pytest

from tablee.protocol import SPOKEN, VersionRange, negotiate, who_must_update


def span(text: str) -> VersionRange:
    low, _, high = text.partition("-")
    return VersionRange(int(low), int(high or low))


@pytest.mark.parametrize(
    ("client", "server", "spoken"),
    [
        ("1", "1", 1),
        ("1-3", "2-5", 3),
        ("2-5", "1-3", 3),
        ("1-9", "4", 4),
        ("4", "1-9", 4),
        ("3-4", "4-5", 4),
        ("1-2", "3-4", None),
        ("3-4", "1-2", None),
        ("0", "1", None),
    ],
)
def test_the_highest_version_of_both_is_spoken(
    client: str, server: str, spoken: int | None
) -> None:
    assert negotiate(span(client), span(server)) == spoken
    assert negotiate(span(server), span(client)) == spoken


@pytest.mark.parametrize(
    ("client", "server", "older"),
    [
        ("1-2", "3-4", "client"),
        ("3-4", "1-2", "server"),
        ("0", "1", "client"),
        ("9", "1", "server"),
    ],
)
def test_the_older_side_must_update(client: str, server: str, older: str) -> None:
    assert who_must_update(span(client), span(server)) == older


@pytest.mark.parametrize(("text", "shown"), [("1", "1"), ("2-3", "2-3"), ("2-2", "2")])
def test_a_range_is_shown_short(text: str, shown: str) -> None:
    assert str(span(text)) == shown


def test_this_program_speaks_a_range_that_is_none_upside_down() -> None:
    assert SPOKEN.low <= SPOKEN.high
    assert negotiate(SPOKEN) == SPOKEN.high
