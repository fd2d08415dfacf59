"""Two clients in two processes find a server in a third, and play to the end."""

from uuid import uuid4

import pytest

from tests.e2e.processes import PATIENCE, Programs, result_in

HERE = ("--interface", "127.0.0.1")
# Told apart from servers of other tests that run on this machine.
NAME = f"Attic {uuid4().hex[:8]}"
PLAYER = (*HERE, "--server", NAME, "--headless", "--json")

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(PATIENCE)]


def test_two_clients_find_a_server_and_finish_a_match(programs: Programs) -> None:
    table = ("--create", "nain-jaune", "--seats", "3", "--wait-humans", "2", "--table", "Attic")
    with programs.server("--name", NAME, "--seed", "7", *HERE):
        host = programs.start("tablee_client", "join", *PLAYER, "--name", "Zoé", *table)
        guest = programs.client("join", *PLAYER, "--name", "Noé", "--table", "Attic")
        output, errors = host.communicate(timeout=PATIENCE)
    assert (guest.returncode, guest.stderr) == (0, "")
    assert (host.returncode, errors) == (0, "")
    mine, theirs = result_in(output), result_in(guest.stdout)
    assert {mine.pop("seat"), theirs.pop("seat")} == {0, 1}
    mine.pop("seconds")
    theirs.pop("seconds")
    assert mine == theirs
    assert mine["seats"] == 3
    assert mine["winners"]


def test_without_a_server_the_search_ends_with_a_sentence(programs: Programs) -> None:
    alone = programs.client("join", *PLAYER)
    assert alone.returncode == 1
    assert alone.stderr.startswith("tablee: No hall was found on this network.")
    assert "Traceback" not in alone.stderr
