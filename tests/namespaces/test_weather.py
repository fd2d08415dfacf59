"""A server is found, or the search says why not, whatever the network filters."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.namespaces.lists import Line, joinable, named
from tools.lab.network import Lab
from tools.lab.programs import Program, advertised, running, server_on
from tools.lab.switch import Weather

CLEAN = Weather()
LOSSY = Weather(multicast_loss=0.2)
WITHOUT_MULTICAST = Weather(drops_multicast=True)
ONLY_UNICAST = Weather(drops_multicast=True, drops_broadcast=True)
APART = Weather(keeps_apart=True)


def seek(lab: Lab, home: Path, holds: Any, patience: float) -> Line:
    with running(Program(lab.machines[1], "tools.lab.seeker", home=home)) as seeker:
        return seeker.until(holds, patience)


def doctor(lab: Lab, home: Path) -> list[str]:
    command = [sys.executable, "-P", "-m", "tablee_client", "doctor", "--json"]
    done = subprocess.run(
        lab.machines[1].inside(command), capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "TABLEE_HOME": str(home)}, timeout=30,
    )  # fmt: skip
    return [finding["code"] for finding in json.loads(done.stdout)["findings"]]


def test_a_server_is_found_in_all_weathers(lab: Lab, tmp_path: Path) -> None:
    with running(server_on(lab.machines[0], "Attic", tmp_path)) as server:
        assert server.until(advertised, 20)["addresses"] == ["10.77.0.2"]
        at = joinable(address="10.77.0.2")
        lab.set_weather(CLEAN)
        seek(lab, tmp_path, lambda line: at(line) and "beacon" in str(named(line)), 10)
        lab.set_weather(LOSSY)
        seek(lab, tmp_path, at, 10)
        lab.set_weather(WITHOUT_MULTICAST)
        assert seek(lab, tmp_path, at, 10)["seconds"] < 3
        lab.set_weather(ONLY_UNICAST)
        assert seek(lab, tmp_path, at, 15)["seconds"] >= 3


def test_machines_kept_apart_are_told_so_within_three_seconds(lab: Lab, tmp_path: Path) -> None:
    lab.set_weather(APART)
    told = seek(lab, tmp_path, lambda line: line["long"], 10)
    assert told["servers"] == []
    assert told["seconds"] < 3.5
    codes = doctor(lab, tmp_path)
    assert "nobody" in codes
    assert "multicast-alone" in codes


def test_a_machine_without_a_network_is_told_so_at_once(lab: Lab, tmp_path: Path) -> None:
    lab.machines[1].ip("addr", "flush", "dev", "eth0")
    told = seek(lab, tmp_path, lambda line: line["alone"], 10)
    assert told["seconds"] < 3
