"""The game Nain !: the engine's interface, each part done by the module that owns it."""

from collections.abc import Mapping
from typing import Any

from tablee.engine import Action, Drawing, Event, Game, GameType, Rng, Setup, Standing
from tablee.games.nain.actions import MOST_BID, NainAction
from tablee.games.nain.audit import totals
from tablee.games.nain.belief import imagine
from tablee.games.nain.brain import NainBrain
from tablee.games.nain.cards import COINS_EACH, SPECIALS_EACH
from tablee.games.nain.deal import begin_match
from tablee.games.nain.drawing import HandsDealt
from tablee.games.nain.events import NainEvent
from tablee.games.nain.notation import read_action, write_action
from tablee.games.nain.observation import NainObservation
from tablee.games.nain.options import OPTIONS, PRESETS, SEATS, refuse_contradictions
from tablee.games.nain.playout import play_randomly
from tablee.games.nain.position import build_position
from tablee.games.nain.snapshot import unpack_into
from tablee.games.nain.standing import standing_of
from tablee.games.nain.state import NainState
from tablee.games.nain.terms import Terms


class NainGame(Game[NainState, NainObservation]):
    """Bid on the coins under everybody's cover, bluff, and say nain when you don't believe."""

    type = GameType(
        slug="nain",
        title="Nain !",
        rules_version=1,
        seats=SEATS,
        default_seats=4,
        dynamics="mixed",
        options=OPTIONS,
        presets=PRESETS,
    )
    action_type = NainAction
    event_type = NainEvent
    observation_type = NainObservation
    brain = NainBrain()

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> NainState:
        """Begin with both decks dealt; everybody is to choose a coin card."""
        state = self._blank(setup)
        begin_match(state, rng, events)
        return state

    def max_length(self, setup: Setup) -> int:
        """Count per round everybody's choice, flip, done and draft, all bids, nain and the pick.

        Bids rise by one at least, up to the cap. A special is played and turned up once a match.
        """
        seats = setup.seats
        a_round = 4 * seats + MOST_BID + 2
        return COINS_EACH[seats] * a_round + 2 * SPECIALS_EACH * seats + 1

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        return HandsDealt()

    def determinize(self, observation: NainObservation, rng: Rng) -> NainState:
        """See `belief`."""
        state = object.__new__(NainState)
        state.game = self
        imagine(state, observation, rng)
        return state

    def standing(self, observation: NainObservation) -> Standing:
        """See `standing`."""
        return standing_of(observation)

    def action_to_string(self, action: Action) -> str:
        """See `notation`."""
        return write_action(action)

    def string_to_action(self, text: str) -> Action:
        """See `notation`."""
        return read_action(text)

    def conserved(self, state: NainState) -> Mapping[str, int]:
        """64 coin cards and 20 specials."""
        return totals(state)

    def from_bytes(self, data: bytes) -> NainState:
        """See `snapshot`."""
        state = object.__new__(NainState)
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
    ) -> NainState:
        """Build a position: seats, preset and options as for `setup`, the rest see `position`."""
        count = seats or len(facts.get("table", ())) or None
        setup = self.setup(count, preset=preset, options=options or {})
        state = self._blank(setup)
        build_position(state, **facts)
        return state

    def check_setup(self, setup: Setup) -> None:
        """See `options`."""
        refuse_contradictions(setup)

    def playout(self, state: NainState, rng: Rng, *, dice: Rng) -> int:
        """See `playout`."""
        return play_randomly(state, rng, dice)

    def _blank(self, setup: Setup) -> NainState:
        state = NainState(Terms(setup))
        state.game = self
        return state
