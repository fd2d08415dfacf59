"""The toy with one fault each: what a game's builder may get wrong, for the suite to find."""

from collections.abc import Mapping
from itertools import count
from typing import Any, Final, Self

import msgspec
from msgspec.structs import replace

from tablee.engine import (
    TABLE,
    Action,
    Choice,
    Event,
    IllegalAction,
    LegalActions,
    Observation,
    Outcome,
    Preset,
    PublicEvent,
    Range,
    Rng,
    Seat,
    Setup,
    Stop,
    Value,
    Viewer,
)
from tests.conformance.toy import Bid, Harbour, HarbourState, Load, Peek, Toss
from tests.conformance.toy.actions import read
from tests.conformance.toy.brain import HarbourBrain
from tests.conformance.toy.events import Drew, HarbourEvent
from tests.conformance.toy.facts import Facts, HarbourObservation

TICKS: Final = count()


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


class Hashed(Harbour):
    """Hands are dealt in the order of a set."""

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> HarbourState:
        state = super().new_initial_state(setup, rng, events)
        state.facts.pile = list(set(state.facts.pile))
        return state


class Restless(Harbour):
    """Chance comes from elsewhere than the seed."""

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> HarbourState:
        return super().new_initial_state(setup, rng.derive(str(next(TICKS))), events)


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


class Forgetful(Harbour):
    """A sealed bid isn't in the bytes."""

    class state_type(HarbourState):  # noqa: N801
        def to_bytes(self) -> bytes:
            unsealed = [None] * self.facts.setup.seats
            return msgspec.msgpack.encode(replace(self.facts, bids=unsealed))


class Gullible(Harbour):
    """Any bytes are a position."""

    def from_bytes(self, data: bytes) -> HarbourState:
        try:
            return super().from_bytes(data)
        except ValueError:
            return self.position()


class Siamese(Harbour):
    """A clone shares the list of coins with its original."""

    class state_type(HarbourState):  # noqa: N801
        def clone(self) -> Self:
            twin = super().clone()
            twin.facts.coins = self.facts.coins
            return twin


class Blabbing(Harbour):
    """All hands are shown to everybody, and the guessed worlds are made of them."""

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            hands = tuple(map(tuple, self.facts.hands))
            return replace(super().observation(viewer), hands=hands)

    def determinize(self, observation: HarbourObservation, rng: Rng) -> HarbourState:
        world = super().determinize(observation, rng)
        held = {crate for hand in observation.hands for crate in hand}
        spare = [*world.facts.pile, *(c for hand in world.facts.hands for c in hand)]
        world.facts.hands = [list(hand) for hand in observation.hands]
        world.facts.pile = [crate for crate in spare if crate not in held]
        return world


class Incoherent(Harbour):
    """The guessed worlds forget whose turn it is to come first."""

    def determinize(self, observation: HarbourObservation, rng: Rng) -> HarbourState:
        world = super().determinize(observation, rng)
        world.facts.starter = 0
        return world


class Peeping(Harbour):
    """The guessed worlds are made of the last position that anybody looked at."""

    truth: Facts

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            Peeping.truth = self.facts
            return super().observation(viewer)

    def determinize(self, observation: HarbourObservation, rng: Rng) -> HarbourState:
        del observation, rng
        return self.state_type(self, msgspec.convert(msgspec.to_builtins(self.truth), Facts))


class Dull(Harbour):
    """What a seat saw by peeking isn't in its observation."""

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            return replace(super().observation(viewer), glimpse=None)


class Revealing(Harbour):
    """Coins are taken when a bid is sealed, so that the others see how many."""

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            pairs = zip(self.facts.coins, self.facts.bids, strict=True)
            left = tuple(coins - (bid or 0) for coins, bid in pairs)
            return replace(super().observation(viewer), coins=left)


class SealedFor(PublicEvent, frozen=True, array_like=True):
    """A seat has chosen its bid, and everybody hears it."""

    seat: int
    bid: int


class Loud(Harbour):
    """The event of a sealed bid tells the bid."""

    event_type = HarbourEvent | SealedFor

    class state_type(HarbourState):  # noqa: N801
        def _bid(self, seat: Seat, amount: int, rng: Rng) -> list[Event]:
            return [SealedFor(seat, amount), *super()._bid(seat, amount, rng)]


class DrewOpenly(Drew, frozen=True, array_like=True):
    """Drawn crates, with no form for those who mustn't see them."""

    def redacted(self) -> Event:
        return self


class Unredacted(Harbour):
    """What a seat is dealt is told to all."""

    event_type = HarbourEvent | DrewOpenly

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> HarbourState:
        told: list[Event] = []
        state = super().new_initial_state(setup, rng, told)
        if events is not None:
            events.extend(
                DrewOpenly(e.seat, e.count, e.crates) if isinstance(e, Drew) else e for e in told
            )
        return state


class Wordy(Harbour):
    """An observation tells more than fits."""

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            return replace(super().observation(viewer), reason="x" * 5000)


class Curious(Harbour):
    """Looking at the position changes it."""

    class state_type(HarbourState):  # noqa: N801
        def stage(self, seat: Seat) -> str:
            self.facts.starter = seat
            return super().stage(seat)


class Hurried(Harbour):
    """The fast playout forgets a move."""

    def playout(self, state: HarbourState, rng: Rng, *, dice: Rng) -> int:
        return super().playout(state, rng, dice=dice) - 1


class Sloppy(Harbour):
    """Numbers with leading zeros are read."""

    def string_to_action(self, text: str) -> Action:
        return read(text.replace(" 0", " ") if text.startswith("bid 0") and text[5:] else text)


class Disloyal(Harbour):
    """Seats of one team get different places."""

    class state_type(HarbourState):  # noqa: N801
        def outcome(self) -> Outcome:
            outcome = super().outcome()
            ranks = tuple(range(1, len(outcome.ranks) + 1))
            return replace(outcome, ranks=ranks, winners=(0,))


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


class BrokenPreset(Harbour):
    """A preset that its own options refuse."""

    type = replace(Harbour.type, presets=(Preset("endless", {"rounds": 99}),))


class LoneTeam(Harbour):
    """A seat belongs to no team."""

    type = replace(Harbour.type, teams={4: (0, 1, 0)})


class NoTime(Harbour):
    """Some decisions must be made at once."""

    class state_type(HarbourState):  # noqa: N801
        def time_limit(self, seat: Seat) -> int | None:
            del seat
            return 0


class Prophet(Harbour):
    """The outcome is known before the end."""

    class state_type(HarbourState):  # noqa: N801
        def outcome(self) -> Outcome:
            ended = self.clone()
            ended.facts.stage = "over"
            return super(type(self), ended).outcome()


class Stranger(Harbour):
    """A choice is listed that its own wire form refuses."""

    class state_type(HarbourState):  # noqa: N801
        def legal_actions(self, seat: Seat) -> LegalActions:
            reason: Any = "boredom"
            listed = super().legal_actions(seat)
            extra = [Choice(Stop(reason))] if listed and seat == TABLE else []
            return self.game.legal([*listed, *extra])


class Rich(Harbour):
    """Bids come up that the wire has no room for."""

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> HarbourState:
        state = super().new_initial_state(setup, rng, events)
        state.facts.coins = [1000] * setup.seats
        return state


class TouchyBid(Bid, frozen=True, array_like=True, tag="bid"):
    """A bid that breaks where it should be refused."""

    def __post_init__(self) -> None:
        if type(self.amount) is int and not 0 <= self.amount < 50:
            raise KeyError(self.amount)


class Touchy(Harbour):
    """A wild number off the wire breaks the decoder."""

    action_type = TouchyBid | Toss | Load | Peek | Stop

    def string_to_action(self, text: str) -> Action:
        action = super().string_to_action(text)
        return TouchyBid(action.amount) if isinstance(action, Bid) else action


class Trusting(Harbour):
    """Bytes that are almost a position break it."""

    def from_bytes(self, data: bytes) -> HarbourState:
        state = super().from_bytes(data)
        state.facts.coins[state.facts.starter] += 0
        return state


class Undeclared(Harbour):
    """An event happens that isn't among the game's events."""

    class state_type(HarbourState):  # noqa: N801
        def _bid(self, seat: Seat, amount: int, rng: Rng) -> list[Event]:
            return [SealedFor(seat, 0), *super()._bid(seat, amount, rng)]


class Ringing(PublicEvent, frozen=True, array_like=True, tag="sealed"):
    """Takes another event's tag."""


class Ambiguous(Harbour):
    """Two events can't be told apart on the wire."""

    event_type = HarbourEvent | Ringing


HASHED: Final = Hashed()
