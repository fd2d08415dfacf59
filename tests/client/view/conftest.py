"""A small window under the dummy driver, and a clock that only moves when told to."""

import asyncio
import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.art import BakedArt, Master
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

    async def wait(self, seconds: float) -> None:
        self.rest(seconds)
        await asyncio.sleep(0)

    def advance(self, seconds: float) -> None:
        self.time += seconds


class KeptArt:
    """The baked art, each picture decoded once for all tests."""

    def __init__(self) -> None:
        self._baked = BakedArt()
        self._kept: dict[str, pygame.Surface] = {}

    def master(self, name: str) -> Master:
        return self._baked.master(name)

    def load(self, name: str) -> pygame.Surface:
        if name not in self._kept:
            self._kept[name] = self._baked.load(name)
        is_drawn_on = "cards/" in name or "seats/enamel_" in name
        return self._kept[name].copy() if is_drawn_on else self._kept[name]


@pytest.fixture(scope="session")
def art() -> KeptArt:
    return KeptArt()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test", size=(960, 540))
    yield window
    window.close()


@pytest.fixture
def app(window: Window, clock: HandClock, art: KeptArt) -> App:
    return App(window, Words("en"), art=art, clock=clock)
