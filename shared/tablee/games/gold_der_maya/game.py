"""The game Das Gold der Maya: the engine's interface, each part done by the module that owns it."""

from collections.abc import Mapping
from typing import Any

from tablee.engine import Action, Arrangement, Drawing, Event, Game, GameType, Rng, Setup, Standing
from tablee.games.gold_der_maya.actions import GoldDerMayaAction
from tablee.games.gold_der_maya.audit import totals
from tablee.games.gold_der_maya.belief import imagine
from tablee.games.gold_der_maya.brain import GoldDerMayaBrain
from tablee.games.gold_der_maya.drawing import LotCast
from tablee.games.gold_der_maya.events import GoldDerMayaEvent
from tablee.games.gold_der_maya.fragments import FACES, LOTS, WORDS
from tablee.games.gold_der_maya.layout import (
    BORDER,
    NO_FACE,
    find_fault,
    scatter,
    scattered_bases,
)
from tablee.games.gold_der_maya.moves import layable
from tablee.games.gold_der_maya.notation import read_action, write_action
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.options import OPTIONS, PRESETS, SEATS, refuse_contradictions
from tablee.games.gold_der_maya.position import build_position, seats_named
from tablee.games.gold_der_maya.snapshot import unpack_into
from tablee.games.gold_der_maya.standing import standing_of
from tablee.games.gold_der_maya.state import GoldDerMayaState
from tablee.games.gold_der_maya.terms import Terms
from tablee.games.gold_der_maya.turn import begin_match, lay_out, pay, seal_bid


class GoldDerMaya(Game[GoldDerMayaState, GoldDerMayaObservation]):
    """Bid for broken treasures in secret, and piece together the best disc."""

    type = GameType(
        slug="gold-der-maya",
        title="Das Gold der Maya",
        rules_version=1,
        seats=SEATS,
        default_seats=4,
        dynamics="mixed",
        options=OPTIONS,
        presets=PRESETS,
    )
    action_type = GoldDerMayaAction
    event_type = GoldDerMayaEvent
    observation_type = GoldDerMayaObservation
    brain = GoldDerMayaBrain()

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> GoldDerMayaState:
        """Begin with three lots on the board."""
        state = self._blank(setup)
        begin_match(state, rng, events)
        return state

    def max_length(self, setup: Setup) -> int:
        """Count for each of the 30 lots everybody's bid, a receiver and a layout; and a stop."""
        return LOTS * (setup.seats + 2) + 1

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        return LotCast()

    def determinize(self, observation: GoldDerMayaObservation, rng: Rng) -> GoldDerMayaState:
        """See `belief`."""
        state = object.__new__(GoldDerMayaState)
        state.game = self
        imagine(state, observation, rng)
        return state

    def standing(self, observation: GoldDerMayaObservation) -> Standing:
        """See `standing`."""
        return standing_of(observation)

    def action_to_string(self, action: Action) -> str:
        """See `notation`."""
        return write_action(action)

    def string_to_action(self, text: str) -> Action:
        """See `notation`."""
        return read_action(text)

    def conserved(self, state: GoldDerMayaState) -> Mapping[str, int]:
        """10 beads a seat, and 30 fragments."""
        return totals(state)

    def from_bytes(self, data: bytes) -> GoldDerMayaState:
        """See `snapshot`."""
        state = object.__new__(GoldDerMayaState)
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
    ) -> GoldDerMayaState:
        """Build a position: seats, preset and options as for `setup`, the rest see `position`."""
        setup = self.setup(seats or seats_named(facts), preset=preset, options=options or {})
        state = self._blank(setup)
        build_position(state, **facts)
        return state

    def check_setup(self, setup: Setup) -> None:
        """See `options`."""
        refuse_contradictions(setup)

    def judge(self, arrangement: Arrangement, layout: tuple[str, ...]) -> str | None:
        """Judge a layout, finished or not; `layout.find_fault` also tells which piece is wrong."""
        fault = find_fault(arrangement.pieces, layout)
        return fault.code if fault is not None else None

    def arrange(self, arrangement: Arrangement, rng: Rng) -> tuple[str, ...]:
        """See `layout.scatter`."""
        entries = [FACES.get(word, NO_FACE) for word in arrangement.pieces]
        return tuple([WORDS[face] if face else BORDER for face in scatter(entries, rng)])

    def playout(self, state: GoldDerMayaState, rng: Rng, *, dice: Rng) -> int:  # noqa: ARG002
        """Play to the end with random moves, as `play_out` does, without building any action."""
        below, taken, each = rng.below, 0, state.terms.bases
        while state.phase != "over":
            seats = state.current_players()
            seat = seats[below(len(seats))]
            if state.phase == "receiver":
                pay(state, state.receivers[below(len(state.receivers))], None)
            else:
                below(1)  # among the one entry that there is
                if state.phase == "bid":
                    seal_bid(state, seat, below(state.beads[seat] + 1), None)
                else:
                    lay_out(state, scattered_bases(scatter(layable(state), rng), each), None)
            taken += 1
        return taken

    def _blank(self, setup: Setup) -> GoldDerMayaState:
        state = GoldDerMayaState(Terms(setup))
        state.game = self
        return state
