"""What the garden leaves on the window when it moves: nothing that a whole repaint would not."""

import pytest

from tablee_client.view.app import App
from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen
from tools.scenes.oh_les_nains import StillRoom
from tools.scenes.oh_les_nains_positions import CROWDED, MAIN, at, seen
from tools.scenes.paper import home


def pixels(app: App) -> bytes:
    return app.window.surface.get_buffer().raw


@pytest.mark.parametrize("position", [MAIN, CROWDED], ids=["main", "crowded"])
async def test_sliding_and_leaping_leave_nothing_behind(
    app: App, position: dict[str, object]
) -> None:
    view = seen(at(position))
    table = OhLesNainsScreen(app, home("en"), StillRoom([view.info], table=view))
    app.push(table)
    app.step(0.02)
    rope = table.scene.rope
    for step in range(12):
        rope.stand("pull" if step % 2 else "cheer", "lean" if step % 3 else "pull")
        rope.slide(8 + step * 0.6, shake=2.0 if step % 2 else -2.0)
        rope.drop(0, 1, 150.0 - 13 * step)
        app.step(0.02)
    moved = pixels(app)
    table.stage.repaint()
    app.step(0.0)
    assert pixels(app) == moved
