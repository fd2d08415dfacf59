"""Games are found, not listed: a sixth needs no line of code elsewhere."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tablee import games
from tablee.engine import UnknownGame
from tests.conformance.toy import GAME as TOY

FOUND = "importlib.metadata.entry_points"
SIXTH = """
from tests.conformance.toy import Harbour
from msgspec.structs import replace

class Sixth(Harbour):
    type = replace(Harbour.type, slug="a-sixth-game", title="A sixth game")

GAME = Sixth()
"""


@pytest.fixture(autouse=True)
def forgetful_registry() -> Iterator[None]:
    """What is found in these tests is forgotten after them."""
    games.forget_games()
    yield
    games.forget_games()
    sys.modules.pop("tablee.games.sixth", None)


def test_a_game_is_found_without_loading_the_others() -> None:
    asked = "import sys; from tablee.games import get_game; get_game('nain-jaune')"
    told = "print([name for name in sys.modules if name.count('.') == 2 and '.games.' in name])"
    line = [sys.executable, "-c", f"{asked}; {told}"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert done.stdout == "['tablee.games.nain_jaune']\n"


def test_a_new_folder_is_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sixth"
    folder.mkdir()
    (folder / "__init__.py").write_text(SIXTH)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert games.get_game("a-sixth-game").type.title == "A sixth game"


def test_an_entry_point_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("toy", "tests.conformance.toy:GAME", "tablee.games")
    monkeypatch.setattr(FOUND, lambda group: [point] if group == point.group else [])
    assert games.get_game("toy-harbour") is TOY


def test_games_come_ordered_by_slug(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("toy", "tests.conformance.toy:GAME", "tablee.games")
    monkeypatch.setattr(FOUND, lambda group: [point] * (group == point.group))
    slugs = [game.type.slug for game in games.all_games()]
    assert "toy-harbour" in slugs
    assert slugs == sorted(slugs)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    known = ", ".join(game.type.slug for game in games.all_games())
    with pytest.raises(UnknownGame) as refusal:
        games.get_game("no-such-game")
    assert refusal.value.code == "unknown-game"
    assert refusal.value.details == {"game": "no-such-game", "known": known}
    assert "no-such-game" in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_an_entry_point_may_name_the_module_that_offers_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, EntryPoint("toy", "tests.conformance.toy", "tablee.games"))
    assert games.get_game("toy-harbour") is TOY


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("tests.conformance.toy:GAMES", "AttributeError"),
        ("tests.conformance.matches", "AttributeError"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, value: str, reason: str
) -> None:
    broken = EntryPoint("broken-game", value, "tablee.games")
    toy = EntryPoint("toy", "tests.conformance.toy:GAME", "tablee.games")
    offer(monkeypatch, broken, toy)
    with pytest.warns(games.GameWarning) as told:
        slugs = {game.type.slug for game in games.all_games()}
    assert {"nain-jaune", "toy-harbour"} <= slugs
    (sentence,) = (str(warning.message) for warning in told)
    assert "broken-game" in sentence
    assert reason in sentence
    assert "\n" not in sentence


def test_what_is_no_game_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, EntryPoint("odd", "tests.conformance.toy.game:COINS", "tablee.games"))
    with pytest.warns(games.GameWarning, match="odd"):
        assert games.all_games()


def test_of_two_games_with_one_slug_the_first_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sixth"
    folder.mkdir()
    (folder / "__init__.py").write_text(SIXTH.replace("a-sixth-game", "toy-harbour"))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    offer(monkeypatch, EntryPoint("toy", "tests.conformance.toy:GAME", "tablee.games"))
    with pytest.warns(games.GameWarning, match="toy-harbour is that of tablee.games.sixth"):
        assert games.get_game("toy-harbour").type.title == "A sixth game"


def test_a_folder_that_cannot_be_loaded_leaves_the_others_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sixth"
    folder.mkdir()
    (folder / "__init__.py").write_text("GAME = ")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with pytest.warns(games.GameWarning, match="tablee.games.sixth can't be loaded"):
        assert games.all_games()


def offer(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    """Let these entry points be installed, and no others."""
    monkeypatch.setattr(FOUND, lambda group: list(points) if group == points[0].group else [])
