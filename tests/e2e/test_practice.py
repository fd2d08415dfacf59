"""Practice: one machine, the real server, and nothing left behind."""

import json
import socket
import sys

import pytest

from tests.e2e.processes import PATIENCE, Programs, result_in

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(PATIENCE)]

# Sits down for practice, says where the server listens, and waits for ever.
SITS_DOWN = """
import asyncio
from tablee_client.core.greeting import Profile
from tablee_client.core.practice import Practice, PracticePlan

async def sit():
    match = await Practice.open(PracticePlan("nain-jaune", seats=3), Profile("Léa"))
    print(match.server.port, flush=True)
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
    port = json.loads(client.stdout.readline())
    assert _listens(port)
    client.kill()
    client.communicate(timeout=PATIENCE)
    while _listens(port):
        pass  # the test's own limit ends this


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
