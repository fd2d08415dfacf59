"""The match that is over is reviewed in a program of its own, and told in words."""

import sys

import pytest

from tablee.protocol.hints import HintReason
from tablee_client.core.review import Mistake, Reviewed, ReviewError, review
from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.intents import WentBack
from tablee_client.view.screens.reviewed import ReviewedScreen
from tablee_client.view.widgets.reader import Reader
from tests.client.tables.test_checking import FILE, named, table_of
from tools.scenes.reviewed import FOUND


async def test_a_real_file_is_reviewed_and_its_parts_add_up() -> None:
    shares: list[float] = []
    found = await review(FILE, 0, told=shares.append, iterations=8)
    assert len(shares) == found.decisions
    assert found.decisions > 0
    assert found.start + found.skill + found.luck == pytest.approx(found.result, abs=0.001)
    costs = [one.cost for one in found.mistakes]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize("said", ["", "no", '{"start": "x"}'])
async def test_a_program_that_says_nothing_right_is_told(said: str) -> None:
    with pytest.raises(ReviewError):
        await review(b"", 0, command=[sys.executable, "-c", f"print({said!r})"])
    with pytest.raises(ReviewError):
        await review(b"", 0, command=["/no/such/program"])


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_page_says_what_was_better_and_why(app: App, locale: str) -> None:
    table, _ = table_of(app, None)
    app.words.switch(locale)
    named(table, "review").on_press()
    screen = app.top
    assert isinstance(screen, ReviewedScreen)
    screen.show(FOUND)
    app.step(0.02)
    page = screen.page()
    jack = {"en": "J♣", "fr": "V♣", "de": "B♣"}[locale]
    assert page.index(jack) < page.index("4♥")
    assert "−12" in page
    assert "[" not in page
    assert not app.words.missing
    app.take(WentBack())
    assert app.top is table


async def test_no_mistakes_are_said_too(app: App) -> None:
    table, _ = table_of(app, None)
    table.review_match()
    screen = app.top
    assert isinstance(screen, ReviewedScreen)
    screen.show(Reviewed(0.25, 0.5, 0.0, 0.25, 12, ()))
    assert screen.page().startswith("# No clear mistake in 12 decisions")


async def test_how_far_the_review_is_can_be_read(app: App) -> None:
    table, _ = table_of(app, None)
    table.review_match()
    screen = app.top
    assert isinstance(screen, ReviewedScreen)
    screen.tell(0.42)
    assert "42 % of the match" in screen.page()
    assert any(isinstance(n, Reader) and "42 %" in n.page for n in screen.stage.nodes)


def test_reasons_come_as_they_were_written() -> None:
    one = Mistake(2, "a", "b", 0.1, 0.01, (HintReason("x", {"n": 1}),))
    assert one.reasons[0].facts == {"n": 1}
