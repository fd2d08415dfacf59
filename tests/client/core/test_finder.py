"""The finder on one machine: probes, addresses, and zeroconf itself."""

import asyncio
import socket
import time
from ipaddress import IPv4Interface
from uuid import uuid4

import pytest
from zeroconf.asyncio import AsyncServiceInfo

from tablee.protocol import SERVICE_TYPE, SPOKEN
from tablee_client.core import caller, ears
from tablee_client.core import finder as finder_module
from tablee_client.core.address import Address
from tablee_client.core.beacons import beacon_of
from tablee_client.core.failure import ConnectError
from tablee_client.core.finder import Finder
from tablee_client.core.interfaces import searched
from tablee_client.core.probe import ask_who, knock
from tablee_server.answerer import Answers, hear_calls
from tablee_server.beacon import Beacon as ServerBeacon
from tablee_server.clock import SystemClock
from tablee_server.limits import ServerLimits
from tablee_server.notice import Notice
from tests.client.core.conftest import Visit

LOOPBACK = "127.0.0.1"
# Told apart from servers of other tests that run on this machine.
ID = uuid4().hex[:16]
NAME = f"Grenier {ID}"


def unused() -> Address:
    with socket.create_server((LOOPBACK, 0)) as found:
        return Address(LOOPBACK, found.getsockname()[1])


async def test_a_knock_meets_the_first_address_that_answers(server: Address) -> None:
    met = await knock((unused(), server), time.monotonic)
    assert met is not None
    assert met[0] == server
    assert met[1] > 0
    assert await knock((unused(), unused()), time.monotonic) is None


async def test_a_server_known_by_its_address_says_who_it_is(server: Address, visit: Visit) -> None:
    host = await visit()
    await host.create_table("nain-jaune", "Attic", seats=3)
    beacon = await ask_who(server, time.monotonic)
    assert beacon is not None
    assert (beacon.name, beacon.id, beacon.tables, beacon.players) == ("Test", "id-test", 1, 1)
    assert await ask_who(unused(), time.monotonic) is None


async def test_a_remembered_address_is_found_without_a_beacon(server: Address) -> None:
    finder = Finder(interfaces=[LOOPBACK], remembered=[unused(), server, server])
    finder.start()
    try:
        found = await finder.first(10, name="Test")
    finally:
        await finder.stop()
    assert (found.name, found.address, found.compatible) == ("Test", server, True)
    assert [known.id for known in finder.servers()].count("id-test") == 1


async def test_a_server_is_found_by_zeroconf_and_leaves_with_a_goodbye(server: Address) -> None:
    finder = Finder(interfaces=[LOOPBACK])
    finder.start()
    beacon = ServerBeacon(lambda: [LOOPBACK], server.port)
    assert await beacon.light(Notice(NAME, ID, "boot-a", "tablee 9", tables=2, players=5))
    try:
        found = await finder.first(10, name=NAME)
        assert (found.name, found.id, found.boot) == (NAME, ID, "boot-a")
        assert (found.tables, found.players, found.software) == (2, 5, "tablee 9")
        assert found.protocol == SPOKEN
        assert found.address == server
        await beacon.put_out()
        async with asyncio.timeout(10):
            while ID in [known.id for known in finder.servers()]:
                await finder.changed()
    finally:
        await finder.stop()


async def test_a_server_is_found_by_a_call_where_no_beacon_is_heard(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.bind((LOOPBACK, 0))
        port = found.getsockname()[1]
    monkeypatch.setattr(caller, "DEFAULT_PORT", port)
    notice = Notice(NAME, f"{ID}-call", "boot-a", "tablee 9", tables=2, players=5)
    answers = Answers(lambda: notice, server.port, SystemClock(), ServerLimits())
    answerer = await hear_calls(answers, LOOPBACK, port)
    assert answerer is not None
    finder = Finder(interfaces=[LOOPBACK])
    finder.start()
    try:
        met = await finder.first(10, name=NAME)
    finally:
        await finder.stop()
        await answerer.close()
    assert (met.id, met.address, met.players) == (f"{ID}-call", server, 5)


async def test_a_scan_finds_who_listens_on_the_usual_port(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    cables = [IPv4Interface("127.1.0.1/30")]
    monkeypatch.setattr(finder_module, "hosts", lambda _: iter([LOOPBACK]))
    monkeypatch.setattr(ears, "networks", lambda _: cables)
    monkeypatch.setattr(finder_module, "Address", lambda host: Address(host, server.port))
    finder = Finder(interfaces=[LOOPBACK])
    finder.start()
    finder.scan()
    assert finder.scanning
    try:
        assert (await finder.first(10, name="Test")).address == server
    finally:
        await finder.stop()


async def test_patience_ends() -> None:
    finder = Finder(interfaces=[LOOPBACK], remembered=[unused()])
    finder.start()
    with pytest.raises(ConnectError, match="no-server"):
        await finder.first(0.1, name="nobody")
    await finder.stop()


async def test_a_machine_without_that_address_is_deaf_but_goes_on(server: Address) -> None:
    finder = Finder(interfaces=["203.0.113.9"], remembered=[server])
    finder.start()
    try:
        assert (await finder.first(10, name="Test")).name == "Test"
        assert finder.deaf
    finally:
        await finder.stop()


def record(
    properties: dict[str, str], addresses: tuple[str, ...] = (LOOPBACK,)
) -> AsyncServiceInfo:
    return AsyncServiceInfo(
        SERVICE_TYPE,
        f"x.{SERVICE_TYPE}",
        parsed_addresses=list(addresses),
        port=4000,
        properties=properties,
    )


def test_a_record_is_read_whatever_it_says() -> None:
    beacon = beacon_of("x", record({"id": "a", "protocol": "2-3", "tables": "x", "players": "-1"}))
    assert beacon is not None
    assert (beacon.low, beacon.high, beacon.tables, beacon.players) == (2, 3, 0, 0)
    single = beacon_of("x", record({"id": "a", "protocol": "1"}))
    assert single is not None
    assert (single.low, single.high) == (1, 1)


def test_a_record_that_names_nobody_is_ignored() -> None:
    assert beacon_of("x", record({"name": "Attic"})) is None
    assert beacon_of("x", record({"id": "a"}, addresses=())) is None


def test_the_chosen_addresses_are_searched() -> None:
    assert searched([LOOPBACK]) == [LOOPBACK]
    assert searched()
    with pytest.raises(OSError, match=r"203\.0\.113\.9"):
        searched([LOOPBACK, "203.0.113.9"])


def test_a_record_tells_whether_a_server_is_locked_or_open_to_all_eyes() -> None:
    said = [beacon_of("x", record({"id": "a", **more})) for more in ({}, {"pin": "1"}, {"key": ""})]
    assert [(b.pin, b.plain) for b in said if b is not None] == [
        (False, False),
        (True, False),
        (False, True),
    ]
