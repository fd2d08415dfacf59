"""The state of a match: the engine's interface over `Facts` and the modules that know rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablee.engine import (
    TABLE,
    Action,
    Event,
    FactsState,
    IllegalAction,
    LegalActions,
    Outcome,
    Rng,
    Seat,
    Stop,
    Viewer,
)
from tablee.games.oh_les_nains.actions import Exchange
from tablee.games.oh_les_nains.audit import problems_of
from tablee.games.oh_les_nains.events import StopCalled
from tablee.games.oh_les_nains.facts import Facts
from tablee.games.oh_les_nains.moves import (
    entries_of,
    fallback_action,
    move_for,
    refuse_exchange,
)
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.observe import observe, own_view
from tablee.games.oh_les_nains.rounds import end_by_margin, outcome_of, returns_of
from tablee.games.oh_les_nains.snapshot import pack
from tablee.games.oh_les_nains.turn import exchange, make_move

if TYPE_CHECKING:
    from tablee.games.oh_les_nains.game import OhLesNains


class OhLesNainsState(Facts, FactsState):
    """A position of Oh ! les nains."""

    __slots__ = ("game",)

    game: "OhLesNains"

    def current_players(self) -> tuple[Seat, ...]:
        """The actor; at the start of a game all who haven't picked their colour."""
        if self.phase == "pick":
            return self.still_to_pick()
        return (self.actor,) if self.phase != "over" else ()

    def stage(self, seat: Seat) -> str:
        """One of pick, main, counter, wait, over."""
        if self.phase == "over":
            return "over"
        return self.phase if seat in self.current_players() else "wait"

    def legal_actions(self, seat: Seat) -> LegalActions:
        """For the table: to stop the match, once."""
        if seat == TABLE:
            return self.stops()
        return self.game.legal(entries_of(self, seat))

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:
        """Cards come from the substreams `deal` and `reshuffle/N`."""
        log: list[Event] = []
        if isinstance(action, Stop):
            self._stop(seat, action, rng, log)
            return log
        if seat == TABLE:
            raise IllegalAction("match-over" if self.phase == "over" else "not-for-table")
        if isinstance(action, Exchange):
            exchange(self, refuse_exchange(self, seat, action), rng, log)
        else:
            make_move(self, seat, move_for(self, seat, action), rng, log)
        return log

    def timeout_action(self, seat: Seat) -> Action:
        """Declines; else plays a squirrel, or exchanges the whole hand."""
        return fallback_action(self, seat)

    def returns(self) -> tuple[float, ...]:
        """1 for the winning team, -1 for the losing one, 0 for a draw."""
        return returns_of(self)

    def outcome(self) -> Outcome:
        """Ranked by games won."""
        return outcome_of(self)

    def observation(self, viewer: Viewer) -> OhLesNainsObservation:
        """See `observe`."""
        return observe(self, viewer)

    def own_view(self, seat: Seat) -> Mapping[str, Any]:
        """See `observe`."""
        return own_view(self, seat)

    def fixed_view(self) -> Mapping[str, Any]:
        """The options."""
        return {"options": self.terms.setup.options}

    def to_bytes(self) -> bytes:
        """See `snapshot`."""
        return pack(self)

    def problems(self) -> list[str]:
        """See `audit`."""
        return problems_of(self)

    def _stop(self, seat: Seat, stop: Stop, rng: Rng, log: list[Event]) -> None:
        self.refuse_stop(seat, stop)
        log.append(StopCalled(stop.reason))
        self.stopping = stop.reason
        if self.phase != "counter":
            end_by_margin(self, stop.reason, rng, log)
