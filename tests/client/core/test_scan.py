"""Which addresses a scan knocks at, and how many at once."""

from ipaddress import IPv4Interface

from tablee_client.core.interfaces import is_own
from tablee_client.core.scan import AT_ONCE, hosts, knock_at_all


def test_every_other_host_of_the_small_networks_is_visited_once() -> None:
    cables = [IPv4Interface("192.0.2.9/29"), IPv4Interface("192.0.2.10/29")]
    assert list(hosts(cables)) == [f"192.0.2.{n}" for n in (11, 12, 13, 14)]


def test_large_networks_and_the_machine_itself_are_left_alone() -> None:
    assert list(hosts([IPv4Interface("10.0.0.1/16"), IPv4Interface("127.0.0.1/30")])) == []


async def test_few_are_knocked_at_together_and_the_open_ones_are_told() -> None:
    together = most = 0

    async def knock(address: str) -> bool:
        nonlocal together, most
        together += 1
        most = max(most, together)
        together -= 1
        return address.endswith("7")

    found = await knock_at_all([f"192.0.2.{n}" for n in range(100)], knock)
    assert found == [f"192.0.2.{n}" for n in range(7, 100, 10)]
    assert most <= AT_ONCE


def test_a_machine_knows_its_own_addresses() -> None:
    assert is_own("127.0.0.1")
    assert not is_own("203.0.113.9")
