"""A practice that is left, or whose programs are killed, goes on as if nothing had been."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tablee.engine import Action, Outcome, Rng
from tablee.engine.rng import SeededRng
from tablee_client.core.autoplay import Autoplay
from tablee_client.core.failure import HostError
from tablee_client.core.greeting import Profile
from tablee_client.core.keptpractice import PracticeShelf, Slot
from tablee_client.core.practice import Practice, PracticePlan
from tablee_client.core.tableview import TableView
from tests.e2e.processes import PATIENCE, Programs

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(PATIENCE)]

PLAN = PracticePlan("gnumies", seats=3, seed=5, pace=0.0, options={"turn_seconds": None})
BASILE = Profile("Basile")

# Plays a while, says how far it came, and waits for ever.
PLAYS_A_WHILE = """
import asyncio, sys
from pathlib import Path
from tablee_client.core.autoplay import Autoplay
from tablee_client.core.keptpractice import PracticeShelf
from tablee_client.core.practice import Practice
from tests.e2e.test_left_practice import BASILE, PLAN, by_the_version

def a_while(view, rng):
    if view.version < 10:
        return by_the_version(view, rng)
    print(practice.server.pid, view.version, flush=True)

async def play():
    global practice
    practice = await Practice.open(PLAN, BASILE, PracticeShelf(Path(sys.argv[1])))
    await Autoplay(practice.session, a_while, None).to_the_end()

asyncio.run(play())
"""


def by_the_version(view: TableView, _: Rng) -> Action | None:
    """Choose by nothing but how far the match is, and last: bots' dice follow who was first."""
    if view.legal is None or [clock.seat for clock in view.clocks] != [view.seat]:
        return None
    return view.legal.sample(SeededRng.from_number(view.version))


async def played(practice: Practice) -> Outcome:
    dice = SeededRng.from_number(0)
    outcome, _ = await Autoplay(practice.session, by_the_version, dice).to_the_end()
    await practice.close()
    return outcome


async def test_killed_programs_change_nothing_of_a_match(
    programs: Programs, tmp_path: Path
) -> None:
    shelf = PracticeShelf(tmp_path / "left")
    programs.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    player = programs.spawn([sys.executable, "-c", PLAYS_A_WHILE, str(tmp_path / "left")])
    assert player.stdout is not None
    server, version = map(int, player.stdout.readline().split())
    player.kill()
    os.kill(server, signal.SIGKILL)
    player.communicate(timeout=PATIENCE)

    (kept,) = shelf.kept()
    practice = await Practice.resume(shelf, kept.number, BASILE)
    while practice.session.table is None:
        await practice.session.wait()
    assert practice.session.table.version >= version
    outcome = await played(practice)
    assert outcome == await played(await Practice.open(PLAN, BASILE))
    assert shelf.kept() == ()


async def test_a_match_that_is_left_waits_and_one_whose_server_forgot_is_said(
    tmp_path: Path,
) -> None:
    shelf = PracticeShelf(tmp_path)
    practice = await Practice.open(PLAN, BASILE, shelf)
    await practice.close()
    (kept,) = shelf.kept()
    for file in (tmp_path / str(kept.number) / "server").iterdir():
        file.unlink()
    with pytest.raises(HostError) as caught:
        await Practice.resume(shelf, kept.number, BASILE)
    assert caught.value.code == "practice-lost"
    assert shelf.kept() == ()


class Obstructed(PracticeShelf):
    """A shelf where the server finds no room for a folder."""

    def begin(self) -> Slot | None:
        slot = super().begin()
        assert slot is not None
        slot.server_folder.write_text("a file")
        return slot


async def test_where_the_server_can_keep_nothing_the_match_is_played_all_the_same(
    tmp_path: Path,
) -> None:
    shelf = Obstructed(tmp_path)
    practice = await Practice.open(PLAN, BASILE, shelf)
    assert practice.slot is None
    assert shelf.kept() == ()
    await practice.close()
