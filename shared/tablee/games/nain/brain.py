"""What a search needs to know: moves to weigh, likely worlds, quick play, what a round is worth.

Without search `heuristic` plays. A search weighs doubt, the next bids and a look at a card, and for
a bidder in doubt his specials; a round is played to its count, and the scores tell the rest.
"""

from collections.abc import Sequence
from importlib.resources import files
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
from tablee.engine.tuned import tuned
from tablee.games.nain.actions import MOST_BID, Bid, Flip, Nain, PlaySpecial
from tablee.games.nain.cards import INDEX, VALUE
from tablee.games.nain.heuristic import sound_move
from tablee.games.nain.observation import NainObservation, Round
from tablee.games.nain.odds import Odds, odds_of
from tablee.games.nain.outlook import Outlook
from tablee.games.nain.reasons import reasons_for
from tablee.games.nain.rollout import count_round, has_bids_to_come, play_bids_out
from tablee.games.nain.state import NainState
from tablee.games.nain.tuning import Tuning
from tablee.games.nain.worlds import Worlds, as_all_see
from tablee.games.nain.worth import round_worths

WEIGHED: Final = 4
# Out of turn, a bidder whose number is as good as sure does nothing.
SURE: Final = (0.06, 0.94)


class NainBrain(Brain[NainState, NainObservation]):
    """The game's own knowledge of good play."""

    plans = MappingProxyType(
        {"hard": Plan("flat", 400), "expert": Plan("flat", 1600, opinion=0.25)}
    )

    parameters: Tuning = tuned(Tuning, files("tablee.games.nain"))
    _outlook: Outlook | None = None
    _worlds: Worlds | None = None

    def heuristic(
        self, observation: NainObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Give a sound move; None where nothing must be done and nothing is worth doing."""
        return sound_move(observation, legal, rng)

    def candidates(
        self, observation: NainObservation, legal: LegalActions, rng: Rng
    ) -> tuple[Action | None, ...]:
        """Give the moves worth weighing; a single one where there is nothing to weigh."""
        seen = observation
        if seen.phase != "bidding":
            return (sound_move(seen, legal, rng),)
        if seen.turn == seen.viewer:
            outlook = self.outlook(seen.history, len(seen.counts))
            return tuple(on_turn(seen, legal, rng, outlook))
        return tuple(out_of_turn(seen, legal, odds_of(seen)))

    def believe(self, game: Game[Any, Any], observation: NainObservation, rng: Rng) -> NainState:
        """Give a world in which the others hold what their bids make likely."""
        outlook = self.outlook(observation.history, len(observation.counts))
        kept = self._worlds
        if kept is None or kept.seen is not observation or kept.outlook is not outlook:
            kept = self._worlds = Worlds(game, observation, outlook)
        return kept.draw(rng)

    def rollout(self, game: Game[Any, Any], state: NainState, rng: Rng) -> None:  # noqa: ARG002
        """Play the round to its count."""
        if has_bids_to_come(state):  # else its history is another one: that outlook isn't needed
            play_bids_out(state, rng, self.outlook(state.history, state.terms.seats))
        count_round(state)

    def utilities(self, state: NainState) -> tuple[float, ...]:
        """Weigh the scores, and what the counted round brings."""
        return round_worths(state, self.parameters)

    def reasons(
        self, observation: NainObservation, decision: Decision, worlds: Sequence[NainState]
    ) -> tuple[Reason, ...]:
        """Say how likely the number is, and what a look or a special is good for."""
        return reasons_for(observation, decision.action, worlds)

    def outlook(self, history: tuple[Round, ...], seats: int) -> Outlook:
        """Give what was reckoned for this history, or begin to."""
        kept = self._outlook
        if kept is None or not kept.fits(history, seats, self.parameters):
            kept = self._outlook = Outlook(history, seats, self.parameters)
        return kept


def on_turn(seen: NainObservation, legal: LegalActions, rng: Rng, outlook: Outlook) -> list[Action]:
    """List doubt and a thief before it, the likeliest bids, and a look at two cards."""
    found: list[Action] = []
    if seen.bid:
        found.append(Nain())
        if legal.allows(PlaySpecial("thief")):
            found.append(PlaySpecial("thief"))
    found += [Bid(amount) for amount in likely_bids(seen, outlook)]
    others = [seat for seat in range(len(seen.table)) if seat != seen.viewer]
    flips = [Flip(seat) for seat in others if legal.allows(Flip(seat))]
    return [*found, *rng.sample(flips, min(2, len(flips)))]


def likely_bids(seen: NainObservation, outlook: Outlook) -> list[int]:
    """Give the bids that seem worth most at first sight."""
    steps, base = as_all_see(seen.table)
    outside, step = sum(steps), steps[seen.viewer]
    own = VALUE[INDEX[seen.table[seen.viewer].coin or "1/3"]] if step else 0
    choice = outlook.choice(outside, outside - step, own, seen.bid - base if seen.bid else None)
    bids = [move for move in choice.worths if move is not None]
    bids.sort(key=lambda move: -choice.worths[move])
    least = (seen.bid or 0) + 1
    return sorted({min(MOST_BID, max(least, base + move)) for move in bids[:WEIGHED]})


def out_of_turn(seen: NainObservation, legal: LegalActions, odds: Odds) -> Sequence[Action | None]:
    """List the specials with which a bidder can add to a bid that is in doubt."""
    found: list[Action | None] = [None]
    if seen.bidder == seen.viewer and SURE[0] < odds.at_least(seen.bid or 0) < SURE[1]:
        wanted = [PlaySpecial(name) for name in ("hoard", "interest", "double")]
        found += [action for action in wanted if legal.allows(action)]
    return found
