"""The settlement of a deal, in the binding order of rules section 6."""

from tablee.engine import Event
from tablee.games.nain_jaune.board import BOARD, BOX_CARDS, BOX_LIMIT, BOXES
from tablee.games.nain_jaune.cards import cards_in, codes_of
from tablee.games.nain_jaune.events import (
    BoxSwept,
    DealOver,
    DuesPaid,
    GrandOpera,
    HandRevealed,
    PenaltyPaid,
    TalonRevealed,
)
from tablee.games.nain_jaune.facts import Facts
from tablee.games.nain_jaune.finish import end_match
from tablee.games.nain_jaune.observation import Payment

Log = list[Event] | None


def settle_deal(facts: Facts, log: Log) -> None:
    """The actor is out of cards: hands are shown and paid for, and the table waits or stops."""
    winner = facts.actor
    losers = facts.order_from(winner + 1)[:-1]
    facts.phase, facts.actor, facts.required, facts.passed = "between", -1, 0, 0
    facts.ready = 0
    facts.winner = winner
    _reveal_hands(facts, losers, log)
    if facts.terms.has_opera and not any(facts.placed[seat] for seat in losers):
        _sweep_board(facts, winner, log)
    for seat in losers:
        _pay_dues(facts, seat, log)
    if facts.terms.kept != "none":
        for seat in losers:
            _pay_for_kept(facts, seat, log)
    if log is not None:
        if facts.terms.reveals_talon:
            log.append(TalonRevealed(codes_of(facts.talon)))
        log.append(DealOver(facts.deal, winner))
    if facts.stopping is not None:
        end_match(facts, facts.stopping, log)


def worth_of(facts: Facts, held: int) -> int:
    """Give what a loser owes for a hand."""
    worth = facts.terms.worth
    return sum([worth[card] for card in cards_in(held)])


def _reveal_hands(facts: Facts, losers: list[int], log: Log) -> None:
    if log is not None:
        log.extend(HandRevealed(seat, codes_of(facts.hands[seat])) for seat in losers)


def _sweep_board(facts: Facts, winner: int, log: Log) -> None:
    facts.opera = True
    if log is not None:
        log.append(GrandOpera(winner))
    for place, box in enumerate(BOXES):
        amount = facts.boxes[place]
        if not amount:
            continue
        facts.boxes[place] = 0
        facts.tokens[winner] += amount
        facts.won[winner] += amount
        facts.settlement.append(Payment("swept", None, winner, box, amount, amount))
        if log is not None:
            log.append(BoxSwept(winner, box, amount))


def _pay_dues(facts: Facts, seat: int, log: Log) -> None:
    held, winner = facts.hands[seat], facts.winner
    owed = worth_of(facts, held)
    amount = _affordable(facts, seat, owed)
    facts.tokens[seat] -= amount
    facts.paid[seat] += amount
    facts.tokens[winner] += amount
    facts.received[winner] += amount
    facts.settlement.append(Payment("dues", seat, winner, None, owed, amount, codes_of(held)))
    if log is not None:
        log.append(DuesPaid(seat, winner, amount, owed))


def _pay_for_kept(facts: Facts, seat: int, log: Log) -> None:
    kept = facts.hands[seat] & BOARD
    for place, box in enumerate(BOXES):
        if not kept >> BOX_CARDS[place] & 1:
            continue
        owed = _penalty(facts, place)
        amount = min(_affordable(facts, seat, owed), max(0, BOX_LIMIT - facts.boxes[place]))
        facts.tokens[seat] -= amount
        facts.penalties[seat] += amount
        facts.boxes[place] += amount
        facts.settlement.append(Payment("kept", seat, None, box, owed, amount, (box,)))
        if log is not None:
            log.append(PenaltyPaid(seat, box, amount, owed))


def _penalty(facts: Facts, place: int) -> int:
    return facts.boxes[place] if facts.terms.kept == "double" else facts.terms.stakes[place]


def _affordable(facts: Facts, seat: int, owed: int) -> int:
    return owed if facts.terms.dues_may_owe else max(0, min(owed, facts.tokens[seat]))
