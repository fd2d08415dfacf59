"""Sound play without search (rules section 13): exact close-outs, else the lowest lead.

Series only rise, so low cards are rarely reached by others; a board card goes first, since the
rest of the hand stays the same and its box is cashed. A claim is never left.
"""

from types import MappingProxyType

from tablee.engine import Action, Brain, LegalActions, Observation, Plan, Rng
from tablee.games.nain_jaune.actions import CLAIM, MOVE_OF, READY, SANS
from tablee.games.nain_jaune.board import BOX_OF
from tablee.games.nain_jaune.cards import RANK_OF
from tablee.games.nain_jaune.close_out import closing_rank
from tablee.games.nain_jaune.observation import NainJauneObservation


class NainJauneBrain(Brain):
    """The game's own knowledge of good play."""

    plans = MappingProxyType({"hard": Plan("policy"), "expert": Plan("policy")})

    def heuristic(
        self,
        observation: Observation,
        legal: LegalActions,
        rng: Rng,  # noqa: ARG002 - this play is certain
    ) -> Action | None:
        """Give a sound move, always the same in the same place; None where nothing may be done."""
        assert isinstance(observation, NainJauneObservation)
        by_move = {MOVE_OF[action]: action for action in legal.actions()}
        for move in (CLAIM, READY):
            if move in by_move:
                return by_move[move]
        cards = [move for move in by_move if move < CLAIM]
        if not cards:
            return by_move.get(SANS)
        if observation.phase == "lead":
            rank = closing_rank(observation)
            cards = [card for card in cards if RANK_OF[card] == rank] or cards
        best = min(cards, key=lambda card: (RANK_OF[card], BOX_OF[card] < 0, card))
        return by_move[best]
