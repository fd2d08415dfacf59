"""A page to read shows whole lines only, wherever it is scrolled."""

import pytest

from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.widgets.reader import Reader

PAGE = "# A page\n\n" + "\n\n".join(f"A line of text, number {n}." for n in range(60))


@pytest.mark.parametrize("offset", range(0, 130, 13))
def test_every_line_that_shows_is_whole(app: App, offset: int) -> None:
    reader = Reader(Box(100, 100, 900, 700), PAGE)
    reader.set(app.canvas)
    reader.offset = float(offset)
    shown = reader.in_sight(app.canvas)
    assert len(shown) > 8
    for line, y in shown:
        tall = line.style.size * 0.7
        assert reader.view.y <= y - tall / 2
        assert y + tall / 2 <= reader.view.bottom


TABLES = """# A page

| Card | Number | What it does |
| --- | --- | --- |
| Double | 3 | the coins of your card count twice when everything is counted at the end |

| Players | 3 |
| --- | --- |
| Cards | 15 |
"""


def test_a_column_takes_the_room_that_others_leave(app: App) -> None:
    reader = Reader(Box(100, 100, 1200, 700), TABLES)
    reader.set(app.canvas)
    shown = [line.text for line, _ in reader.in_sight(app.canvas)]
    assert "the coins of your card count twice when everything is counted at the end" in shown


def test_two_tables_lie_apart(app: App) -> None:
    reader = Reader(Box(100, 100, 1200, 700), TABLES)
    reader.set(app.canvas)
    middles = {line.text: y for line, y in reader.in_sight(app.canvas)}
    within, between = middles["Cards"] - middles["Players"], middles["Players"] - middles["Double"]
    assert between > within + 10
