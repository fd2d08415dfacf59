"""A hint at the table: asked for by key or mouse, three moves with their worth, and why."""

from typing import Any

import pytest

from tablee.engine import Action
from tablee.games import all_games, get_game
from tablee.protocol import TableRules
from tablee.protocol.hints import Hint, HintMove, HintReason
from tablee_client.core.controls import Control
from tablee_client.core.notices import HintHeard
from tablee_client.core.plan import PRACTICE_RULES
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import PointerMoved, PointerPressed, PointerReleased, Wished
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.advice import Advice, worded
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.guide import BUTTON
from tablee_client.view.tables.hint_mark import HintMark
from tests.client.tables.test_guide_places import FIXED, TABLES, body
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom


def at_table(
    app: App, slug: str, seats: int | None = None, *, rules: TableRules = PRACTICE_RULES
) -> TableScreen:
    game = get_game(slug)
    for_two: dict[str, Any] = {"two_player": True} if (slug, seats) == ("nain", 2) else {}
    room = PlayedRoom(seats or game.type.default_seats, game=game, rules=rules, **for_two)
    base = home("en")
    base.change(animation_speed=0.0)
    screen = maker(slug)(app, base, room, practice=True)
    assert isinstance(screen, TableScreen)
    while room.go_on():
        pass
    app.push(screen)
    app.step(0.02)
    return screen


def act_soundly(app: App, table: TableScreen) -> None:
    assert isinstance(table.room, PlayedRoom)
    table.room.act(table.room.advice())
    while table.room.go_on():
        pass
    app.step(0.02)


def advice(table: TableScreen) -> Advice:
    assert isinstance(table.guide, Advice)
    return table.guide


def marks(table: TableScreen) -> tuple[Box, ...]:
    (mark,) = [node for node in table.stage.nodes if isinstance(node, HintMark)]
    return mark.boxes


def codes_of(action: Action) -> list[str]:
    """Give the cards that a move names."""
    values = [
        getattr(action, name) for name in ("card", "coin", "special") if hasattr(action, name)
    ]
    return [value for value in values if isinstance(value, str)]


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
async def test_h_shows_three_moves_and_a_why_and_h_puts_them_away(app: App, slug: str) -> None:
    table = at_table(app, slug)
    assert advice(table).lying() is None
    for _ in range(60):
        app.take(Wished(Control.HINT))
        app.step(0.02)
        shown = advice(table).text.splitlines()
        if sum("% (" in line for line in shown) == 3:
            break
        act_soundly(app, table)
    assert len(shown) > 3
    assert sum("% (" in line for line in shown) == 3
    for _ in advice(table).sheet.pages(app.canvas.typesetter):
        assert advice(table).lying() is not None
        app.take(Wished(Control.HINT))
    assert advice(table).lying() is None
    assert not app.words.missing


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
async def test_the_best_move_is_lit_where_it_is_made(app: App, slug: str) -> None:
    table = at_table(app, slug)
    lit, asked, unlit = 0, 0, list[Action]()
    for _ in range(8):
        app.take(Wished(Control.HINT))
        app.step(0.02)
        app.step(0.02)
        best = advice(table).best(table.seen)
        if best is not None:
            boxes = marks(table)
            asked, lit = asked + 1, lit + bool(boxes)
            unlit += [] if boxes else [best]
            assert all(box.overlaps(SCREEN) for box in boxes)
            cards = [table.pose_in_hand(code) for code in codes_of(best)]
            assert not any(cards) or len(boxes) == len(list(filter(None, cards)))
        act_soundly(app, table)
        assert not marks(table), "gone with its question"
    assert asked > 2
    assert lit >= asked - 1, unlit


async def test_the_mark_goes_with_the_sheet(app: App) -> None:
    table = at_table(app, "nain-jaune")
    for there in (True, False, True):
        app.take(Wished(Control.HINT))
        app.step(0.02)
        app.step(0.02)
        assert bool(marks(table)) == there


async def test_the_mouse_asks_too_and_once_for_each_question(app: App) -> None:
    table = at_table(app, "nain-jaune")
    for _ in range(3):
        for intent in (PointerMoved, PointerPressed, PointerReleased):
            app.take(intent(BUTTON.cx, BUTTON.cy))
        app.step(0.02)
    assert advice(table).lying() is not None
    assert isinstance(table.room, PlayedRoom)
    assert [verb for verb, *_ in table.room.done].count("ask_hint") == 1


async def test_the_sheet_goes_with_its_question(app: App) -> None:
    table = at_table(app, "nain-jaune")
    app.take(Wished(Control.HINT))
    app.step(0.02)
    assert isinstance(table.room, PlayedRoom)
    table.room.act(table.room.advice())
    app.step(0.02)
    assert advice(table).lying() is None


async def test_a_hint_to_another_question_is_not_shown(app: App) -> None:
    table = at_table(app, "nain-jaune")
    app.take(Wished(Control.HINT))
    app.step(0.02)
    before = advice(table).text
    table.heard(HintHeard(Hint(5, 1, table.seen.prompt + 1, (HintMove("play 3C"),))))
    assert advice(table).text == before


async def test_without_the_rule_and_for_who_looks_on_there_is_no_control(app: App) -> None:
    assert at_table(app, "nain-jaune", rules=TableRules()).guide is None


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_move_or_reason_of_another_version_is_left_out(app: App, locale: str) -> None:
    table, words = at_table(app, "nain-jaune"), Words(locale)
    assert worded(HintMove("dance", 1, 1, 1), table.seen.game, ("A",) * 4, words) == ""
    advice(table).toggle()
    app.step(0.02)
    prompt = table.seen.prompt
    own = table.seen.legal
    assert own is not None
    move = table.seen.game.action_to_string(next(iter(own.actions())))  # type: ignore[union-attr]
    table.heard(HintHeard(Hint(5, 1, prompt, (HintMove(move),), (HintReason("newer"),))))
    assert "newer" not in advice(table).text
    assert not app.words.missing


@pytest.mark.parametrize(("slug", "seats"), TABLES)
async def test_the_sheet_covers_nobody(app: App, slug: str, seats: int) -> None:
    table = at_table(app, slug, seats)
    app.take(Wished(Control.HINT))
    app.step(0.02)
    sheet = advice(table).sheet.box
    assert SCREEN.encloses(sheet)
    covered = [box for box in (*FIXED, table.title.box, table.note.box) if box.overlaps(sheet)]
    covered += [box for plate in table.people.plates for box in body(plate) if box.overlaps(sheet)]
    assert covered == []
