"""Deck, hands and discard pile (rules sections 1.3 and 1.5).

Chance events, as `Chance` records them: `deal` and `reshuffle/N` are the whole deck in order, top
first, each card by the number of its kind.
"""

from tablee.engine import Chance, Event, Rng
from tablee.games.oh_les_nains.cards import DECK, HAND, codes_of
from tablee.games.oh_les_nains.events import CardsExchanged, DeckShuffled, Drawn
from tablee.games.oh_les_nains.facts import (
    ASIDE,
    EXCHANGED,
    KIND_BITS,
    LAST,
    SEAT_SHIFT,
    WAY_SHIFT,
    Facts,
)

Log = list[Event] | None


def deal(facts: Facts, rng: Rng, log: Log) -> None:
    """Shuffle all cards and deal five to each seat, in seat order."""
    facts.deck = list(DECK)
    rng.derive("deal").shuffle(facts.deck)
    if log is not None:
        log.append(Chance("deal", tuple(reversed(facts.deck))))
    for seat in range(facts.terms.seats):
        _take(facts, seat, HAND, log)


def lay_away(facts: Facts, seat: int, kind: int) -> None:
    """Move a card that is played from the hand to the discard pile."""
    facts.hands[seat].remove(kind)
    facts.discard.append(kind | seat << SEAT_SHIFT)


def refill(facts: Facts, seat: int, rng: Rng, log: Log) -> None:
    """Draw five cards where the hand is empty."""
    if not facts.hands[seat]:
        _draw(facts, seat, HAND, rng, log)


def swap(facts: Facts, seat: int, kinds: list[int], rng: Rng, log: Log) -> None:
    """Put cards beside, draw as many, and only then let them join the discard pile."""
    hand = facts.hands[seat]
    for kind in kinds:
        hand.remove(kind)
    if log is not None:
        log.append(CardsExchanged(seat, codes_of(kinds)))
    shuffles = facts.shuffles
    _draw(facts, seat, len(kinds), rng, log)
    way, last = (EXCHANGED, LAST) if facts.shuffles == shuffles else (ASIDE, ASIDE)
    mark, closing = seat << SEAT_SHIFT | way << WAY_SHIFT, seat << SEAT_SHIFT | last << WAY_SHIFT
    facts.discard += [kind | mark for kind in kinds[:-1]]
    facts.discard.append(kinds[-1] | closing)


def _draw(facts: Facts, seat: int, count: int, rng: Rng, log: Log) -> None:
    """Draw cards; where the deck runs out, the discard pile is shuffled into a new one."""
    missing = count - len(facts.deck)
    if missing <= 0:
        _take(facts, seat, count, log)
        return
    if facts.deck:
        _take(facts, seat, count - missing, log)
    _reshuffle(facts, rng, log)
    facts.topped = [missing if other == seat else 0 for other in range(facts.terms.seats)]
    _take(facts, seat, missing, log)


def _take(facts: Facts, seat: int, count: int, log: Log) -> None:
    deck, hand = facts.deck, facts.hands[seat]
    drawn = deck[-count:]
    del deck[-count:]
    hand += drawn
    hand.sort()
    facts.declined[seat] = 0
    if log is not None:
        log.append(Drawn(seat, count, codes_of(sorted(drawn))))


def _reshuffle(facts: Facts, rng: Rng, log: Log) -> None:
    facts.shuffles += 1
    facts.deck = sorted([entry & KIND_BITS for entry in facts.discard])
    facts.discard = []
    facts.stock = tuple(facts.deck)
    facts.kept = [hand[:] for hand in facts.hands]
    label = f"reshuffle/{facts.shuffles}"
    rng.derive(label).shuffle(facts.deck)
    if log is not None:
        log.append(Chance(label, tuple(reversed(facts.deck))))
        log.append(DeckShuffled(len(facts.deck)))
