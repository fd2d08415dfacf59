"""The position of one match and what its actions do to it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

import msgspec

from tablee.engine import (
    TABLE,
    Action,
    Arrangement,
    Chance,
    Choice,
    Entry,
    Event,
    IllegalAction,
    LegalActions,
    Line,
    Outcome,
    Range,
    Rng,
    Seat,
    State,
    Stop,
    Subset,
    Viewer,
    ranks_of,
)
from tests.conformance.toy.actions import Bid, Load, Peek, Toss
from tests.conformance.toy.crates import crates_for, weight
from tests.conformance.toy.events import Drew, Ended, Loaded, Opened, Peeked, Sealed, Tossed
from tests.conformance.toy.facts import Facts, HarbourObservation, observe, own_view

if TYPE_CHECKING:
    from tests.conformance.toy.game import Harbour

DRAWN = 2
STOPS = tuple(Stop(reason) for reason in ("time", "vote", "host", "abandoned"))


class HarbourState(State):
    """A position: its facts, and the game that binds its legal actions."""

    __slots__ = ("facts", "game")

    def __init__(self, game: "Harbour", facts: Facts) -> None:
        self.game = game
        self.facts = facts

    def current_players(self) -> tuple[Seat, ...]:
        if self.facts.stage == "bid":
            return tuple(seat for seat, bid in enumerate(self.facts.bids) if bid is None)
        winner = self.facts.winner
        return () if winner is None or self.is_terminal() else (winner,)

    def stage(self, seat: Seat) -> str:
        if self.is_terminal():
            return "over"
        return self.facts.stage if seat in self.current_players() else "wait"

    def legal_actions(self, seat: Seat) -> LegalActions:
        if self.is_terminal():
            return self.game.legal(())
        if seat == TABLE:
            return self.game.legal(map(Choice, STOPS))
        owed = self._owed(seat) if seat in self.current_players() else ()
        return self.game.legal((*owed, *self._asides(seat)))

    def apply_action(self, seat: Seat, action: Action, rng: Rng) -> list[Event]:
        self._check(seat, action)
        match action:
            case Bid(amount):
                return self._bid(seat, amount, rng)
            case Toss(crates):
                return self._toss(seat, crates)
            case Load(crates):
                return self._load(seat, crates)
            case Peek():
                return self._peek(seat)
            case Stop(reason):
                return self._end(reason)
        raise AssertionError(f"a legal action that nobody applies: {action}")

    def timeout_action(self, seat: Seat) -> Action:
        fallback: dict[str, Action] = {"bid": Bid(0), "toss": Toss(()), "load": Load(())}
        return fallback[self.stage(seat)]

    def is_terminal(self) -> bool:
        return self.facts.stage == "over"

    def returns(self) -> tuple[float, ...]:
        scores = self.outcome().scores
        return tuple(score - sum(scores) / len(scores) for score in scores)

    def outcome(self) -> Outcome:
        if not self.is_terminal():
            raise ValueError("the match goes on")
        own = [(self._cargo(seat), self.facts.coins[seat] // 2) for seat in self._seats()]
        teams = self.game.teams_of(self.facts.setup)
        scores = tuple(
            sum(sum(part) for part, other in zip(own, teams, strict=True) if other == team)
            for team in teams
        )
        ranks = ranks_of(scores)
        lines = tuple((Line("cargo", cargo), Line("coins", coins)) for cargo, coins in own)
        winners = tuple(seat for seat in self._seats() if ranks[seat] == 1)
        return Outcome(scores, ranks, winners, lines, self.facts.reason)

    def observation(self, viewer: Viewer) -> HarbourObservation:
        return observe(self.facts, viewer)

    def own_view(self, seat: Seat) -> Mapping[str, Any]:
        return own_view(self.facts, seat)

    def fixed_view(self) -> Mapping[str, Any]:
        return {"setup": self.facts.setup}

    def clone(self) -> Self:
        return type(self)(self.game, msgspec.msgpack.decode(self.to_bytes(), type=Facts))

    def to_bytes(self) -> bytes:
        return msgspec.msgpack.encode(self.facts)

    def problems(self) -> list[str]:
        facts = self.facts
        zones = (*facts.hands, *facts.ships, facts.pile, facts.tossed)
        crates = [crate for zone in zones for crate in zone]
        found = []
        if sorted(crates) != crates_for(facts.setup.seats):
            found.append("a crate is missing or twice there")
        if min(facts.coins) < 0:
            found.append("a seat has less than no coins")
        if any((bid or 0) > coins for bid, coins in zip(facts.bids, facts.coins, strict=True)):
            found.append("a seat bids more than it has")
        return found

    def time_limit(self, seat: Seat) -> int | None:
        owes = seat in self.current_players()
        return self.facts.setup.number_or_none("seconds") if owes else None

    def hold(self, seat: Seat, action: Action) -> int:
        return 500 if isinstance(action, Peek) and seat not in self.current_players() else 0

    def _seats(self) -> range:
        return range(self.facts.setup.seats)

    def _owed(self, seat: Seat) -> tuple[Entry, ...]:
        hand = tuple(self.facts.hands[seat])
        if self.facts.stage == "bid":
            return (Range("bid", 0, self.facts.coins[seat]),)
        if self.facts.stage == "toss":
            return (Subset("toss", hand, 0, min(2, len(hand))),)
        return (Arrangement("load", hand),)

    def _asides(self, seat: Seat) -> tuple[Entry, ...]:
        allowed = self.facts.setup.flag("peek") and bool(self.facts.pile) and seat in self._seats()
        return (Choice(Peek()),) if allowed and not self.facts.peeked[seat] else ()

    def _check(self, seat: Seat, action: Action) -> None:
        if self.is_terminal():
            raise IllegalAction("over")
        if seat != TABLE and seat not in self._seats():
            raise IllegalAction("no-such-seat", seat=seat)
        if not self.legal_actions(seat).allows(action):
            raise IllegalAction("not-allowed", stage=self.stage(seat))

    def _bid(self, seat: Seat, amount: int, rng: Rng) -> list[Event]:
        self.facts.bids[seat] = amount
        sealed: list[Event] = [Sealed(seat)]
        return sealed if self.current_players() else sealed + self._open_bids(rng)

    def _open_bids(self, rng: Rng) -> list[Event]:
        facts, seats = self.facts, self.facts.setup.seats
        bids = [bid or 0 for bid in facts.bids]
        order = [(facts.starter + step) % seats for step in self._seats()]
        winner = max(order, key=lambda seat: bids[seat])
        facts.shown.append(bids)
        facts.bids = [None] * seats
        facts.coins[winner] -= bids[winner]
        facts.chest += bids[winner]
        facts.winner, facts.stage = winner, "toss"
        return [Opened(tuple(bids), winner), *self._draw(winner, rng)]

    def _draw(self, seat: Seat, rng: Rng) -> list[Event]:
        events: list[Event] = []
        drawn: list[str] = []
        while len(drawn) < DRAWN and (self.facts.pile or self.facts.tossed):
            if not self.facts.pile:
                events.append(self._reshuffle(rng))
            drawn.append(self._take_top(seat))
        self.facts.hands[seat] = sorted(self.facts.hands[seat] + drawn)
        return [*events, Drew(seat, len(drawn), tuple(sorted(drawn)))]

    def _take_top(self, taker: Seat) -> str:
        crate = self.facts.pile.pop()
        for seat, glimpse in enumerate(self.facts.glimpses):
            if glimpse is not None and glimpse[0] == crate:
                self.facts.glimpses[seat] = None if seat == taker else (crate, taker)
        return crate

    def _reshuffle(self, rng: Rng) -> Event:
        facts = self.facts
        facts.shuffles += 1
        label = f"reshuffle/{facts.shuffles}"
        facts.pile, facts.tossed = sorted(facts.tossed), []
        rng.derive(label).shuffle(facts.pile)
        return chance(facts, label)

    def _toss(self, seat: Seat, crates: tuple[str, ...]) -> list[Event]:
        self._leave_hand(seat, crates)
        self.facts.tossed.extend(crates)
        self.facts.stage = "load"
        return [Tossed(seat, crates)]

    def _load(self, seat: Seat, crates: tuple[str, ...]) -> list[Event]:
        facts = self.facts
        self._leave_hand(seat, crates)
        facts.ships[seat].extend(crates)
        facts.winner, facts.stage = None, "bid"
        facts.starter = (facts.starter + 1) % facts.setup.seats
        last = len(facts.shown) == facts.setup.number("rounds")
        return [Loaded(seat, crates), *(self._end("rounds") if last else ())]

    def _leave_hand(self, seat: Seat, crates: tuple[str, ...]) -> None:
        for crate in crates:
            self.facts.hands[seat].remove(crate)
        for other, glimpse in enumerate(self.facts.glimpses):
            if glimpse is not None and glimpse[0] in crates:
                self.facts.glimpses[other] = None

    def _peek(self, seat: Seat) -> list[Event]:
        self.facts.peeked[seat] = True
        self.facts.glimpses[seat] = (self.facts.pile[-1], None)
        return [Peeked(seat, (self.facts.pile[-1],))]

    def _end(self, reason: str) -> list[Event]:
        self.facts.stage, self.facts.reason, self.facts.winner = "over", reason, None
        return [Ended(reason)]

    def _cargo(self, seat: Seat) -> int:
        return sum(weight(crate) for crate in self.facts.ships[seat])


def chance(facts: Facts, label: str) -> Chance:
    """Record a shuffle: the pile's order, bottom first, as places in the full set."""
    places = crates_for(facts.setup.seats)
    return Chance(label, tuple(places.index(crate) for crate in facts.pile))
