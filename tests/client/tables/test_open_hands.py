"""A looker-on at a table that shows everybody's hands: every game, through a match."""

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, SeededRng, State, Viewer
from tablee.games import AnyGame, all_games, get_game
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.open_hands import hands_of
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info

MOVES = 60


class Still(PaperRoom):
    """A room whose time stands still."""

    def clock(self) -> float:
        return 0.0


def view_of(game: AnyGame, state: State, version: int, viewer: Viewer = OPEN) -> TableView:
    setup = game.setup()
    table = info(5, "Table", "p" * setup.seats, phase="playing", options=dict(setup.options))
    return TableView(
        msgspec.structs.replace(table, game=game.type.slug),
        game,
        None,
        False,
        match=1,
        version=version,
        stage="over" if state.is_terminal() else "wait",
        observation=state.observation(viewer),
        legal=game.legal(()),
        outcome=state.outcome() if state.is_terminal() else None,
    )


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.type.slug))
async def test_hands_are_shown_through_a_match(app: App, game: AnyGame) -> None:
    dice = SeededRng.from_number(2)
    state = game.new_initial_state(game.setup(), dice, [])
    room = Still([], table=view_of(game, state, 1))
    screen = maker(game.type.slug)(app, home("en"), room, practice=False)
    assert isinstance(screen, TableScreen)
    app.push(screen)
    seen = 0
    for version in range(2, MOVES):
        app.step(0.02)
        seen += screen.open_hands.is_open
        if state.is_terminal():
            break
        seat = state.current_players()[0]
        state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
        room.table = view_of(game, state, version)
        room.waiting.append(TableUpdated(room.table, (), snap=True, fresh=False))
    assert seen > 10


def test_the_public_view_has_no_hands() -> None:
    for game in all_games():
        state = game.new_initial_state(game.setup(), SeededRng.from_number(2), [])
        assert hands_of(view_of(game, state, 1, SPECTATOR), Words("en")) == []


async def test_the_drawer_can_be_closed_and_opened(app: App) -> None:
    game, dice = get_game("nain-jaune"), SeededRng.from_number(2)
    state = game.new_initial_state(game.setup(), dice, [])
    room = Still([], table=view_of(game, state, 1))
    screen = maker(game.type.slug)(app, home("en"), room, practice=False)
    assert isinstance(screen, TableScreen)
    app.push(screen)
    app.step(0.02)
    for expected in (False, True):
        screen.open_hands.toggle()
        assert screen.open_hands.is_open is expected
