"""A game in a new folder is offered, set up and played to its end with nothing else written."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from tablee.engine import Arrangement, Range, Subset
from tablee.games import AnyGame, all_games
from tablee_client.view.app import App
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Stepped,
)
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.screens.rules import RulesScreen
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.generic.table import MOVES, SHEET, GenericScreen, sides
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info, view
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30


class Guest:
    """Plays the sixth game at its table by keys alone, or by the mouse."""

    def __init__(self, app: App, room: PlayedRoom, *, keys: bool) -> None:
        self.app, self.room, self.keys = app, room, keys
        self.table = maker(room.game.type.slug)(app, home("en"), room, practice=False)
        app.push(self.table)
        self.rest()

    @property
    def moves(self) -> GenericScreen:
        assert isinstance(self.table, GenericScreen)
        return self.table

    def rest(self) -> None:
        for _ in range(60):
            self.app.step(FRAME)
            if not self.moves.director.busy and not self.room.waiting:
                return
        raise AssertionError("the table never came to rest")

    def press(self, text: str) -> None:
        place = next(k for k, row in enumerate(self.moves.moves.rows) if row.text == text)
        if self.keys:
            self._choose(place)
            self.app.take(Activated())
            return
        self.moves.moves.choose(place)
        box = self.moves.moves.row_box(place)
        x, y = box.x + 30, box.cy
        for intent in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
            self.app.take(intent)

    def _choose(self, place: int) -> None:
        self._until(lambda: self.table.focus.current is self.moves.moves, Stepped(True))
        here = self.moves.moves.chosen
        way = Direction.DOWN if place > here else Direction.UP
        self._until(lambda: self.moves.moves.chosen == place, Navigated(way))

    def _until(self, there: Callable[[], bool], intent: Stepped | Navigated) -> None:
        for _ in range(30):
            if there():
                return
            self.app.take(intent)
        raise AssertionError("the keys don't lead there")

    def decide(self) -> None:
        """Answer by whichever entry is owed: a number, pieces to pick, or a layout."""
        entry = self.room.state.legal_actions(0)[0]
        game, advice = self.room.game, self.room.advice()
        pieces = getattr(advice, "crates", ())
        if isinstance(entry, Range):
            self.press(self.moves.telling.action(game.kinds[entry.kind](entry.low)))
            return
        assert isinstance(entry, Subset | Arrangement)
        for piece in pieces:
            self.press(piece)
        self.press(self.moves.telling.action(advice))

    def play(self) -> None:
        while not self.room.state.is_terminal():
            if not self.room.go_on():
                before = self.room.state.to_bytes()
                self.decide()
                assert self.room.state.to_bytes() != before, "the move had no effect"
            self.rest()


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
@pytest.mark.parametrize("seats", [2, 4])
async def test_a_match_is_played_to_its_end(
    app: App, sixth: AnyGame, seats: int, keys: bool
) -> None:
    guest = Guest(app, PlayedRoom(seats, game=sixth), keys=keys)
    assert "slug" not in guest.moves.note.text
    guest.play()
    guest.rest()
    table = guest.moves
    assert table.seen.outcome is not None
    primary = table.actions.primary()
    assert primary is not None
    assert primary.key == "rematch"
    app.take(Activated())
    guest.rest()
    assert table.seen.match == 2


async def test_it_is_offered_for_practice_and_its_rules_have_a_page(
    app: App, sixth: AnyGame
) -> None:
    assert sixth in all_games()
    practice = PracticeScreen(app, home("en"), sixth.type.slug)
    app.push(practice)
    app.step(FRAME)
    assert practice.game is sixth
    assert practice.preset == "short"
    rules = RulesScreen(app, home("en"), sixth.type.slug)
    app.push(rules)
    app.step(FRAME)
    assert app.words.rules_page(sixth.type.slug).startswith("# Harbour\n")


async def test_its_lobby_names_options_without_brackets(app: App, sixth: AnyGame) -> None:
    table = msgspec.structs.replace(
        info(5, "Table", "mo"), game=sixth.type.slug, preset="blind", options={"peek": False}
    )
    room = PaperRoom([table])
    room.table = replace(view(table, seat=0), game=sixth)
    lobby = TableLobbyScreen(app, home("en"), room)
    app.push(lobby)
    app.step(FRAME)
    shown = [node.text for node in lobby.stage.nodes if isinstance(node, Label)]
    assert "Harbour" in shown
    rows = lobby._rows(table)
    assert [(row.label, row.value) for row in rows if row.changed] == [
        ("Rules", "Blind"), ("Peek", app.words("create-off")),
    ]  # fmt: skip


async def test_words_of_the_rules_are_readable(app: App, sixth: AnyGame) -> None:
    guest = Guest(app, PlayedRoom(2, game=sixth), keys=True)
    assert guest.moves.note.text == "Bid"
    assert [row.text for row in guest.moves.moves.rows] == ["Bid 0", "Peek"]
    assert guest.moves.headline() == "Seed", "the paper room's preset"
    guest.press("Peek")
    guest.rest()
    assert "Peeked" in guest.moves.log.entries[-1].text
    assert "Basile" in guest.moves.log.entries[-1].text


async def test_a_table_of_it_can_be_opened(app: App, sixth: AnyGame) -> None:
    room = PaperRoom()
    create = CreateScreen(app, home("en"), room, game=sixth.type.slug)
    app.push(create)
    app.step(FRAME)
    assert create.game is sixth
    button = next(w for w in create.focus.members if getattr(w, "key", "") == "primary")
    assert isinstance(button, Button)
    button.on_press()
    verb, slug, _, seats, *_ = room.done[-1]
    assert (verb, slug, seats) == ("create", "toy-harbour", 4)


@pytest.mark.parametrize("others", range(1, 15))
def test_any_number_of_people_finds_room(others: int) -> None:
    places = [Box.around(spot.x, spot.y, 284, 80) for spot in sides(others)]
    assert len(places) == others
    for k, place in enumerate(places):
        assert SCREEN.encloses(place)
        assert not any(place.overlaps(other) for other in places[:k])
        assert not place.overlaps(SHEET)
        assert not place.overlaps(MOVES)
