"""Good play of Oh ! les nains: sound moves by `rating`, worlds played on by `greedy`, and judged.

Without search a seat knows its own cards and the strip. Who searches also knows what played matches
taught about who will win (see `chance`).
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from tablee.engine import (
    Action,
    Brain,
    Decision,
    Game,
    LegalActions,
    Plan,
    Reason,
    Rng,
)
from tablee.games.oh_les_nains.actions import CHOICES, Exchange
from tablee.games.oh_les_nains.cards import COLOURS, kinds_of
from tablee.games.oh_les_nains.chance import chances
from tablee.games.oh_les_nains.greedy import favourite, play_greedily
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.outlook import outlook_seen
from tablee.games.oh_les_nains.rating import EXCHANGE, Rated, answers_rated, turns_rated
from tablee.games.oh_les_nains.reasons import reasons_for
from tablee.games.oh_les_nains.state import OhLesNainsState
from tablee.games.oh_les_nains.tells import suit_hand

LOOK_AHEAD: Final = 2
"""So many moves an imagined match is played on before it is judged."""


class OhLesNainsBrain(Brain[OhLesNainsState, OhLesNainsObservation]):
    """The game's own knowledge of good play."""

    plans = MappingProxyType({"hard": Plan("flat", 300), "expert": Plan("flat", 1500)})

    def heuristic(
        self, observation: OhLesNainsObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Give a sound move; None where nothing may be done."""
        return _sound(observation, legal, rng)

    def habit(
        self, observation: OhLesNainsObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Judge by the strip alone, as if the cards that are kept had nothing to come."""
        return _sound(observation, legal, rng, promise=0.0)

    def believe(
        self, game: Game[Any, Any], observation: OhLesNainsObservation, rng: Rng
    ) -> OhLesNainsState:
        """See `tells`: who played last hardly holds a better card."""
        state: OhLesNainsState = game.determinize(observation, rng)
        suit_hand(state, observation.viewer, rng)
        return state

    def rollout(self, game: Game[Any, Any], state: OhLesNainsState, rng: Rng) -> None:  # noqa: ARG002
        """Play a few moves by `greedy`, and on to the beginning of a turn."""
        facts = state
        play_greedily(facts, rng, most=LOOK_AHEAD)
        while facts.phase not in ("main", "over"):
            play_greedily(facts, rng, most=1)

    def utilities(self, state: OhLesNainsState) -> tuple[float, ...]:
        """See `chance`."""
        return chances(state)

    def reasons(
        self,
        observation: OhLesNainsObservation,
        decision: Decision,
        worlds: Sequence[OhLesNainsState],
    ) -> tuple[Reason, ...]:
        """See `reasons`."""
        return reasons_for(observation.viewer, decision, worlds)


def _sound(
    observation: OhLesNainsObservation, legal: LegalActions, rng: Rng, *, promise: float = 1.0
) -> Action | None:
    """Give the move that is worth most; `promise` is how much the cards kept count."""
    if not legal:
        return None
    hand = observation.hand or ()
    if observation.phase == "pick":
        return CHOICES[favourite(kinds_of(hand), rng)].action
    outlook = outlook_seen(observation)
    if observation.phase == "main":
        move = _best(turns_rated(outlook, promise), rng)
        return Exchange(hand) if move == EXCHANGE else CHOICES[move].action
    assert observation.colour is not None
    colour, cards = COLOURS.index(observation.colour), len(observation.chain)
    return CHOICES[_best(answers_rated(outlook, colour, cards, promise), rng)].action


def _best(rated: Rated, rng: Rng) -> int:
    """Give one of the best moves; chance breaks ties."""
    most = max(rated)[0]
    return rng.choice([move for worth, move in rated if worth >= most - 1e-9])
