"""The bench of bots: what it draws, what it times, and which goals it names as missed."""

import pytest

from tablee.games import get_game
from tests.conformance.toy import GAME as HARBOUR
from tools.bench_bots import missed
from tools.benched.deciding import costs, decisions
from tools.benched.searching import play


def test_the_same_seed_draws_the_same_decisions() -> None:
    drawn = [decisions(HARBOUR, 4, 5, seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]
    assert len(drawn[0]) == 5


def test_only_decisions_count_that_were_searched_where_any_was() -> None:
    asked = decisions(HARBOUR, 4, 6, 1)
    assert costs(asked, "normal")["searched"] == 0
    found = costs(asked, "hard")
    assert 0 < found["searched"] <= 6
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["most_ms"]
    assert found["faults"] == 0


@pytest.mark.timeout(60)
async def test_a_server_is_watched_while_its_bots_play() -> None:
    game = get_game("oh-les-nains")
    found = await play([game], level="normal", workers=1, seconds=1.0, warm_up=1.0)
    assert found["errors"] == []
    assert found["workers"] == 1
    assert 0 < found["worker_own_mb"] <= found["worker_mb"] <= 60
    assert found["lateness_ms_p99"] > 0


def test_each_goal_that_is_missed_is_named() -> None:
    fine = {"p95_ms": 99.0, "faults": 0}
    server = {"lateness_ms_p99": 19.0, "worker_mb": 59.0}
    decided = {"nain/hard": fine, "nain/expert": fine, "nain/easy": fine}
    found = {"decisions": decided, "server": server}
    assert missed(found) == []
    slow = decided | {"nain/hard": fine | {"p95_ms": 101.0}, "nain/easy": fine | {"faults": 2}}
    late = {"lateness_ms_p99": 21.0, "worker_mb": 61.0}
    assert missed({"decisions": slow, "server": late}) == [
        "nain/hard: 101.0 ms at p95",
        "nain/easy: 2 faults",
        "loop: 21.0 ms late at p99",
        "worker: 61.0 MB",
    ]
