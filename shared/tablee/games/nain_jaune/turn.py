"""A turn: laying a card, claiming, saying sans (rules sections 3 and 5).

Nothing here checks whether a move is legal; `moves` does. `log` collects events where somebody
wants them, and is None in fast playouts.
"""

from tablee.engine import Event
from tablee.games.nain_jaune.board import BOX_OF, BOXES
from tablee.games.nain_jaune.cards import CODES, KING, RANK_MASK, RANK_OF
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    BoxDoubled,
    BoxForgotten,
    CardLaid,
    RankSkipped,
    SansSaid,
    SeriesStopped,
)
from tablee.games.nain_jaune.facts import NO_BOX, OPENS, Facts
from tablee.games.nain_jaune.settle import settle_deal

Log = list[Event] | None


def lay_card(facts: Facts, card: int, log: Log) -> None:
    """The actor lays a card; if the box of his last one is still open, it is forgotten first."""
    if facts.pending >= 0:
        _forget_box(facts, log)
    seat = facts.actor
    opens = facts.required == 0
    facts.hands[seat] ^= 1 << card
    facts.laid.append(card | seat << 6 | (OPENS if opens else 0))
    facts.placed[seat] += 1
    facts.last = seat
    facts.passed = 0
    if log is not None:
        log.append(CardLaid(seat, CODES[card], opens))
    _open_box(facts, BOX_OF[card], log)
    _go_on(facts, RANK_OF[card], log)


def claim_box(facts: Facts, log: Log) -> None:
    """The actor takes the box whose card he has just laid."""
    _take_box(facts, facts.pending, log)
    facts.pending = NO_BOX
    if facts.phase == "last-claim":
        settle_deal(facts, log)
    elif facts.phase == "follow":
        _say_what_is_forced(facts, log)


def say_sans(facts: Facts, log: Log) -> None:
    """The actor lays nothing; after his last card it means that he takes no box."""
    if facts.pending >= 0:
        _forget_box(facts, log)
    if facts.phase == "last-claim":
        settle_deal(facts, log)
        return
    _pass_on(facts, log)
    _say_what_is_forced(facts, log)


def _open_box(facts: Facts, box: int, log: Log) -> None:
    if box == NO_BOX:
        return
    facts.layers[box] = facts.actor
    if facts.terms.claims_itself:
        _take_box(facts, box, log)
    else:
        facts.pending = box


def _go_on(facts: Facts, rank: int, log: Log) -> None:
    seat = facts.actor
    if not facts.hands[seat]:
        facts.required = 0
        if facts.pending >= 0:
            facts.phase = "last-claim"
        else:
            settle_deal(facts, log)
    elif rank == KING:
        facts.required = 0
        facts.phase = "lead"
        if log is not None:
            log.append(SeriesStopped(seat, None))
    else:
        facts.required = rank + 1
        facts.phase = "follow"
        _say_what_is_forced(facts, log)


def _say_what_is_forced(facts: Facts, log: Log) -> None:
    """Say sans for everybody who must, up to a seat that has a choice or owes a claim."""
    if facts.terms.free_to_stop or facts.pending >= 0:
        return
    while facts.phase == "follow" and not facts.hands[facts.actor] & RANK_MASK[facts.required]:
        _pass_on(facts, log)


def _pass_on(facts: Facts, log: Log) -> None:
    seat = facts.actor
    facts.sans[seat] |= 1 << facts.required
    facts.passed |= 1 << seat
    if log is not None:
        log.append(SansSaid(seat, facts.required))
    if facts.passed == facts.seated:
        _stop_series(facts, log)
    else:
        facts.actor = facts.next_seat(seat)


def _stop_series(facts: Facts, log: Log) -> None:
    """Nobody laid the rank: who laid last goes on, with the next rank or with a free lead."""
    rank = facts.required
    facts.actor = facts.last
    facts.passed = 0
    if facts.terms.skips_gaps and rank < KING:
        facts.required = rank + 1
        if log is not None:
            log.append(RankSkipped(facts.last, rank))
        return
    facts.required = 0
    facts.phase = "lead"
    if log is not None:
        log.append(SeriesStopped(facts.last, rank))


def _take_box(facts: Facts, box: int, log: Log) -> None:
    seat, amount = facts.actor, facts.boxes[box]
    facts.tokens[seat] += amount
    facts.won[seat] += amount
    facts.boxes[box] = 0
    if log is not None:
        log.append(BoxClaimed(seat, BOXES[box], amount))


def _forget_box(facts: Facts, log: Log) -> None:
    """The open box stays; its layer doubles it as far as he can, whatever debts are allowed."""
    seat, box = facts.actor, facts.pending
    facts.pending = NO_BOX
    if log is not None:
        log.append(BoxForgotten(seat, BOXES[box]))
    if not facts.terms.forgetting_doubles:
        return
    amount = max(0, min(facts.boxes[box], facts.tokens[seat]))
    facts.tokens[seat] -= amount
    facts.penalties[seat] += amount
    facts.boxes[box] += amount
    if log is not None and amount:
        log.append(BoxDoubled(seat, BOXES[box], amount))
