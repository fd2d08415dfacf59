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
    found = games._by_slug
    found.cache_clear()
    games._loaded.clear()
    yield
    found.cache_clear()
    games._loaded.clear()
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
