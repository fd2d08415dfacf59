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
from tablee.games.nain_jaune.actions import CHOICES, CLAIM, READY
from tablee.games.nain_jaune.audit import problems_of
from tablee.games.nain_jaune.deal import begin_next_deal
from tablee.games.nain_jaune.events import SeatReady, StopCalled
from tablee.games.nain_jaune.facts import Facts, seats_in
from tablee.games.nain_jaune.finish import end_match, outcome_of, scores
from tablee.games.nain_jaune.moves import fallback_move, move_for, moves_of
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.observe import observe, own_view
from tablee.games.nain_jaune.snapshot import pack
from tablee.games.nain_jaune.turn import claim_box, lay_card, say_sans

if TYPE_CHECKING:
    from tablee.games.nain_jaune.game import NainJaune


class NainJauneState(Facts, FactsState):
    """A position of Nain Jaune."""

    __slots__ = ("game",)

    game: "NainJaune"

    def current_players(self) -> tuple[Seat, ...]:
        """The actor; between deals all who aren't ready."""
        if self.phase == "between":
            return seats_in(self.seated & ~self.ready)
        return (self.actor,) if self.phase != "over" else ()

    def stage(self, seat: Seat) -> str:
        """One of lead, follow, claim, last-claim, between, wait, over."""
        if self.phase == "over":
            return "over"
        waiting = self.seated & ~self.ready if self.phase == "between" else 1 << self.actor
        if not waiting >> seat & 1:
            return "wait"
        if self.pending >= 0 and self.phase != "last-claim":
            return "claim"
        return self.phase

    def legal_actions(self, seat: Seat) -> LegalActions:
        """For the table: to stop the match, once."""
        if seat == TABLE:
            return self.stops()
        moves = moves_of(self, seat)
        return self.game.legal([CHOICES[move] for move in moves]) if moves else self.game.no_actions

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:
        """A deal's cards come from the substream `deal/N`."""
        log: list[Event] = []
        if isinstance(action, Stop):
            self._stop(seat, action, log)
            return log
        if seat == TABLE:
            raise IllegalAction("match-over" if self.phase == "over" else "not-for-table")
        self.make(seat, move_for(self, seat, action), rng, log)
        return log

    def make(self, seat: Seat, move: int, rng: Rng, log: list[Event] | None) -> None:
        """Make a legal move, unchecked; events go to the log where there is one."""
        if move < CLAIM:
            lay_card(self, move, log)
        elif move == CLAIM:
            claim_box(self, log)
        elif move == READY:
            self._be_ready(seat, rng, log)
        else:
            say_sans(self, log)

    def timeout_action(self, seat: Seat) -> Action:
        """Claims, lays the lowest lead and the board card first; never forgets a box."""
        return CHOICES[fallback_move(self, seat)].action

    def forced_action(self, seat: Seat) -> Action | None:
        """With `auto_single`: the only card that may be laid, where nothing else may be done."""
        if not self.terms.auto_single or not self.deal_is_on():
            return None
        moves = moves_of(self, seat)
        single = len(moves) == 1 and moves[0] < CLAIM
        return CHOICES[moves[0]].action if single else None

    def returns(self) -> tuple[float, ...]:
        """Tokens won or lost over the match, bought ones not counted."""
        final = scores(self)
        return tuple(float(score - began) for score, began in zip(final, self.base, strict=True))

    def outcome(self) -> Outcome:
        """Ranked by tokens, less what was bought again."""
        return outcome_of(self)

    def observation(self, viewer: Viewer) -> NainJauneObservation:
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

    def time_limit(self, seat: Seat) -> int | None:
        """Give `between_seconds` or `turn_seconds` to a seat that owes a decision."""
        if seat not in self.current_players():
            return None
        setup = self.terms.setup
        if self.phase == "between":
            return setup.number("between_seconds")
        return setup.number_or_none("turn_seconds")

    def _be_ready(self, seat: Seat, rng: Rng, log: list[Event] | None) -> None:
        self.ready |= 1 << seat
        if log is not None:
            log.append(SeatReady(seat))
        if self.ready == self.seated:
            begin_next_deal(self, rng, log)

    def _stop(self, seat: Seat, stop: Stop, log: list[Event]) -> None:
        self.refuse_stop(seat, stop)
        log.append(StopCalled(stop.reason))
        if self.phase == "between":
            end_match(self, stop.reason, log)
        else:
            self.stopping = stop.reason
