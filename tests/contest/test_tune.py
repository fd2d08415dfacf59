"""Tuning: numbers go out and in, the search finds what is better, and only the gate promotes."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from tablee.engine import Action, Brain, FastRng, LegalActions, Observation, Rng, read_tuned
from tablee.games import get_game
from tools import tune
from tools.contest.cross_entropy import Row, around, improve
from tools.contest.gate import file_of, promote, rivals_of
from tools.contest.numbers import numbers_of, with_numbers

GAME = get_game("oh-les-nains")
SOUND = GAME.brain


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slip: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.95
    steps: tuple[int, float] = (3, 0.5)
    word: str = "calm"


class SlippingBrain(Brain[Any, Any]):
    """The game's own brain, but for some decisions that are left to chance."""

    parameters = Habits()

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        if legal and rng.below(1000) < 1000 * self.parameters.slip:
            return legal.sample(rng)
        return SOUND.heuristic(observation, legal, rng)


def test_numbers_go_out_and_in_again() -> None:
    assert numbers_of(Habits()) == [0.95, 3.0, 0.5]
    assert with_numbers(Habits(), [0.25, 4.4, 1.5]) == Habits(0.25, (4, 1.5))


def test_numbers_beyond_their_bounds_are_refused() -> None:
    with pytest.raises(ValueError, match="<= 1"):
        with_numbers(Habits(), [1.5, 3, 0.5])


def test_the_search_comes_near_to_the_best() -> None:
    def score(_number: int, rows: Sequence[Row]) -> list[float]:
        return [-((row[0] - 4) ** 2) - (row[1] + 1) ** 2 for row in rows]

    spread, rng = around((1.0, 1.0), part=1.0), FastRng(1)
    for number in range(12):
        spread = improve(
            spread, score, number=number, population=24, allowed=lambda _row: True, rng=rng
        ).spread
    assert spread.middle == pytest.approx((4, -1), abs=0.2)


def test_no_row_that_is_not_allowed_is_tried() -> None:
    tried: list[Row] = []

    def score(_number: int, rows: Sequence[Row]) -> list[float]:
        tried.extend(rows)
        return [row[0] for row in rows]

    improve(
        around((0.9,), part=1.0),
        score,
        number=0,
        population=50,
        allowed=lambda row: row[0] <= 1,
        rng=FastRng(1),
    )
    assert max(row[0] for row in tried) <= 1


def test_rivals_are_random_greedy_the_champion_and_flat() -> None:
    assert rivals_of("flat:40", GAME) == ("random", "greedy", "flat:40")
    assert rivals_of("ismcts:40", GAME) == ("random", "greedy", "ismcts:40", "flat:40")
    assert rivals_of("greedy", GAME) == ("random", "greedy")


def rows(*verdicts: str, faults: int = 0) -> list[dict[str, object]]:
    return [{"verdict": verdict, "faults": faults} for verdict in verdicts]


@pytest.mark.parametrize(
    ("judged", "passes"),
    [
        (rows("met", "met"), True),
        (rows("met", "open"), False),
        (rows("missed"), False),
        (rows("met", faults=1), False),
        (rows(), False),
    ],
)
def test_only_who_beats_everybody_is_written(
    tmp_path: Path, judged: list[dict[str, object]], passes: bool
) -> None:
    file = tmp_path / "tuned.json"
    assert promote(Habits(0.5), judged, command="tune it", seed=7, to=file) is passes
    assert file.exists() is passes
    if passes:
        made = read_tuned(Habits, file)
        assert (made.command, made.seed, made.parameters) == ("tune it", 7, Habits(0.5))


def test_the_file_lies_in_the_folder_of_the_game() -> None:
    assert file_of(GAME).parts[-3:] == ("games", "oh_les_nains", "tuned.json")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, object]]:
    code = tune.main(["oh-les-nains", "--json", *words])
    return code, json.loads(capsys.readouterr().out)


def test_better_numbers_are_found_and_promoted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(GAME, "brain", SlippingBrain())
    file = tmp_path / "tuned.json"
    words = ["--generations", "2", "--population", "5", "--deals", "4", "--out", str(file)]
    code, report = run(capsys, *words, "--gate-deals", "64")
    made = read_tuned(Habits, file)
    assert (code, report["promoted"], made.seed) == (0, True, 1)
    assert made.parameters.slip < 0.9
    assert made.command.startswith("python tools/tune.py oh-les-nains --json --generations 2")
    assert run(capsys, *words, "--gate-deals", "64") == (code, report)


def test_numbers_that_change_nothing_stay_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(GAME, "brain", SlippingBrain().with_parameters(Habits(0.0)))
    file = tmp_path / "tuned.json"
    words = ["--generations", "1", "--population", "2", "--deals", "1", "--spread", "0"]
    code, report = run(capsys, *words, "--gate-deals", "8", "--out", str(file))
    assert (code, report["promoted"], file.exists()) == (1, False, False)


def test_a_game_without_numbers_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "brain", Brain())
    assert tune.main(["oh-les-nains"]) == 2
    assert "has no parameters to tune" in capsys.readouterr().err


def test_no_tuning_plays_the_deals_that_judge(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["oh-les-nains", "--seed", "1000000007"])
    assert "for judging" in capsys.readouterr().err
