"""How to play well: without search, and what a search has to know.

The heuristic bids a part of what the lot adds, and lays out the solver's answer. What a lot adds is
the difference it makes to what the best plan promises (see `prospects`), over the two sides that
may lie beneath it. Bids waver a little, since equal ones strike each other out.

The better opponents judge a lot for every seat by what is still to come (see `valuation`), and look
for a mixture of bids that nobody can exploit. Layouts and payments are never searched.
"""

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from tablee.engine import (
    Action,
    Arrangement,
    Brain,
    Decision,
    FastRng,
    Game,
    LegalActions,
    Plan,
    Range,
    Reason,
    Rng,
)
from tablee.engine.tuned import tuned
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.appraisal import Appraisal
from tablee.games.gold_der_maya.auction import flows
from tablee.games.gold_der_maya.backs import drawn_fronts, known_backs, odds_ahead, stock_of
from tablee.games.gold_der_maya.fragments import FACES, KINDS, lot_of, material_of
from tablee.games.gold_der_maya.horizon import prospects_of, settle_auction
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.laying import Fragment, Planner, fragment, lay_best, promise
from tablee.games.gold_der_maya.layout import BORDER
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.prospects import best_plan
from tablee.games.gold_der_maya.reasons import reasons_for
from tablee.games.gold_der_maya.score import worth
from tablee.games.gold_der_maya.sealed_bids import Habits, SealedBids
from tablee.games.gold_der_maya.state import GoldDerMayaState
from tablee.games.gold_der_maya.valuation import foresighted_plan

# The part of a lot's worth that is bid, by seats. A bead paid is a point lost and another's gain:
# of two seats each loses twice by it, among four there is more to outbid. Found by self-play.
EAGERNESS: Final = {2: 0.5, 3: 0.75, 4: 1.0}
# Less than so many points aren't worth a bead, which would be paid to somebody else.
LEAST_GAIN: Final = 0.25
# Payments that differ by less of a win are as good: no seat shall be paid for its number.
NEGLIGIBLE: Final = 0.002


class GoldDerMayaBrain(Brain[GoldDerMayaState, GoldDerMayaObservation]):
    """The game's own knowledge of good play."""

    plans = MappingProxyType(
        {
            "hard": Plan("regret", 150, otherwise="flat"),
            "expert": Plan("regret", 1500, otherwise="flat"),
        }
    )

    parameters: Judgement = tuned(Judgement, files("tablee.games.gold_der_maya"))

    def heuristic(
        self, observation: GoldDerMayaObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Give a sound move; None where nothing may be done."""
        for entry in legal:
            if isinstance(entry, Range):
                return Bid(_bid(observation, entry.high, rng))
            if isinstance(entry, Arrangement):
                planner = partial(best_plan, share=_share(observation))
                return Arrange(_layout(observation, entry, planner))
        receivers = _receivers(legal)
        return GiveTo(_poorest(observation, receivers)) if receivers else None

    def candidates(
        self, observation: GoldDerMayaObservation, legal: LegalActions, rng: Rng
    ) -> tuple[Action | None, ...]:
        """Give the bids that may pay, or else the one layout or payment that is best."""
        appraisal = Appraisal(observation, self.parameters, rng)
        for entry in legal:
            if isinstance(entry, Range):
                return tuple(map(Bid, range(_most(appraisal)[observation.viewer] + 1)))
            if isinstance(entry, Arrangement):
                planner = partial(foresighted_plan, outlook=appraisal.outlook)
                return (Arrange(_layout(observation, entry, planner)),)
        receivers = _receivers(legal)
        return (GiveTo(_least_harmful(appraisal, receivers, rng)),) if receivers else ()

    def stage_game(self, observation: GoldDerMayaObservation, rng: Rng) -> SealedBids | None:
        """Give the auction that is on."""
        if observation.phase != "bid":
            return None
        appraisal = Appraisal(observation, self.parameters, rng)
        return SealedBids(
            appraisal.race,
            appraisal.gains,
            _most(appraisal),
            keeps_own=observation.options["self_low"] == "keep",
            asks=observation.viewer,
            habits=Habits(observation.sales, self.parameters, rng),
        )

    def rollout(self, game: Game[Any, Any], state: GoldDerMayaState, rng: Rng) -> None:  # noqa: ARG002
        """Play to the end of the auction."""
        settle_auction(state, self.parameters, rng)

    def utilities(self, state: GoldDerMayaState) -> tuple[float, ...]:
        """Judge a world at its end, or between two auctions."""
        return prospects_of(state, self.parameters)

    def reasons(
        self,
        observation: GoldDerMayaObservation,
        decision: Decision,
        worlds: Sequence[GoldDerMayaState],  # noqa: ARG002 - guesses of its own are cheaper
    ) -> tuple[Reason, ...]:
        """Say what the lot adds to whom, and what a layout comes to."""
        return reasons_for(Appraisal(observation, self.parameters, FastRng(1)), decision)


def _bid(seen: GoldDerMayaObservation, beads: int, rng: Rng) -> int:
    gain = _gain(seen)
    if gain < LEAST_GAIN:
        return 0
    wavering = (rng.below(201) - 100) / 100
    return max(0, min(beads, round(EAGERNESS[len(seen.start)] * gain + wavering)))


def _gain(seen: GoldDerMayaObservation) -> float:
    """Give what the lot on place 1 adds to the more promising base, in points."""
    front = FACES[seen.board[0]]
    known = known_backs(seen)
    ahead = odds_ahead(front, stock_of(drawn_fronts(seen), known))
    share = _share(seen)
    gains = []
    for base in seen.bases[seen.viewer]:
        own = [_owned(seen, known, FACES[word]) for word in base]
        after = sum(
            [
                odds * promise([*own, _with_back(front, step)], share)
                for step, odds in ((1, ahead), (-1, 1 - ahead))
            ]
        )
        gains.append(after - promise(own, share))
    return max(gains)


def _share(seen: GoldDerMayaObservation) -> float:
    """Give how many lots will come up after this one for each seat."""
    for_sale = seen.phase == "bid"
    return (len(seen.board) - for_sale + seen.bag) / len(seen.start)


def _owned(seen: GoldDerMayaObservation, known: dict[int, int], face: int) -> Fragment:
    lot = lot_of(face)
    return fragment(FACES[seen.sales[lot - 1].face], material_of(known[lot]))


def _with_back(front: int, step: int) -> Fragment:
    return fragment(front, (material_of(front) + step) % KINDS)


def _layout(seen: GoldDerMayaObservation, entry: Arrangement, planner: Planner) -> tuple[str, ...]:
    """Sort what the arrangement names by the bases where it lies; the new lot comes last."""
    faces = [FACES[word] for word in entry.pieces if word != BORDER]
    pairs = zip(faces[::2], faces[1::2], strict=True)
    owned = [fragment(face, material_of(other)) for face, other in pairs]
    bases: list[list[Fragment]] = []
    for base in seen.bases[seen.viewer]:
        bases.append(owned[: len(base)])
        owned = owned[len(base) :]
    return lay_best(bases, owned[0], planner)


def _poorest(seen: GoldDerMayaObservation, receivers: Sequence[int]) -> int:
    """Choose who stands worst: the beads and whole discs that everybody can count."""
    moved = flows(seen.sales, len(seen.start))

    def standing(seat: int) -> tuple[int, int]:
        discs = [sum(worth([FACES[word] for word in base])) for base in seen.bases[seat]]
        return seen.start[seat] + moved[seat] + sum(discs), seat

    return min(receivers, key=standing)


def _receivers(legal: LegalActions) -> list[int]:
    return [action.seat for action in legal.actions() if isinstance(action, GiveTo)]


def _most(appraisal: Appraisal) -> list[int]:
    """Give the highest bid that is worth a thought, by seat: hardly more than the lot adds."""
    judgement = appraisal.judgement
    caps = [int(judgement.zeal * gain) + judgement.margin for gain in appraisal.gains]
    return [min(held, cap) for held, cap in zip(appraisal.beads, caps, strict=True)]


def _least_harmful(appraisal: Appraisal, receivers: Sequence[int], rng: Rng) -> int:
    """Choose whom the beads help least against the payer."""
    seen, race = appraisal.seen, appraisal.race
    paid = race.bead * seen.sales[-1].bids[seen.viewer]

    def own_worth(receiver: int) -> float:
        scores = list(race.scores)
        scores[seen.viewer] -= paid
        scores[receiver] += paid
        return race.worths(scores)[seen.viewer]

    worths = {receiver: own_worth(receiver) for receiver in receivers}
    best = max(worths.values()) - NEGLIGIBLE
    return rng.choice([receiver for receiver, worth in worths.items() if worth >= best])
