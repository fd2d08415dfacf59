"""A small window under the dummy driver, and a clock that only moves when told to."""

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window


class HandClock:
    """Time that passes by `advance` and by resting."""

    def __init__(self) -> None:
        self.time = 100.0
        self.rests: list[float] = []

    def now(self) -> float:
        return self.time

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.time += seconds

    def advance(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test", size=(960, 540))
    yield window
    window.close()


@pytest.fixture
def app(window: Window, clock: HandClock) -> App:
    return App(window, Words("en"), clock=clock)
