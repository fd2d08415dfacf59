"""Practice: one machine, the real server, and nothing left behind."""

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from tests.e2e.processes import PATIENCE, Programs, result_in

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(PATIENCE)]

# Sits down for practice, says where the server listens, and waits for ever.
SITS_DOWN = """
import asyncio
from tablee_client.core.greeting import Profile
from tablee_client.core.practice import Practice, PracticePlan

async def sit():
    plan = PracticePlan("nain-jaune", seats=3, demo=True)
    match = await Practice.open(plan, Profile("Léa"))
    print(match.server.port, match.server.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(sit())
"""


def demo(programs: Programs, seats: int, *words: str) -> dict[str, object]:
    played = programs.client(
        "practice", "nain-jaune", "--demo", "--headless", "--json", "--seats", str(seats), *words
    )
    assert (played.returncode, played.stderr) == (0, "")
    return result_in(played.stdout)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_match(programs: Programs) -> None:
    words = ("--seed", "11", "--option", "limit_deals=2")
    first, second = demo(programs, 3, *words), demo(programs, 3, *words)
    assert first.pop("seconds") is not None
    assert second.pop("seconds") is not None
    assert first == second
    assert first["seed"] == 11
    options = first["options"]
    assert isinstance(options, dict)
    assert options["limit_deals"] == 2
    other = demo(programs, 3, "--seed", "12", "--option", "limit_deals=2")
    assert other["scores"] != first["scores"]


@pytest.mark.slow
def test_the_same_seed_repeats_what_bots_that_search_decide(programs: Programs) -> None:
    words = ("--seed", "11", "--level", "hard", "--option", "limit_deals=1")
    first, second = demo(programs, 4, *words), demo(programs, 4, *words)
    del first["seconds"], second["seconds"]
    assert first == second
    assert first["scores"] != demo(programs, 4, *words[:2], "--option", "limit_deals=1")["scores"]


@pytest.mark.parametrize(
    "seats", [3, *(pytest.param(n, marks=pytest.mark.slow) for n in range(4, 9))]
)
def test_every_number_of_seats_comes_to_an_end(programs: Programs, seats: int) -> None:
    result = demo(programs, seats, "--seed", "1", "--level", "easy", "--option", "limit_deals=1")
    scores, actions = result["scores"], result["actions"]
    assert isinstance(scores, list)
    assert isinstance(actions, int)
    assert len(scores) == result["seats"] == seats
    assert actions > seats


def test_a_killed_client_takes_its_server_with_it(programs: Programs) -> None:
    client = programs.spawn([sys.executable, "-P", "-c", SITS_DOWN])
    assert client.stdout is not None
    port, server = map(int, client.stdout.readline().split())
    assert _listens(port)
    bots = _children(server, least=1)
    client.kill()
    client.communicate(timeout=PATIENCE)
    while _listens(port) or any(map(_runs, bots)):
        pass  # the test's own limit ends this


def test_ctrl_c_ends_a_demo_and_its_bots_without_a_word(programs: Programs) -> None:
    words = ("nain-jaune", "--demo", "--headless", "--level", "hard", "--seats", "8")
    client = programs.start("tablee_client", "practice", *words, apart=True)
    (server,) = _children(client.pid, least=1)
    bots = _children(server, least=1)
    os.killpg(client.pid, signal.SIGINT)
    _, said = client.communicate(timeout=PATIENCE)
    assert "Traceback" not in said
    while any(map(_runs, (server, *bots))):
        pass  # the test's own limit ends this


def _children(pid: int, *, least: int) -> list[int]:
    """Give the processes that a process has started, as soon as there are so many."""
    while len(found := _children_now(pid)) < least:
        pass  # the test's own limit ends this
    return found


def _children_now(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def _runs(pid: int) -> bool:
    """Tell whether a process runs: one that is dead and not yet buried doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _listens(port: int) -> bool:
    """Tell whether a server is there, waiting a moment for it to go."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as visitor:
            visitor.settimeout(0.05)
            visitor.recv(1)
    except TimeoutError:
        return True
    except OSError:
        return False
    return True
