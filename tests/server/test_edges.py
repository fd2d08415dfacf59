"""The edges of the process: who it is, which addresses it shows, what it logs and how often."""

import io
import os
from pathlib import Path

import pytest

from tablee_server.codes import GONE, GOODBYE, REFUSED
from tablee_server.identity import claim, server_id
from tablee_server.interfaces import advertised, missing
from tablee_server.logs import fact
from tablee_server.platform import read_secret
from tablee_server.rate import Rate

OWN = [
    ("lo", "127.0.0.1"),
    ("eth0", "192.168.1.5"),
    ("wlan0", "10.0.0.7"),
    ("docker0", "172.17.0.1"),
    ("br-1f2e", "172.18.0.1"),
    ("veth12", "172.19.0.1"),
    ("virbr0", "192.168.122.1"),
    ("tun0", "10.8.0.2"),
    ("wg0", "10.9.0.2"),
    ("eth1", "169.254.3.4"),
]


def test_only_addresses_that_lead_to_players_are_shown() -> None:
    assert advertised((), "0.0.0.0", OWN) == ["192.168.1.5", "10.0.0.7"]


def test_a_choice_and_a_host_override_the_rule() -> None:
    assert advertised(("127.0.0.1", "10.8.0.2"), "0.0.0.0", OWN) == ["127.0.0.1", "10.8.0.2"]
    assert advertised((), "192.168.1.5", OWN) == ["192.168.1.5"]


def test_an_address_this_machine_doesnt_have_is_found() -> None:
    assert missing(("10.0.0.7", "10.1.1.1"), OWN) == "10.1.1.1"
    assert missing(("10.0.0.7",), OWN) is None


def test_a_server_keeps_its_id_in_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    first = server_id(folder)
    assert server_id(folder) == first
    assert server_id(None) != server_id(None)
    (folder / "server-id").write_text("spoiled")
    assert server_id(folder) != first
    assert len(server_id(folder)) == 16


def test_an_id_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            server_id(tmp_path)
    assert not (tmp_path / "server-id").exists()


def test_a_folder_is_one_servers_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = claim(folder)
    assert first is not None
    assert claim(folder) is None
    first.close()
    again = claim(folder)
    assert again is not None
    again.close()


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        (b"00112233445566778899aabbccddeeff\n", bytes.fromhex("00112233445566778899aabbccddeeff")),
        (b"0011\n", None),
        (b"\n", None),
        (b"", None),
        (b"not hexadecimal\n", None),
        (b"\xff\xfe\n", None),
    ],
)
def test_a_secret_is_read_or_refused(line: bytes, secret: bytes | None) -> None:
    assert read_secret(io.BytesIO(line)) == secret


def test_a_fact_is_one_line_whatever_it_holds() -> None:
    line = fact("hello", peer="10.0.0.7", name='a "b"\nc', none=None, empty="")
    assert line == 'hello peer=10.0.0.7 name="a \\"b\\"\\nc" none=None empty=""'


def test_a_rate_allows_a_burst_and_then_so_many_a_second() -> None:
    rate = Rate(2.0, 3, now=0.0)
    assert [rate.allows(0.0) for _ in range(4)] == [True, True, True, False]
    assert [rate.allows(0.5), rate.allows(0.5)] == [True, False]
    assert not rate.is_full(0.5)
    assert rate.is_full(2.0)


def test_every_code_fits_the_wire_and_is_named_once() -> None:
    for codes in (REFUSED, GOODBYE, GONE):
        assert len(set(codes)) == len(codes)
        assert all(0 < len(code) <= 48 and code == code.lower() for code in codes)
