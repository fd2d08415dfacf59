"""The hall's fire moves by itself, and keeps still where motion is reduced."""

from tablee_client.view.app import App
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.sprite import Sprite
from tools.scenes.paper import home


def fire(app: App, *, calm: bool) -> list[tuple[float, float, float]]:
    """Let two seconds pass in the hall; give where its sparks are and how bright."""
    app.is_calm = calm
    app.push(HallScreen(app, home("en")))
    for _ in range(60):
        app.step(1 / 30)
    sprites = [node for node in app.top.stage.nodes if isinstance(node, Sprite)]
    return [(sprite.x, sprite.y, sprite.alpha) for sprite in sprites]


def test_sparks_rise_and_glow(app: App) -> None:
    assert len({alpha for _, _, alpha in fire(app, calm=False)}) > 2


def test_reduced_motion_keeps_the_fire_still(app: App) -> None:
    assert {alpha for _, _, alpha in fire(app, calm=True)} == {0.0}
