"""Seats outlive the network: a cable that is out, a player or a server with another address."""

import time
from pathlib import Path

from tools.lab.network import Lab
from tools.lab.programs import Program, advertised, running, server_on


def test_a_player_keeps_his_seat_when_he_or_the_server_moves(lab: Lab, tmp_path: Path) -> None:
    there, here = lab.machines
    with running(server_on(there, "Attic", tmp_path)) as server:
        server.until(advertised, 20)
        words = ("10.77.0.2", "Lena", "9")
        sitter = Program(here, "tools.lab.sitter", *words, home=tmp_path)
        with running(sitter):
            before = sitter.until(lambda line: line.get("version", 0) > 5, 20)
            here.move("10.77.0.10")
            sitter.until(lambda line: line["event"] == "back", 7)
            there.move("10.77.0.9")
            sitter.until(lambda line: line["event"] == "back", 25)
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
