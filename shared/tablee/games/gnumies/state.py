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
    Subset,
    Viewer,
)
from tablee.games.gnumies.actions import CHOICES, GIVE, KEEP, Bid, Discard, choices_of
from tablee.games.gnumies.audit import problems_of
from tablee.games.gnumies.cards import INDEX, STAR
from tablee.games.gnumies.events import StopCalled
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.finish import (
    best_discard,
    outcome_of,
    scores,
    seal_discard,
    stop_asking,
)
from tablee.games.gnumies.guests import codes_of
from tablee.games.gnumies.moves import (
    bids_open_to,
    choices_to_lose,
    fallback_move,
    guests_for,
    move_for,
    moves_of,
    refuse_strangers,
)
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.observe import observe, own_view
from tablee.games.gnumies.rounds import go_on, seal_bid
from tablee.games.gnumies.snapshot import pack
from tablee.games.gnumies.star import place_drawn

if TYPE_CHECKING:
    from tablee.games.gnumies.game import Gnumies


class GnumiesState(Facts, FactsState):
    """A position of The Gnumies."""

    __slots__ = ("game",)

    game: "Gnumies"

    def current_players(self) -> tuple[Seat, ...]:
        """All who haven't bid; the star's owner; all who haven't chosen what to lose."""
        if self.phase == "bid" and self.waiting:
            return self.waiting  # by far the most frequent answer
        return self.owing()

    def stage(self, seat: Seat) -> str:
        """One of bid, bid-wullawaki, star, penalty, wait, over."""
        if self.phase == "over":
            return "over"
        if seat not in self.owing():
            return "wait"
        return "bid-wullawaki" if self.phase == "bid" and self.bids_allowed() > 0 else self.phase

    def legal_actions(self, seat: Seat) -> LegalActions:
        """For the table: to stop the match, once, and again while penalties are chosen."""
        if seat == TABLE:
            return self.stops()
        if self.phase == "penalty":
            pieces, count = choices_to_lose(self, seat)
            losses = Subset(Discard.kind(), pieces, count, count)
            return self.game.legal([losses] if count else ())
        if self.phase == "bid":
            return self.game.bids_as_legal(bids_open_to(self, seat))
        return self.game.legal(choices_of(moves_of(self, seat)))

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:  # noqa: ARG002
        """Chance has spoken before the first bid: nothing is drawn here."""
        log: list[Event] = []
        if isinstance(action, Bid):  # by far the most frequent action
            card = INDEX.get(action.card, STAR + 1)
            if bids_open_to(self, seat) >> card & 1:
                seal_bid(self, seat, card, log)
                return log
        if isinstance(action, Stop):
            self._stop(seat, action, log)
            return log
        if seat == TABLE and self.phase != "over":
            raise IllegalAction("not-for-table")
        refuse_strangers(self, seat)
        if isinstance(action, Discard):
            seal_discard(self, seat, guests_for(self, seat, action), log)
        else:
            self.make(seat, move_for(self, seat, action), log)
        return log

    def make(self, seat: Seat, move: int, log: list[Event] | None) -> None:
        """Make a legal move, unchecked; events go to the log where there is one."""
        if move < KEEP:
            seal_bid(self, seat, move, log)
        else:
            place_drawn(self, seat if move == KEEP else move - GIVE, log)
            go_on(self, log)

    def timeout_action(self, seat: Seat) -> Action:
        """Bids the lowest card, keeps what a star drew, loses what costs least."""
        if self.phase == "penalty":
            return Discard(codes_of(best_discard(self, seat)))
        return CHOICES[fallback_move(self, seat)].action

    def returns(self) -> tuple[float, ...]:
        """The points of every party room."""
        return tuple([float(score) for score in scores(self)])

    def outcome(self) -> Outcome:
        """Ranked by points; equals share their place."""
        return outcome_of(self)

    def observation(self, viewer: Viewer) -> GnumiesObservation:
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

    def may_be_stopped(self) -> bool:
        """Once while rounds go on, and again while penalties are chosen."""
        rounds_go_on = self.phase in ("bid", "star")
        return self.phase == "penalty" or (rounds_go_on and self.stopping is None)

    def _stop(self, seat: Seat, stop: Stop, log: list[Event]) -> None:
        self.refuse_stop(seat, stop)
        log.append(StopCalled(stop.reason))
        if self.phase == "penalty":
            stop_asking(self, log)
        else:
            self.stopping = stop.reason
