"""Sound play and what a search needs to know (rules section 13).

Without search: exact close-outs, else the lowest lead. Series only rise, so low cards are rarely
reached by others; a board card goes first, since the rest of the hand stays the same and its box is
cashed. A claim is never left. A search weighs the ranks that may be led, and whether to go on where
that is a choice.
"""

from collections.abc import Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any

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
from tablee.engine.tuned import tuned
from tablee.games.nain_jaune.actions import CLAIM, MOVE_OF, READY, SANS
from tablee.games.nain_jaune.board import BOX_OF
from tablee.games.nain_jaune.cards import RANK_OF
from tablee.games.nain_jaune.close_out import closing_rank
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.reasons import reasons_for
from tablee.games.nain_jaune.rollout import play_deal_out
from tablee.games.nain_jaune.state import NainJauneState
from tablee.games.nain_jaune.tuning import Tuning
from tablee.games.nain_jaune.worlds import Worlds
from tablee.games.nain_jaune.worth import deal_worths


class NainJauneBrain(Brain[NainJauneState, NainJauneObservation]):
    """The game's own knowledge of good play."""

    plans = MappingProxyType(
        {"hard": Plan("flat", 400), "expert": Plan("flat", 1600, opinion=0.25)}
    )

    parameters: Tuning = tuned(Tuning, files("tablee.games.nain_jaune"))
    _worlds: Worlds | None = None

    def heuristic(
        self,
        observation: NainJauneObservation,
        legal: LegalActions,
        rng: Rng,  # noqa: ARG002 - this play is certain
    ) -> Action | None:
        """Give a sound move, always the same in the same place; None where nothing may be done."""
        by_move = {MOVE_OF[action]: action for action in legal.actions()}
        move = sound_move(observation, list(by_move))
        return None if move is None else by_move[move]

    def candidates(
        self,
        observation: NainJauneObservation,
        legal: LegalActions,
        rng: Rng,  # noqa: ARG002 - there is nothing to draw
    ) -> tuple[Action | None, ...]:
        """Give one lead of each rank, the board card where it is held; nothing else but sans."""
        by_move = {MOVE_OF[action]: action for action in legal.actions()}
        move = sound_move(observation, list(by_move))
        if move is None or move >= CLAIM:
            return (None if move is None else by_move[move],)
        if observation.phase == "lead" and closing_rank(observation) is not None:
            return (by_move[move],)
        ranks: dict[int, int] = {}
        for card in sorted([move for move in by_move if move < CLAIM], key=_order):
            ranks.setdefault(RANK_OF[card], card)
        weighed = [*ranks.values(), *[SANS for move in by_move if move == SANS]]
        return tuple([by_move[move] for move in weighed])

    def believe(
        self, game: Game[Any, Any], observation: NainJauneObservation, rng: Rng
    ) -> NainJauneState:
        """Give a world that respects every sans and what the others' leads tell."""
        kept = self._worlds
        if kept is None or not kept.fits(observation, self.parameters):
            template = game.determinize(observation, rng.derive("template"))
            kept = self._worlds = Worlds(template, observation, self.parameters)
        return kept.draw(rng)

    def rollout(self, game: Game[Any, Any], state: NainJauneState, rng: Rng) -> None:  # noqa: ARG002
        """Play the deal to its settlement."""
        play_deal_out(state)

    def utilities(self, state: NainJauneState) -> tuple[float, ...]:
        """Weigh the purses after the deal."""
        return deal_worths(state, self.parameters)

    def reasons(
        self,
        observation: NainJauneObservation,
        decision: Decision,
        worlds: Sequence[NainJauneState],
    ) -> tuple[Reason, ...]:
        """Say what the series does, and how likely the lead comes back."""
        return reasons_for(observation, decision.action, worlds)


def sound_move(seen: NainJauneObservation, moves: Sequence[int]) -> int | None:
    """Choose among a seat's moves without search."""
    for move in (CLAIM, READY):
        if move in moves:
            return move
    cards = [move for move in moves if move < CLAIM]
    if not cards:
        return SANS if SANS in moves else None
    if seen.phase == "lead":
        rank = closing_rank(seen)
        cards = [card for card in cards if RANK_OF[card] == rank] or cards
    return min(cards, key=_order)


def _order(card: int) -> tuple[int, bool, int]:
    """The lowest rank first, and of a rank the board card."""
    return RANK_OF[card], BOX_OF[card] < 0, card
