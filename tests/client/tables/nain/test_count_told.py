"""What is said of a count, to whom, and when."""

import pytest

from tablee.games.nain.actions import Nain
from tablee.games.nain.events import Counted
from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.tables.nain.table import NainScreen
from tests.client.tables.nain.player import NainPlayer, room
from tools.scenes.nain import TURN, StillRoom, at, seen
from tools.scenes.paper import home


async def test_a_doubt_ends_the_advice_on_bidding(app: App) -> None:
    player = NainPlayer(app, room(4, seed=5), speed=1.0)
    table, paper = player.table, player.room
    while not table.seen.allows(Nain()) or not table.scenery.advice.text:
        player.watch()
        if not table.seen.allows(Nain()) and not paper.go_on():
            paper.act(paper.advice())
    paper.act(Nain())
    for _ in range(20):
        player.frame()
    assert table.scenery.advice.text == ""


async def test_the_journal_tells_a_count_once_it_was_seen(app: App) -> None:
    player = NainPlayer(app, room(5, seed=2), speed=1.0)
    table, paper = player.table, player.room
    while not paper.state.history:
        player.watch()
        if not paper.go_on():
            paper.act(paper.advice())
    player.frame()
    told = app.words.game("nain")("event-counted", total=0, bid=0, winner="", loser="")
    verdict = told.partition("0")[2].partition(",")[0]
    assert not any(verdict in entry.text for entry in table.journal.entries)
    player.watch()
    assert any(verdict in entry.text for entry in table.journal.entries)


@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0), (1, 2)])
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_count_says_you_to_the_viewer_and_names_the_others(
    app: App, winner: int, loser: int, locale: str
) -> None:
    view = seen(at(TURN))
    table = NainScreen(app, home("en"), StillRoom([view.info], table=view))
    app.push(table)
    app.switch_language(locale)
    app.step(0.02)
    said = table.count_step(Counted(4, 33, 17, winner, loser))
    assert table.people.names[0] not in said
    you = {"fr": "vous", "en": "you", "de": "du "}[locale]
    assert (you in said.lower()) == (0 in (winner, loser))
    named = [table.people.names[seat] for seat in (winner, loser) if seat]
    assert all(name in said for name in named)
