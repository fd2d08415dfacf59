"""A backdrop covers the whole window, whatever its shape."""

import pygame
import pytest

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.screen import Screen
from tablee_client.view.theme import NIGHT
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt

UNPAINTED = (0, 0, 0)


@pytest.mark.parametrize("aligned", [True, False])
@pytest.mark.parametrize(
    ("size", "ui_scale"),
    [((960, 540), 1.0), ((1400, 540), 1.0), ((960, 800), 1.0), ((960, 540), 0.75)],
)
def test_no_corner_of_the_window_stays_empty(
    clock: HandClock, art: KeptArt, size: tuple[int, int], ui_scale: float, aligned: bool
) -> None:
    app = App(Window("test", size=size), Words("en"), art=art, clock=clock, ui_scale=ui_scale)
    screen = Screen(app)
    screen.stage.add(Backdrop("bg/table_plain", aligned=aligned))
    app.push(screen)
    app.step(0.0)
    picture = app.window.surface
    wide, tall = size
    edges = [picture.get_at((x, y))[:3] for x in range(0, wide, 9) for y in (0, tall - 1)]
    edges += [picture.get_at((x, y))[:3] for y in range(0, tall, 9) for x in (0, wide - 1)]
    assert UNPAINTED not in edges
    pygame.display.quit()


def test_the_margins_beside_a_table_fade_into_the_night(clock: HandClock, art: KeptArt) -> None:
    app = App(Window("test", size=(1400, 540)), Words("en"), art=art, clock=clock)
    screen = Screen(app)
    screen.stage.add(Backdrop("bg/table_plain", aligned=True))
    app.push(screen)
    app.step(0.0)
    spreads = []
    for x in (2, 216):
        column = [app.window.surface.get_at((x, y))[:3] for y in range(20, 520, 5)]
        spreads.append(
            sum(abs(p - n) for pixel in column for p, n in zip(pixel, NIGHT, strict=True))
        )
    assert spreads[0] < spreads[1] / 2
    pygame.display.quit()
