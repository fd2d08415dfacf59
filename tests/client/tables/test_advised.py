"""A card that is advised is held out of the hand; who only looks on is told so."""

import pytest

from tablee_client.view.app import App
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.watching import WatchRibbon
from tools.scenes import Scene, gnumies, nain_jaune

SCENES = {s.name: s for s in (*nain_jaune.SCENES, *gnumies.SCENES)}
FRAME = 1 / 60


def table_of(app: App, scene: Scene) -> TableScreen:
    table = scene.make(app)
    assert isinstance(table, TableScreen)
    app.push(table)
    app.step(FRAME)
    return table


@pytest.mark.parametrize(("name", "code"), [("nj-lead-3", "2H"), ("gn-bid-5", "40")])
def test_an_advised_card_rises_and_sinks_again(app: App, name: str, code: str) -> None:
    table = table_of(app, SCENES[name])
    hand = table.own_hand
    assert hand is not None
    rest = table.pose_in_hand(code)
    assert rest is not None
    heights = []
    for advised in ((code,), ()):
        hand.suggest(advised)
        for _ in range(60):
            app.step(FRAME)
        pose = table.pose_in_hand(code)
        assert pose is not None
        heights.append(rest.y - pose.y)
    assert heights[0] > 30
    assert abs(heights[1]) < 1


@pytest.mark.parametrize(("name", "is_told"), [("nj-watching", True), ("nj-lead-3", False)])
def test_who_looks_on_is_told_so(app: App, name: str, is_told: bool) -> None:
    table = table_of(app, SCENES[name])
    (ribbon,) = [node for node in table.stage.nodes if isinstance(node, WatchRibbon)]
    assert bool(ribbon.text) is is_told
