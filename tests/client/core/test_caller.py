"""Calls by UDP on loopback: what is sent, and which answers count."""

import asyncio
import socket
from collections.abc import Iterator
from ipaddress import IPv4Interface

import pytest

from tablee.protocol.call import Presence, answer_bytes, read_call
from tablee_client.core import caller as module
from tablee_client.core.address import Address
from tablee_client.core.caller import Caller
from tablee_client.core.found import Beacon

LOOPBACK = IPv4Interface("127.0.0.1/8")
HERE = Presence("Attic", "id-1", "boot-1", "tablee 1", 1, 3, 4711, tables=2, players=4)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Stand where servers hear calls, on a port of this test's own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as heard:
        heard.setblocking(False)
        heard.bind(("127.0.0.1", 0))
        monkeypatch.setattr(module, "DEFAULT_PORT", heard.getsockname()[1])
        yield heard


async def test_an_answer_to_the_own_call_counts_as_a_beacon(server: socket.socket) -> None:
    beacons: asyncio.Queue[Beacon] = asyncio.Queue()
    caller = Caller([LOOPBACK], beacons.put_nowait)
    assert await caller.open()
    caller.call_all()
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(5):
        data, where = await loop.sock_recvfrom(server, 2048)
        nonce = read_call(data)
        assert nonce is not None
        for answer in (b"noise", answer_bytes(b"another!", HERE), answer_bytes(nonce, HERE)):
            await loop.sock_sendto(server, answer, where)
        beacon = await beacons.get()
    assert (beacon.name, beacon.id, beacon.boot) == ("Attic", "id-1", "boot-1")
    assert beacon.addresses == (Address("127.0.0.1", 4711),)
    assert (beacon.low, beacon.high, beacon.tables, beacon.players) == (1, 3, 2, 4)
    assert beacons.empty()
    await caller.close()


async def test_a_single_host_is_called_on_its_own_network(server: socket.socket) -> None:
    caller = Caller([IPv4Interface("127.0.0.2/32"), LOOPBACK], lambda _: None)
    assert await caller.open()
    caller.call(["127.0.0.1"])
    async with asyncio.timeout(5):
        _, where = await asyncio.get_running_loop().sock_recvfrom(server, 2048)
    assert where[0] == "127.0.0.1"
    await caller.close()


async def test_an_address_this_machine_has_not_opens_nothing() -> None:
    caller = Caller([IPv4Interface("203.0.113.9/24")], lambda _: None)
    assert not await caller.open()
    caller.call_all()
    await caller.close()
