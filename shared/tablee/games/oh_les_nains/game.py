"""The game Oh ! les nains: the engine's interface, each part done by the module that owns it."""

from collections.abc import Mapping
from typing import Any

from tablee.engine import Action, Drawing, Event, Game, GameType, Outcome, Rng, Setup, Standing
from tablee.games.oh_les_nains.actions import OhLesNainsAction
from tablee.games.oh_les_nains.audit import totals
from tablee.games.oh_les_nains.belief import imagine
from tablee.games.oh_les_nains.brain import OhLesNainsBrain
from tablee.games.oh_les_nains.chain import LONGEST
from tablee.games.oh_les_nains.drawing import CardsDrawn
from tablee.games.oh_les_nains.events import OhLesNainsEvent
from tablee.games.oh_les_nains.moves import moves_of, turn_moves
from tablee.games.oh_les_nains.notation import read_action, write_action
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.options import OPTIONS, PRESETS, SEATS, refuse_contradictions
from tablee.games.oh_les_nains.position import build_position
from tablee.games.oh_les_nains.rounds import begin_match
from tablee.games.oh_les_nains.snapshot import unpack_into
from tablee.games.oh_les_nains.standing import standing_of
from tablee.games.oh_les_nains.state import OhLesNainsState
from tablee.games.oh_les_nains.terms import Terms
from tablee.games.oh_les_nains.turn import exchange, make_move, play_card


class OhLesNains(Game[OhLesNainsState, OhLesNainsObservation]):
    """Two teams of garden dwarves pull on a strip until a dwarf hits the fence."""

    type = GameType(
        slug="oh-les-nains",
        title="Oh ! les nains",
        rules_version=1,
        seats=SEATS,
        default_seats=2,
        dynamics="mixed",
        options=OPTIONS,
        presets=PRESETS,
        teams={4: (0, 1, 0, 1)},
    )
    action_type = OhLesNainsAction
    event_type = OhLesNainsEvent
    observation_type = OhLesNainsObservation
    brain = OhLesNainsBrain()

    def new_initial_state(
        self, setup: Setup, rng: Rng, events: list[Event] | None = None
    ) -> OhLesNainsState:
        """Begin with the cards dealt and the colours to pick."""
        state = self._blank(setup)
        begin_match(state, rng, events)
        return state

    def rematch(self, setup: Setup, outcome: Outcome) -> Setup:
        """Let the losing team's first seat begin; after a draw it stays as it was agreed."""
        losers = [seat for seat in range(setup.seats) if seat not in outcome.winners]
        if not losers:
            return setup
        return Setup(setup.seats, {**setup.options, "first_seat": losers[0]})

    def max_length(self, setup: Setup) -> int:
        """Count each game's picks, its plays, the chain that may outlast them, and the declines.

        A decline follows a dwarf or a counter, so there are never more declines than plays.
        """
        terms = Terms(setup)
        plays = terms.max_plays + LONGEST - 1
        return terms.most_rounds * (len(terms.pickers) + 2 * plays) + 1

    def drawing(self, setup: Setup) -> Drawing:  # noqa: ARG002
        return CardsDrawn()

    def determinize(self, observation: OhLesNainsObservation, rng: Rng) -> OhLesNainsState:
        """See `belief`."""
        state = object.__new__(OhLesNainsState)
        state.game = self
        imagine(state, observation, rng)
        return state

    def standing(self, observation: OhLesNainsObservation) -> Standing:
        """See `standing`."""
        return standing_of(observation)

    def action_to_string(self, action: Action) -> str:
        """See `notation`."""
        return write_action(action)

    def string_to_action(self, text: str) -> Action:
        """See `notation`."""
        return read_action(text)

    def conserved(self, state: OhLesNainsState) -> Mapping[str, int]:
        """55 cards and 28 pawns."""
        return totals(state)

    def from_bytes(self, data: bytes) -> OhLesNainsState:
        """See `snapshot`."""
        state = object.__new__(OhLesNainsState)
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
    ) -> OhLesNainsState:
        """Build a position: seats, preset and options as for `setup`, the rest see `position`."""
        hands = facts.get("hands", ())
        setup = self.setup(seats or len(hands) or None, preset=preset, options=options or {})
        state = self._blank(setup)
        build_position(state, **facts)
        return state

    def check_setup(self, setup: Setup) -> None:
        """See `options`."""
        refuse_contradictions(setup)

    def playout(self, state: OhLesNainsState, rng: Rng, *, dice: Rng) -> int:
        """Play to the end with random moves, as `play_out` does, without building any action."""
        below, taken = rng.below, 0
        while state.phase != "over":
            taken += 1
            if state.phase == "main":
                below(1)  # the one seat on turn
                moves = turn_moves(state)
                drawn = below(len(moves) + 1)
                if drawn == len(moves):
                    exchange(state, self._some_cards(state, rng), dice, None)
                else:
                    play_card(state, moves[drawn], dice, None)
                continue
            seats = state.current_players()
            seat = seats[below(len(seats))]
            moves = moves_of(state, seat)
            make_move(state, seat, moves[below(len(moves))], dice, None)
        return taken

    def _some_cards(self, state: OhLesNainsState, rng: Rng) -> list[int]:
        """Choose cards to exchange as `LegalActions.sample` does."""
        hand = state.hands[state.actor]
        if not state.terms.exchanges_any:
            return hand[:]
        size = 1 + rng.below(len(hand))
        places = rng.sample(range(len(hand)), size)
        return [hand[place] for place in sorted(places)]

    def _blank(self, setup: Setup) -> OhLesNainsState:
        state = OhLesNainsState(Terms(setup))
        state.game = self
        return state
