"""A review of a finished match: the blunder comes first, and luck is parted from skill."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine import FastRng
from tablee.games import get_game
from tablee.games.nain.actions import Bid
from tablee.record import RecordError, read
from tablee_server.__main__ import main
from tablee_server.ai.reviewing import Judged, Review, judge, reviewed
from tests.record.files import forged
from tests.server.test_export import GAME, keep_a_match
from tools.scenes.match_files import sound_file

BLUNDER = 60


@pytest.fixture(autouse=True)
def _in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process keep its priority: the tests after these need it."""
    monkeypatch.setattr("tablee_server.commands.review.step_behind", lambda **_: None)


def test_an_absurd_bid_costs_more_than_any_other_decision() -> None:
    game, dice = get_game("nain"), FastRng(5)
    state = game.new_initial_state(game.setup(4), dice)
    judged: list[Judged] = []
    while len(judged) < 4:
        seat = state.current_players()[0]
        seen, legal = state.observation(seat), state.legal_actions(seat)
        action = game.brain.heuristic(seen, legal, dice)
        assert action is not None
        if seat == 0 and state.stage(seat) == "bid":
            version = len(judged) + 2
            if len(judged) == 1:
                action = Bid(BLUNDER)
            judged.append(judge(game, seen, legal, action, version, searched=60))
        state.apply_action(seat, action, dice)
    review = Review(0, tuple(judged), judged[0].worth, 0.5)
    assert review.mistakes[0].action == f"bid {BLUNDER}"
    assert review.mistakes[0].cost > 0.05
    assert review.mistakes[0].reasons


def test_luck_and_skill_lead_from_the_start_to_the_result() -> None:
    sure = Judged(3, "a", "b", 0.5, 0.2, 0.01)
    unsure = Judged(5, "a", "b", 0.4, 0.2, 0.15)
    review = Review(0, (sure, unsure), 0.5, 0.1)
    assert review.mistakes == (sure,)
    assert review.start + review.skill + review.luck == pytest.approx(review.result)
    assert review.skill == pytest.approx(-0.2)


def _no_seed(values: list[list[Any]]) -> None:
    values[1][1]["opening"][0] = b"short"


def _no_version(values: list[list[Any]]) -> None:
    [value for value in values if value[0] == "move"][-1][1][0] = 0


@pytest.mark.parametrize("change", [_no_seed, _no_version])
def test_moves_that_no_server_wrote_are_refused(change: Callable[[list[list[Any]]], None]) -> None:
    file = read(forged(sound_file("nain"), change))
    with pytest.raises(RecordError, match="strange-moves"):
        reviewed(file, get_game("nain"), 0, searched=1)


async def _file(folder: Path) -> Path:
    await keep_a_match(folder)
    file = folder / "match.tablee"
    assert main(["export", "1/1", str(file), "--data", str(folder)]) == 0
    return file


async def test_a_file_is_reviewed_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = await _file(tmp_path)
    capsys.readouterr()
    assert main(["review", str(file), "--seat", "2", "--iterations", "8", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 2
    costs = [one["cost"] for one in found["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert found["start"] + found["skill"] + found["luck"] == pytest.approx(
        found["result"], abs=0.001
    )
    shares: list[float] = []
    again = reviewed(read(file.read_bytes()), get_game(GAME), 1, searched=8, told=shares.append)
    assert round(again.luck, 4) == found["luck"]
    assert len(shares) == found["decisions"]
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] <= 1


async def test_how_far_it_is_can_be_read_before_the_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = await _file(tmp_path)
    capsys.readouterr()
    assert main(["review", str(file), "--iterations", "4", "--json", "--progress"]) == 0
    *progress, found = map(json.loads, capsys.readouterr().out.splitlines())
    assert len(progress) == found["decisions"]
    assert all(0 < line["progress"] <= 1 for line in progress)


async def test_what_cant_be_reviewed_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(b"hello")
    assert main(["review", str(strange)]) == 1
    assert capsys.readouterr().err == "tablee-server: This is no replay file.\n"
    assert main(["review", str(tmp_path / "none")]) == 1
    assert "can't be read" in capsys.readouterr().err
    file = await _file(tmp_path)
    assert main(["review", str(file), "--seat", "4"]) == 2
    assert main(["review", str(file), "--iterations", "0"]) == 2
    with pytest.raises(RecordError, match="no-replay"):
        read(b"hello")
