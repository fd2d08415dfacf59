"""Text stands out from what is really under it, by at least 4.5 to 1, large text by 3 to 1."""

import asyncio

import pytest

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes import Scene, all_scenes
from tools.shots import FRAME
from tools.watched.contrast import Standing, StandingCanvas, contrast

SHOWN = """
find-many plain-nain-jaune lobby create table-5 hall settings-look profile rules nj-lead-4
nj-settled gn-bid-4 maya-bench na-turn na-recap-5 olln-main guided-nain big-between
"""
SCENES = [scene for scene in all_scenes() if scene.name in SHOWN.split()]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_every_text_stands_out(window: Window, art: KeptArt, scene: Scene) -> None:
    standings = await seen(App(window, Words("en"), art=art, clock=HandClock()), scene)
    assert len(standings) > 3
    assert [told(one) for one in standings if one.contrast < one.needed] == []


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


async def seen(app: App, scene: Scene) -> list[Standing]:
    """Draw a scene once more and give what each text lies on."""
    canvas = StandingCanvas(app.canvas)
    app.canvas = canvas
    screen = scene.make(app)
    app.push(screen)
    app.step(FRAME)
    scene.play(app, screen)
    for _ in range(scene.frames):
        app.clock.rest(FRAME)
        app.step(FRAME)
        await asyncio.sleep(0)
    canvas.forget()
    app.top.stage.repaint()
    app.step(FRAME)
    return canvas.standings


def told(one: Standing) -> str:
    return f"{one.text!r} {one.contrast:.2f} of {one.needed}: {one.ink} on {one.ground}"
