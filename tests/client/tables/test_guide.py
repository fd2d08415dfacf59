"""A guided match says what to do and why, and names a move that may really be made."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tablee.engine import Action, Event
from tablee.games import all_games, get_game
from tablee.games.gnumies import actions as gnumies
from tablee.games.gold_der_maya import actions as maya
from tablee.games.nain import actions as nain
from tablee.games.nain_jaune.actions import Play
from tablee.games.nain_jaune.events import SansSaid
from tablee_client.core.plan import PracticePlan
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.screens.practice import PracticeScreen, show_practice
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.gnumies.telling import case as gnumies_case
from tablee_client.view.tables.gnumies.telling import reason as gnumies_reason
from tablee_client.view.tables.gold_der_maya.telling import reason as reason_of
from tablee_client.view.tables.lessons import Lessons
from tablee_client.view.tables.nain_jaune.telling import reason as nain_jaune_reason
from tablee_client.view.widgets.button import IconButton
from tools.scenes.gnumies_positions import party
from tools.scenes.gold_der_maya import FOUR, FULL, WON
from tools.scenes.gold_der_maya import at as fragments
from tools.scenes.nain_jaune_positions import CLAIM, FOLLOW, NAMES, OTHERS, at, seen
from tools.scenes.paper import PaperHome, home
from tools.scenes.paper_room import PaperRoom
from tools.scenes.played_room import PlayedRoom

SLUGS = [game.type.slug for game in all_games()]


def lessons(locale: str = "en") -> Lessons:
    return Lessons("nain-jaune", Words(locale))


def test_each_stage_is_explained_with_a_move_and_its_reason() -> None:
    lesson = lessons().lesson(seen(at(FOLLOW)), NAMES)
    assert lesson.task.startswith("The series waits for one rank")
    assert lesson.move == "Lay J♣"
    assert lesson.why.startswith("Of two equal ranks")


def test_who_waits_gets_no_move() -> None:
    lesson = lessons().lesson(seen(at(OTHERS)), NAMES)
    assert (lesson.move, lesson.why) == ("", "")
    assert lesson.task.startswith("Watch which ranks")


def test_who_looks_on_gets_no_move() -> None:
    assert lessons().lesson(seen(at(FOLLOW), seat=None), NAMES).move == ""


def test_what_happens_is_explained_once_and_until_the_next_decision() -> None:
    found = lessons()
    said: list[Event] = [SansSaid(2, 7)]
    found.hear(said)
    here, later = seen(at(FOLLOW)), seen(at(CLAIM))
    assert found.lesson(here, NAMES).news
    assert found.lesson(here, NAMES).news
    assert not found.lesson(replace(later, prompt=here.prompt + 1), NAMES).news
    found.hear(said)
    assert not found.lesson(here, NAMES).news


REASONS: dict[type[Action], str] = {
    nain.Bid: "go a little higher",
    nain.Nain: "the count should prove you right",
    nain.Flip: "you judge better",
}


async def test_the_reason_fits_the_move_that_is_advised() -> None:
    game, guide = get_game("nain"), Lessons("nain", Words("en"))
    advised = set()
    for seed in range(6):
        room = PlayedRoom(4, seed=seed, game=game)
        for _ in range(30):
            while room.go_on():
                pass
            if room.state.is_terminal() or room.table is None:
                break
            advice = guide.advice(room.table)
            if advice is not None and type(advice) in REASONS and room.table.stage == "bid":
                advised.add(type(advice))
                assert REASONS[type(advice)] in guide.lesson(room.table, ("P",) * 4).why
            room.act(room.advice())
    assert advised == set(REASONS)


@pytest.mark.parametrize(
    ("action", "position", "reason"),
    [
        (maya.Bid(0), FOUR, "nothing"),
        (maya.Bid(2), FOUR, "some"),
        (maya.Arrange(("22S4",)), WON, "drop"),
        (maya.GiveTo(1), WON, "give-to"),
    ],
)
def test_an_auction_has_a_reason_for_each_move(
    action: Action, position: dict[str, Any], reason: str
) -> None:
    assert reason_of(action, fragments(position).observation(0)) == reason


def test_a_whole_disc_is_its_own_reason() -> None:
    whole = ("22S4", "23S4", "24S4", "20E4", "21E4", "26E4", "27E4")
    assert reason_of(maya.Arrange(whole), fragments(FULL).observation(0)) == "whole"


@pytest.mark.parametrize(
    ("card", "guest", "reason"),
    [
        ("10", "W", "low"),
        ("100", "W", "high"),
        ("20", "7", "low"),
        ("80", "7", "set"),
        ("80", "3", "deny"),
        ("80", "13", "rich"),
        ("80", "8", "high"),
        ("80", "C", "copy"),
    ],
)
def test_a_bid_has_a_reason_for_each_guest_and_height(card: str, guest: str, reason: str) -> None:
    seen = party(3, guest=guest, rooms=["7", "3 3", ""]).observation(0)
    assert gnumies_reason(gnumies.Bid(card), seen) == reason


@pytest.mark.parametrize(
    ("hand", "card", "reason"),
    [("7S 9C KH", "7S", "only"), ("7S 7C KH", "7S", "same"), ("7S 7D KH", "7D", "box")],
)
def test_a_card_that_follows_is_called_one_of_two_only_where_there_are_two(
    hand: str, card: str, reason: str
) -> None:
    game = get_game("nain-jaune")
    state = game.position(hands=[hand, "2C", "3C"], phase="follow", laid="1:6H", actor=0)
    assert nain_jaune_reason(Play(card), state.observation(0)) == reason


def test_a_high_bid_on_a_wullawaki_is_not_said_to_be_low() -> None:
    words = Words("en").game("gnumies")
    assert "low card" in words("guide-why-bid-wullawaki-low")
    assert "low card" not in words("guide-why-bid-wullawaki-high")


@pytest.mark.parametrize(
    ("guest", "won_by", "case"),
    [("C", "lowest", "lowest"), ("C", "highest", ""), ("7", "lowest", ""), ("W", "lowest", "")],
)
def test_a_copicastor_that_goes_to_the_lowest_bid_is_a_case_of_its_own(
    guest: str, won_by: str, case: str
) -> None:
    seen = party(3, guest=guest, options={"copy_won_by": won_by}).observation(0)
    assert gnumies_case(seen) == case


def test_bidding_on_a_copicastor_is_explained_by_the_rules_of_the_table() -> None:
    words = Words("en").game("gnumies")
    assert "the lowest wins" in words("guide-bid-lowest")
    assert "the highest wins" in words("guide-bid")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_that_is_named_may_be_made(slug: str, locale: str) -> None:
    game, words = get_game(slug), Words(locale)
    room = PlayedRoom(game.type.default_seats, seed=4, game=game)
    guide = Lessons(slug, words)
    names = tuple(f"P{n}" for n in range(game.type.default_seats))
    named = 0
    for _ in range(40):
        while room.go_on():
            pass
        if room.state.is_terminal() or room.table is None:
            break
        lesson, advice = guide.lesson(room.table, names), guide.advice(room.table)
        assert advice is not None
        assert room.table.allows(advice)
        assert lesson.move
        assert "{" not in lesson.move
        named += 1
        room.state.apply_action(0, advice, room._dice)
        room._tell([], fresh=False)
    assert named > 3
    assert not words.missing


async def test_the_sheet_says_it_and_is_put_away_by_its_plaque(app: App) -> None:
    room = PlayedRoom(4)
    show_practice(app, home("en"), room, guided=True)
    app.step(0.02)
    table = app.top
    assert isinstance(table, TableScreen)
    for _ in range(400):
        app.step(0.05)
    guide = table.guide
    assert guide is not None
    while room.go_on():
        pass
    for _ in range(400):
        app.step(0.05)
    assert "A good move now" in guide.text
    assert guide.sheet.parts
    plaque = next(w for w in table.focus.members if getattr(w, "key", "") == "guide")
    assert isinstance(plaque, IconButton)
    plaque.on_press()
    assert guide.sheet.parts == ()
    app.switch_language("fr")
    app.step(0.02)
    assert table.guide is not None
    assert table.guide.sheet.parts == ()
    assert "Un bon coup" in table.guide.text


async def test_a_match_that_is_not_guided_has_no_sheet(app: App) -> None:
    room = PlayedRoom(4)
    show_practice(app, home("en"), room)
    app.step(0.02)
    assert isinstance(app.top, TableScreen)
    assert app.top.guide is None


class Practised(PaperHome):
    """A home that only keeps the plan of a practice."""

    plan: PracticePlan | None = None

    async def practise(self, plan: PracticePlan) -> PaperRoom:
        self.plan = plan
        return PaperRoom()


async def test_the_practice_screen_offers_a_guided_first_match(app: App) -> None:
    base = Practised(home("en").settings)
    practice = PracticeScreen(app, base, "nain")
    app.push(practice)
    app.step(0.02)
    practice.seats = 6
    button = next(w for w in practice.focus.members if getattr(w, "key", "") == "guided")
    button.on_press()  # type: ignore[attr-defined]
    for _ in range(20):
        app.step(0.02)
        await asyncio.sleep(0)
    assert base.plan is not None
    assert (base.plan.game, base.plan.guided, base.plan.seats) == ("nain", True, None)
