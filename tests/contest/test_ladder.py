"""The ladder of levels: its goals, and that it stops when the matter is clear or time is up."""

import json
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from tablee.games import get_game
from tools import ladder
from tools.contest.comparison import Goal, compare
from tools.contest.contest import Contest
from tools.contest.figures import Interval
from tools.contest.played import Deal, Effort, Played

ORDER = Contest("oh-les-nains", get_game("oh-les-nains").setup(2), ("hard", "normal"))


def deals(wins: str, seconds: float = 1.0) -> Iterator[Deal]:
    """Give deals without end; of each, "2" wins both seats for the guest, "1" one, "0" none."""
    for number, won in enumerate(cycle(wins)):
        effort = (Effort([1], [0.001]), Effort([1], [0.001]))
        first = (1, 2) if won != "0" else (2, 1)
        second = (2, 1) if won == "2" else (1, 2)
        yield Deal(
            number,
            (
                Played((0, 1), (0, 0), first, effort),
                Played((1, 0), (0, 0), second, effort),
            ),
            seconds,
        )


def test_a_clear_matter_is_settled_at_the_first_look() -> None:
    report = compare(ORDER, Goal(0.5, is_exact=False), deals("2"), seconds=1e9)
    assert (report["verdict"], report["deals"]) == ("met", 16)
    report = compare(ORDER, Goal(0.5), deals("0"), seconds=1e9)
    assert (report["verdict"], report["deals"]) == ("missed", 16)


def test_a_close_matter_stays_open_until_the_time_is_spent() -> None:
    report = compare(ORDER, Goal(0.5, is_exact=False), deals("20"), seconds=100)
    assert (report["verdict"], report["deals"]) == ("open", 100)


def test_an_early_look_asks_for_more_than_the_last() -> None:
    # 12 of 16 deals: above parity at 95 %, but not at 99.9 %.
    wins = "2220"
    assert compare(ORDER, Goal(0.5), deals(wins), seconds=1e9)["deals"] > 16
    last = compare(ORDER, Goal(0.5), islice(deals(wins), 16), seconds=1e9)
    assert (last["verdict"], last["deals"]) == ("met", 16)


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.5, 0.6, "open"), (0.51, 0.6, "met"), (0.3, 0.49, "missed")]
)
def test_parity_itself_is_not_stronger(low: float, high: float, verdict: str) -> None:
    assert Goal(0.5, is_exact=False).verdict(Interval(0.5, low, high)) == verdict


def test_the_goals_are_those_of_each_game() -> None:
    assert ladder.goal_of("gnumies", "hard", 0.25) == Goal(0.40)
    assert ladder.goal_of("gnumies", "normal", 0.25) == Goal(0.25, is_exact=False)
    assert ladder.goal_of("nain", "hard", 0.25) == Goal(0.25, is_exact=False)
    assert ladder.goal_of("nain", "expert", 0.25) == Goal(0.25 - 0.04)
    assert [ladder.seats_of(slug) for slug in ("oh-les-nains", "nain-jaune")] == [2, 4]


def test_a_rung_is_reported_with_its_goal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["oh-les-nains", "--only", "normal", "--deals", "32", "--json"]
    assert ladder.main(words) == 0
    (report,) = json.loads(capsys.readouterr().out)
    (rung,) = report["rungs"]
    assert (rung["guest"], rung["table"], rung["verdict"]) == ("normal", "easy", "met")
    assert report["met"]
    assert report["late"] == []


def test_an_unknown_game_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["chess"]) == 2
    assert "No game is called chess; known: " in capsys.readouterr().out
