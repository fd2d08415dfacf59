"""The tokens that outlive a client."""

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.protocol.messages import Welcome
from tablee_client.core.address import Address
from tablee_client.core.greeting import Keys
from tablee_client.core.keyring import MOST, Keyring, Place
from tablee_client.core.notices import Back, TableUpdated
from tests.client.core.conftest import Visit, told, until
from tests.client.core.relay import Relay

KEY = b"k" * 32
DEEP = '[{"more": ' + "[" * 100_000
HERE = Address("192.0.2.7")
THERE = Address("192.0.2.8")


def welcomed(server: str, token: int) -> Welcome:
    return Welcome(
        protocol=1, software="test", features=(), server="Test", server_id=server, boot_id="b",
        player=1, name="Léa", token=bytes([token] * 16),
    )  # fmt: skip


def test_a_token_is_found_by_server_or_by_address(tmp_path: Path) -> None:
    ring = Keyring(tmp_path / "new")
    ring.keys(HERE).keep(welcomed("one", 1), KEY)
    ring.close()
    again = Keyring(tmp_path / "new")
    assert again.keys(HERE).token == bytes([1] * 16)
    assert again.keys(THERE, "one").token == bytes([1] * 16)
    assert again.keys(THERE).token is None
    assert again.keys(HERE, "two").token is None
    again.close()


def test_a_token_is_for_the_key_that_gave_it(tmp_path: Path) -> None:
    ring = Keyring(tmp_path)
    ring.keys(HERE).keep(welcomed("one", 1), KEY)
    assert ring.keys(HERE).token_of == KEY
    assert ring.keys(replace(HERE, plain=True)).token is None, "shown to the whole network"
    ring.keys(replace(HERE, plain=True)).keep(welcomed("two", 2), None)
    assert ring.keys(HERE).token is None
    ring.close()


def test_the_latest_token_of_a_server_replaces_the_one_before(tmp_path: Path) -> None:
    ring = Keyring(tmp_path)
    for token in (1, 2):
        ring.keys(HERE).keep(welcomed("one", token), KEY)
    assert ring.keys(HERE).token == bytes([2] * 16)
    for number in range(MOST):
        ring.keys(Address("h", 1000 + number)).keep(welcomed(str(number), 3), KEY)
    assert ring.keys(HERE).token is None
    ring.close()


def test_a_place_that_was_given_needs_no_file(tmp_path: Path) -> None:
    given = Place("one", str(HERE), bytes([9] * 16), KEY)
    ring = Keyring(tmp_path)
    ring.keys(HERE).keep(welcomed("one", 2), KEY)
    (tmp_path / "none").touch()
    for able in (ring, Keyring(tmp_path / "none" / "here")):
        keys = able.keys(HERE, "one", given)
        assert (keys.token, keys.token_of) == (bytes([9] * 16), KEY)
        able.close()
    assert ring.keys(HERE).token == bytes([2] * 16)
    ring.close()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these rights")
def test_only_the_player_may_read_them(tmp_path: Path) -> None:
    ring = Keyring(tmp_path)
    ring.keys(HERE).keep(welcomed("one", 1), KEY)
    assert stat.S_IMODE((tmp_path / "places.json").stat().st_mode) == 0o600
    ring.close()


def test_a_second_client_of_the_player_has_no_share_in_them(tmp_path: Path) -> None:
    first, second = Keyring(tmp_path), Keyring(tmp_path)
    first.keys(HERE).keep(welcomed("one", 1), KEY)
    assert second.keys(HERE).token is None
    second.keys(HERE).keep(welcomed("one", 2), KEY)
    assert first.keys(HERE).token == bytes([1] * 16)
    second.forget()
    assert (first.last(), second.last()) == (str(HERE), None)
    first.close()
    assert second.keys(HERE).token == bytes([1] * 16)
    second.close()


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", DEEP, '[{"server": "a", "at": "b", "token": "AA=="}]']
)
def test_a_spoilt_file_is_no_reason_not_to_play(tmp_path: Path, text: str) -> None:
    (tmp_path / "places.json").write_text(text, "utf-8")
    ring = Keyring(tmp_path)
    assert ring.keys(HERE).token is None
    ring.keys(HERE).keep(welcomed("one", 1), KEY)
    assert ring.keys(HERE).token == bytes([1] * 16)
    ring.close()


def test_a_folder_that_cannot_be_made_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ring = Keyring(tmp_path / "file")
    ring.keys(HERE).keep(welcomed("one", 1), KEY)
    assert ring.keys(HERE) == Keys()


async def test_a_client_that_was_killed_gets_its_seat_back(
    visit: Visit, relay: Relay, tmp_path: Path
) -> None:
    """Even after two reconnections, each of which made the token before it void."""
    ring = Keyring(tmp_path)
    first = await visit(at=relay.address, keys=ring.keys(relay.address))
    await first.create_table("nain-jaune", "Attic", seats=3)
    await first.ready()
    await first.start()
    await until(first, lambda: first.table is not None and first.table.may_act)
    for _ in range(2):
        relay.cut()
        await told(first, Back)
    ring.close()
    revived = Keyring(tmp_path)
    second = await visit(at=relay.address, keys=revived.keys(relay.address))
    await told(second, TableUpdated)
    assert second.table is not None
    assert (second.table.seat, second.welcome.player) == (0, first.welcome.player)
    revived.close()
