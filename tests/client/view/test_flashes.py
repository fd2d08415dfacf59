"""Nothing flashes more than three times a second, by WCAG 2.2's measure of a flash."""

import asyncio
from itertools import pairwise

import pygame
import pytest

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes import Scene, all_scenes
from tools.shots import FRAME
from tools.watched.contrast import luminance

SHOWN = "hall nj-opera nj-over gn-wullawaki-won olln-crushed na-turn maya-bid-4"
"""Fire, confetti, a crowned winner, the dark of a Wullawaki, a blow, the pulse of a button."""
SCENES = [scene for scene in all_scenes() if scene.name in SHOWN.split()]
ACROSS = 4
SECONDS = 2.0
STRIDE = 2
MOST = 3
RISE, DARK = 0.1, 0.8
"""A flash is a pair of changes of relative luminance by so much, the darker one under `DARK`."""


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_nothing_flashes(art: KeptArt, scene: Scene) -> None:
    window = Window("test", size=(320, 180))
    app = App(window, Words("en"), art=art, clock=HandClock())
    screen = scene.make(app)
    app.push(screen)
    app.step(FRAME)
    scene.play(app, screen)
    seen = []
    for frame in range(round(SECONDS / FRAME)):
        app.clock.rest(FRAME)
        app.step(FRAME)
        await asyncio.sleep(0)
        if frame % STRIDE == 0:
            seen.append(brightness(window.surface))
    assert max(flashes(list(cell)) for cell in zip(*seen, strict=True)) <= MOST * SECONDS


def test_a_flash_is_found() -> None:
    assert flashes([0.1, 0.5, 0.1, 0.5, 0.1]) == 2
    assert flashes([0.1, 0.15, 0.2, 0.3]) == 0
    assert flashes([0.85, 0.99, 0.85, 0.99, 0.85]) == 0


def brightness(surface: pygame.Surface) -> list[float]:
    """Give the relative luminance of each sixteenth of the picture."""
    wide, tall = surface.get_width() // ACROSS, surface.get_height() // ACROSS
    cells = (
        pygame.Rect(x * wide, y * tall, wide, tall) for x in range(ACROSS) for y in range(ACROSS)
    )
    colours = (pygame.transform.average_color(surface, cell) for cell in cells)
    return [luminance((red, green, blue)) for red, green, blue, *_ in colours]


def flashes(levels: list[float]) -> int:
    """Count the pairs of opposing changes that are large enough to be a flash."""
    turns = [levels[0]]
    for level in levels[1:]:
        if len(turns) > 1 and (level - turns[-1]) * (turns[-1] - turns[-2]) >= 0:
            turns[-1] = level
        elif level != turns[-1]:
            turns.append(level)
    steps = [a for a in pairwise(turns) if abs(a[1] - a[0]) >= RISE and min(a) < DARK]
    return len(steps) // 2
