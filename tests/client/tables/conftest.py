"""A table on a small window under the dummy driver, in a match that is played in this process."""

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tests.client.tables.player import Player
from tests.client.view.conftest import HandClock, KeptArt


@pytest.fixture(scope="session")
def art() -> KeptArt:
    return KeptArt()


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test", size=(960, 540))
    yield window
    window.close()


@pytest.fixture
def app(window: Window, art: KeptArt) -> App:
    return App(window, Words("en"), art=art, clock=HandClock())


@pytest.fixture
def player(app: App) -> Player:
    return Player(app)
