"""A sixth game: a copy of the toy in a temporary folder, found by the registry and never listed."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tablee import games
from tablee.games import AnyGame
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt

TOY = Path(__file__).parents[2] / "conformance" / "toy"


@pytest.fixture(scope="session")
def art() -> KeptArt:
    return KeptArt()


@pytest.fixture
def app(art: KeptArt) -> Iterator[App]:
    window = Window("test", size=(960, 540))
    yield App(window, Words("en"), art=art, clock=HandClock())
    window.close()


@pytest.fixture
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """A folder of `tablee.games` that nobody knew before."""
    copy_toy(tmp_path / "toy_harbour", package="tablee.games.toy_harbour")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games.forget_games()
    yield games.get_game("toy-harbour")
    games.forget_games()
    for name in [name for name in sys.modules if name.startswith("tablee.games.toy_harbour")]:
        del sys.modules[name]


def copy_toy(folder: Path, *, package: str) -> None:
    """Copy the toy as a package of its own."""
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for module in folder.glob("*.py"):
        module.write_text(module.read_text("utf-8").replace("tests.conformance.toy", package))
