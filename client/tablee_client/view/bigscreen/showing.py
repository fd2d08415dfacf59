"""A table as a whole room sees it: nothing to press, and an L of large type around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from tablee.engine import Event, Standing
from tablee_client.core.bigscreen.interest import leading
from tablee_client.core.bigscreen.scout import standing_of
from tablee_client.core.bigscreen.ways import Way
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.bigscreen.banner import Banner
from tablee_client.view.bigscreen.column import Head, Join, Rank, Ranks
from tablee_client.view.bigscreen.foot import LastPlace, Now, NowPlace, Shelf
from tablee_client.view.bigscreen.layout import COLUMN, FOOT
from tablee_client.view.bigscreen.moment import Moment, moment_of
from tablee_client.view.geometry import Box
from tablee_client.view.tables.ring import steps_left
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

LONGEST: Final = 6.0
"""Seconds for which the scene may be on its way before its moves are told all the same."""
KEPT: Final = 8
COARSE: Final = 2
"""By how many steps of the ring at once the clock goes: it needn't be painted more often."""


class Showing:
    """What a table has besides its pieces while it is shown to a room.

    `way` gives how others join. It is made for one table, and goes with it.
    """

    def __init__(self, table: TableScreen, way: Callable[[], Way | None]) -> None:
        self._table, self._way = table, way
        self._standing: tuple[object, Standing | None] = (None, None)
        self.banner, self.now, self.last = Banner(), NowPlace(), LastPlace()
        self.head, self.ranks, self.join = Head(), Ranks(), Join()
        self._told: list[Moment] = []
        self._behind, self._match = 0.0, 0

    # draw

    def build(self, controls: Iterable[Widget]) -> None:
        """Put everything around the table; its own controls are out of sight."""
        for widget in (*controls, self._table.title):
            widget.visible = False
        words = self._table.words
        self.last.title, self.join.heading = words("big-last"), words("big-join")
        self._table.stage.add(
            Shelf(Box(FOOT.x, FOOT.y, FOOT.w + COLUMN.w, FOOT.h)), Shelf(COLUMN),
            self.head, self.ranks, self.join, self.now, self.last, self.banner,
        )  # fmt: skip
        self.update(0.0)

    # react

    def update(self, dt: float) -> None:
        """Show who must act at once, and what came of it once the scene has got there."""
        table, view = self._table, self._table.seen
        if view.match != self._match:
            self._match, self.last.moment = view.match, self._latest()
        self.now.now = self._now(view)
        self.join.way = self._way()
        self.banner.update(dt)
        self._behind = self._behind + dt if table.director.busy else 0.0
        if self._behind and self._behind < LONGEST and self.ranks.ranks:
            return
        self.head.game = table.app.words.title(table.slug)
        self.head.line = table.headline()
        self.head.title = f"{view.info.name} · {table.room.welcome.server}"
        self._rank(view)
        if self._told:
            self.last.moment = self._told[-1]
            self.banner.tell(self._told)
            self._told = []
        if view.outcome is not None:
            self.banner.clear()

    def tell(self, event: Event, text: str) -> None:
        """Show what has just happened, large and then in its place, once it has been seen."""
        self._told = [*self._told, moment_of(self._table, event, text)][-KEPT:]

    # inside

    def _latest(self) -> Moment | None:
        """Give what had happened last when the table was come to."""
        for event in reversed(self._table.seen.log):
            text = self._table.told(event)
            if text is not None:
                return moment_of(self._table, event, text)
        return None

    def _rank(self, view: TableView) -> None:
        table, people = self._table, self._table.people
        standing = self._standing_of(view)
        scores = self._scores(view, standing)
        leads = () if standing is None else leading(standing)
        if view.outcome is not None:
            leads = view.outcome.winners
        acts = () if view.outcome is not None else tuple(table.acting())
        order: Sequence[int] = range(len(people.names))
        if scores:
            order = sorted(order, key=lambda seat: -scores[seat])
        self.ranks.heading = self._heading(standing) if scores else ""
        self.ranks.ranks = tuple(
            Rank(
                people.looks[seat], people.names[seat], str(scores[seat]) if scores else "",
                leads=seat in leads, acts=seat in acts,
            )
            for seat in order
        )  # fmt: skip

    def _standing_of(self, view: TableView) -> Standing | None:
        if self._standing[0] is not view.observation:
            self._standing = (view.observation, standing_of(view))
        return self._standing[1]

    @staticmethod
    def _scores(view: TableView, standing: Standing | None) -> tuple[int, ...]:
        if view.outcome is not None:
            return view.outcome.scores
        return () if standing is None else standing.scores

    def _heading(self, standing: Standing | None) -> str:
        is_over = self._table.seen.outcome is not None
        counts = "" if standing is None or is_over else standing.counts
        return self._table.words(f"big-score-{counts}" if counts else "big-score")

    def _now(self, view: TableView) -> Now:
        table, words = self._table, self._table.words
        looks, names = table.people.looks, table.people.names
        if not table.room.connected:
            return Now(text=words("big-lost"))
        if view.outcome is not None:
            winners = view.outcome.winners
            return Now(tuple(looks[seat] for seat in winners), text=table.victory(winners))
        if not view.flow.is_running:
            return Now(text=words("big-paused"))
        acting = tuple(table.acting())
        name = names[acting[0]] if len(acting) == 1 else ""
        text = table.prompt() or words(
            "big-deciding" if acting else "big-moment", count=len(acting)
        )
        faces = tuple(looks[seat] for seat in acting)
        clock = _first([clock for clock in table.timed() if clock.seat in acting], table.now())
        if clock is None:
            return Now(faces, name, text, unlimited=words("big-no-clock") if acting else "")
        left, granted = clock
        steps = -(-steps_left(left, granted) // COARSE) * COARSE
        return Now(faces, name, text, ceil(left), steps)


def _first(clocks: Sequence[Clock], now: float) -> tuple[float, float] | None:
    """Give the seconds until the first of them is late, his bank included, and of how many."""
    found = []
    for clock in clocks:
        left = clock.left(now)
        if left is not None and clock.granted is not None:
            bank = clock.bank_left(now) or 0.0
            found.append((left, clock.granted) if left > 0 or not bank else (bank, bank))
    return min(found, default=None)
