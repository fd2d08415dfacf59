"""Servers that go, come back and move: the list follows them."""

import time
from pathlib import Path

from tests.namespaces.lists import gone, greyed, joinable, named
from tools.lab.network import Lab
from tools.lab.programs import Program, advertised, running, server_on


def test_a_killed_server_is_greyed_then_gone_and_a_new_boot_is_seen(
    lab: Lab, tmp_path: Path
) -> None:
    data = ("--data", str(tmp_path / "data"))
    seeker = Program(lab.machines[1], "tools.lab.seeker", home=tmp_path)
    with running(seeker), running(server_on(lab.machines[0], "Attic", tmp_path, *data)) as server:
        server.until(advertised, 20)
        (before,) = named(seeker.until(joinable(), 10))
        server.kill()
        killed = time.monotonic()
        seeker.until(greyed, 10)
        seeker.until(gone, 20 - (time.monotonic() - killed))
        with running(server_on(lab.machines[0], "Attic", tmp_path, *data)) as again:
            again.until(advertised, 20)
            (after,) = named(seeker.until(joinable(id=before["id"]), 5))
            assert after["boot"] != before["boot"]
            again.stop()
            seeker.until(gone, 3)


def test_servers_and_players_that_move_find_each_other_again(lab: Lab, tmp_path: Path) -> None:
    there, here = lab.machines
    seeker = Program(here, "tools.lab.seeker", home=tmp_path)
    with running(seeker), running(server_on(there, "Attic", tmp_path)) as server:
        server.until(advertised, 20)
        seeker.until(joinable(address="10.77.0.2"), 10)
        there.move("10.77.0.9")
        seeker.until(joinable(address="10.77.0.9"), 10)
        lab.weather.drops_multicast = True
        here.move("10.77.0.10")
        there.move("10.77.0.11")
        seeker.until(joinable(address="10.77.0.11"), 10)
        lab.weather.drops_multicast = False
        there.ip("addr", "flush", "dev", "eth0", "scope", "global")
        seeker.until(greyed, 15)
        there.move("10.77.0.11")
        lab.weather.drops_broadcast = True
        with running(Program(here, "tools.lab.seeker", home=tmp_path)) as another:
            another.until(joinable(ways=["beacon"]), 15)
