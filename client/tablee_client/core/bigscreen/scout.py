"""One look at one table: a session of its own, which is told nothing but what all may know."""

import logging
from collections.abc import Callable, Iterable

from tablee.engine import SPECTATOR, Standing
from tablee.protocol import SeatInfo, TableInfo
from tablee_client.core.bigscreen.interest import Key, Look, closeness
from tablee_client.core.notices import Notice, TableLeft, TableUpdated
from tablee_client.core.session import Session
from tablee_client.core.tableview import TableView

log = logging.getLogger(__name__)


class Scout:
    """Looks on at a table. `over` hears the view of each match that is over."""

    def __init__(self, key: Key, session: Session, over: Callable[[TableView], None]) -> None:
        self.key = key
        self.session = session
        self.unwanted_since: float | None = None
        self.was_sent_away = False
        self._over = over
        self._moved_at = session.clock()
        session.overheard = self._heard

    @property
    def is_lost(self) -> bool:
        """Whether nothing will be seen of the table any more."""
        return self.session.over or self.session.table is None

    @property
    def can_be_shown(self) -> bool:
        """Whether there is a match, seen as everybody may see it: never as a seat, nor all hands.

        The server tells this player nothing else; whatever else came would not be shown.
        """
        view = self.session.table
        return view is not None and view.game is not None and is_for_all(view)

    def look(self) -> Look | None:
        """Give what the table is worth now; None where nothing can be shown of it."""
        view = self.session.table
        if view is None or not self.can_be_shown:
            return None
        assert view.game is not None
        standing = standing_of(view)
        teams = view.game.type.teams.get(len(view.info.seats), ())
        return Look(
            key=self.key,
            phase=view.info.phase,
            people=people(view.info.seats),
            standing=standing,
            close=0.0 if standing is None else closeness(standing.scores, teams),
            waited=self.session.clock() - self._moved_at,
            is_paused=not view.flow.is_running,
        )

    def _heard(self, notice: Notice) -> None:
        if isinstance(notice, TableLeft):
            self.was_sent_away = notice.code == "removed"
        if isinstance(notice, TableUpdated):
            self._moved_at = self.session.clock()
            if notice.view.outcome is not None:
                self._over(notice.view)


def standing_of(view: TableView) -> Standing | None:
    """Give how a match stands; None where its game can't say, or was told what can't be."""
    if view.game is None or view.observation is None:
        return None
    try:
        standing: Standing | None = view.game.standing(view.observation)
    except Exception as error:  # a strange server's observation, of the right shape alone
        log.warning("how a match stands can't be said: %r", error)
        return None
    return standing


def is_for_all(view: TableView) -> bool:
    """Tell whether a view of a match is what everybody may know of it."""
    seen = view.observation
    return view.seat is None and seen is not None and seen.viewer == SPECTATOR


def people(seats: Iterable[SeatInfo]) -> int:
    """Count who sits there himself."""
    return sum(seat.kind == "player" and not seat.away for seat in seats)


def is_worth_a_look(info: TableInfo, *, late_hands: bool) -> bool:
    """Tell whether people play there and let others look on.

    `late_hands` tells whether a table that shows hands late would keep them from this player.
    """
    open_to_all = info.rules.spectators and not info.locked
    return (
        info.phase == "playing"
        and open_to_all
        and people(info.seats) > 0
        and (late_hands or not info.rules.open_hands)
    )
