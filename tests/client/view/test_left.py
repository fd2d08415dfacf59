"""Going on with a practice that was left, or giving it up, by what a player presses."""

import asyncio
from pathlib import Path

import pytest

from tablee_client.core.failure import HostError
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.screens.left import LeftScreen, line_of
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tools.scenes.left import MATCHES, NOW, someone
from tools.scenes.paper import PaperHome
from tools.scenes.paper_room import PaperRoom


class Owner(PaperHome):
    """A machine that keeps which match was asked for."""

    asked: int | None = None
    opens_elsewhere = False

    async def continue_practice(self, number: int) -> PaperRoom:
        self.asked = number
        raise HostError("practice-gone")

    def give_up_practice(self, number: int) -> None:
        if self.opens_elsewhere:
            raise HostError("practice-open")
        super().give_up_practice(number)


@pytest.fixture
def owner(app: App) -> Owner:
    paper = someone(app)
    found = Owner(paper.settings)
    found.left = paper.left
    return found


def press(app: App, key: str) -> None:
    found = [w for w in app.top.focus.members if isinstance(w, Button) and w.key == key]
    found[0].on_press()
    app.step(0.02)


def agree(app: App) -> None:
    """Give the other answer than the one that Escape gives."""
    buttons = [w for w in app.top.focus.members if isinstance(w, Button)]
    assert app.top.focus.current is buttons[0]
    buttons[-1].on_press()
    app.step(0.02)


async def test_a_damaged_match_is_told_on_the_practice_screen(app: App, owner: Owner) -> None:
    owner.damaged = (Path("shelf", "7"),)
    app.push(PracticeScreen(app, owner))
    app.step(0.02)
    told = [node.text for node in app.top.stage.nodes if isinstance(node, Label)]
    assert any("damaged" in text and str(Path("shelf", "7")) in text for text in told)


async def test_the_chosen_match_is_continued(app: App, owner: Owner) -> None:
    app.push(LeftScreen(app, owner, now=lambda: NOW))
    app.step(0.02)
    press(app, "primary")
    await asyncio.sleep(0)
    assert owner.asked == MATCHES[0].number


def test_a_match_is_given_up_only_after_a_question(app: App, owner: Owner) -> None:
    screen = LeftScreen(app, owner, now=lambda: NOW)
    app.push(screen)
    app.step(0.02)
    press(app, "give-up")
    assert owner.left == MATCHES
    assert app.top is screen
    agree(app)
    assert [kept.number for kept in owner.left] == [3, 2, 1]


def test_the_last_one_given_up_leads_back(app: App, owner: Owner) -> None:
    owner.left = MATCHES[:1]
    practice = PracticeScreen(app, owner, "nain")
    app.push(practice)
    app.step(0.02)
    press(app, "left")
    press(app, "give-up")
    agree(app)
    assert app.top is practice
    assert all(getattr(w, "key", "") != "left" for w in practice.focus.members)


def test_a_match_in_another_window_is_not_given_up(app: App, owner: Owner) -> None:
    owner.opens_elsewhere = True
    screen = LeftScreen(app, owner, now=lambda: NOW)
    app.push(screen)
    app.step(0.02)
    press(app, "give-up")
    agree(app)
    assert owner.left == MATCHES


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "fr",
            [
                "5 joueurs · Expert · 12 coups joués · à l’instant",
                "8 joueurs · Difficile · 187 coups joués · il y a 50 min",
                "2 joueurs · Facile · un coup joué · hier",
                "4 joueurs · Normal · à peine commencée · il y a 8 jours",
            ],
        ),
        (
            "en",
            [
                "5 players · Expert · 12 moves played · just now",
                "8 players · Hard · 187 moves played · 50 min ago",
                "2 players · Easy · one move played · yesterday",
                "4 players · Normal · just begun · 8 days ago",
            ],
        ),
    ],
)
def test_a_match_is_told_by_what_one_remembers_of_it(locale: str, lines: list[str]) -> None:
    words = Words(locale)
    assert [line_of(words, kept, NOW) for kept in MATCHES] == lines
