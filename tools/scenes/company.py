"""Seats, pauses and the company at a table: what players see of each other besides the game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tablee.engine import OPEN
from tablee.protocol import Onlooker, TableRules
from tablee_client.core.notices import ClocksChanged, Heard, Notice
from tablee_client.core.tableview import Clock, Flow, TableView
from tablee_client.view.app import App
from tablee_client.view.intents import MenuAsked
from tablee_client.view.screen import Screen
from tablee_client.view.screens.company import CompanyScreen
from tablee_client.view.screens.create import CreateScreen
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune import make
from tools.scenes.nain_jaune_positions import FOLLOW, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom, info, view

GAME = "nain-jaune"
Then = Callable[[App, Screen], None]


def _rules(app: App) -> Screen:
    screen = CreateScreen(app, home(app.words.locale), PaperRoom(), game=GAME)
    screen.page = "table"
    screen.rules = TableRules(stand_in="hard", open_hands=120)
    return screen


def _company(chosen: int, *, hosted: bool = True) -> Callable[[App], Screen]:
    def build(app: App) -> Screen:
        table = info(5, "La table de Basile", "mppb", phase="playing", watchers=1)
        seats = list(table.seats)
        seats[1] = msgspec.structs.replace(seats[1], muted=True)
        seats[2] = msgspec.structs.replace(seats[2], rests=True)
        onlookers = (Onlooker(31, "Théodebert de Montfaucon"),)
        table = msgspec.structs.replace(table, seats=tuple(seats), onlookers=onlookers)
        room = PaperRoom([table], table=view(table, seat=0, hosted=hosted))
        screen = CompanyScreen(app, home(app.words.locale), room)
        screen.chosen = chosen
        return screen

    return build


def _people(view: TableView) -> TableView:
    """Let two of the others be people, and one of them have a bot play for him."""
    seats = list(view.info.seats)
    for seat in (1, 2):
        seats[seat] = msgspec.structs.replace(seats[seat], kind="player", player=20 + seat)
    seats[2] = msgspec.structs.replace(seats[2], rests=True)
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


def _own_rests(view: TableView) -> TableView:
    seats = list(view.info.seats)
    own = view.seat or 0
    seats[own] = msgspec.structs.replace(seats[own], rests=True)
    return replace(view, info=msgspec.structs.replace(view.info, seats=tuple(seats)))


def _hear(notice: Callable[[TableView], Notice]) -> Then:
    def play(_app: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        screen.hand_over([notice(screen.seen)])

    return play


def _flow(**fields: Any) -> Then:
    def changed(view: TableView) -> Notice:
        return ClocksChanged(replace(view, flow=Flow(**fields)))

    return _hear(changed)


def _menu(app: App, _screen: Screen) -> None:
    app.take(MenuAsked())


def _lost(_app: App, screen: Screen) -> None:
    """Let the server be gone for a while: the board's clock is set back."""
    assert isinstance(screen, TableScreen)
    assert isinstance(screen.room, PaperRoom)
    screen.room.connected = False
    screen.interlude.lost_at = -60.0


TURN = _people(seen(at(FOLLOW)))
IN_BANK = replace(
    TURN,
    clocks=tuple(Clock(clock.seat, 0.0, 60.0, 60.0, 22.0) for clock in TURN.clocks),
)

OPENED = replace(
    seen(at(FOLLOW), seat=None), observation=at(FOLLOW).observation(OPEN), clocks=(), prompt=0
)

SCENES = (
    Scene("company-open-hands", make(OPENED)),
    Scene("rules-of-a-table", _rules),
    Scene("company-own", _company(7)),
    Scene("company-other", _company(20)),
    Scene("company-guest", _company(21, hosted=False)),
    Scene("company-menu", make(TURN), _menu),
    Scene("company-bank", make(IN_BANK)),
    Scene("company-paused", make(TURN), _flow(state="paused", by="Perrine", until=845.0)),
    Scene("company-resuming", make(TURN), _flow(state="resuming", by="Perrine", until=2.4)),
    Scene("company-wish", make(TURN), _flow(by="Perrine", wanted=(1,), needed=2)),
    Scene("company-lost", make(TURN), _lost),
    Scene("company-rests", make(_own_rests(TURN))),
    Scene("company-warned", make(TURN), _hear(lambda _: Heard("afk-warning", {"seconds": 9}))),
)
