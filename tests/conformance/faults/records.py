"""Faults of bytes, copies, texts and chance: what can't be kept, sent or repeated."""

from itertools import count
from typing import Any, Final, Self

import msgspec
from msgspec.structs import replace

from tablee.engine import (
    TABLE,
    Action,
    Choice,
    Event,
    LegalActions,
    Rng,
    Seat,
    Setup,
    Stop,
)
from tests.conformance.toy import Bid, Harbour, HarbourState, Load, Peek, Toss
from tests.conformance.toy.actions import read

TICKS: Final = count()


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


class Sloppy(Harbour):
    """Numbers with leading zeros are read."""

    def string_to_action(self, text: str) -> Action:
        return read(text.replace(" 0", " ") if text.startswith("bid 0") and text[5:] else text)


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


class Trusting(Harbour):
    """Bytes that are almost a position break it."""

    def from_bytes(self, data: bytes) -> HarbourState:
        state = super().from_bytes(data)
        state.facts.coins[state.facts.starter] += 0
        return state


class Siamese(Harbour):
    """A clone shares the list of coins with its original."""

    class state_type(HarbourState):  # noqa: N801
        def clone(self) -> Self:
            twin = super().clone()
            twin.facts.coins = self.facts.coins
            return twin


class Curious(Harbour):
    """Looking at the position changes it."""

    class state_type(HarbourState):  # noqa: N801
        def stage(self, seat: Seat) -> str:
            self.facts.starter = seat
            return super().stage(seat)


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


class Hurried(Harbour):
    """The fast playout forgets a move."""

    def playout(self, state: HarbourState, rng: Rng, *, dice: Rng) -> int:
        return super().playout(state, rng, dice=dice) - 1


HASHED: Final = Hashed()
