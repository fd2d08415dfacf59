"""Addresses: as people write them, and back."""

import pytest

from tablee.protocol import DEFAULT_PORT
from tablee_client.core.address import Address, parse_address
from tablee_client.core.failure import AddressError


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("attic", "attic", DEFAULT_PORT),
        (" attic.local:4000 ", "attic.local", 4000),
        ("192.168.1.7:1", "192.168.1.7", 1),
        ("[::1]:65535", "::1", 65535),
        ("[fe80::1]", "fe80::1", DEFAULT_PORT),
        ("2001:db8::7", "2001:db8::7", DEFAULT_PORT),
        ("tablee://attic:4000/", "attic", 4000),
    ],
)
def test_an_address_is_read_and_written_again(text: str, host: str, port: int) -> None:
    address = parse_address(text)
    assert address == Address(host, port)
    assert parse_address(str(address)) == address


@pytest.mark.parametrize("text", ["", " ", "a b", "[attic]:1", "[::1", "a:b:c", "-"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(AddressError) as caught:
        parse_address(text)
    assert caught.value.code == "bad-address"


@pytest.mark.parametrize("port", ["0", "65536", "99999999999999999999", "-1", "", "x", "１"])
def test_what_is_no_port_is_refused(port: str) -> None:
    with pytest.raises(AddressError) as caught:
        parse_address(f"attic:{port}")
    assert caught.value.code == "bad-port"
