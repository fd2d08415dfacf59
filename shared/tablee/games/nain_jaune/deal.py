"""From one deal to the next: first dealer, end check, stakes, dealing (rules sections 2, 7, 8).

Chance events, as `Chance` records them:

* `dealer` - drawn at random: the seat. By the highest card: the cards drawn, in seat order, then
  those of each redraw among equals. By the host's word there is none.
* `deal/N` - the whole deck of deal N in order, top first. Packets go out from the top, beginning
  with the leader; what is left is the talon.
"""

from typing import Literal

from tablee.engine import Chance, Event, Rng
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CARDS, CODES, RANK_OF, codes_of
from tablee.games.nain_jaune.events import (
    CardDrawn,
    DealBegun,
    DealerChosen,
    Dealt,
    Eliminated,
    Rebought,
    StakePaid,
)
from tablee.games.nain_jaune.facts import NO_BOX, NO_SEAT, Facts, seats_in
from tablee.games.nain_jaune.finish import end_match
from tablee.games.nain_jaune.terms import HAND_SIZES

Log = list[Event] | None


def begin_match(facts: Facts, rng: Rng, log: Log) -> None:
    """Choose who deals first, and deal."""
    facts.dealer = _first_dealer(facts, rng, log)
    facts.leader = facts.next_seat(facts.dealer)
    _deal(facts, rng, log)


def begin_next_deal(facts: Facts, rng: Rng, log: Log) -> None:
    """End the match if it must end before this deal; else the last leader deals."""
    if facts.deal >= facts.terms.most_deals:
        end_match(facts, "limit", log)
        return
    _see_who_can_stake(facts, log)
    if facts.ended is not None:
        return
    facts.dealer = facts.order_from(facts.leader)[0]
    facts.leader = facts.next_seat(facts.dealer)
    _deal(facts, rng, log)


def _see_who_can_stake(facts: Facts, log: Log) -> None:
    stake, broke = facts.terms.stake, facts.terms.broke
    poor = [seat for seat in seats_in(facts.seated) if facts.tokens[seat] < stake]
    if not poor or broke == "debt":
        return
    if broke == "end":
        end_match(facts, "broke", log)
    elif broke == "rebuy":
        for seat in poor:
            _buy_again(facts, seat, log)
    else:
        _eliminate(facts, poor, log)


def _buy_again(facts: Facts, seat: int, log: Log) -> None:
    while facts.tokens[seat] < facts.terms.stake:
        facts.tokens[seat] += facts.terms.start
        facts.debts[seat] += facts.terms.start
        if log is not None:
            log.append(Rebought(seat, facts.terms.start))


def _eliminate(facts: Facts, poor: list[int], log: Log) -> None:
    left = facts.seated & ~sum(1 << seat for seat in poor)
    if log is not None:
        log.extend(Eliminated(seat) for seat in poor)
    facts.seated = left
    if left.bit_count() < facts.terms.fewest:
        end_match(facts, "too-few", log)


def _first_dealer(facts: Facts, rng: Rng, log: Log) -> int:
    chosen = facts.terms.first_dealer
    how: Literal["random", "high_card", "host"]
    if type(chosen) is int:
        seat, how = chosen, "host"
    elif chosen == "high_card":
        seat, how = _draw_for_dealer(facts, rng.derive("dealer"), log), "high_card"
    else:
        seat, how = rng.derive("dealer").below(facts.terms.seats), "random"
        if log is not None:
            log.append(Chance("dealer", (seat,)))
    if log is not None:
        log.append(DealerChosen(seat, how))
    return seat


def _draw_for_dealer(facts: Facts, rng: Rng, log: Log) -> int:
    """Each draws from a whole deck; those who are equal and highest draw again."""
    drawing = list(range(facts.terms.seats))
    outcome: list[int] = []
    drawn: list[Event] = []
    while len(drawing) > 1:
        cards = rng.sample(range(CARDS), len(drawing))
        outcome += cards
        drawn += [CardDrawn(s, CODES[c]) for s, c in zip(drawing, cards, strict=True)]
        best = max(RANK_OF[card] for card in cards)
        drawing = [s for s, c in zip(drawing, cards, strict=True) if RANK_OF[c] == best]
    if log is not None:
        log.append(Chance("dealer", tuple(outcome)))
        log.extend(drawn)
    return drawing[0]


def _deal(facts: Facts, rng: Rng, log: Log) -> None:
    order = facts.order_from(facts.leader)
    _clear_table(facts)
    facts.deal += 1
    size = HAND_SIZES[len(order)]
    if log is not None:
        talon = CARDS - size * len(order)
        log.append(DealBegun(facts.deal, facts.dealer, facts.leader, size, talon))
    _take_stakes(facts, order, log)
    deck = list(range(CARDS))
    rng.derive(f"deal/{facts.deal}").shuffle(deck)
    _hand_out(facts, deck, order, size)
    if log is not None:
        log.append(Chance(f"deal/{facts.deal}", tuple(deck)))
        log.extend(Dealt(seat, size, codes_of(facts.hands[seat])) for seat in order)


def _clear_table(facts: Facts) -> None:
    seats = facts.terms.seats
    facts.phase, facts.actor, facts.last = "lead", facts.leader, NO_SEAT
    facts.required, facts.pending, facts.passed, facts.ready = 0, NO_BOX, 0, 0
    facts.winner, facts.opera = NO_SEAT, False
    facts.before = facts.tokens[:]
    facts.hands = [0] * seats
    facts.dealt = [0] * seats
    facts.placed = [0] * seats
    facts.sans = [0] * seats
    facts.laid = []
    facts.layers = [NO_SEAT] * 5
    facts.settlement = []


def _take_stakes(facts: Facts, order: list[int], log: Log) -> None:
    for seat in order:
        facts.tokens[seat] -= facts.terms.stake
        facts.staked[seat] += facts.terms.stake
        if log is not None:
            for box, amount in zip(BOXES, facts.terms.stakes, strict=True):
                log.append(StakePaid(seat, box, amount))
    for place, amount in enumerate(facts.terms.stakes):
        facts.boxes[place] += amount * len(order)


def _hand_out(facts: Facts, deck: list[int], order: list[int], size: int) -> None:
    top, still = 0, size
    while still:
        packet = min(facts.terms.packet, still)
        for seat in order:
            for card in deck[top : top + packet]:
                facts.hands[seat] |= 1 << card
            top += packet
        still -= packet
    for seat in order:
        facts.dealt[seat] = size
    facts.talon = sum([1 << card for card in deck[top:]])
