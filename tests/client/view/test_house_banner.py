"""The organiser's words over a screen: they come, stay through a rebuild, and go."""

from tablee_client.core.house import House
from tablee_client.core.notices import HouseSpoke, TableEntered, TableLeft
from tablee_client.view.app import App
from tablee_client.view.house_banner import HouseBanner
from tablee_client.view.screen import Screen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.widgets.seat_plate import SeatPlate
from tablee_client.view.widgets.toast import Toast
from tools.scenes.house import SCENES
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info, view


def banner(screen: Screen) -> str:
    (found,) = [node for node in screen.stage.nodes if isinstance(node, HouseBanner)]
    return found.text


def shown(app: App, name: str) -> tuple[Screen, PaperRoom]:
    scene = next(scene for scene in SCENES if scene.name == name)
    screen = scene.make(app)
    app.push(screen)
    app.step(0.02)
    room = getattr(screen, "room", None)
    assert isinstance(room, PaperRoom)
    return screen, room


async def test_words_come_stay_and_go_in_the_lobby_and_at_a_table(app: App) -> None:
    for name in ("house-lobby", "house-table-lobby", "house-table"):
        screen, room = shown(app, name)
        assert banner(screen) == ""
        room.house = House("Pizza is here", 99.0)
        app.step(0.02)
        assert "Pizza is here" in banner(screen)
        screen.rebuild()
        app.step(0.02)
        assert "Pizza is here" in banner(screen)
        room.house = House()
        app.step(0.02)
        assert banner(screen) == ""


async def test_a_shutdown_that_is_called_off_is_told(app: App) -> None:
    screen, room = shown(app, "house-lobby")
    room.waiting = [HouseSpoke(room.house, is_called_off=True)]
    app.step(0.02)
    toasts = [node.text for node in screen.stage.nodes if isinstance(node, Toast)]
    assert toasts == [app.words("house-stays")]


async def test_a_pause_of_the_organisers_has_no_button_to_end_it(app: App) -> None:
    screen, _ = shown(app, "house-held")
    before = len(screen.focus.members)
    scene = next(scene for scene in SCENES if scene.name == "house-held")
    scene.play(app, screen)
    app.step(0.02)
    assert len(screen.focus.members) == before


async def test_who_is_moved_sees_the_other_table_at_once(app: App) -> None:
    one, two = info(1, "One", "mp"), info(2, "Two", "pm")
    room = PaperRoom([one, two], table=view(one, seat=0, hosted=True))
    app.push(LobbyScreen(app, home("en"), room))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.step(0.02)
    room.table = view(two, seat=1, hosted=False)
    room.waiting = [TableLeft(1, "moved"), TableEntered(room.table)]
    app.step(0.02)
    app.step(0.02)
    assert isinstance(app.top, TableLobbyScreen)
    assert app.depth == 2
    toasts = [node.text for node in app.top.stage.nodes if isinstance(node, Toast)]
    assert toasts in ([], [app.words.gone("moved")])


async def test_before_a_match_words_cover_no_seat(app: App) -> None:
    table = info(1, "One", "mppbbbbb")
    app.push(TableLobbyScreen(app, home("en"), PaperRoom([table], table=view(table, seat=0))))
    app.step(0.02)
    (found,) = [node for node in app.top.stage.nodes if isinstance(node, HouseBanner)]
    found.text = "The hall closes in 45 s. Your tables go on when it is back."
    box, _, _ = found.laid(app.canvas.typesetter)
    plates = [node.box for node in app.top.stage.nodes if isinstance(node, SeatPlate)]
    assert len(plates) == 8
    assert not any(plate.overlaps(box) for plate in plates)
