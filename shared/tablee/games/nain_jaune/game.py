"""The game Nain Jaune: the engine's interface, each part done by the module that owns it."""

from collections.abc import Mapping
from typing import Any

from tablee.engine import Action, Drawing, Event, Game, GameType, Rng, Setup, Standing
from tablee.games.nain_jaune.actions import NainJauneAction
from tablee.games.nain_jaune.audit import totals
from tablee.games.nain_jaune.belief import imagine
from tablee.games.nain_jaune.brain import NainJauneBrain
from tablee.games.nain_jaune.cards import CARDS
from tablee.games.nain_jaune.deal import begin_match
from tablee.games.nain_jaune.drawing import CardsDealt
from tablee.games.nain_jaune.events import NainJauneEvent
from tablee.games.nain_jaune.moves import moves_of
from tablee.games.nain_jaune.notation import read_action, write_action
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.options import OPTIONS, PRESETS, SEATS, refuse_contradictions
from tablee.games.nain_jaune.position import build_position
from tablee.games.nain_jaune.snapshot import unpack_into
from tablee.games.nain_jaune.standing import standing_of
from tablee.games.nain_jaune.state import NainJauneState
from tablee.games.nain_jaune.terms import Terms


class NainJaune(Game[NainJauneState, NainJauneObservation]):
    """Lay your cards in rising series, take the boxes of the board, be out first."""

    type = GameType(
        slug="nain-jaune",
        title="Nain Jaune",
        rules_version=1,
        seats=SEATS,
        default_seats=4,
        dynamics="mixed",
        options=OPTIONS,
        presets=PRESETS,
    )
    action_type = NainJauneAction
    event_type = NainJauneEvent
    observation_type = NainJauneObservation
    brain = NainJauneBrain()

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> NainJauneState:
        """Begin with the first deal on the table."""
        state = self._blank(setup)
        begin_match(state, rng, events)
        return state

    def max_length(self, setup: Setup) -> int:
        """Count per deal 52 cards, five claims, everybody's sayings of sans, everybody's ready.

        While nobody may stop of his own will, sans is a move only instead of a claim. Else
        everybody may say it after each card, and with `gap` skip for each higher rank too.
        """
        terms = Terms(setup)
        sans = 0
        if terms.free_to_stop:
            sans = CARDS * setup.seats * (12 if terms.skips_gaps else 1)
        return terms.most_deals * (CARDS + 5 + sans + setup.seats) + 1

    def drawing(self, setup: Setup) -> Drawing:
        return CardsDealt(setup)

    def determinize(self, observation: NainJauneObservation, rng: Rng) -> NainJauneState:
        """See `belief`."""
        state = object.__new__(NainJauneState)
        state.game = self
        imagine(state, observation, rng)
        return state

    def standing(self, observation: NainJauneObservation) -> Standing:
        """See `standing`."""
        return standing_of(observation)

    def action_to_string(self, action: Action) -> str:
        """See `notation`."""
        return write_action(action)

    def string_to_action(self, text: str) -> Action:
        """See `notation`."""
        return read_action(text)

    def conserved(self, state: NainJauneState) -> Mapping[str, int]:
        """52 cards, and the tokens of the match; bought ones stand in the debts."""
        return totals(state)

    def from_bytes(self, data: bytes) -> NainJauneState:
        """See `snapshot`."""
        state = object.__new__(NainJauneState)
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
    ) -> NainJauneState:
        """Build a position: seats, preset and options as for `setup`, the rest see `position`."""
        hands = facts.get("hands", ())
        setup = self.setup(seats or len(hands) or None, preset=preset, options=options or {})
        state = self._blank(setup)
        build_position(state, **facts)
        return state

    def check_setup(self, setup: Setup) -> None:
        """See `options`."""
        refuse_contradictions(setup)

    def playout(self, state: NainJauneState, rng: Rng, *, dice: Rng) -> int:
        """Play to the end with random moves, as `play_out` does, without building any action."""
        below, taken = rng.below, 0
        while state.phase != "over":
            seats = state.current_players()
            seat = seats[below(len(seats))]
            moves = moves_of(state, seat)
            state.make(seat, moves[below(len(moves))], dice, None)
            taken += 1
        return taken

    def _blank(self, setup: Setup) -> NainJauneState:
        state = NainJauneState(Terms(setup))
        state.game = self
        return state
