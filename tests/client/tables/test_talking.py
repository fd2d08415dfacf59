"""What people say at a table: emotes by hand and by ear, a journal to look things up in."""

from dataclasses import replace

import msgspec
import pytest

from tablee.protocol.emotes import EMOTES
from tablee.protocol.fields import TalkRule
from tablee_client.core.controls import Control
from tablee_client.core.notices import ChatHeard, EmoteHeard
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
    PointerPressed,
    PointerReleased,
    Scrolled,
    WentBack,
    Wished,
)
from tablee_client.view.tables.bubble import Bubble
from tablee_client.view.tables.journal_pages import Entry, Pages
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tablee_client.view.widgets.text_field import TextField
from tools.scenes.nain_jaune import StillRoom
from tools.scenes.nain_jaune_positions import FOLLOW, TABLE_ID, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import ME

FRAME = 1 / 60


class Seated:
    """A player at a table of paper, where people may talk by a rule."""

    def __init__(self, app: App, *, talk: TalkRule = "free", practice: bool = False) -> None:
        view = seen(at(FOLLOW))
        rules = msgspec.structs.replace(view.info.rules, talk=talk)
        view = replace(view, info=msgspec.structs.replace(view.info, rules=rules))
        self.room = StillRoom([view.info], table=view)
        self.app = app
        self.table = NainJauneScreen(app, home("en"), self.room, practice=practice)
        app.push(self.table)
        app.step(FRAME)

    def press(self, box: Box) -> None:
        self.app.take(PointerPressed(box.cx, box.cy))
        self.app.take(PointerReleased(box.cx, box.cy))

    @property
    def pages(self) -> Pages:
        return next(node for node in self.table.stage.nodes if isinstance(node, Pages))

    @property
    def emoted(self) -> list[object]:
        return [verb[1] for verb in self.room.done if verb[0] == "emote"]


@pytest.fixture
def seated(app: App) -> Seated:
    return Seated(app)


def test_every_emote_has_words_and_a_picture_everywhere(seated: Seated) -> None:
    for emote in EMOTES:
        assert all(Words(locale).has(f"emote-{emote}") for locale in LOCALES)
        assert seated.app.canvas.pictures.master(f"emotes/{emote}").width > 0


async def test_two_presses_say_an_emote(seated: Seated) -> None:
    seated.press(seated.table.people.plates[0].box)
    board = seated.table.talk.board
    assert board.is_open
    seated.press(Box(board.box.x + 28 + 168 * 2, board.box.y + 28, 168, 132))
    assert seated.emoted == ["well-played"]
    assert not board.is_open


async def test_keys_alone_say_an_emote(seated: Seated) -> None:
    for intent in (Wished(Control.EMOTES), Navigated(Direction.DOWN), Activated()):
        seated.app.take(intent)
    assert seated.emoted == ["laugh"]


@pytest.mark.parametrize("intent", [WentBack(), Wished(Control.EMOTES), PointerPressed(1800, 500)])
def test_one_may_say_nothing_after_all(
    seated: Seated, intent: WentBack | Wished | PointerPressed
) -> None:
    before = seated.table.focus.current
    seated.app.take(Wished(Control.EMOTES))
    seated.app.take(intent)
    assert not seated.table.talk.board.is_open
    assert seated.table.focus.current is before
    assert seated.emoted == []


@pytest.mark.parametrize(("talk", "practice"), [("off", False), ("free", True)])
def test_there_are_no_emotes_where_nobody_may_hear_them(
    app: App, talk: TalkRule, practice: bool
) -> None:
    seated = Seated(app, talk=talk, practice=practice)
    seated.app.take(Wished(Control.EMOTES))
    assert not seated.table.talk.board.is_open
    assert not seated.table.people.plates[0].takes_focus


def test_an_emote_is_seen_at_its_seat_and_kept_in_the_journal(seated: Seated) -> None:
    odilon = seated.table.seen.info.seats[1]
    assert odilon.player is not None
    seated.room.waiting.append(EmoteHeard(TABLE_ID, odilon.player, "wow"))
    seated.app.step(FRAME)
    assert seated.table.journal.entries[-1] == Entry("Wow!", odilon.name, "emotes/wow")
    shown = [node for node in seated.table.stage.nodes if isinstance(node, Bubble)]
    assert [(bubble.text, bubble.picture) for bubble in shown] == [("Wow!", "emotes/wow")]


def test_the_journal_shows_all_or_the_deal_or_the_talk(seated: Seated) -> None:
    journal = seated.table.journal
    journal.keep(())
    for entry in (Entry("a"), Entry("b", opens=True), Entry("c")):
        journal.tell(entry)
    seated.room.waiting.append(ChatHeard(TABLE_ID, ME, "Basile", "d"))
    seated.app.step(FRAME)
    told = [[entry.text for entry in journal.part(part)] for part in ("all", "chapter", "talk")]
    assert told == [["a", "b", "c", "d"], ["b", "c", "d"], ["d"]]


def test_the_journal_scrolls_back_and_stays_there(seated: Seated) -> None:
    table = seated.table
    table.journal.keep(tuple(Entry(str(k)) for k in range(60)))
    seated.app.take(Wished(Control.JOURNAL))
    seated.app.step(FRAME)
    pages = seated.pages
    seated.app.take(Scrolled(pages.box.cx, pages.box.cy, -3))
    assert (before := pages.offset) > 0
    table.journal.tell(Entry("60"))
    seated.app.step(FRAME)
    assert pages.offset > before


@pytest.mark.parametrize(("talk", "writes"), [("free", True), ("emotes", False), ("off", False)])
def test_there_is_a_line_to_write_only_where_one_may(
    app: App, talk: TalkRule, writes: bool
) -> None:
    seated = Seated(app, talk=talk)
    seated.app.take(Wished(Control.JOURNAL))
    fields = [node for node in seated.table.stage.nodes if isinstance(node, TextField)]
    assert bool(fields) is writes
