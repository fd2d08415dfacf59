"""The rules' entry: what the lobby shows, how a match begins, what a viewer's world may be."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.engine import (
    OPEN,
    Action,
    Arrangement,
    Brain,
    Drawing,
    Event,
    Game,
    GameType,
    Option,
    Preset,
    Rng,
    Setup,
)
from tests.conformance.toy.actions import HarbourAction, read, write
from tests.conformance.toy.brain import HarbourBrain
from tests.conformance.toy.crates import crates_for, stack_fault
from tests.conformance.toy.drawing import CratesDrawn
from tests.conformance.toy.events import Began, Drew, HarbourEvent
from tests.conformance.toy.facts import Facts, HarbourObservation
from tests.conformance.toy.state import HarbourState, chance

COINS = 6
HAND = 3


class Harbour(Game[HarbourState, HarbourObservation]):
    """The rules of the harbour."""

    type = GameType(
        slug="toy-harbour",
        title="Harbour",
        rules_version=1,
        seats=(2, 4),
        default_seats=4,
        dynamics="mixed",
        options=(
            Option("rounds", 3, low=1, high=4),
            Option("peek", True, values=(True, False)),
            Option("seconds", 30, low=5, high=60, or_none=True),
        ),
        presets=(Preset("short", {"rounds": 1}), Preset("blind", {"peek": False})),
        teams={4: (0, 1, 0, 1)},
    )
    action_type = HarbourAction
    event_type = HarbourEvent
    observation_type = HarbourObservation
    brain: Brain[Any, Any] = HarbourBrain()
    state_type = HarbourState

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> HarbourState:
        facts = self._empty(setup)
        facts.starter = rng.derive("starter").below(setup.seats)
        rng.derive("deal/1").shuffle(facts.pile)
        told: list[Event] = [Began(facts.starter), chance(facts, "deal/1")]
        for seat in range(setup.seats):
            facts.hands[seat] = sorted(facts.pile.pop() for _ in range(HAND))
            told.append(Drew(seat, HAND, tuple(facts.hands[seat])))
        if events is not None:
            events.extend(told)
        return self.state_type(self, facts)

    def max_length(self, setup: Setup) -> int:
        return setup.number("rounds") * (setup.seats + 2) + setup.seats + 1

    def drawing(self, setup: Setup) -> Drawing:
        return CratesDrawn(setup)

    def determinize(self, observation: HarbourObservation, rng: Rng) -> HarbourState:
        """Give a world. What another seat saw when it peeked isn't guessed: it only guides him."""
        facts = self._known(observation)
        if observation.viewer != OPEN:
            self._guess(facts, observation, rng)
        return self.state_type(self, facts)

    def action_to_string(self, action: Action) -> str:
        return write(action)

    def string_to_action(self, text: str) -> Action:
        return read(text)

    def conserved(self, state: HarbourState) -> Mapping[str, int]:
        facts = state.facts
        zones = (*facts.hands, *facts.ships, facts.pile, facts.tossed)
        return {"crates": sum(map(len, zones)), "coins": sum(facts.coins) + facts.chest}

    def from_bytes(self, data: bytes) -> HarbourState:
        return self.state_type(self, msgspec.msgpack.decode(data, type=Facts))

    def position(self, **facts: Any) -> HarbourState:
        """Build a position from any of the `Facts`; what is placed nowhere lies in the pile."""
        setup = facts.pop("setup", None) or self.setup()
        base = self._empty(setup)
        for name, value in facts.items():
            setattr(base, name, value)
        placed = {crate for zone in (*base.hands, *base.ships, base.tossed) for crate in zone}
        if "pile" not in facts:
            base.pile = [crate for crate in base.pile if crate not in placed]
        return self.state_type(self, base)

    def judge(self, arrangement: Arrangement, layout: tuple[str, ...]) -> str | None:
        return super().judge(arrangement, layout) or stack_fault(layout)

    def teams_of(self, setup: Setup) -> tuple[int, ...]:
        """Give each seat's team; alone, where there are no teams."""
        return self.type.teams.get(setup.seats, tuple(range(setup.seats)))

    def _empty(self, setup: Setup) -> Facts:
        seats = setup.seats
        return Facts(
            setup=setup,
            starter=0,
            coins=[COINS] * seats,
            hands=[[] for _ in range(seats)],
            ships=[[] for _ in range(seats)],
            pile=crates_for(seats),
            bids=[None] * seats,
            peeked=[False] * seats,
            glimpses=[None] * seats,
        )

    def _known(self, seen: HarbourObservation) -> Facts:
        facts = self._empty(seen.setup)
        facts.starter, facts.stage, facts.winner = seen.starter, seen.stage, seen.winner
        facts.coins, facts.chest, facts.reason = list(seen.coins), seen.chest, seen.reason
        facts.ships = [list(ship) for ship in seen.ships]
        facts.tossed, facts.shuffles = list(seen.tossed), seen.shuffles
        facts.shown, facts.peeked = [list(bids) for bids in seen.shown], list(seen.peeked)
        if seen.viewer == OPEN:
            facts.hands, facts.pile = [list(hand) for hand in seen.hands], list(seen.pile)
            facts.bids, facts.glimpses = list(seen.bids), list(seen.glimpses)
        elif seen.viewer >= 0:
            facts.hands[seen.viewer] = list(seen.hand)
            facts.glimpses[seen.viewer], facts.bids[seen.viewer] = seen.glimpse, seen.bid
        return facts

    def _guess(self, facts: Facts, seen: HarbourObservation, rng: Rng) -> None:
        crate, taker = seen.glimpse or ("", None)
        public = {*seen.hand, *seen.tossed, *sum(seen.ships, ()), crate}
        unseen = [other for other in crates_for(seen.setup.seats) if other not in public]
        rng.shuffle(unseen)
        for seat, count in enumerate(seen.counts):
            if seat != seen.viewer:
                known = [crate] if taker == seat else []
                missing = count - len(known)
                facts.hands[seat] = sorted([*known, *unseen[:missing]])
                del unseen[:missing]
                facts.bids[seat] = rng.below(seen.coins[seat] + 1) if seen.sealed[seat] else None
        facts.pile = [*unseen, crate] if crate and taker is None else unseen


GAME = Harbour()
