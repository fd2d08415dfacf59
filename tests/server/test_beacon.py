"""The beacon on this machine's loopback: what the network is told, and when it changes."""

import logging
from collections.abc import AsyncIterator

import pytest
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from tablee.protocol import SERVICE_TYPE
from tablee.protocol.link import key_text
from tablee_server.beacon import Beacon
from tablee_server.notice import Notice

FIRST, SECOND = "127.0.0.1", "127.0.0.2"
NOTICE = Notice("Room", "0123456789abcdef", "fedcba9876543210", "test 1")
SERVICE = f"tablee-0123456789ab-fedc.{SERVICE_TYPE}"


@pytest.fixture
async def network() -> AsyncIterator[AsyncZeroconf]:
    """Give an ear on the network."""
    zeroconf = AsyncZeroconf(interfaces=[FIRST])
    yield zeroconf
    await zeroconf.async_close()


async def _asked(network: AsyncZeroconf) -> AsyncServiceInfo:
    info = AsyncServiceInfo(SERVICE_TYPE, SERVICE)
    assert await info.async_request(network.zeroconf, 3000)
    return info


@pytest.mark.slow
async def test_a_beacon_follows_the_addresses_and_what_is_played(network: AsyncZeroconf) -> None:
    here = [FIRST]
    beacon = Beacon(lambda: list(here), 4711)
    assert await beacon.light(NOTICE)
    assert (await _asked(network)).parsed_addresses() == [FIRST]
    here.append(SECOND)
    await beacon.show(Notice("Room", NOTICE.id, NOTICE.boot, "test 1", tables=3, players=9))
    info = await _asked(network)
    assert sorted(info.parsed_addresses()) == [FIRST, SECOND]
    assert (info.properties[b"tables"], info.properties[b"players"]) == (b"3", b"9")
    here.clear()
    await beacon.show(NOTICE)
    assert beacon.addresses == []
    here.append(FIRST)
    await beacon.show(NOTICE)
    assert (await _asked(network)).parsed_addresses() == [FIRST]
    await beacon.put_out()


@pytest.mark.slow
async def test_what_could_not_be_told_is_told_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = [FIRST]
    beacon = Beacon(lambda: list(here), 4711)
    assert await beacon.light(NOTICE)

    async def fail(*_: object, **__: object) -> None:
        raise OSError("no such device")

    here[:] = [SECOND]
    with monkeypatch.context() as broken:
        broken.setattr(AsyncZeroconf, "async_update_interfaces", fail)
        await beacon.show(NOTICE)
    await beacon.show(NOTICE)
    assert beacon.addresses == [SECOND]
    await beacon.put_out()


async def test_without_a_network_a_beacon_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    beacon = Beacon(list, 4711)
    with caplog.at_level(logging.WARNING):
        assert not await beacon.light(NOTICE)
        assert not await beacon.light(NOTICE)
    assert caplog.text.count("not-advertised") == 1
    await beacon.put_out()


def test_a_notice_of_the_longest_names_stays_short() -> None:
    longest = Notice(
        "\U0001d54f" * 24,
        "f" * 16,
        "f" * 16,
        "tablee 100.100.100",
        1000,
        4000,
        key_text(bytes(32)),
        1,
    )
    items = [f"{key}={value}".encode() for key, value in longest.properties().items()]
    assert sum(len(item) + 1 for item in items) < 400
    assert max(map(len, items)) < 255
