"""A random world that an observation allows: a pure function of the observation and the dice.

Unknown are what lies beneath the lots that the viewer didn't buy and never saw turned, the bag,
and, in an auction, what the others hold in their fists. All beads follow from the sales.
"""

from tablee.engine import Rng, Setup
from tablee.games.gold_der_maya.auction import flows
from tablee.games.gold_der_maya.backs import (
    Stock,
    drawn_fronts,
    guess_backs,
    known_backs,
    stock_of,
)
from tablee.games.gold_der_maya.facts import NO_BID, NO_SEAT, Facts
from tablee.games.gold_der_maya.fragments import FACES, KINDS, LOTS, face_of, lot_of
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee.games.gold_der_maya.terms import Terms


def imagine(facts: Facts, seen: GoldDerMayaObservation, rng: Rng) -> None:
    """Fill fresh facts with what was seen, and with chance where it is silent."""
    _copy_public(facts, seen)
    facts.shown = sum([1 << lot_of(FACES[word]) for word in seen.turned])
    fronts, backs = drawn_fronts(seen), known_backs(seen)
    stock = stock_of(fronts, backs)
    backs |= guess_backs([face for face in fronts if lot_of(face) not in backs], stock, rng)
    facts.fronts = fronts
    facts.backs = [backs[lot_of(front)] for front in fronts]
    if seen.order is None:
        _mix_rest(facts, stock, rng)
    else:
        facts.fronts += [FACES[front] for front, _ in seen.order]
        facts.backs += [FACES[back] for _, back in seen.order]
    _close_fists(facts, seen, rng)


def _copy_public(facts: Facts, seen: GoldDerMayaObservation) -> None:
    facts.terms = Terms(Setup(len(seen.start), seen.options))
    facts.phase, facts.starter = seen.phase, seen.starter
    facts.drawn = LOTS - seen.bag
    facts.start = list(seen.start)
    facts.sales = list(seen.sales)
    moved = flows(seen.sales, len(seen.start))
    facts.beads = [before + gain for before, gain in zip(seen.start, moved, strict=True)]
    facts.bases = [tuple([FACES[w] for w in base]) for own in seen.bases for base in own]
    facts.box = [FACES[word] for word in seen.box]
    facts.winner = NO_SEAT if seen.winner is None else seen.winner
    facts.receivers = seen.receivers
    facts.stopping, facts.ended = seen.stopping, seen.ended


def _mix_rest(facts: Facts, stock: Stock, rng: Rng) -> None:
    """Put what is left into the bag, each with any side up."""
    rest = [
        (size, pair)
        for size, left in stock.items()
        for pair, copies in enumerate(left)
        for _ in range(copies)
    ]
    rng.shuffle(rest)
    for lot, (size, pair) in enumerate(rest, start=facts.drawn + 1):
        sides = (face_of(lot, size, pair), face_of(lot, size, (pair + 1) % KINDS))
        up = rng.below(2)
        facts.fronts.append(sides[up])
        facts.backs.append(sides[1 - up])


def _close_fists(facts: Facts, seen: GoldDerMayaObservation, rng: Rng) -> None:
    facts.bids = [NO_BID] * facts.terms.seats
    for seat, sealed in enumerate(seen.sealed):
        known = seen.bid if seat == seen.viewer else (seen.bids[seat] if seen.bids else None)
        if sealed:
            facts.bids[seat] = rng.below(facts.beads[seat] + 1) if known is None else known
