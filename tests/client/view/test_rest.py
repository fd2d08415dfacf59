"""A screen at rest costs little, and wakes at once."""

from itertools import pairwise

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.loop import FrameLoop
from tablee_client.view.rest import CALM, MOVES, PERIODS, Rest
from tablee_client.view.screen import Screen
from tablee_client.view.sprite import Sprite
from tablee_client.view.theme import Layer
from tests.client.view.conftest import HandClock

FRAME = 1 / 60
LONG = 60


class Piece(Screen):
    """One piece; counts its frames and the time that passed in them."""

    def build(self) -> None:
        self.piece = Sprite("cards/back", 900, 500, width=100, layer=Layer.RESTING)
        self.stage.add(self.piece)
        self.frames: list[float] = []
        self.steps = 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        self.frames.append(dt)
        self.piece.x += self.steps


@pytest.fixture
def screen(app: App) -> Piece:
    screen = Piece(app)
    app.push(screen)
    for _ in range(LONG):
        app.tick(FRAME)
    screen.frames.clear()
    return screen


def test_at_rest_every_fourth_period_has_a_frame_and_no_time_is_lost(
    app: App, screen: Piece
) -> None:
    for _ in range(LONG):
        app.tick(PERIODS * FRAME)
    assert len(screen.frames) == LONG / 2
    assert sum(screen.frames) == pytest.approx(LONG * PERIODS * FRAME)


@pytest.mark.parametrize("touched", [False, True])
def test_an_input_or_a_change_is_shown_in_the_very_next_call(
    app: App, screen: Piece, touched: bool
) -> None:
    for ticks in range(3):
        for _ in range(ticks):
            app.tick(PERIODS * FRAME)
        screen.frames.clear()
        if touched:
            screen.piece.x += 50
        else:
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5)))
        app.tick(FRAME)
        assert screen.frames == [FRAME]
        for _ in range(LONG):
            app.tick(FRAME)


def test_what_begins_to_move_by_itself_soon_moves_in_every_call(app: App, screen: Piece) -> None:
    screen.steps = 5.0
    for _ in range(MOVES + 1):
        app.tick(PERIODS * FRAME)
    screen.frames.clear()
    for _ in range(LONG):
        app.tick(FRAME)
    assert screen.frames == [FRAME] * LONG


def test_what_plays_is_never_left_out() -> None:
    rest = Rest()
    assert [rest.frame(FRAME, stirred=True) for _ in range(LONG)] == [FRAME] * LONG
    assert rest.periods == 1


async def test_the_loop_comes_by_less_often_where_that_is_asked(clock: HandClock) -> None:
    rest, calls = Rest(), list[float]()

    def frame(dt: float) -> int:
        calls.append(clock.now())
        rest.frame(dt, stirred=False)
        return rest.periods if len(calls) < CALM + 3 else 0

    await FrameLoop(frame, clock=clock, rate=50).run()
    gaps = [b - a for a, b in pairwise(calls)]
    assert gaps == pytest.approx([0.02] * CALM + [0.04] * 2)
