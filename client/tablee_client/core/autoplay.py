"""A player without hands: takes a seat's decisions by itself, from what the seat may know.

It is what a bot writer starts from: an observation and the legal actions in, an action out.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from tablee.engine import LEVELS, Action, Outcome, Rng
from tablee_client.core.failure import MatchLost, RefusedError
from tablee_client.core.notices import Closed, Notice, Replaced, TableLeft
from tablee_client.core.session import Session
from tablee_client.core.tableview import TableView

Choose: TypeAlias = Callable[[TableView, Rng], Action | None]

PASSING: Final = frozenset({"stale", "not-now", "no-prompt", "pending", "not-playing", "illegal"})
"""Refusals that only say that the table has moved on."""


def play_anything(view: TableView, rng: Rng) -> Action | None:
    """Choose any legal action, but none out of turn."""
    owes = any(clock.seat == view.seat for clock in view.clocks)
    return view.legal.sample(rng) if owes and view.legal else None


def play_soundly(view: TableView, rng: Rng) -> Action | None:
    """Choose what the game's own heuristic says."""
    if view.game is None or view.observation is None or not view.legal:
        return None
    return view.game.brain.heuristic(view.observation, view.legal, rng)


WAYS: Final[Mapping[str, Choose]] = MappingProxyType(
    {**dict.fromkeys(LEVELS, play_soundly), "easy": play_anything}
)
"""Ways to play, by level. A client searches nothing: above `normal` it plays no better."""


class Autoplay:
    """Plays, or only watches, one match of a session to its end."""

    def __init__(self, session: Session, choose: Choose | None, rng: Rng) -> None:
        """Decide by `choose` with the dice `rng`; with None only watch."""
        self._session = session
        self._choose = choose
        self._rng = rng
        self._answered = (0, 0)

    async def to_the_end(self) -> tuple[Outcome, TableView]:
        """Play until the match is over and give its result; MatchLost if it never will be."""
        while True:
            view = self._session.table
            if view is not None and view.outcome is not None:
                return view.outcome, view
            if view is not None and view.may_act:
                await self._decide(view)
            self._look_at(await self._session.wait())

    async def _decide(self, view: TableView) -> None:
        """Answer a prompt once at each version of the match."""
        if self._choose is None or self._answered == (view.match, view.version):
            return
        self._answered = (view.match, view.version)
        action = self._choose(view, self._rng)
        if action is None:
            return
        try:
            await self._session.act(action)
        except RefusedError as error:
            if error.code not in PASSING:
                raise

    def _look_at(self, notices: list[Notice]) -> None:
        for notice in notices:
            if isinstance(notice, Closed | Replaced | TableLeft):
                raise MatchLost(notice)
        if not notices and self._session.over:
            raise MatchLost(None)
