"""What interrupts a match: pauses, warnings, and a bot that plays one's seat; by keys and mouse."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tablee.protocol import TableRules
from tablee_client.core.notices import ClocksChanged, Heard, SeatsChanged
from tablee_client.core.tableview import Clock, Flow, TableView
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    MenuAsked,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WentBack,
)
from tablee_client.view.screens.company import CompanyScreen
from tablee_client.view.tables.interlude import LOST_AFTER
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tablee_client.view.widgets.button import Button
from tools.scenes.nain_jaune_positions import FOLLOW, OTHERS, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import ME, PaperRoom


class Timed(PaperRoom):
    """A room with a clock that a test moves."""

    time = 0.0

    def clock(self) -> float:
        return self.time


class Sitting:
    """A player at a table, and what he hears and presses."""

    def __init__(self, app: App, position: dict[str, Any] = FOLLOW, **more: Any) -> None:
        view = _with_people(seen(at(position), **more))
        self.app, self.room = app, Timed([view.info], table=view)
        self.table = NainJauneScreen(app, home("en"), self.room)
        app.push(self.table)
        self.step()

    def step(self, seconds: float = 0.02) -> None:
        self.room.time += seconds
        self.app.step(0.02)

    def hear(self, **flow: Any) -> None:
        self.table.hand_over([ClocksChanged(replace(self.table.seen, flow=Flow(**flow)))])
        self.step()

    def rest(self, rests: bool) -> None:
        self.room.table = view = _resting(self.table.seen, rests)
        self.table.hand_over([SeatsChanged(view)])
        self.step()

    def buttons(self) -> dict[str, Button]:
        nodes = self.table.stage.nodes
        return {node.text: node for node in nodes if isinstance(node, Button) and node.text}

    def click(self, text: str) -> None:
        box = self.buttons()[text].box
        for kind in (PointerMoved, PointerPressed, PointerReleased):
            self.app.take(kind(box.cx, box.cy))
        self.step()


def _with_people(view: TableView) -> TableView:
    seats = list(view.info.seats)
    seats[1] = msgspec.structs.replace(seats[1], kind="player", player=21)
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


def _resting(view: TableView, rests: bool) -> TableView:
    seats = list(view.info.seats)
    seats[0] = msgspec.structs.replace(seats[0], rests=rests)
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


async def test_a_pause_covers_the_table_and_one_press_ends_it(app: App) -> None:
    sitting = Sitting(app)
    sitting.hear(state="paused", by="Gaspard", until=900.0)
    assert sitting.table.interlude.is_shown
    app.take(Activated())
    assert sitting.room.done == [("pause", False)]
    sitting.hear(state="resuming", by="Basile", until=3.0)
    assert "End the pause" not in sitting.buttons()
    sitting.click("Stay paused")
    assert sitting.room.done[-1] == ("pause", True)
    sitting.hear()
    assert not sitting.table.interlude.is_shown


async def test_a_looker_on_sees_a_pause_and_cant_end_it(app: App) -> None:
    sitting = Sitting(app, seat=None)
    sitting.hear(state="paused", by="Gaspard", until=900.0)
    assert sitting.table.interlude.is_shown
    assert "End the pause" not in sitting.buttons()


@pytest.mark.parametrize(("text", "done"), [("Yes, a pause", [("pause", True)]), ("Not now", [])])
async def test_a_wish_for_a_pause_is_answered(app: App, text: str, done: list[object]) -> None:
    sitting = Sitting(app)
    sitting.hear(by="Gaspard", wanted=(1,), needed=2)
    sitting.click(text)
    assert sitting.room.done == done
    sitting.step()
    assert sitting.table.interlude.is_shown is bool(done)


async def test_whose_wish_it_is_sees_how_it_stands(app: App) -> None:
    sitting = Sitting(app)
    sitting.hear(by="Basile", wanted=(0,), needed=2)
    assert not sitting.table.interlude.is_shown
    assert sitting.table.last.text == "Pause proposed: 1 of 2 agree."


async def test_a_warning_counts_down_and_one_press_answers_it(app: App) -> None:
    sitting = Sitting(app)
    sitting.table.hand_over([Heard("afk-warning", {"seconds": 9})])
    sitting.step()
    assert sitting.table.interlude.is_shown
    app.take(Activated())
    assert sitting.room.done == [("rest", False)]
    sitting.step()
    assert not sitting.table.interlude.is_shown


async def test_a_warning_goes_when_the_server_takes_it_back(app: App) -> None:
    sitting = Sitting(app)
    for code, shown in (("afk-warning", True), ("afk-over", False)):
        sitting.table.hand_over([Heard(code, {"seconds": 9})])
        sitting.step()
        assert sitting.table.interlude.is_shown is shown


@pytest.mark.parametrize("position", [FOLLOW, OTHERS])
async def test_one_press_takes_the_seat_back(app: App, position: dict[str, Any]) -> None:
    sitting = Sitting(app, position)
    sitting.rest(True)
    assert sitting.table.note.text == "The computer plays for you."
    sitting.click("I’m back")
    assert sitting.room.done == [("rest", False)]
    sitting.rest(False)
    assert "I’m back" not in sitting.buttons()


async def test_the_menu_pauses_lets_rest_and_shows_who_is_here(app: App) -> None:
    sitting = Sitting(app)
    for text, done in (("Pause", ("pause", True)), ("Stand in for me", ("rest", True))):
        app.take(MenuAsked())
        sitting.click(text)
        assert sitting.room.done[-1] == done
    app.take(MenuAsked())
    sitting.click("Who is here")
    assert isinstance(app.top, CompanyScreen)


async def test_the_menu_offers_a_looker_on_the_seat_of_a_bot(app: App) -> None:
    sitting = Sitting(app, seat=None, bots="4")
    app.take(MenuAsked())
    sitting.click("Take a seat")
    assert sitting.room.done == [("join", 5, None)]


@pytest.mark.parametrize("rules", [TableRules(late_join=False), TableRules(open_hands=60)])
async def test_no_seat_is_offered_where_none_is_to_be_had(app: App, rules: TableRules) -> None:
    sitting = Sitting(app, seat=None, bots="4")
    view = sitting.table.seen
    info = msgspec.structs.replace(view.info, rules=rules)
    sitting.table.hand_over([SeatsChanged(replace(view, info=info))])
    app.take(MenuAsked())
    assert "Take a seat" not in sitting.buttons()


@pytest.mark.parametrize(
    ("left", "counted"), [(30.0, -1), (10.5, -1), (10.0, 10), (3.2, 4), (0.0, -1)]
)
async def test_the_last_seconds_are_counted(app: App, left: float, counted: int) -> None:
    plate = Sitting(app).table.people.plates[0]
    plate.time(Clock(0, left, 30.0), 0.0)
    assert plate.seconds == counted
    plate.time(None, 0.0)
    assert plate.seconds == -1


async def test_the_bank_shows_when_the_time_is_nearly_over(app: App) -> None:
    sitting = Sitting(app)
    view = sitting.table.seen
    plate = sitting.table.people.plates[0]
    for deadline, bank in ((60.0, -1), (10.0, 60), (-20.0, 40)):
        clock = Clock(0, deadline + sitting.room.time, 60.0, 60.0)
        sitting.table.hand_over([ClocksChanged(replace(view, clocks=(clock,)))])
        sitting.app.step(0.02)
        assert plate.bank == bank


class Hosting:
    """The screen of who is here, as the host sees it."""

    def __init__(self, app: App, *, hosted: bool = True) -> None:
        view = replace(_with_people(seen(at(FOLLOW))), hosted=hosted)
        self.app, self.room = app, PaperRoom([view.info], table=view)
        self.screen = CompanyScreen(app, home("en"), self.room)
        app.push(self.screen)
        app.step(0.02)

    def choose(self, player: int) -> None:
        rows = [person.player for person in self.screen._list.rows]
        self.screen._list.choose(rows.index(player))
        self.app.step(0.02)

    def press(self, text: str) -> None:
        nodes = self.screen.stage.nodes
        found = [node for node in nodes if isinstance(node, Button) and node.text == text]
        found[-1].press()
        self.app.step(0.02)


async def test_the_host_mutes_gives_the_table_away_and_removes(app: App) -> None:
    hosting = Hosting(app)
    hosting.choose(21)
    hosting.press("Don’t let speak")
    hosting.press("Make host")
    hosting.press("Give it")
    hosting.press("Send away")
    app.take(WentBack())
    hosting.press("Send away")
    hosting.press("Send away")
    assert hosting.room.done == [("mute", 21, True), ("give-host", 21), ("remove", 21)]


async def test_everybody_may_stop_listening_to_somebody_for_himself(app: App) -> None:
    hosting = Hosting(app, hosted=False)
    hosting.choose(21)
    hosting.press("Don’t listen to this player")
    assert hosting.room.ignored == {21}
    hosting.press("Listen to this player again")
    assert hosting.room.ignored == set()
    assert hosting.room.done == []


async def test_a_guest_only_chooses_his_own_stand_in(app: App) -> None:
    hosting = Hosting(app, hosted=False)
    assert hosting.screen.chosen == ME
    hosting.choose(21)
    texts = [node.text for node in hosting.screen.stage.nodes if isinstance(node, Button)]
    assert "Send away" not in texts


def test_a_lost_connection_is_told_in_the_middle_until_it_is_back(app: App) -> None:
    sitting = Sitting(app)
    sitting.room.connected = False
    shown = []
    for seconds in (0.02, LOST_AFTER):  # the note alone tells of a short gap
        sitting.step(seconds)
        shown.append(sitting.table.interlude.is_shown)
    sitting.room.connected = True
    sitting.step()
    assert [*shown, sitting.table.interlude.is_shown] == [False, True, False]
