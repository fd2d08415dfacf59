"""Servers that go, come back and move, and players whose cable is out for a while."""

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
        here.move("10.77.0.10")
        there.move("10.77.0.11")
        seeker.until(joinable(address="10.77.0.11"), 10)


def test_a_player_keeps_his_seat_when_he_or_the_server_moves(lab: Lab, tmp_path: Path) -> None:
    there, here = lab.machines
    with running(server_on(there, "Attic", tmp_path)) as server:
        server.until(advertised, 20)
        words = ("10.77.0.2", "Lena", "6")
        sitter = Program(here, "tools.lab.sitter", *words, home=tmp_path)
        with running(sitter):
            before = sitter.until(lambda line: line.get("version", 0) > 5, 20)
            here.move("10.77.0.10")
            sitter.until(lambda line: line["event"] == "back", 10)
            there.move("10.77.0.9")
            sitter.until(lambda line: line["event"] == "back", 20)
            after = sitter.until(lambda line: line["event"] == "update", 5)
            assert (after["seat"], after["match"]) == (before["seat"], before["match"])


def test_a_cable_that_is_out_for_ten_seconds_costs_no_seat(lab: Lab, tmp_path: Path) -> None:
    with running(server_on(lab.machines[0], "Attic", tmp_path)) as server:
        server.until(advertised, 20)
        sitter = Program(lab.machines[1], "tools.lab.sitter", "10.77.0.2", "Lena", home=tmp_path)
        with running(sitter):
            before = sitter.until(lambda line: line.get("version", 0) > 5, 20)
            lab.weather.cut[1] = healed = time.monotonic() + 10
            after = sitter.until(lambda line: line["event"] == "update" and line["at"] > healed, 20)
            assert after["seat"] == before["seat"]
            assert after["match"] == before["match"]
            assert after["version"] > before["version"]
