"""Is a position sound? Invariants that hold in every reachable one, each with its sentence."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from tablee.games.gold_der_maya.auction import CANCELLED, Sale, decide, flows
from tablee.games.gold_der_maya.facts import NO_BID, PLACES, Facts
from tablee.games.gold_der_maya.fragments import (
    LOTS,
    PRINTS,
    WORDS,
    lot_of,
    material_of,
    pair_of,
    size_of,
)
from tablee.games.gold_der_maya.layout import base_fault

_BOX: Final = sorted((size, pair_of(front, back)) for size, front, back in PRINTS)


def problems_of(facts: Facts) -> list[str]:
    """List what is wrong; empty for a sound position."""
    checks = (_fragments, _sales, _places, _bases, _beads, _phase)
    return [problem for check in checks for problem in check(facts)]


def totals(facts: Facts) -> dict[str, int]:
    """Give what no action may change: beads in play and fragments anywhere."""
    laid = sum(map(len, facts.bases)) + len(facts.box) + (facts.winner >= 0)
    return {"beads": sum(facts.beads), "fragments": laid + len(facts.board()) + facts.bag()}


def _fragments(facts: Facts) -> Iterator[str]:
    found = []
    for lot, (front, back) in enumerate(zip(facts.fronts, facts.backs, strict=True), start=1):
        if lot_of(front) != lot or lot_of(back) != lot or size_of(front) != size_of(back):
            yield f"lot {lot} is named wrongly"
        found.append((size_of(front), pair_of(material_of(front), material_of(back))))
    if sorted(found) != _BOX:
        yield "the fragments aren't the 30 of the box"


def _sales(facts: Facts) -> Iterator[str]:
    for lot, sale in enumerate(facts.sales, start=1):
        if sale.face != WORDS[facts.fronts[lot - 1]]:
            yield f"lot {lot} was sold with another side up"
        if sale.bids:
            yield from _sale(facts, lot, sale)
        elif sale.receiver is not None:
            yield f"lot {lot} was paid for without a bid"


def _sale(facts: Facts, lot: int, sale: Sale) -> Iterator[str]:
    decision = decide(sale.bids, keeps_own=facts.terms.keeps_own)
    if sale.winner != (None if decision == CANCELLED else decision.winner):
        yield f"lot {lot} went to seat {sale.winner} by the bids {sale.bids}"
    open_still = facts.phase == "receiver" and lot == len(facts.sales)
    if open_still and sale.receiver is None and decision.receivers == facts.receivers:
        return
    if sale.receiver not in (decision.receivers or (None,)):
        yield f"lot {lot} was paid to seat {sale.receiver}"


def _places(facts: Facts) -> Iterator[str]:
    """Every lot sold lies in the box or with who bought it, save the one in his hand."""
    sold = len(facts.sales) - (facts.winner >= 0)
    lying = [lot_of(face) for face in chain(facts.box, *facts.bases)]
    if sorted(lying) != list(range(1, sold + 1)):
        yield "the lots on bases and in the box aren't those that were sold"
        return
    for seat in range(facts.terms.seats):
        for face in chain(*facts.bases_of(seat)):
            if facts.sales[lot_of(face) - 1].winner != seat:
                yield f"seat {seat} has lot {lot_of(face)}, which it didn't buy"
    if facts.shown & ~sum([1 << lot for lot in lying]):
        yield "a lot was turned over that nobody has laid out"


def _bases(facts: Facts) -> Iterator[str]:
    for base in facts.bases:
        code = base_fault(base)
        if code is not None:
            yield f"a base breaks the rule {code}"
    for face in chain(facts.box, *facts.bases):
        lot = lot_of(face)
        if face not in (facts.fronts[lot - 1], facts.backs[lot - 1]):
            yield f"lot {lot} shows a side that it hasn't"
        elif face == facts.backs[lot - 1] and not facts.shown >> lot & 1:
            yield f"lot {lot} lies turned over and nobody has seen it"


def _beads(facts: Facts) -> Iterator[str]:
    if sum(facts.beads) != facts.terms.total or min(*facts.beads, *facts.start) < 0:
        yield f"the beads {facts.beads} aren't {facts.terms.total}"
    moved = flows(facts.sales, facts.terms.seats)
    if facts.beads != [before + gain for before, gain in zip(facts.start, moved, strict=True)]:
        yield "the beads aren't what the sales left of them"
    for seat, bid in enumerate(facts.bids):
        if not NO_BID <= bid <= facts.beads[seat]:
            yield f"seat {seat} bids {bid} of {facts.beads[seat]} beads"


def _phase(facts: Facts) -> Iterator[str]:
    if (facts.phase == "over") != (facts.ended is not None):
        yield "a match is over without a reason, or the other way round"
    if (facts.phase in ("receiver", "place")) != (facts.winner >= 0):
        yield "a lot is laid out that nobody has won, or the other way round"
    elif facts.winner >= 0 and (not facts.sales or facts.sales[-1].winner != facts.winner):
        yield f"seat {facts.winner} holds a lot that it didn't win"
    if len(facts.receivers) == 1 or (facts.phase == "receiver") != bool(facts.receivers):
        yield "receivers are there and nobody chooses, or the other way round"
    if facts.phase == "bid" and NO_BID not in facts.bids:
        yield "all have bid and nothing happens"
    if facts.phase != "bid" and facts.bids != [NO_BID] * facts.terms.seats:
        yield "a bid is sealed and there is no auction"
    if facts.stopping == "sold-out" or (facts.stopping and facts.phase == "over"):
        yield "a stop is called that the table didn't call, or after the end"
    yield from _drawn(facts)


def _drawn(facts: Facts) -> Iterator[str]:
    sold = len(facts.sales)
    if facts.phase == "over":
        stopped = facts.ended != "sold-out"
        due = {min(LOTS, sold + PLACES), min(LOTS, sold + PLACES - 1)} if stopped else {LOTS}
        if not stopped and sold < LOTS:
            yield "the match is over and lots are left"
    else:
        due = {min(LOTS, sold + PLACES - (facts.phase != "bid"))}
        if facts.phase == "bid" and sold == LOTS:
            yield "an auction is on and no lot is left"
    if facts.drawn not in due:
        yield f"{facts.drawn} lots were drawn for {sold} sales"
