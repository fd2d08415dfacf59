"""The bench of the rules gives figures for any game, and says whether goals are met."""

import json

import pytest

from tablee.games import all_games
from tools import bench_rules

FIGURES = (
    "playouts_per_second", "actions_per_second", "clone_us", "observation_us", "determinize_us",
    "believe_us",
)  # fmt: skip


@pytest.mark.slow
def test_every_game_has_figures(capsys: pytest.CaptureFixture[str]) -> None:
    slugs = [game.type.slug for game in all_games()]
    code = bench_rules.main(["--json", "--seconds", "0.01", "--runs", "1"])
    rows = json.loads(capsys.readouterr().out)
    assert list(dict.fromkeys(row["game"] for row in rows)) == slugs
    assert all(row[figure] > 0 for row in rows for figure in FIGURES)
    assert code == (0 if all(row["met"] for row in rows) else 1)


def test_a_goal_out_of_reach_is_not_met(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_rules, "GOALS", {"gnumies": {"playouts": 1e9}})
    assert bench_rules.main(["gnumies", "--seconds", "0.01", "--runs", "1"]) == 1
    assert "NOT met" in capsys.readouterr().out


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_rules.main(["no-such-game"]) == 2
    assert capsys.readouterr().out.startswith("No game is called no-such-game")
