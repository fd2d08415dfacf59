"""Every screen, made of plain data: keys alone reach everything, nothing overlaps or is missing."""

from dataclasses import replace

import pytest

from tablee.protocol import TableRules
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.geometry import PRIMARY, SCREEN
from tablee_client.view.house_banner import HouseBanner
from tablee_client.view.intents import Activated, Direction, Navigated, Stepped, Typed, WentBack
from tablee_client.view.screen import Screen
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.screens.host import HostScreen
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.profile import ProfileScreen
from tablee_client.view.screens.rules import RulesScreen
from tablee_client.view.screens.settings import SettingsScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.game_list import GameList
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.seat_plate import SeatPlate
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes import Scene, checked, finding, left, screens, trusted
from tools.scenes.paper import SERVERS, home
from tools.scenes.paper_room import PaperRoom, info, view

SCENES = [
    scene
    for scene in (
        *screens.SCENES,
        *trusted.SCENES,
        *checked.SCENES,
        *finding.SCENES,
        *left.SCENES,
    )
    if "leaving" not in scene.name
]

REWORDED = [
    scene for scene in SCENES if scene.name in ("hall", "settings-look", "lobby", "table-5")
]


def shown(app: App, scene: Scene) -> Screen:
    screen = scene.make(app)
    app.push(screen)
    app.step(0.02)
    return screen


def widgets(screen: Screen) -> list[Widget]:
    return [node for node in screen.stage.nodes if isinstance(node, Widget) and node.visible]


def reachable(screen: Screen) -> set[int]:
    """Walk by arrows from the first widget; give what can be reached."""
    members = screen.focus.members
    known, open_ones = {id(members[0])}, [members[0]]
    while open_ones:
        here = open_ones.pop()
        for direction in Direction:
            screen.focus.focus(here)
            if screen.focus.move(direction):
                there = screen.focus.current
                assert there is not None
                if id(there) not in known:
                    known.add(id(there))
                    open_ones.append(there)
    return known


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_every_text_of_a_screen_exists(
    window: Window, clock: HandClock, art: KeptArt, scene: Scene, locale: str
) -> None:
    words = Words(locale)
    app = App(window, words, art=art, clock=clock)
    screen = shown(app, scene)
    scene.play(app, screen)
    app.step(0.02)
    assert not words.missing


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_what_can_be_pressed_lies_apart_and_on_the_screen(app: App, scene: Scene) -> None:
    members = shown(app, scene).focus.members
    assert all(SCREEN.encloses(member.box) for member in members)
    pairs = [(a, b) for k, a in enumerate(members) for b in members[k + 1 :]]
    assert [pair for pair in pairs if pair[0].box.overlaps(pair[1].box)] == []


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_arrows_alone_reach_everything(app: App, scene: Scene) -> None:
    screen = shown(app, scene)
    assert reachable(screen) == {id(member) for member in screen.focus.members}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_the_one_glowing_action_is_in_its_corner(app: App, scene: Scene) -> None:
    glowing = [w for w in widgets(shown(app, scene)) if isinstance(w, Button) and w.glows]
    assert [button.box for button in glowing] in ([PRIMARY], [])


@pytest.mark.parametrize("scene", REWORDED, ids=lambda scene: scene.name)
async def test_another_language_rewords_everything(app: App, scene: Scene) -> None:
    screen = shown(app, scene)
    before = len(widgets(screen))
    for locale in ("fr", "de"):
        app.switch_language(locale)
        app.step(0.02)
        assert len(widgets(screen)) == before


def test_larger_text_grows_the_rows_of_a_screen_that_is_shown(app: App) -> None:
    screen = PracticeScreen(app, home("en"))
    app.push(screen)
    rows = next(widget for widget in widgets(screen) if isinstance(widget, GameList))
    before, chosen = rows.row_height, rows.chosen
    app.rescale_text(1.5)
    app.step(0.02)
    again = next(widget for widget in widgets(screen) if isinstance(widget, GameList))
    assert (app.text_scale, again.row_height, again.chosen) == (1.5, before * 1.5, chosen)


def test_the_chosen_game_is_wholly_in_sight_in_larger_text(app: App) -> None:
    app.rescale_text(1.5)
    practice, rules = PracticeScreen(app, home("en")), RulesScreen(app, home("en"))
    practice.game, rules.place = practice.games[-1], len(rules.games) - 1
    for screen in (practice, rules):
        app.push(screen)
        rows = next(widget for widget in widgets(screen) if isinstance(widget, GameList))
        assert rows.chosen == len(rows.rows) - 1
        assert rows.box.encloses(rows.row_box(rows.chosen))


def test_escape_leads_back_from_each_screen_to_the_hall(app: App) -> None:
    base = home("en")
    hall = HallScreen(app, base)
    app.push(hall)
    for kind in (ProfileScreen, PracticeScreen, FindScreen, HostScreen, RulesScreen):
        app.push(kind(app, base))
        app.take(WentBack())
        assert app.top is hall
    app.push(SettingsScreen(app, base))
    app.take(WentBack())
    assert app.top is hall


def test_escape_in_the_hall_asks_twice_before_it_quits(app: App) -> None:
    app.push(HallScreen(app, home("en")))
    quits: list[bool] = []
    app.on_quit = lambda: quits.append(True)
    app.take(WentBack())
    assert quits == []
    app.take(WentBack())
    assert quits == [True]


def test_the_hall_opens_what_has_the_focus(app: App) -> None:
    app.push(HallScreen(app, home("en")))
    app.take(Navigated(Direction.DOWN))
    app.step(0.02)
    app.take(Activated())
    assert isinstance(app.top, FindScreen)


def test_a_name_is_written_and_kept(app: App) -> None:
    base = home("en")
    app.push(HallScreen(app, base))
    app.push(ProfileScreen(app, base))
    app.take(Typed(" the Bold"))
    app.take(Activated())
    assert base.settings.name == "Basile the Bold"


def test_the_first_server_that_is_found_is_chosen(app: App) -> None:
    base = home("en", ())
    screen = FindScreen(app, base)
    app.push(screen)
    primary = next(w for w in widgets(screen) if isinstance(w, Button) and w.box == PRIMARY)
    assert primary.reason
    base.servers = SERVERS
    app.step(0.02)
    assert primary.reason == ""


def test_a_wrong_address_is_answered_in_one_sentence(app: App) -> None:
    screen = FindScreen(app, home("en", ()))
    app.push(screen)
    while getattr(screen.focus.current, "key", "") != "address":
        app.take(Stepped())
    app.take(Typed("host:99999999"))
    app.take(Activated())
    texts = [getattr(node, "text", "") for node in screen.stage.nodes]
    assert any("99999999" in text for text in texts)


async def test_the_lobby_joins_the_chosen_table(app: App) -> None:
    room = PaperRoom([info(1, "One", "ppo"), info(2, "Two", "pp", phase="playing")])
    app.push(LobbyScreen(app, home("en"), room))
    app.take(Activated())
    app.step(0.02)
    assert room.done[-1] == ("join", 1, None)


async def test_a_full_table_can_only_be_watched(app: App) -> None:
    room = PaperRoom([info(2, "Two", "pp", phase="playing")])
    app.push(LobbyScreen(app, home("en"), room))
    app.take(Activated())
    assert room.done[-1] == ("watch", 2)


async def test_a_table_is_opened_with_the_options_that_were_changed(app: App) -> None:
    room = PaperRoom()
    screen = CreateScreen(app, home("en"), room, game="nain-jaune")
    app.push(screen)
    while getattr(screen.focus.current, "key", "") != "options-game":
        app.take(Stepped())
    app.take(Navigated(Direction.DOWN))
    app.take(Navigated(Direction.RIGHT))
    while getattr(screen.focus.current, "key", "") != "pages":
        app.take(Stepped(forward=False))
    app.take(Navigated(Direction.RIGHT))
    app.step(0.02)
    while getattr(screen.focus.current, "key", "") != "options-table":
        app.take(Stepped())
    app.take(Navigated(Direction.DOWN))
    app.take(Navigated(Direction.LEFT))
    while getattr(screen.focus.current, "key", "") != "primary":
        app.take(Stepped())
    app.take(Activated())
    verb, game, _name, seats, preset, options, rules = room.done[-1]
    assert (verb, game, preset) == ("create", "nain-jaune", "seed")
    assert seats == 4
    assert options == {"direction": "left"}
    assert rules == TableRules(late_join=False)


async def test_the_host_begins_and_is_ready_by_that(app: App) -> None:
    table = info(5, "Mine", "mbb")
    room = PaperRoom([table], table=view(table, seat=0))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.take(Activated())
    assert room.done == [("ready", True), ("start",)]


async def test_a_host_reads_why_he_cant_begin_yet(app: App) -> None:
    table = info(5, "Mine", "mpb")
    room = PaperRoom([table], table=view(table, seat=0))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.step(0.02)
    shown = [node.text for node in widgets(app.top) if isinstance(node, Label)]
    assert any(app.words("table-not-ready") in text for text in shown)


async def test_one_level_of_the_computer_is_the_usual_one(app: App) -> None:
    table = info(5, "Mine", "mob")
    room = PaperRoom([table], table=view(table, seat=0))
    app.push(TableLobbyScreen(app, home("en"), room))
    plate = next(node for node in widgets(app.top) if node.key == "seat-1")
    assert isinstance(plate, SeatPlate)
    plate.press()
    app.step(0.02)
    brass = [n.text for n in widgets(app.top) if isinstance(n, Button) and n.kind == "brass"]
    assert brass == [app.words("table-start"), app.words("level-normal")]


async def test_a_guest_says_that_he_is_ready(app: App) -> None:
    table = info(5, "Theirs", "pmb")
    room = PaperRoom([table], table=view(table, seat=1, hosted=False))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.take(Activated())
    assert room.done == [("ready", True)]


async def test_a_table_says_for_as_long_as_no_match_can_begin(app: App) -> None:
    table = info(5, "Mine", "mbb")
    room = PaperRoom([table], table=replace(view(table, seat=0), kept=False))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.step(0.02)
    assert banners(app) == ["The host’s disk is full: no match begins until there is room again."]
    room.table = view(table, seat=0)
    app.step(0.02)
    assert banners(app) == [""]


def banners(app: App) -> list[str]:
    """Give what is said over everything on the top screen."""
    return [node.text for node in app.top.stage.nodes if isinstance(node, HouseBanner)]


async def test_leaving_ones_seat_is_asked_first(app: App) -> None:
    table = info(5, "Mine", "mbb")
    room = PaperRoom([table], table=view(table, seat=0))
    app.push(TableLobbyScreen(app, home("en"), room))
    app.take(WentBack())
    assert room.done == []
    app.take(Activated())
    assert room.done == [("leave",)]


async def test_panels_do_not_overlap(app: App) -> None:
    for scene in SCENES:
        screen = scene.make(app)
        if not isinstance(screen, TableLobbyScreen | LobbyScreen | CreateScreen):
            app.push(screen)
            app.step(0.02)
            panels = [w.box for w in widgets(screen) if isinstance(w, Panel)]
            pairs = [(a, b) for k, a in enumerate(panels) for b in panels[k + 1 :]]
            assert [pair for pair in pairs if pair[0].overlaps(pair[1])] == []
            app.pop()


async def test_who_came_to_a_table_asks_for_a_seat_there_once(app: App) -> None:
    room = PaperRoom([info(1, "Attic", "poo"), info(2, "Cellar", "ppb", phase="playing")])
    screen = LobbyScreen(app, home("en"), room, wanted="Attic")
    app.push(screen)
    app.step(0.02)
    screen.entered()
    assert [done for done in room.done if done[0] == "join"] == [("join", 1, None)]
