"""Faults of knowledge: what is told, shown, guessed or forgotten wrongly."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.engine import (
    Drawing,
    Drawn,
    Event,
    PublicEvent,
    Rng,
    Seat,
    Setup,
    Viewer,
)
from tests.conformance.toy import Harbour, HarbourState
from tests.conformance.toy.events import Drew, HarbourEvent
from tests.conformance.toy.facts import Facts, HarbourObservation


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


class Undeclared(Harbour):
    """An event happens that isn't among the game's events."""

    class state_type(HarbourState):  # noqa: N801
        def _bid(self, seat: Seat, amount: int, rng: Rng) -> list[Event]:
            return [SealedFor(seat, 0), *super()._bid(seat, amount, rng)]


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


class Ringing(PublicEvent, frozen=True, array_like=True, tag="sealed"):
    """Takes another event's tag."""


class Ambiguous(Harbour):
    """Two events can't be told apart on the wire."""

    event_type = HarbourEvent | Ringing


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


class Wordy(Harbour):
    """An observation tells more than fits."""

    class state_type(HarbourState):  # noqa: N801
        def observation(self, viewer: Viewer) -> HarbourObservation:
            return replace(super().observation(viewer), reason="x" * 5000)


class Shared(Harbour):
    """Who looks together with others sees the hand of the first seat."""

    class state_type(HarbourState):  # noqa: N801
        def own_view(self, seat: Seat) -> Mapping[str, Any]:
            return {**super().own_view(seat), "hand": tuple(self.facts.hands[0])}


class Stiff(Harbour):
    """Who looks together with others sees the coins of the beginning for ever."""

    class state_type(HarbourState):  # noqa: N801
        def fixed_view(self) -> Mapping[str, Any]:
            return {**super().fixed_view(), "coins": tuple(self.facts.coins)}


class FromBelow(Drawing):
    """Takes the bottom of the pile for its top."""

    kinds = frozenset({Drew})

    def __init__(self) -> None:
        self._drawn = 0

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        if not isinstance(event, Drew) or not event.crates:
            return ()
        first, self._drawn = self._drawn, self._drawn + event.count
        return (Drawn("deal/1", tuple(range(first, self._drawn)), (0,) * event.count),)


class Misplaced(Harbour):
    """Proofs would be of other crates than those that were drawn."""

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        return FromBelow()
