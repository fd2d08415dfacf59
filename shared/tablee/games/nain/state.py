"""The state of a match: the engine's interface over `Facts` and the modules that know rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tablee.engine import (
    TABLE,
    Action,
    Event,
    FactsState,
    LegalActions,
    Outcome,
    Rng,
    Seat,
    Stop,
    Viewer,
)
from tablee.games.nain.actions import (
    CHOOSE,
    TAKE,
    Bid,
    Choose,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee.games.nain.audit import problems_of
from tablee.games.nain.cards import INDEX, SPECIAL_INDEX
from tablee.games.nain.events import StopCalled
from tablee.games.nain.facts import Facts
from tablee.games.nain.finish import end_match, outcome_of, scores
from tablee.games.nain.moves import entries_of, fallback, owing
from tablee.games.nain.observation import NainObservation
from tablee.games.nain.observe import observe, own_view
from tablee.games.nain.refusals import refuse_illegal
from tablee.games.nain.share import keep_cards, take_card
from tablee.games.nain.snapshot import pack
from tablee.games.nain.turn import (
    be_done,
    call_nain,
    choose_coin,
    expose_special,
    flip_coin,
    make_bid,
    play_special,
    reveal_special,
)

if TYPE_CHECKING:
    from tablee.games.nain.game import NainGame

LAST_REVEAL_SECONDS: Final = 10


class NainState(Facts, FactsState):
    """One position: its facts, and the game that binds its legal actions."""

    __slots__ = ("game",)

    game: "NainGame"

    def current_players(self) -> tuple[Seat, ...]:
        """Who chooses, bids, may reveal before the count, picks or drafts."""
        return owing(self)

    def stage(self, seat: Seat) -> str:
        """One of choose, open, bid, last-reveal, pick, draft, wait, over."""
        if self.phase == "over":
            return "over"
        if seat not in owing(self):
            return "wait"
        if self.phase == "bidding":
            return "bid" if self.bid else "open"
        return self.phase

    def legal_actions(self, seat: Seat) -> LegalActions:
        """Specials may be played and revealed out of turn. For the table: to stop, once."""
        if seat == TABLE:
            return self.stops()
        return self.game.legal(entries_of(self, seat))

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:
        """Leftovers are shuffled in the substream `draft/N`."""
        log: list[Event] = []
        if isinstance(action, Stop):
            self._stop(seat, action, log)
            return log
        refuse_illegal(self, seat, action)
        match action:
            case Flip() | Expose() | Bid() | Nain():
                self._act_on_turn(action, log)
            case Choose(coin):
                choose_coin(self, seat, INDEX[coin], log)
            case PlaySpecial(special):
                play_special(self, seat, SPECIAL_INDEX[special], log)
            case RevealSpecial(place):
                reveal_special(self, seat, place, by=seat, log=log)
            case Done():
                be_done(self, seat, log)
            case Keep(pair):
                keep_cards(self, tuple(map(int, pair)), rng, log)
            case Take(position):
                take_card(self, position, log)
        return log

    def timeout_action(self, seat: Seat) -> Action:
        """Small bids while they are likely, then nain; see `fallback`."""
        return fallback(self, seat)

    def forced_action(self, seat: Seat) -> Action | None:
        """The last coin card of a hand, and the last card of the leftovers."""
        if seat not in owing(self):
            return None
        if self.phase == "choose" and len(self.hands[seat]) == 1:
            return CHOOSE[self.hands[seat][0]].action
        if self.phase == "draft" and len(self.drafters) == 1:
            return TAKE[next(p for p, coin in enumerate(self.draft) if coin >= 0)].action
        return None

    def hold(self, seat: Seat, action: Action) -> int:  # noqa: ARG002 - the same for every seat
        """Doubt waits for `reaction_ms`, so that others can play or reveal a special first."""
        return self.terms.reaction if isinstance(action, Nain) else 0

    def time_limit(self, seat: Seat) -> int | None:
        """Give `turn_seconds` to a seat that owes a decision; 10 for the last reveals."""
        if seat not in owing(self):
            return None
        if self.phase == "last-reveal":
            return LAST_REVEAL_SECONDS
        return self.terms.setup.number_or_none("turn_seconds")

    def returns(self) -> tuple[float, ...]:
        """Coins won above the average of the table."""
        final = scores(self)
        return tuple(score - sum(final) / len(final) for score in final)

    def outcome(self) -> Outcome:
        """Ranked by coins."""
        return outcome_of(self)

    def observation(self, viewer: Viewer) -> NainObservation:
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

    def _act_on_turn(self, action: Flip | Expose | Bid | Nain, log: list[Event]) -> None:
        match action:
            case Flip(target):
                flip_coin(self, target, log)
            case Expose(target, place):
                expose_special(self, target, place, log)
            case Bid(amount):
                make_bid(self, amount, log)
            case Nain():
                call_nain(self, log)

    def _stop(self, seat: Seat, stop: Stop, log: list[Event]) -> None:
        """At once while cards are chosen; else when this round is shared."""
        self.refuse_stop(seat, stop)
        log.append(StopCalled(stop.reason))
        if self.phase == "choose":
            end_match(self, stop.reason, log)
        else:
            self.stopping = stop.reason
