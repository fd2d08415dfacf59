"""Bots in processes: the same decisions, whatever goes wrong in one, and nothing left behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tablee.engine import SeededRng
from tablee.games import AnyGame, all_games
from tablee_server.ai.job import Answer, Job
from tablee_server.ai.pool import Pool, usual_processes
from tablee_server.ai.process import Process, thinking_command
from tablee_server.ai.thinking import AtOnce, Fault, Inquiry, Thought
from tests.server.ai.faulty import COMMAND, harbour

PATIENCE = 60.0
"""Seconds for what doesn't hang; a busy machine may take its time."""
pytestmark = pytest.mark.timeout(PATIENCE)
SOON = 1.0
ROOT = str(Path(__file__).resolve().parents[3])
MEMORY = 60 * 1024 * 1024


@asynccontextmanager
async def pool(
    seconds: float = PATIENCE, size: int = 1, overdue: float | None = None
) -> AsyncIterator[Pool]:
    made = Pool(size, seconds=seconds, command=COMMAND, overdue=overdue)
    try:
        yield made
    finally:
        await made.close()


def inquiry(game: AnyGame, level: str = "normal", seed: int = 5) -> Inquiry:
    """Ask the first seat that owes something in an opening."""
    state = game.new_initial_state(game.setup(), SeededRng.from_number(1))
    seat = state.current_players()[0]
    legal = msgspec.msgpack.encode(list(state.legal_actions(seat)))
    return Inquiry(game, state.observation(seat), legal, level, seed)


async def answer(pool: Pool, asked: Inquiry) -> Thought:
    done = asyncio.Event()
    thinking = pool.think(asked, done.set)
    await done.wait()
    return thinking.result()


async def test_a_process_decides_as_this_one_would_in_every_game_and_stays_small() -> None:
    made = Pool(1, seconds=PATIENCE)
    try:
        for game in all_games():
            for level in ("easy", "normal"):
                asked = inquiry(game, level)
                here = AtOnce().think(asked, lambda: None).result()
                assert await answer(made, asked) == here
                assert not isinstance(here, Fault)
        (pid,) = made.pids
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpgid(pid) != os.getpgid(0), "Ctrl-C isn't for it"
        assert resident(pid) < MEMORY
    finally:
        await made.close()
    assert not exists(pid)


def test_a_process_imports_nothing_of_the_server_but_the_bots() -> None:
    code = "import sys, tablee_server.ai.worker; print(*sys.modules)"
    loaded = subprocess.run(
        (sys.executable, "-P", "-c", code), capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = {"asyncio", "cryptography", "zeroconf", "sqlite3", "prometheus_client", "ssl", "socket"}
    assert heavy.isdisjoint(loaded)


@pytest.mark.parametrize(
    ("fault", "problem", "seconds"),
    [
        ("hangs", "hung", SOON),
        ("hangs-below", "hung", SOON),
        ("dies", "crashed", PATIENCE),
        ("raises", "RuntimeError", PATIENCE),
        ("alien", "illegal", PATIENCE),
    ],
)
async def test_a_fault_is_told_and_the_next_one_is_answered(
    fault: str, problem: str, seconds: float
) -> None:
    async with pool(seconds) as made:
        found = await answer(made, inquiry(harbour(fault)))
        assert isinstance(found, Fault)
        assert found.problem == problem
        assert ("heuristic" in found.trace) == (problem in ("hung", "RuntimeError"))
        assert "lost the thread" not in found.trace
        assert not isinstance(await answer(made, inquiry(harbour())), Fault)


async def test_what_a_bot_prints_or_reads_is_not_an_answer() -> None:
    async with pool() as made:
        found = await answer(made, inquiry(harbour("prints")))
        assert isinstance(found, Fault)
        assert found.problem == "EOFError"


async def test_processes_start_when_they_are_needed_and_are_bounded() -> None:
    async with pool(size=2) as made:
        assert made.pids == set()
        await answer(made, inquiry(harbour()))
        assert len(made.pids) == 1
        made.think(inquiry(harbour("hangs")), lambda: None)
        await asyncio.gather(*(answer(made, inquiry(harbour(), seed=n)) for n in range(6)))
        assert len(made.pids) == 2


async def test_what_hangs_holds_up_nothing_but_its_own_game() -> None:
    async with pool(overdue=0.05) as made:
        hung = [made.think(inquiry(harbour("hangs"), seed=n), lambda: None) for n in range(4)]
        for seed in range(3):
            assert not isinstance(await answer(made, inquiry(harbour(), seed=seed)), Fault)
        assert not any(one.is_done for one in hung)
        made.think(inquiry(harbour("hangs-below")), lambda: None)
        made.think(inquiry(harbour("dies")), lambda: None)
        assert len(made.pids) == 2, "and never more, whatever else hangs"


async def test_what_waited_for_what_hung_is_answered_and_the_further_process_goes() -> None:
    async with pool(SOON, overdue=0.05) as made:
        asked = [inquiry(harbour("hangs")), inquiry(harbour()), inquiry(harbour("hangs"))]
        found = await asyncio.gather(*(answer(made, one) for one in asked))
        assert [isinstance(one, Fault) for one in found] == [True, False, True]
        for seed in range(3):
            assert not isinstance(await answer(made, inquiry(harbour(), seed=seed)), Fault)
        assert len(made.pids) == 1


async def test_it_can_be_warmed_up_once() -> None:
    async with pool(size=2) as made:
        made.warm()
        made.warm()
        assert not isinstance(await answer(made, inquiry(harbour())), Fault)
        assert len(made.pids) == 1


async def test_one_that_was_killed_while_it_rested_is_replaced() -> None:
    async with pool() as made:
        await answer(made, inquiry(harbour()))
        (pid,) = made.pids
        os.kill(pid, signal.SIGKILL)
        found = await answer(made, inquiry(harbour()))
        assert not isinstance(found, Fault)
        assert made.pids != {pid}


async def test_one_that_grew_is_replaced_after_its_answer() -> None:
    async with pool() as made:
        await answer(made, inquiry(harbour()))
        before = set(made.pids)
        assert not isinstance(await answer(made, inquiry(harbour("grows"))), Fault)
        await answer(made, inquiry(harbour()))
        assert made.pids.isdisjoint(before)


async def test_what_was_dropped_is_not_thought_about() -> None:
    woken: list[str] = []
    async with pool() as made:
        first = made.think(inquiry(harbour()), lambda: woken.append("first"))
        hung = made.think(inquiry(harbour("hangs")), lambda: woken.append("hung"))
        first.drop()
        hung.drop()
        await answer(made, inquiry(harbour()))
        assert woken == []


async def test_without_a_process_every_inquiry_is_a_fault_at_once() -> None:
    made = Pool(1, seconds=PATIENCE, command=(sys.executable, "-c", "raise SystemExit(3)"))
    try:
        for _ in range(3):
            assert await answer(made, inquiry(harbour())) == Fault("no-process")
    finally:
        await made.close()


TWICE = """
import os, sys
from tablee_server.ai import worker
write = worker._write
def twice(pipe, data):
    write(pipe, data if data == worker.READY else data + data)
worker._write = twice
sys.path.insert(0, {root!r})
from tests.server.ai.faulty import find
worker.work(find)
"""


async def test_the_second_answer_to_one_question_is_dropped(
    caplog: pytest.LogCaptureFixture,
) -> None:
    made = Pool(1, seconds=PATIENCE, command=(sys.executable, "-P", "-c", TWICE.format(root=ROOT)))
    try:
        found = [await answer(made, inquiry(harbour(), seed=n)) for n in range(8)]
    finally:
        await made.close()
    here = [AtOnce().think(inquiry(harbour(), seed=n), lambda: None).result() for n in range(8)]
    assert found == here
    assert len(set(map(str, here))) > 1
    assert "bot-answered-twice" in caplog.text


# Lets a bot hang, says in which process, and waits to be killed.
HANGS = """
import asyncio, sys
sys.path.insert(0, {root!r})
from tablee_server.ai.pool import Pool
from tests.server.ai.faulty import COMMAND, harbour
from tests.server.ai.test_pool import answer, inquiry

async def hang():
    pool = Pool(1, seconds={seconds}, command=COMMAND)
    await answer(pool, inquiry(harbour()))
    pool.think(inquiry(harbour({fault!r})), lambda: None)
    print(*pool.pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(hang())
"""


@pytest.mark.parametrize(
    ("fault", "seconds"), [("none", PATIENCE), ("hangs", PATIENCE), ("hangs-below", 2.0)]
)
def test_no_process_outlives_a_server_that_is_killed(fault: str, seconds: float) -> None:
    code = HANGS.format(root=ROOT, seconds=seconds, fault=fault)
    command = (sys.executable, "-P", "-c", code)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert exists(pid)
        server.kill()
    wait_for_end(pid)


def test_a_bundle_starts_itself_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinking_command()[1:] == ["-P", "-m", "tablee_server", "think"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert thinking_command() == [sys.executable, "think"]
    assert thinking_command(behind_bots=True) == [sys.executable, "think", "behind"]


async def test_only_one_that_hurries_has_a_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    async def ask(_: Process, job: Job) -> Answer:
        jobs.append(job)
        return Answer(job.number, fault=Fault("tested"))

    monkeypatch.setattr(Process, "ask", ask)
    for hurries in (True, False):
        made = Pool(1, seconds=2.0, hurries=hurries, command=COMMAND)
        try:
            await asyncio.gather(*(answer(made, inquiry(harbour())) for _ in range(33)))
        finally:
            await made.close()
    hurried, calm = jobs[:33], jobs[33:]
    assert [job.deadline for job in hurried[-8:]] == [1.0] * 8, "one table is no crowd"
    assert hurried[0].deadline == pytest.approx(1.0 / 4)
    assert {job.limit for job in hurried} == {2.0}
    assert {(job.deadline, job.limit) for job in calm} == {(None, 60.0)}


def test_one_processor_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for processors in (1, 2, 4, 64):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, n=processors: set(range(n)))
        found.append(usual_processes())
    assert found == [1, 1, 3, 4]


def exists(pid: int) -> bool:
    """Tell whether a process runs: one that is dead and not yet buried doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for_end(pid: int) -> None:
    while exists(pid):
        pass  # the test's own limit ends this


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
