"""The menu of a table: rules, settings, a vote to stop, leaving."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.kiosk.seat_digits import ask_to_keep, may_keep
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.modal import Answer

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen


def open_menu(table: TableScreen) -> None:
    """Ask what the player wants; Escape goes on with the match."""
    words = table.words
    answers = [Answer(words("play-go-on"), lambda: None, "brass")]
    answers += _about_time(table)
    if not table.practice:
        answers.append(Answer(words("play-people"), table.read_company))
    muted = table.home.settings.muted
    text = words("play-sound-on" if muted else "play-sound-off")
    answers.append(Answer(text, lambda: table.home.change(muted=not muted)))
    if not table.home.is_kiosk:
        answers.append(Answer(words("hall-settings"), lambda: _settings(table)))
    if table.seen.outcome is not None and not table.home.is_kiosk:
        answers.append(Answer(words("play-check"), table.check_match))
    if _may_stop(table):
        answers.append(Answer(words("play-stop"), table.ask_to_stop, "ember"))
    answers.append(Answer(words("play-leave"), lambda: _ask_to_leave(table), "ember"))
    table.ask(words("play-menu"), words("play-menu-text"), answers)


def way_out(table: TableScreen, box: Box) -> IconButton:
    """Give the plaque of the menu, or of a replay's way back."""
    if table.replay is not None:
        return IconButton(box, "back", on_press=table.back, key="menu", control=Control.BACK)
    act = partial(open_menu, table)
    return IconButton(box, "menu", on_press=act, key="menu", control=Control.MENU)


def _about_time(table: TableScreen) -> list[Answer]:
    """Offer a pause, a stand-in, or to whoever looks on the seat of a bot."""
    view, words, room = table.seen, table.words, table.room
    info = view.info
    if view.outcome is not None:
        return []
    if view.seat is None:
        bots = any(seat.kind == "bot" for seat in info.seats)
        may = bots and info.rules.late_join and not info.rules.open_hands
        join = Answer(words("play-join"), lambda: table.promised(room.join(info.id)))
        return [join] if may else []
    answers = []
    if _may_pause(table):
        text = words("play-pause" if view.flow.is_running else "play-resume")
        wanted = view.flow.is_running
        answers.append(Answer(text, lambda: table.promised(room.pause(wanted))))
    rests = info.seats[view.seat].rests
    text = words("play-back" if rests else "play-rest")
    return [*answers, Answer(text, lambda: table.promised(room.rest(not rests)))]


def _may_pause(table: TableScreen) -> bool:
    rule = table.seen.info.rules.pause
    return rule == "all" or (rule == "host" and table.seen.hosted)


def _may_stop(table: TableScreen) -> bool:
    view = table.seen
    return view.outcome is None and (view.seat is not None or view.hosted)


def _settings(table: TableScreen) -> None:
    from tablee_client.view.screens.settings import SettingsScreen

    table.app.push(SettingsScreen(table.app, table.home))


def _ask_to_leave(table: TableScreen) -> None:
    view, words = table.seen, table.words
    if view.outcome is not None or view.seat is None:
        table.leave_table()
        return
    text = words("play-leave-practice" if table.practice else "play-leave-text")
    answers = [Answer(words("lobby-stay"), lambda: None)]
    if may_keep(table):
        answers.append(Answer(words("kiosk-keep"), lambda: ask_to_keep(table)))
    answers.append(Answer(words("play-leave"), table.leave_table, "ember"))
    table.ask(words("play-leave-title"), text, answers)
