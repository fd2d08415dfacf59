"""Random matches of every game keep their invariants: a short form of the tool's whole run."""

import json

import pytest

from tablee.engine import SeededRng
from tablee.games import AnyGame, all_games
from tools.random_matches import Batch, main, play_batch


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.type.slug)
def test_random_matches_break_nothing(game: AnyGame) -> None:
    for seats in game.type.seats:
        tally = play_batch(Batch(game.type.slug, seats, None, first=9000, matches=6))
        assert tally.faults == ()
        assert tally.actions > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.type.slug)
def test_every_preset_breaks_nothing(game: AnyGame) -> None:
    for preset in game.type.presets:
        seats = game.type.default_seats
        tally = play_batch(Batch(game.type.slug, seats, preset.name, first=1, matches=3))
        assert tally.faults == ()


def test_a_fault_is_named_with_what_reproduces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = all_games()[0]
    seats = game.type.default_seats
    state = type(game.new_initial_state(game.setup(), _dice()))
    monkeypatch.setattr(state, "problems", lambda _: ["a card is missing"])
    tally = play_batch(Batch(game.type.slug, seats, None, first=7, matches=1))
    assert tally.faults == (
        f"{seats} seats, preset None, seed 7: after 0 actions a card is missing",
    )


def test_the_report_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    slug = all_games()[0].type.slug
    assert main([slug, "--seats", "3-4", "--matches", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["matches"] == 4
    assert [row["seats"] for row in report["rows"]] == [3, 4]
    assert report["faults"] == []


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    slug = all_games()[0].type.slug
    rows = []
    for _ in range(2):
        main([slug, "--seats", "3", "--matches", "3", "--seed", "5", "--json"])
        rows.append(json.loads(capsys.readouterr().out)["rows"])
    assert rows[0] == rows[1]


@pytest.mark.parametrize("words", [["no-such-game"], ["nain-jaune", "--seats", "12"]])
def test_a_bad_command_is_one_clear_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert words[-1] in complaint


def _dice() -> SeededRng:
    return SeededRng.from_number(1)
