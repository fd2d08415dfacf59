import pytest

from tablee.protocol.lan import LOOPBACK, is_lan, leads_nowhere


@pytest.mark.parametrize("name", ["eth0", "wlan0", "enp3s0", "en0", "Ethernet 2", "bridge0"])
def test_a_network_of_people_is_one(name: str) -> None:
    assert not leads_nowhere(name)


@pytest.mark.parametrize("name", ["docker0", "br-1a2b", "veth9", "utun3", "wg0", "WireGuard 2"])
def test_a_network_of_machines_leads_nowhere(name: str) -> None:
    assert leads_nowhere(name)


def test_any_of_the_names_of_an_interface_tells() -> None:
    assert leads_nowhere("Ethernet 3", "veth0")


def test_only_addresses_that_others_reach_are_of_the_lan() -> None:
    assert is_lan("192.168.1.7")
    assert not any(map(is_lan, (LOOPBACK, "169.254.3.4", "0.0.0.0")))
