"""One auction after the other: bids, payment, laying out, the next lot (rules sections 2.3 to 2.5).

Chance events, as `Chance` records them:

* `starter` - the first auctioneer's seat, where the host didn't name one.
* `bag` - for each lot, in the order in which they will be drawn, twice the number of its print (0
  to 29, as in the rules file's table less 1) plus 1 if its second side comes up.
"""

from collections.abc import Sequence

from tablee.engine import Chance, Event, Rng
from tablee.games.gold_der_maya.auction import Sale, decide
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsKept,
    BeadsPaid,
    BidSealed,
    BidsRevealed,
    BoardAdvanced,
    DiscCompleted,
    LaidOut,
    LotDrawn,
    LotWon,
    MatchOver,
    PieceDropped,
    ReceiversTied,
    SaleCancelled,
    StarterChosen,
)
from tablee.games.gold_der_maya.facts import NO_BID, NO_SEAT, PLACES, Facts
from tablee.games.gold_der_maya.fragments import DISC, LOTS, PRINTS, WORDS, face_of, lot_of
from tablee.games.gold_der_maya.layout import extent
from tablee.games.gold_der_maya.observation import Ending
from tablee.games.gold_der_maya.score import worth

Log = list[Event] | None


def begin_match(facts: Facts, rng: Rng, log: Log) -> None:
    """Choose the first auctioneer, mix the bag and put three lots on the board."""
    _choose_starter(facts, rng, log)
    _mix_bag(facts, rng, log)
    for place in range(1, PLACES + 1):
        _draw(facts, place, log)


def seal_bid(facts: Facts, seat: int, beads: int, log: Log) -> None:
    """Seal a lawful bid; the last one opens all."""
    facts.bids[seat] = beads
    if log is not None:
        log.append(BidSealed(seat, beads))
    if NO_BID not in facts.bids:
        _open_bids(facts, log)


def pay(facts: Facts, receiver: int, log: Log) -> None:
    """Pay the winner's bid to one of the receivers, and let him look at his lot."""
    sale, payer = facts.sales[-1], facts.winner
    beads = sale.bids[payer]
    facts.beads[payer] -= beads
    facts.beads[receiver] += beads
    facts.sales[-1] = Sale(sale.face, sale.bids, payer, receiver)
    facts.receivers = ()
    if log is not None:
        log.append(BeadsPaid(payer, receiver, beads))
    _look_at_back(facts, log)


def lay_out(facts: Facts, bases: Sequence[tuple[int, ...]], log: Log) -> None:
    """Lay out all that the winner owns; the bases are lawful. Goes on with the next lot."""
    seat, each = facts.winner, facts.terms.bases
    before = facts.bases_of(seat)
    _drop_others(facts, bases, log)
    for base in bases:
        for face in base:
            if face == facts.backs[(face >> 6) - 1]:
                facts.shown |= 1 << (face >> 6)
    facts.bases[seat * each : (seat + 1) * each] = bases
    if log is not None:
        log.append(LaidOut(seat, tuple([tuple([WORDS[f] for f in base]) for base in bases])))
        for number, base in enumerate(bases):
            if extent(base) == DISC and extent(before[number]) < DISC:
                log.append(DiscCompleted(seat, number, sum(worth(base))))
    _advance(facts, log)


def end_match(facts: Facts, reason: Ending, log: Log) -> None:
    """Be over."""
    facts.phase, facts.stopping, facts.ended = "over", None, reason
    if log is not None:
        log.append(MatchOver(reason))


def _choose_starter(facts: Facts, rng: Rng, log: Log) -> None:
    chosen = facts.terms.starter
    if type(chosen) is int:
        facts.starter = chosen
    else:
        facts.starter = rng.derive("starter").below(facts.terms.seats)
        if log is not None:
            log.append(Chance("starter", (facts.starter,)))
    if log is not None:
        log.append(StarterChosen(facts.starter, "host" if type(chosen) is int else "random"))


def _mix_bag(facts: Facts, rng: Rng, log: Log) -> None:
    dice = rng.derive("bag")
    order = list(range(LOTS))
    dice.shuffle(order)
    outcome = [2 * number + dice.below(2) for number in order]
    for lot, drawn in enumerate(outcome, start=1):
        size, *sides = PRINTS[drawn >> 1]
        up = drawn & 1
        facts.fronts.append(face_of(lot, size, sides[up]))
        facts.backs.append(face_of(lot, size, sides[1 - up]))
    if log is not None:
        log.append(Chance("bag", tuple(outcome)))


def _draw(facts: Facts, place: int, log: Log) -> None:
    face = facts.fronts[facts.drawn]
    facts.drawn += 1
    if log is not None:
        log.append(LotDrawn(facts.auctioneer(), WORDS[face], place))


def _open_bids(facts: Facts, log: Log) -> None:
    bids = tuple(facts.bids)
    face = WORDS[facts.fronts[len(facts.sales)]]
    winner, receivers = decide(bids, keeps_own=facts.terms.keeps_own)
    facts.bids = [NO_BID] * facts.terms.seats
    facts.sales.append(Sale(face, bids, winner if winner >= 0 else None))
    if log is not None:
        log.append(BidsRevealed(bids))
    if winner < 0:
        facts.box.append(facts.in_hand())
        if log is not None:
            log.append(SaleCancelled(face))
        _advance(facts, log)
        return
    facts.winner = winner
    if log is not None:
        log.append(LotWon(winner, face, bids[winner]))
    _ask_for_payment(facts, receivers, log)


def _ask_for_payment(facts: Facts, receivers: tuple[int, ...], log: Log) -> None:
    if len(receivers) == 1:
        pay(facts, receivers[0], log)
    elif receivers:
        facts.phase, facts.receivers = "receiver", receivers
        if log is not None:
            log.append(ReceiversTied(facts.winner, receivers))
    else:
        beads = facts.sales[-1].bids[facts.winner]
        if beads and log is not None:
            log.append(BeadsKept(facts.winner, beads))
        _look_at_back(facts, log)


def _look_at_back(facts: Facts, log: Log) -> None:
    facts.phase = "place"
    if log is not None:
        lot = len(facts.sales)
        log.append(BackSeen(facts.winner, lot, WORDS[facts.backs[lot - 1]]))


def _drop_others(facts: Facts, bases: Sequence[tuple[int, ...]], log: Log) -> None:
    kept = {lot_of(face) for base in bases for face in base}
    for face in facts.owned_by(facts.winner):
        if lot_of(face) not in kept:
            facts.box.append(face)
            if log is not None:
                log.append(PieceDropped(facts.winner, WORDS[face]))


def _advance(facts: Facts, log: Log) -> None:
    facts.winner = NO_SEAT
    if facts.stopping is not None:
        end_match(facts, facts.stopping, log)
        return
    if len(facts.sales) == LOTS:
        end_match(facts, "sold-out", log)
        return
    facts.phase = "bid"
    if log is not None:
        log.append(BoardAdvanced(facts.auctioneer()))
    if facts.drawn < LOTS:
        _draw(facts, PLACES, log)
