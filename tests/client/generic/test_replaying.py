"""A finished match of a sixth game is watched again at the plain table."""

from tablee.games import AnyGame
from tablee_client.core.film import Film
from tablee_client.view.app import App
from tablee_client.view.screens.watching import film_of
from tablee_client.view.tables.generic.table import GenericScreen
from tablee_client.view.tables.replaying import replay_table
from tools.scenes.match_files import at_random, match_file
from tools.scenes.paper import home


def watched(app: App, film: Film) -> GenericScreen:
    table = replay_table(app, home("en"), film)
    assert isinstance(table, GenericScreen)
    app.push(table)
    app.step(0.05)
    return table


async def test_the_plain_table_goes_through_a_match(app: App, sixth: AnyGame) -> None:
    film = film_of(match_file(sixth, sixth.setup(2), at_random))
    table = watched(app, film)
    replay = table.replay
    assert replay is not None
    for _ in range(film.length - 1):
        replay.step(1)
    assert table.seen.outcome is not None
    rows = table.sheet.rows
    replay.seek(2)
    for viewer in film.viewers:
        replay.look(viewer)
        app.step(0.05)
        assert table.seen.observation == film.frames(viewer)[1].observation
    assert table.sheet.rows != rows
    assert not table.moves.rows
