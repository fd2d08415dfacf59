"""What the screen of a room shows when: the most interesting table, or what comes between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee_client.core.bigscreen.interest import Key
from tablee_client.core.bigscreen.lookout import Hall, Lookout
from tablee_client.core.bigscreen.picking import Picker
from tablee_client.core.bigscreen.scout import Scout
from tablee_client.core.bigscreen.ways import Way
from tablee_client.view.bigscreen.intermission import Between, IntermissionScreen
from tablee_client.view.bigscreen.showing import Showing
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

log = logging.getLogger(__name__)

EVERY: Final = 0.5
TURNS: Final = 15.0
"""Seconds for which the way to one of several servers is shown."""
MOST: Final = 7


class Programme:
    """Looks twice a second what is to be shown. `way` tells how others come to a server."""

    def __init__(
        self, app: App, home: Home, lookout: Lookout, way: Callable[[Hall], Way | None]
    ) -> None:
        self.base = IntermissionScreen(app)
        self.picker = Picker()
        self._app, self._home, self._lookout, self._way = app, home, lookout, way
        self._next = 0.0
        self._opening: Key | None = None

    def tick(self, now: float) -> None:
        """Let time pass."""
        if now < self._next:
            return
        self._next = now + EVERY
        key = self.picker.pick(self._lookout.looks(), now)
        scout = None if key is None else self._lookout.scout(key)
        if scout is None or key != self._lookout.shown:
            self._app.clear_to(self.base)
            self._lookout.shown = None
        if scout is None:
            self.base.show(self._between(now))
        elif self._app.top is self.base and self._opening != key:
            self._opening = key
            self._app.spawn(self._open(scout))

    def turn(self, by: int) -> None:
        """Keep the next table on the screen, or the one before."""
        keys = sorted(look.key for look in self._lookout.looks() if look.is_playing)
        if not keys:
            return
        shown = self.picker.shown
        place = keys.index(shown) + by if shown in keys else 0
        self.picker.hold(keys[place % len(keys)])
        self._next = 0.0
        self._app.toast(self._app.words("big-held"))

    def release(self) -> None:
        """Let the screen choose again."""
        if self.picker.held is not None:
            self.picker.hold(None)
            self._app.toast(self._app.words("big-free"))

    def drop(self) -> bool:
        """Show the table no more that is shown, in this match; False where none is."""
        key = self._lookout.shown
        if key is None:
            return False
        self._app.clear_to(self.base)
        self._lookout.shown = None
        self._lookout.forbid(key)
        return True

    # inside

    async def _open(self, scout: Scout) -> None:
        """Show a table; its screen is loaded aside, for that takes longer than a frame may."""
        try:
            view = scout.session.table
            if view is not None:
                await asyncio.to_thread(maker, view.info.game)
            view = scout.session.table
            if view is None or not scout.can_be_shown or self._app.top is not self.base:
                return
            scout.session.notices()
            session = scout.session
            screen = maker(view.info.game)(self._app, self._home, session, practice=False)
            assert isinstance(screen, TableScreen), "every game's table is one"
            screen.showing = Showing(screen, lambda: self._way_of(scout.key))
            self._lookout.shown = scout.key
            self._app.push(screen)
        except Exception:  # what a strange server says of a match, no table can show
            log.exception("a table can't be shown")
            self._lookout.shown = scout.key
            self.drop()
        finally:
            self._opening = None

    def _way_of(self, key: Key) -> Way | None:
        hall = next((hall for hall in self._lookout.halls if hall.server.id == key[0]), None)
        return None if hall is None else self._way(hall)

    def _between(self, now: float) -> Between:
        lookout, words = self._lookout, self._app.words
        halls, rows = lookout.halls, lookout.evening.rows(MOST)
        title, line = words("big-searching"), words("big-searching-help")
        if halls:
            title, line = words("big-waiting"), self._latest()
        elif lookout.trouble is not None:
            line = words.ended(lookout.trouble)
        if any(not hall.session.connected for hall in halls):
            line = words("big-lost")
        hall = halls[int(now / TURNS) % len(halls)] if halls else None
        way = None if hall is None else self._way(hall)
        return Between(title, line, rows, tuple(lookout.queue()), way, several=len(halls) > 1)

    def _latest(self) -> str:
        latest, words = self._lookout.evening.latest, self._app.words
        if latest is None:
            return ""
        names = " & ".join(name for name in latest.winners if name)
        won = words("play-winners", names=names, count=len(latest.winners))
        return f"{words.title(latest.game)} · {won}"
