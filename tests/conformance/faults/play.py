"""Faults of the rules in play: endings, legality, outcomes, setups and brains."""

from collections.abc import Mapping
from itertools import count
from typing import Any, Final

from msgspec.structs import replace

from tablee.engine import (
    TABLE,
    Action,
    Choice,
    IllegalAction,
    LegalActions,
    Observation,
    Outcome,
    Preset,
    Range,
    Rng,
    Seat,
    Setup,
    Value,
)
from tests.conformance.toy import Bid, Harbour, HarbourState, Load, Peek
from tests.conformance.toy.brain import HarbourBrain

TICKS: Final = count()


class BrokenPreset(Harbour):
    """A preset that its own options refuse."""

    type = replace(Harbour.type, presets=(Preset("endless", {"rounds": 99}),))


class LoneTeam(Harbour):
    """A seat belongs to no team."""

    type = replace(Harbour.type, teams={4: (0, 1, 0)})


class Lenient(Harbour):
    """Options may have any value."""

    def setup(
        self,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> Setup:
        known = {key: True for key in options or {} if key == "peek"}
        return super().setup(seats, preset=preset, options=known)


class TooLong(Harbour):
    """Matches last longer than it says."""

    def max_length(self, setup: Setup) -> int:
        return super().max_length(setup) // 2


class CoinsVanish(Harbour):
    """The winner's bid goes nowhere."""

    def conserved(self, state: HarbourState) -> Mapping[str, int]:
        return {"coins": sum(state.facts.coins)}


class Overdrawn(Harbour):
    """A seat may bid a coin that it hasn't got."""

    class state_type(HarbourState):  # noqa: N801 - it takes the place of an attribute
        def _owed(self, seat: Seat) -> tuple[Any, ...]:
            if self.facts.stage == "bid":
                return (Range("bid", 0, self.facts.coins[seat] + 1),)
            return super()._owed(seat)


class BadFallBack(Harbour):
    """Time out means all coins and one more."""

    class state_type(HarbourState):  # noqa: N801
        def timeout_action(self, seat: Seat) -> Action:
            late = super().timeout_action(seat)
            return Bid(self.facts.coins[seat] + 1) if isinstance(late, Bid) else late


class Undead(Harbour):
    """The table may go on stopping a match that is over."""

    class state_type(HarbourState):  # noqa: N801
        def legal_actions(self, seat: Seat) -> LegalActions:
            over = self.is_terminal() and seat == TABLE
            return self.game.legal((Choice(Peek()),)) if over else super().legal_actions(seat)


class Disloyal(Harbour):
    """Seats of one team get different places."""

    class state_type(HarbourState):  # noqa: N801
        def outcome(self) -> Outcome:
            outcome = super().outcome()
            ranks = tuple(range(1, len(outcome.ranks) + 1))
            return replace(outcome, ranks=ranks, winners=(0,))


class Prophet(Harbour):
    """The outcome is known before the end."""

    class state_type(HarbourState):  # noqa: N801
        def outcome(self) -> Outcome:
            ended = self.clone()
            ended.facts.stage = "over"
            return super(type(self), ended).outcome()


class NoTime(Harbour):
    """Some decisions must be made at once."""

    class state_type(HarbourState):  # noqa: N801
        def time_limit(self, seat: Seat) -> int | None:
            del seat
            return 0


class PhantomPeek(Harbour):
    """Peeking is offered to those who have peeked."""

    class state_type(HarbourState):  # noqa: N801
        def legal_actions(self, seat: Seat) -> LegalActions:
            listed = super().legal_actions(seat)
            seated = seat != TABLE and not self.is_terminal()
            return self.game.legal([*listed, Choice(Peek())]) if seated else listed

        def _check(self, seat: Seat, action: Action) -> None:
            if not super().legal_actions(seat).allows(action):
                raise IllegalAction("not-allowed")


class Unchecked(Harbour):
    """Any number is taken for a bid."""

    class state_type(HarbourState):  # noqa: N801
        def _check(self, seat: Seat, action: Action) -> None:
            if not (isinstance(action, Bid) and seat in self.current_players()):
                super()._check(seat, action)


class Hasty(Harbour):
    """It counts a try before it checks it."""

    class state_type(HarbourState):  # noqa: N801
        def _check(self, seat: Seat, action: Action) -> None:
            self.facts.chest += 1
            super()._check(seat, action)
            self.facts.chest -= 1


class Fickle(Harbour):
    """The list comes in another order every time."""

    class state_type(HarbourState):  # noqa: N801
        def legal_actions(self, seat: Seat) -> LegalActions:
            listed = list(super().legal_actions(seat))
            return self.game.legal(listed[::-1] if next(TICKS) % 2 else listed)


class BoldBrain(HarbourBrain):
    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        sound = super().heuristic(observation, legal, rng)
        return Bid(99) if isinstance(sound, Bid) else sound


class Bold(Harbour):
    """The heuristic bids what nobody has."""

    brain = BoldBrain()


class MoodyBrain(HarbourBrain):
    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        sound = super().heuristic(observation, legal, rng)
        return Load(()) if isinstance(sound, Load) and next(TICKS) % 2 else sound


class Moody(Harbour):
    """The heuristic depends on something else than what it is given."""

    brain = MoodyBrain()
