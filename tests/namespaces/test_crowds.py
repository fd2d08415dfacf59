"""Several servers, and machines on several networks."""

from pathlib import Path

import pytest

from tests.namespaces.lists import Line, named
from tools.lab.network import Lab
from tools.lab.programs import Program, advertised, running, server_on


@pytest.fixture
def lans() -> list[list[int]]:
    """Give two LANs: machine 0 is on both, 1 on the first, 2 on the second."""
    return [[0, 1, 3], [0, 2]]


def knows_both(line: Line) -> bool:
    """Ask for a server that was met, and of which both addresses are known."""
    return any(server["reachable"] and len(server["addresses"]) == 2 for server in named(line))


def test_each_player_gets_the_address_that_he_can_reach(lab: Lab, tmp_path: Path) -> None:
    machine = lab.machines[0]
    for device, address in (("docker0", "172.17.0.1/16"), ("wg0", "10.99.0.1/24")):
        machine.ip("link", "add", device, "type", "bridge")
        machine.ip("addr", "add", address, "dev", device)
        machine.ip("link", "set", device, "up")
    with running(server_on(machine, "Attic", tmp_path)) as server:
        assert sorted(server.until(advertised, 20)["addresses"]) == ["10.77.0.2", "10.77.1.2"]
        for number, address in ((1, "10.77.0.2"), (2, "10.77.1.2")):
            seeker = Program(lab.machines[number], "tools.lab.seeker", home=tmp_path)
            with running(seeker):
                (found,) = named(seeker.until(knows_both, 10))
                assert found["address"] == address


def test_two_servers_of_one_name_started_at_once_are_both_listed(lab: Lab, tmp_path: Path) -> None:
    servers = [server_on(lab.machines[n], "Attic", tmp_path / str(n)) for n in (0, 3)]
    with running(servers[0]), running(servers[1]):
        for server in servers:
            server.until(advertised, 20)
        with running(Program(lab.machines[1], "tools.lab.seeker", home=tmp_path)) as seeker:
            line = seeker.until(
                lambda line: len([s for s in named(line) if s["reachable"]]) == 2, 10
            )
    assert len({server["id"] for server in named(line)}) == 2
    assert {server["address"] for server in named(line)} == {"10.77.0.2", "10.77.0.5"}
