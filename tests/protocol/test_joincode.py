"""Join codes: exact inverses, short at home, and no slip of the hand is taken for another place."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.protocol import DEFAULT_PORT
from tablee.protocol.joincode import (
    ALPHABET,
    JoinCodeError,
    Place,
    is_join_code,
    join_code,
    may_mean_join_code,
    parse_join_code,
    seems_join_code,
)

addresses = st.ip_addresses(v=4).map(str)
ports = st.one_of(st.just(DEFAULT_PORT), st.integers(1, 65535))


@given(addresses, ports)
def test_a_code_is_read_back(host: str, port: int) -> None:
    assert parse_join_code(join_code(host, port)) == Place(host, port)


@given(st.text(ALPHABET, min_size=6, max_size=13))
def test_what_is_read_is_written_alike(text: str) -> None:
    if is_join_code(text):
        assert join_code(*parse_join_code(text)).replace("-", "") == text


@pytest.mark.parametrize(
    ("host", "port", "code"),
    [
        ("192.168.1.20", DEFAULT_PORT, "AAT-J5S"),
        ("10.1.2.3", DEFAULT_PORT, "JASE-A2Z4"),
        ("172.20.3.4", DEFAULT_PORT, "TAD-ASCA"),
        ("8.8.8.8", DEFAULT_PORT, "2EA-SCA-JUT"),
        ("192.168.1.20", 5000, "EAT-JE6-JHU"),
    ],
)
def test_codes_stay_what_they_were(host: str, port: int, code: str) -> None:
    """Or a code on a wall would lead elsewhere after an update; PROTOCOL.md shows the same."""
    assert join_code(host, port) == code
    document = Path(__file__).parents[2].joinpath("PROTOCOL.md").read_text("utf-8")
    assert f"| `{host}` | {port} | `{code}` |" in document


@pytest.mark.parametrize("text", ["aat-j5s", " AATJ5S ", "aat j5s", "A-A-T-J-5-S"])
def test_case_and_gaps_do_not_matter(text: str) -> None:
    assert parse_join_code(text) == Place("192.168.1.20", DEFAULT_PORT)


@settings(max_examples=20)
@given(st.ip_addresses(network="192.168.0.0/16").map(str), st.data())
def test_one_wrong_letter_is_found(host: str, data: st.DataObject) -> None:
    code = join_code(host).replace("-", "")
    place = data.draw(st.integers(0, len(code) - 1))
    for letter in set(ALPHABET) - {code[place]}:
        assert not is_join_code(code[:place] + letter + code[place + 1 :])


@given(addresses, ports)
def test_swapped_neighbours_are_found(host: str, port: int) -> None:
    code = join_code(host, port).replace("-", "")
    for place, (one, other) in enumerate(pairwise(code)):
        if one != other:
            assert not is_join_code(code[:place] + other + one + code[place + 2 :])


@pytest.mark.parametrize(
    "text", ["", "AAT", "AAT-J5", "AAT-J5T", "0AT-J5S", "192.168.1.20", "É" * 6]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(JoinCodeError) as caught:
        parse_join_code(text)
    assert caught.value.code == "bad-join-code"


@given(st.text(max_size=20))
def test_no_text_breaks_the_reader(text: str) -> None:
    is_join_code(text)
    seems_join_code(text)
    may_mean_join_code(text)


@pytest.mark.parametrize(
    "name", ["salon", "NAS-BOX", "my-pc", "gaming-pc7", "raspberrypi", "pc.lan"]
)
def test_names_of_machines_are_no_codes(name: str) -> None:
    assert not is_join_code(name)
    assert not seems_join_code(name)


@pytest.mark.parametrize(
    "text", ["AAT-J5", "aatj5", "A0T-J5S", "AATJ5T", "aat-j5t", "AAT J5", "JDSQ-AJUG"]
)
def test_a_name_that_nobody_has_may_be_meant_as_a_code(text: str) -> None:
    assert may_mean_join_code(text)


@pytest.mark.parametrize("name", ["salon", "pc7", "pc.lan", "raspberrypi-4", "10.0.0.7", "AAT--J5"])
def test_most_names_are_not_meant_as_codes(name: str) -> None:
    assert not may_mean_join_code(name)


def test_a_code_with_a_slip_still_seems_one() -> None:
    assert seems_join_code("aat-j5t")


def test_no_ipv6() -> None:
    with pytest.raises(ValueError, match="octets"):
        join_code("::1")
