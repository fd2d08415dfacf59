"""Imagined worlds played on to the end of the auction that is on, and judged there.

Further ahead the valuation sees as well as quick play would. What lies beneath is known in such a
world; what is to come is judged as if all 30 fragments could.
"""

from functools import lru_cache, partial
from typing import Final

from tablee.engine import Rng, Seat, worths
from tablee.games.gold_der_maya.backs import stock_of
from tablee.games.gold_der_maya.facts import Facts
from tablee.games.gold_der_maya.finish import outcome_of
from tablee.games.gold_der_maya.fragments import LOTS, material_of
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.laying import Fragment, fragment, lay_best
from tablee.games.gold_der_maya.layout import split
from tablee.games.gold_der_maya.outlook import Outlook
from tablee.games.gold_der_maya.race import Race, race_of
from tablee.games.gold_der_maya.solver import Piece
from tablee.games.gold_der_maya.turn import lay_out, pay, seal_bid
from tablee.games.gold_der_maya.valuation import foresighted_plan, promise

# The part of what a lot adds that everybody bids here, and by how many beads bids waver.
_BID: Final = 0.6
_WAVER: Final = 2


def settle_auction(facts: Facts, judgement: Judgement, rng: Rng) -> None:
    """Play in place until the next auction begins, or the match is over."""
    if facts.phase == "bid":
        for seat in facts.unsealed():
            most = facts.beads[seat]
            beads = (
                round(_BID * _gain(facts, seat, judgement)) + rng.below(_WAVER + 1) - _WAVER // 2
            )
            seal_bid(facts, seat, max(0, min(most, beads)), None)
    if facts.phase == "receiver":
        scores = _race(facts, judgement).scores
        pay(facts, min(facts.receivers, key=scores.__getitem__), None)
    if facts.phase == "place":
        _lay(facts, judgement)


def prospects_of(facts: Facts, judgement: Judgement) -> tuple[float, ...]:
    """Give what a world is worth to each seat, 0..1, at its end or between two auctions."""
    if facts.phase == "over":
        return worths(outcome_of(facts))
    race = _race(facts, judgement)
    return race.worths(race.scores)


@lru_cache(maxsize=4 * LOTS)
def _outlook(judgement: Judgement, seats: int, lots: int) -> Outlook:
    return Outlook(judgement, seats, stock_of((), {}), (), lots)


@lru_cache(maxsize=4096)
def _promise(pieces: tuple[Piece, ...], judgement: Judgement, seats: int, lots: int) -> float:
    return promise(pieces, _outlook(judgement, seats, lots))


def _race(facts: Facts, judgement: Judgement) -> Race:
    lots = LOTS - len(facts.sales)
    promises = [
        sum([_worth(facts, base, judgement, lots) for base in _bases(facts, seat)])
        for seat in range(facts.terms.seats)
    ]
    return race_of(promises, facts.beads, lots, judgement)


def _gain(facts: Facts, seat: Seat, judgement: Judgement) -> float:
    """Give what the lot on place 1 adds to a seat's score."""
    new = _fragment(facts, facts.board()[0])
    worth = partial(_worth, facts, judgement=judgement, lots=LOTS - len(facts.sales) - 1)
    return max(0.0, *[worth([*base, new]) - worth(base) for base in _bases(facts, seat)])


def _worth(facts: Facts, base: list[Fragment], judgement: Judgement, lots: int) -> float:
    pieces = tuple(sorted([one.piece for one in base]))
    return _promise(pieces, judgement, facts.terms.seats, lots)


def _lay(facts: Facts, judgement: Judgement) -> None:
    outlook = _outlook(judgement, facts.terms.seats, LOTS - len(facts.sales))
    new = _fragment(facts, facts.in_hand())
    planner = partial(foresighted_plan, outlook=outlook)
    words = lay_best(_bases(facts, facts.winner), new, planner)
    lay_out(facts, split(words, facts.terms.bases), None)


def _bases(facts: Facts, seat: Seat) -> list[list[Fragment]]:
    return [[_fragment(facts, face) for face in base] for base in facts.bases_of(seat)]


def _fragment(facts: Facts, face: int) -> Fragment:
    return fragment(face, material_of(facts.turned(face)))
