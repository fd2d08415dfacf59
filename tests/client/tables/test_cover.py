"""One's own secrets can be hidden at once, and nothing of the game can be done meanwhile."""

from collections.abc import Mapping
from types import ModuleType

import pytest

from tablee_client.core.controls import Control
from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Hotkey,
    Intent,
    PointerPressed,
    PointerReleased,
    Wished,
)
from tablee_client.view.tables.cover import Lid
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.widgets.widget import Widget
from tools.scenes import generic, gnumies, gold_der_maya, nain, nain_jaune, oh_les_nains
from tools.scenes.paper_room import PaperRoom

FRAME = 1 / 60
FREE = {"menu", "rules", "journal", "cover", "lid-0", "lid-1", "lid-2"}
OF: Mapping[str, ModuleType] = {
    "nj-follow": nain_jaune,
    "gn-bid-5": gnumies,
    "na-full-8": nain,
    "maya-bid-4": gold_der_maya,
    "olln-main": oh_les_nains,
}


def table_of(app: App, name: str) -> TableScreen:
    scene = next(scene for scene in OF[name].SCENES if scene.name == name)
    table = scene.make(app)
    assert isinstance(table, TableScreen)
    app.push(table)
    app.step(FRAME)
    return table


def lids(table: TableScreen) -> list[Box]:
    return [node.box for node in table.stage.nodes if isinstance(node, Lid)]


def keys(table: TableScreen) -> set[str]:
    return {member.key for member in table.focus.members if isinstance(member, Widget)}


def acted(table: TableScreen) -> list[object]:
    assert isinstance(table.room, PaperRoom)
    return [verb for verb in table.room.done if verb[0] == "act"]


@pytest.mark.parametrize("name", OF)
def test_only_corners_and_lids_can_be_pressed_while_a_hand_is_hidden(app: App, name: str) -> None:
    table = table_of(app, name)
    before = keys(table)
    app.take(Wished(Control.HAND))
    app.step(FRAME)
    assert lids(table) == list(table.secrets())
    assert keys(table) <= FREE
    assert table.actions.primary() is None
    app.take(Wished(Control.HAND))
    assert lids(table) == []
    assert keys(table) == before


@pytest.mark.parametrize("name", OF)
@pytest.mark.parametrize("intent", [Hotkey("1"), Hotkey("9"), Wished(Control.CALL)])
def test_keys_of_the_game_do_nothing_under_the_lids(app: App, name: str, intent: Intent) -> None:
    table = table_of(app, name)
    app.take(Wished(Control.HAND))
    app.step(FRAME)
    before = [getattr(node, "text", None) for node in table.stage.nodes]
    app.take(intent)
    app.step(FRAME)
    assert acted(table) == []
    assert [getattr(node, "text", None) for node in table.stage.nodes] == before


def test_a_press_on_a_lid_lifts_them_all(app: App) -> None:
    table = table_of(app, "na-full-8")
    app.take(Wished(Control.HAND))
    small = lids(table)[-1]
    app.take(PointerPressed(small.cx, small.cy))
    app.take(PointerReleased(small.cx, small.cy))
    assert lids(table) == []


def test_enter_lifts_them_and_lays_no_card(app: App) -> None:
    table = table_of(app, "nj-follow")
    app.take(Wished(Control.HAND))
    app.take(Activated())
    assert lids(table) == []
    assert acted(table) == []


def test_the_button_hides_a_hand_for_finger_and_pointer(app: App) -> None:
    table = table_of(app, "gn-bid-5")
    button = next(m for m in table.focus.members if isinstance(m, Widget) and m.key == "cover")
    app.take(PointerPressed(button.box.cx, button.box.cy))
    app.take(PointerReleased(button.box.cx, button.box.cy))
    assert lids(table)


def test_hidden_stays_hidden_when_the_table_is_built_anew(app: App) -> None:
    table = table_of(app, "nj-follow")
    app.take(Wished(Control.HAND))
    table.rebuild()
    app.step(FRAME)
    assert lids(table)


def test_whoever_looks_on_has_nothing_to_hide(app: App) -> None:
    scene = next(scene for scene in nain_jaune.SCENES if scene.name == "nj-watching")
    table = scene.make(app)
    assert isinstance(table, TableScreen)
    app.push(table)
    app.take(Wished(Control.HAND))
    assert lids(table) == []
    assert "cover" not in keys(table)


def test_a_question_is_put_away_before_the_lids_are_laid(app: App) -> None:
    table = table_of(app, "nj-follow")
    table.back()
    app.take(Wished(Control.HAND))
    assert lids(table)
    app.take(Wished(Control.HAND))
    app.step(FRAME)
    assert "menu" in keys(table)


async def test_the_plain_table_hides_what_one_knows_and_may_do(app: App) -> None:
    scene = next(scene for scene in generic.SCENES if scene.name == "plain-nain-8")
    table = scene.make(app)
    assert isinstance(table, TableScreen)
    app.push(table)
    app.step(FRAME)
    assert not table.last.visible
    app.take(Wished(Control.HAND))
    assert lids(table) == list(table.secrets())
    assert keys(table) <= FREE
