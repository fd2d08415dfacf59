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
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.audit import problems_of
from tablee.games.gold_der_maya.events import StopCalled
from tablee.games.gold_der_maya.facts import NO_BID, Facts
from tablee.games.gold_der_maya.finish import outcome_of, scores
from tablee.games.gold_der_maya.layout import split
from tablee.games.gold_der_maya.moves import entries_of, fallback_layout, refuse_illegal
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.observe import observe, own_view
from tablee.games.gold_der_maya.snapshot import pack
from tablee.games.gold_der_maya.turn import end_match, lay_out, pay, seal_bid

if TYPE_CHECKING:
    from tablee.games.gold_der_maya.game import GoldDerMaya


class GoldDerMayaState(Facts, FactsState):
    """A position of Das Gold der Maya."""

    __slots__ = ("game",)

    game: "GoldDerMaya"

    def current_players(self) -> tuple[Seat, ...]:
        """All who haven't bid; then the winner."""
        if self.phase == "bid":
            return self.unsealed()
        return (self.winner,) if self.phase != "over" else ()

    def stage(self, seat: Seat) -> str:
        """One of bid, receiver, place, wait, over."""
        if self.phase == "over":
            return "over"
        return self.phase if seat in self.current_players() else "wait"

    def legal_actions(self, seat: Seat) -> LegalActions:
        """For the table: to stop the match, once."""
        if seat == TABLE:
            return self.stops()
        return self.game.legal(entries_of(self, seat))

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:  # noqa: ARG002
        """Nothing is left to chance once the bag is mixed."""
        log: list[Event] = []
        if isinstance(action, Stop):
            self._stop(seat, action, log)
            return log
        if seat == TABLE:
            raise IllegalAction("match-over" if self.phase == "over" else "not-for-table")
        refuse_illegal(self, seat, action)
        if isinstance(action, Bid):
            seal_bid(self, seat, action.beads, log)
        elif isinstance(action, GiveTo):
            pay(self, action.seat, log)
        elif isinstance(action, Arrange):
            lay_out(self, split(action.layout, self.terms.bases), log)
        return log

    def timeout_action(self, seat: Seat) -> Action:
        """Bids nothing, pays the first of the receivers, adds the new piece where it fits."""
        if self.phase == "bid":
            return Bid(0)
        if self.phase == "receiver":
            return GiveTo(self.receivers[0])
        assert seat == self.winner
        return Arrange(fallback_layout(self))

    def returns(self) -> tuple[float, ...]:
        """Points."""
        return tuple([float(score) for score in scores(self)])

    def outcome(self) -> Outcome:
        """Ranked by points; equals share their place."""
        return outcome_of(self)

    def observation(self, viewer: Viewer) -> GoldDerMayaObservation:
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

    def _stop(self, seat: Seat, stop: Stop, log: list[Event]) -> None:
        self.refuse_stop(seat, stop)
        log.append(StopCalled(stop.reason))
        if self.phase == "bid" and self.bids.count(NO_BID) == self.terms.seats:
            end_match(self, stop.reason, log)
        else:
            self.stopping = stop.reason
