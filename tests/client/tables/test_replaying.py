"""A finished match watched again on the real table of every game: by step, by jump, by any eyes."""

from typing import Any

import pytest

from tablee.engine import OPEN, SPECTATOR
from tablee.games import all_games, get_game
from tablee_client.core.film import Film
from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Hotkey,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WentBack,
)
from tablee_client.view.screens.watching import film_of
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.open_hands import Hands
from tablee_client.view.tables.replaying import REST, Replaying, replay_table
from tablee_client.view.viewport import Viewport
from tablee_client.view.widgets.button import Button
from tests.record.files import forged
from tools.scenes.match_files import at_random, match_file, sound_file
from tools.scenes.paper import PaperHome, home

SLUGS = [game.type.slug for game in all_games()]
FRAME = 0.05


def watched(
    app: App, film: Film, *, speed: float = 0.0, viewer: int | None = None
) -> tuple[TableScreen, Replaying, PaperHome]:
    base = home("en")
    base.change(animation_speed=speed)
    table = replay_table(app, base, film, viewer)
    app.push(table)
    app.step(FRAME)
    assert table.replay is not None
    return table, table.replay, base


def waits(app: App, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        app.step(FRAME)


def stopped(app: App, slug: str = "nain-jaune") -> tuple[TableScreen, Replaying]:
    table, replay, _ = watched(app, film_of(sound_file(slug)))
    replay.toggle()
    return table, replay


@pytest.mark.parametrize("slug", SLUGS)
async def test_step_by_step_every_game_comes_to_the_end_that_it_had(app: App, slug: str) -> None:
    film = film_of(sound_file(slug))
    table, replay, _ = watched(app, film)
    for _ in range(film.length - 1):
        replay.step(1)
    app.step(FRAME)
    assert replay.at == film.length
    assert table.seen.observation == film.frames(0)[-1].observation
    assert table.seen.outcome == film.view(film.length, 0).outcome
    assert table.journal.entries
    assert not app.words.missing


@pytest.mark.parametrize("slug", SLUGS)
async def test_any_moment_can_be_seen_through_any_eyes(app: App, slug: str) -> None:
    app.words.switch(LOCALES[SLUGS.index(slug) % len(LOCALES)])
    film = film_of(sound_file(slug))
    table, replay, _ = watched(app, film)
    moments = {1, 2, film.length // 3, film.length // 2, film.length - 1, film.length}
    for viewer in film.viewers:
        replay.look(viewer)
        for version in sorted(moments, reverse=True):
            replay.seek(version)
            assert table.seen.observation == film.frames(viewer)[version - 1].observation
            assert table.people.own == (viewer if viewer >= 0 else None)
        app.step(FRAME)
        replay.seek(film.length // 2)
        assert table.open_hands.is_open == (viewer == OPEN)
    assert not app.words.missing


@pytest.mark.parametrize("slug", SLUGS)
async def test_it_plays_by_itself_with_its_animations_and_can_be_hurried(
    app: App, slug: str
) -> None:
    film = film_of(sound_file(slug))
    table, replay, _ = watched(app, film, speed=1.0)
    assert table.director.busy, "the deal is the first thing to be seen"
    for _ in range(2):
        app.take(Hotkey("+"))
    seen_busy = 0
    for _ in range(1200):
        app.step(FRAME)
        seen_busy += table.director.busy
        if replay.at >= min(film.length, 5):
            break
    assert replay.at >= min(film.length, 5)
    assert seen_busy > 3
    assert table.director.speed == 4.0


async def test_back_and_forth_lay_the_same_table(app: App) -> None:
    """Pieces only know the way forward, so whatever is gone back to is laid anew."""
    table, replay = stopped(app)
    for _ in range(30):
        replay.step(1)
    waits(app, 3.0)
    before = table.seen, table.journal.entries
    replay.step(-1)
    replay.seek(replay.film.length)
    replay.seek(31)
    assert (table.seen, table.journal.entries) == before


async def test_after_a_move_it_rests_and_at_the_end_it_stops(app: App) -> None:
    film = film_of(sound_file("gnumies"))
    table, replay, _ = watched(app, film)
    replay.seek(film.length - 1)
    app.step(FRAME)
    assert replay.at == film.length - 1
    waits(app, REST + 0.2)
    assert replay.at == film.length
    waits(app, 3.0)
    assert not replay.is_playing
    assert table.seen.outcome is not None
    app.take(Activated(by_space=True))
    assert (replay.at, replay.is_playing) == (1, True)


async def test_keys_alone_steer_it(app: App) -> None:
    table, replay = stopped(app)
    film = replay.film
    for intent, at in (
        (Navigated(Direction.RIGHT), 2),
        (Navigated(Direction.RIGHT), 3),
        (Navigated(Direction.LEFT), 2),
        (Paged(down=True), film.marks[0]),
        (Paged(down=True), film.marks[1]),
        (Paged(down=False), film.marks[0]),
        (Edited(Edit.END), film.length),
        (Edited(Edit.HOME), 1),
    ):
        app.take(intent)
        app.step(FRAME)
        assert replay.at == at
    app.take(Activated(by_space=True))
    assert replay.is_playing
    app.take(Hotkey("-"))
    assert replay.speed == 0.5
    app.take(Hotkey("v"))
    app.step(FRAME)
    app.take(Navigated(Direction.RIGHT))
    app.take(Activated())
    app.step(FRAME)
    assert replay.viewer == OPEN
    assert table.open_hands.is_open


async def test_a_finger_drags_through_the_match(app: App) -> None:
    _, replay = stopped(app)
    line, length = replay.bar.timeline, replay.film.length
    start, middle, end = (line.x_of(version) for version in (1, length // 2, length))
    y = line.box.cy
    app.take(PointerPressed(start, y))
    app.step(FRAME)
    for x, at in ((middle, length // 2), (end, length), (start, 1), (middle, length // 2)):
        app.take(PointerMoved(x, y))
        app.step(FRAME)
        assert replay.at == at
    app.take(PointerReleased(middle, y))
    app.take(PointerMoved(end, y))
    assert replay.at == length // 2


async def test_every_control_can_be_pressed(app: App) -> None:
    table, replay = stopped(app)

    def press(key: str) -> None:
        found = next(w for w in table.focus.members if getattr(w, "key", "") == key)
        app.take(PointerPressed(found.box.cx, found.box.cy))
        app.take(PointerReleased(found.box.cx, found.box.cy))
        app.step(FRAME)

    for key, at in (("step", 2), ("step", 3), ("step-back", 2), ("after", replay.film.marks[0])):
        press(key)
        assert replay.at == at
    press("before")
    assert replay.at == 1
    press("speed")
    assert replay.speed == 2.0
    press("play")
    assert replay.is_playing
    press("eyes")
    assert any(isinstance(w, Button) and w.text == "Perrine" for w in table.focus.members)


async def test_nobody_is_called_you_and_nothing_is_asked(app: App) -> None:
    table, replay = stopped(app)
    for version in range(2, 40):
        replay.seek(version)
        assert all(plate.name != "You" for plate in table.people.plates)
        assert table.actions.primary() is None
        assert 0 not in table.acting() or not table.note.text


async def test_the_end_offers_the_beginning_and_the_way_out(app: App) -> None:
    table, replay = stopped(app, "gnumies")
    replay.seek(replay.film.length)
    app.step(FRAME)
    again = table.actions.primary()
    assert again is not None
    assert again.text == "From the start"
    again.on_press()
    assert replay.at == 1
    assert not [node for node in table.stage.nodes if getattr(node, "key", "") == "review"]


async def test_leaving_leads_back_and_the_table_stood_on_a_shelf(app: App) -> None:
    stopped(app)
    below = app.top
    _, replay = stopped(app, "nain")
    assert app.canvas.viewport == Viewport.fitting(*app.window.size, tall=app.top.tall)
    assert app.top.tall > 1080
    assert replay.bar.timeline.box.y > 1080
    app.take(WentBack())
    assert app.top is below


async def test_a_kept_secret_leaves_the_own_view_alone(app: App) -> None:
    game = get_game("nain")
    file = match_file(game, game.setup(3), at_random, kept=True, witness=False)
    film = film_of(file)
    assert film.viewers == (0,)
    _, replay, _ = watched(app, film)
    replay.seek(film.length)
    replay.seek(2)
    assert not app.words.missing


def test_a_film_begins_with_the_view_of_who_kept_it() -> None:
    game = get_game("oh-les-nains")
    setup = game.setup(2)
    assert film_of(match_file(game, setup, at_random)).first == 0
    film = film_of(match_file(game, setup, at_random, witness=False))
    assert film.first == OPEN
    assert SPECTATOR in film.viewers


def test_a_match_without_a_seed_shows_its_frames_all_the_same() -> None:
    def change(values: list[list[Any]]) -> None:
        values[1][1]["opening"][0] = b"short"

    film = film_of(forged(sound_file("nain"), change))
    assert film.length == len(film.file.frames)
    assert not film.view(2, 0).clocks


def test_deals_rounds_and_auctions_are_marks() -> None:
    for slug, least in (("nain-jaune", 2), ("nain", 10), ("gnumies", 20), ("gold-der-maya", 20)):
        film = film_of(sound_file(slug))
        assert len(film.marks) >= least, slug
        assert list(film.marks) == sorted(set(film.marks))
        assert 1 < film.marks[0] < film.marks[-1] <= film.length


async def test_open_hands_leave_a_settlement_whole(app: App) -> None:
    film = film_of(sound_file("nain-jaune"))
    table, replay, _ = watched(app, film, viewer=OPEN)
    replay.toggle()
    seen = set[bool]()
    for version in range(film.marks[0] - 4, film.marks[0] + 1):
        replay.seek(version)
        app.step(FRAME)
        hands = [node for node in table.stage.nodes if isinstance(node, Hands) and node.visible]
        assert bool(hands) != table.is_boarded
        seen.add(table.is_boarded)
    assert seen == {True, False}
