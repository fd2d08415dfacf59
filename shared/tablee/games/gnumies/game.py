"""The game The Gnumies: the engine's interface, each part done by the module that owns it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from tablee.engine import (
    Action,
    Drawing,
    Event,
    FastRng,
    Game,
    GameType,
    LegalActions,
    Rng,
    Setup,
    Standing,
)
from tablee.games.gnumies.actions import GnumiesAction, choices_of
from tablee.games.gnumies.audit import totals
from tablee.games.gnumies.belief import imagine
from tablee.games.gnumies.brain import GnumiesBrain
from tablee.games.gnumies.cards import VALUED, cards_in
from tablee.games.gnumies.drawing import GuestsTurned
from tablee.games.gnumies.events import GnumiesEvent
from tablee.games.gnumies.guests import GUESTS
from tablee.games.gnumies.notation import read_action, write_action
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.options import OPTIONS, PRESETS, SEATS
from tablee.games.gnumies.playout import play_to_the_end
from tablee.games.gnumies.position import build_position
from tablee.games.gnumies.rounds import begin
from tablee.games.gnumies.snapshot import unpack_into
from tablee.games.gnumies.standing import standing_of
from tablee.games.gnumies.state import GnumiesState
from tablee.games.gnumies.terms import Terms


class Gnumies(Game[GnumiesState, GnumiesObservation]):
    """Bid your Gnumies for the best guests, collect sets, and mind the Wullawakis."""

    type = GameType(
        slug="gnumies",
        title="The Gnumies",
        rules_version=1,
        seats=SEATS,
        default_seats=4,
        dynamics="simultaneous",
        options=OPTIONS,
        presets=PRESETS,
    )
    action_type = GnumiesAction
    event_type = GnumiesEvent
    observation_type = GnumiesObservation
    brain = GnumiesBrain()

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> GnumiesState:
        """Begin with the first guest turned up."""
        state = self._blank(setup)
        begin(state, rng, events)
        return state

    def max_length(self, setup: Setup) -> int:
        """Count a bid of everybody for each guest, penalties and the table's two stops.

        Without stars each round costs somebody a Gnumie card, so there are at most as many rounds
        as cards; with stars every guest may have to be bid for, and each round may offer a choice.
        """
        seats = setup.seats
        rounds = min(GUESTS, seats * VALUED.bit_count())
        asked = seats
        if setup.flag("star_card"):
            rounds, asked = GUESTS, seats + 1
        return rounds * asked + seats + 2

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        return GuestsTurned()

    def determinize(self, observation: GnumiesObservation, rng: Rng) -> GnumiesState:
        """See `belief`."""
        state = self._blank(Setup(len(observation.counts), observation.options))
        imagine(state, observation, rng)
        return state

    def standing(self, observation: GnumiesObservation) -> Standing:
        """See `standing`."""
        return standing_of(observation)

    def action_to_string(self, action: Action) -> str:
        """See `notation`."""
        return write_action(action)

    def string_to_action(self, text: str) -> Action:
        """See `notation`."""
        return read_action(text)

    def conserved(self, state: GnumiesState) -> Mapping[str, int]:
        """53 party cards, and each seat's set of Gnumie cards."""
        return totals(state)

    def from_bytes(self, data: bytes) -> GnumiesState:
        """See `snapshot`."""
        state = object.__new__(GnumiesState)
        state.game = self
        unpack_into(state, data)
        return state

    def position(
        self,
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        **facts: Any,
    ) -> GnumiesState:
        """Build a position: seats, preset and options as for `setup`, the rest see `position`."""
        rows = facts.get("hands") or facts.get("rooms") or ()
        setup = self.setup(seats or len(rows) or None, preset=preset, options=options or {})
        state = self._blank(setup)
        build_position(state, **facts)
        return state

    def playout(self, state: GnumiesState, rng: Rng, *, dice: Rng) -> int:
        """See `playout`; no chance is left after the opening. Only the quick generator is fast."""
        if isinstance(rng, FastRng):
            return play_to_the_end(state, rng)
        return super().playout(state, rng, dice=dice)

    @cache  # noqa: B019 - there is one game, and a few thousand hands
    def bids_as_legal(self, cards: int) -> LegalActions:
        """Give bids as legal actions. The same list every time: nobody changes one."""
        return self.legal(choices_of(cards_in(cards)))

    def _blank(self, setup: Setup) -> GnumiesState:
        state = GnumiesState(Terms(setup))
        state.game = self
        return state
