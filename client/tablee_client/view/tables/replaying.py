"""A finished match played again on its real table: forward as it happened, elsewhere at once.

One step is shown with its animation, and the next one follows some time after the scene has come to
rest. Going back, jumping and looking through other eyes lay the table anew: pieces only know the
way forward.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tablee.engine import OPEN, SPECTATOR, Viewer
from tablee_client.core.film import Film
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import TableView
from tablee_client.view.intents import Activated, Hotkey, Intent, MenuAsked
from tablee_client.view.replay_room import ReplayRoom
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.journal import KEPT
from tablee_client.view.tables.journal_pages import Entry
from tablee_client.view.tables.replay_bar import ReplayBar
from tablee_client.view.widgets.modal import Answer

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.tables.frame import TableScreen

REST: Final = 0.7
"""Seconds between two moves, once the first one has been shown."""
SHORT, LONG = 0.15, 1.8
"""After what isn't worth a word, and before another deal or round begins."""
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


class Replaying:
    """What drives one table through a film: where it is, whose eyes, how fast."""

    def __init__(self, table: TableScreen, film: Film, viewer: Viewer) -> None:
        self.film, self.viewer = film, viewer
        self.at, self.speed, self.is_playing = 1, 1.0, True
        self._table = table
        self._rest = REST
        self.bar = ReplayBar(table, self)

    # what is shown

    def name_of(self, viewer: Viewer) -> str:
        """Name whose eyes those are."""
        words = self._table.words
        if viewer == OPEN:
            return words("replay-open")
        return words("replay-room") if viewer == SPECTATOR else self.film.names[viewer]

    def line(self) -> str:
        """Say what has just happened, if it is worth a word."""
        said = [entry.text for entry in self._told(self.at)]
        return said[-1] if said else ""

    # react

    def update(self, dt: float) -> None:
        """Go on once the scene has been at rest for long enough."""
        if not self.is_playing or self._table.director.busy:
            return
        self._rest -= dt * self.speed
        if self._rest <= 0:
            self.step(1)

    def react(self, intent: Intent) -> bool:
        """Take the keys that no widget has taken."""
        match intent:
            case Activated() | Hotkey("k"):
                self.toggle()
            case MenuAsked():
                self._table.leave_table()
            case Hotkey("+" | "="):
                self.hurry(1)
            case Hotkey("-"):
                self.hurry(-1)
            case Hotkey("v"):
                self.ask_whose_eyes()
            case _:
                return self.bar.timeline.react(intent)
        return True

    # verbs

    def toggle(self) -> None:
        """Play, from the beginning where it has come to the end; or stop."""
        if not self.is_playing and self.at == self.film.length:
            self.restart()
            return
        self.is_playing = not self.is_playing
        self._rest = SHORT
        self.bar.show()

    def restart(self) -> None:
        """Play it again from the beginning."""
        self.is_playing = True
        self._jump(1)

    def step(self, by: int) -> None:
        """Go one step: forward as it happened, back at once."""
        if not 1 <= self.at + by <= self.film.length:
            self.is_playing = False
            self.bar.show()
        elif by == 1:
            self._forward()
        else:
            self._jump(self.at + by)

    def step_and_stop(self, by: int) -> None:
        """Go one step because somebody asked for it, and stay there."""
        self.is_playing = False
        self.step(by)

    def seek(self, version: int) -> None:
        """Go to a version because somebody asked for it."""
        if version == self.at + 1 and not self.bar.timeline.is_held:
            self._forward()
        else:
            self._jump(version)

    def hurry(self, by: int) -> None:
        """Play faster or slower, as far as that goes."""
        place = min(len(SPEEDS) - 1, max(0, SPEEDS.index(self.speed) + by))
        self.speed = SPEEDS[place]
        self.bar.show()

    def cycle_speed(self) -> None:
        """Play at the next speed; after the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.bar.show()

    def ask_whose_eyes(self) -> None:
        """Let the player choose through whose eyes he looks."""
        words = self._table.words
        own = self.viewer
        others = [viewer for viewer in self.film.viewers if viewer != own]
        answers = [Answer(self.name_of(own), lambda: None, "brass")]
        answers += [Answer(self.name_of(one), partial(self.look, one)) for one in others]
        self._table.ask(words("replay-eyes"), words("replay-eyes-text"), answers)

    def look(self, viewer: Viewer) -> None:
        """Look through other eyes, at the same moment."""
        self.viewer = viewer
        self._jump(self.at)

    # inside

    def _forward(self) -> None:
        table, film = self._table, self.film
        table.director.snap()
        self.at += 1
        events = film.events(self.at, self.viewer)
        view = film.view(self.at, self.viewer)
        table.heard(TableUpdated(view, events, snap=False, fresh=False))
        self._rest = self._rest_after()
        self.bar.show()

    def _jump(self, version: int) -> None:
        self.at = version
        _lay(self._table, self.film.view(version, self.viewer), self._entries())
        self._rest = REST
        self.bar.show()

    def _rest_after(self) -> float:
        if self.at + 1 in self.film.marks:
            return LONG
        return REST if self._told(self.at) else SHORT

    def _told(self, version: int) -> list[Entry]:
        table, events = self._table, self.film.events(version, self.viewer)
        told = [(table.told(event), table.opens(event)) for event in events]
        return [Entry(text, opens=opens) for text, opens in told if text is not None]

    def _entries(self) -> tuple[Entry, ...]:
        """Give what the journal would hold by now."""
        found: list[Entry] = []
        for version in range(self.at, 0, -1):
            found = [*self._told(version), *found]
            if len(found) >= KEPT:
                break
        return tuple(found[-KEPT:])


def _lay(table: TableScreen, view: TableView, entries: tuple[Entry, ...]) -> None:
    """Lay the table anew as a view says, with the journal as it was then; drawers stay as is."""
    reads, is_folded = table.journal.is_open, table.open_hands.is_folded
    table.believe(view)
    table.journal.keep(entries)
    table.rebuild()
    if reads:
        table.journal.toggle()
    if table.open_hands.is_open and is_folded:
        table.open_hands.toggle()


def replay_table(app: App, home: Home, film: Film, viewer: Viewer | None = None) -> TableScreen:
    """Give the table on which a match is watched again; its deal is the first thing to be seen."""
    from tablee_client.view.tables.frame import TableScreen

    eyes = film.first if viewer is None else viewer
    view = film.view(1, eyes)
    opening = TableUpdated(view, film.events(1, eyes), snap=False, fresh=True)
    table = maker(film.game.type.slug)(app, home, ReplayRoom(view, opening), practice=False)
    assert isinstance(table, TableScreen), "every game's table is one"
    table.replay = Replaying(table, film, eyes)
    return table
