"""A table as a room sees it: who must act, what has happened, how it stands; no buttons."""

from dataclasses import replace

import pytest

from tablee.engine import OPEN, SPECTATOR
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import Clock
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.bigscreen.banner import LEAST, STAYS, Banner
from tablee_client.view.bigscreen.layout import COLUMN, FOOT
from tablee_client.view.bigscreen.moment import Moment, moment_of
from tablee_client.view.bigscreen.showing import Showing
from tablee_client.view.screens.watching import film_of
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.widgets.button import Button, IconButton
from tablee_client.view.window import Window
from tools.scenes.bigscreen import on, shown
from tools.scenes.guided import SLUGS
from tools.scenes.match_files import sound_file
from tools.scenes.still import StillClock

FRAME = 1 / 60


@pytest.fixture
def app() -> App:
    return App(Window("test", size=(960, 540)), Words("en"), clock=StillClock())


def table(app: App, slug: str, share: float) -> tuple[TableScreen, Showing]:
    """Show a table, at a share of its match."""
    screen = shown(slug, share)(app)
    assert isinstance(screen, TableScreen)
    assert screen.showing is not None
    app.push(screen)
    app.step(FRAME)
    return screen, screen.showing


def rest(app: App, screen: TableScreen) -> None:
    """Show frames until the scene has come to rest."""
    for _ in range(1200):
        app.step(FRAME)
        if not screen.director.busy:
            break
    app.step(FRAME)


@pytest.mark.parametrize("slug", SLUGS)
async def test_every_move_of_a_match_has_its_words_and_pictures(app: App, slug: str) -> None:
    screen, _ = table(app, slug, 0.0)
    film = film_of(sound_file(slug))
    moments = [
        moment_of(screen, event, text)
        for version in range(1, film.length + 1)
        for event in film.events(version, SPECTATOR)
        if (text := screen.told(event)) is not None
    ]
    assert len([moment for moment in moments if moment.pictures]) > len(moments) / 2
    for name in {name for moment in moments for name in moment.pictures}:
        assert app.canvas.pictures.master(name).width > 0


async def test_who_must_act_is_said_at_once_and_what_came_of_it_once_it_was_seen(app: App) -> None:
    screen, showing = table(app, "nain-jaune", 0.5)
    before = showing.last.moment
    on("nain-jaune", 0.5)(app, screen)
    app.step(FRAME)
    assert screen.director.busy
    now, names = showing.now.now, screen.people.names
    assert (now.name, now.left) == (names[screen.acting()[0]], 23)
    assert showing.last.moment is before
    rest(app, screen)
    assert showing.last.moment is not None
    assert showing.last.moment is not before
    assert showing.banner.moment is not None


async def test_the_first_who_is_late_is_counted_down_and_none_where_none_is(app: App) -> None:
    screen, showing = table(app, "gnumies", 0.5)
    clocks = tuple(Clock(seat, 30.0 - seat, 30.0) for seat in range(3))
    screen.heard(TableUpdated(replace(screen.seen, clocks=clocks), (), snap=True, fresh=False))
    app.step(FRAME)
    assert (showing.now.now.left, len(showing.now.now.looks), showing.now.now.name) == (28, 3, "")
    free = (Clock(1, None, None),)
    screen.heard(TableUpdated(replace(screen.seen, clocks=free), (), snap=True, fresh=False))
    app.step(FRAME)
    assert (showing.now.now.left, showing.now.now.unlimited) == (None, "no time limit")


async def test_everybody_stands_in_the_order_of_his_score(app: App) -> None:
    screen, showing = table(app, "nain-jaune", 0.5)
    rest(app, screen)
    scores = [int(rank.score) for rank in showing.ranks.ranks]
    assert scores == sorted(scores, reverse=True)
    assert showing.ranks.heading == "Tokens"
    assert [rank.leads for rank in showing.ranks.ranks] == [True, False, False, False]


async def test_a_result_is_told_without_anything_to_press(app: App) -> None:
    screen, showing = table(app, "gnumies", 1.0)
    rest(app, screen)
    assert "wins" in showing.now.now.text
    buttons = [one for one in screen.focus.members if isinstance(one, Button | IconButton)]
    assert [button for button in buttons if button.visible] == []


async def test_nothing_lies_over_the_large_type_and_a_table_built_anew_has_it_once(
    app: App,
) -> None:
    screen, _ = table(app, "nain", 0.5)
    screen.rebuild()
    app.step(FRAME)
    view = app.canvas.viewport
    assert view.rect(COLUMN).right <= view.width
    assert view.rect(FOOT).bottom <= view.height
    assert len([node for node in screen.stage.nodes if isinstance(node, Banner)]) == 1


async def test_hands_are_not_shown_even_if_they_came(app: App) -> None:
    screen, _ = table(app, "nain-jaune", 0.5)
    film = film_of(sound_file("nain-jaune"))
    seen = film.frames(OPEN)[film.length // 2].observation
    view = replace(screen.seen, observation=seen)
    screen.heard(TableUpdated(view, (), snap=True, fresh=False))
    rest(app, screen)
    assert not screen.open_hands.is_open


def test_moves_follow_each_other_and_go() -> None:
    banner = Banner()
    plain, first, second = Moment("a"), Moment("b", pictures=("x",)), Moment("c", pictures=("y",))
    banner.tell([plain, first, second])
    seen = []
    for _ in range(4):
        banner.update(LEAST)
        seen.append(banner.moment)
    assert seen[:2] == [first, second]
    banner.update(STAYS)
    assert banner.moment is None


async def test_another_match_begins_without_the_last_move_of_the_one_before(app: App) -> None:
    screen, showing = table(app, "nain-jaune", 0.5)
    on("nain-jaune", 0.5)(app, screen)
    rest(app, screen)
    assert showing.last.moment is not None
    again = replace(screen.seen, match=screen.seen.match + 1)
    screen.heard(TableUpdated(again, (), snap=True, fresh=True))
    app.step(FRAME)
    assert showing.last.moment is None
