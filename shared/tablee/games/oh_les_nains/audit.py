"""Is a position sound? Invariants that hold in every reachable one, each with its sentence."""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Final

from tablee.games.oh_les_nains.cards import (
    COLOURS,
    COPIES,
    DWARF_ANY,
    HAND,
    PAWNS_OF_COLOUR,
    counted,
)
from tablee.games.oh_les_nains.chain import LONGEST
from tablee.games.oh_les_nains.facts import ASIDE, KIND_BITS, SEAT_SHIFT, WAY_SHIFT, Facts
from tablee.games.oh_les_nains.strip import crushed_team
from tablee.games.oh_les_nains.terms import SQUARES, START_FENCE

_SEAT_BITS: Final = 3


def problems_of(facts: Facts) -> list[str]:
    """List what is wrong; empty for a sound position."""
    checks = (_cards, _origins, _pawns, _games, _phase)
    return [problem for check in checks for problem in check(facts)]


def totals(facts: Facts) -> dict[str, int]:
    """Give what no action may change: 55 cards, 28 pawns."""
    cards = sum(map(len, facts.hands)) + len(facts.deck) + len(facts.discard)
    return {"cards": cards, "pawns": sum(facts.supply) + sum(map(len, facts.dwarves))}


def _cards(facts: Facts) -> Iterator[str]:
    put_away = [entry & KIND_BITS for entry in facts.discard]
    everywhere = [*chain.from_iterable(facts.hands), *facts.deck, *put_away]
    if counted(everywhere) != list(COPIES):
        yield "the cards in hands, deck and discard pile aren't the 55"
    fewest = 0 if facts.phase == "over" else 1
    for seat, hand in enumerate(facts.hands):
        if not fewest <= len(hand) <= HAND:
            yield f"seat {seat} holds {len(hand)} cards"
        if hand != sorted(hand):
            yield f"the hand of seat {seat} isn't in order"


def _origins(facts: Facts) -> Iterator[str]:
    """What was shuffled last is what lies in the deck and what has been drawn from it."""
    drawn = counted(facts.deck)
    outside = counted(facts.stock)
    for seat, hand in enumerate(facts.hands):
        own = counted(hand)
        for entry in facts.discard:
            if entry >> SEAT_SHIFT & _SEAT_BITS == seat and entry >> WAY_SHIFT != ASIDE:
                own[entry & KIND_BITS] += 1
        for kind in facts.kept[seat]:
            own[kind] -= 1
            outside[kind] += 1
        if min(own) < 0:
            yield f"seat {seat} has lost a card that it kept"
        drawn = [before + now for before, now in zip(drawn, own, strict=True)]
    for entry in facts.discard:
        if entry >> WAY_SHIFT == ASIDE:
            outside[entry & KIND_BITS] += 1
    if drawn != counted(facts.stock):
        yield "the deck and what was drawn from it aren't what was shuffled"
    if outside != list(COPIES):
        yield "what was shuffled and what lay outside aren't the 55 cards"


def _pawns(facts: Facts) -> Iterator[str]:
    for colour, left in enumerate(facts.supply):
        placed = sum(colours.count(colour) for colours in facts.dwarves)
        if left < 0 or left + placed != PAWNS_OF_COLOUR:
            yield f"there are {left + placed} pawns of the colour {COLOURS[colour]}"
    if facts.phase == "over":
        return
    if not 0 <= facts.fence <= SQUARES:
        yield f"{facts.fence} squares lie on one side of the fence"
    if crushed_team(facts) >= 0:
        yield "a dwarf is crushed and the game goes on"


def _games(facts: Facts) -> Iterator[str]:
    terms = facts.terms
    if not 1 <= facts.round_no <= terms.most_rounds or sum(facts.wins) > facts.round_no:
        yield f"game {facts.round_no} of {terms.most_rounds} with {facts.wins} won"
    if min(facts.wins) < 0 or max(facts.wins) > terms.match_wins:
        yield f"games won are {facts.wins}"
    if facts.phase != "over" and max(facts.wins) == terms.match_wins:
        yield "the match is won and goes on"
    if (facts.ended is None) is (facts.phase == "over"):
        yield f"the match has ended ({facts.ended}) and its phase is {facts.phase}"


def _phase(facts: Facts) -> Iterator[str]:
    in_turn = facts.phase in ("main", "counter")
    if in_turn != (0 <= facts.actor < facts.terms.seats):
        yield f"seat {facts.actor} is to act in the phase {facts.phase}"
    if facts.phase == "pick":
        yield from _pick(facts)
    elif max(facts.picks) >= 0:
        yield "a colour is sealed after the start"
    if in_turn and not all(facts.dwarves):
        yield "a team has no dwarf"
    if facts.phase == "counter":
        yield from _counter(facts)
    elif facts.chain or facts.colour >= 0:
        yield "a chain is open and nobody may counter"


def _pick(facts: Facts) -> Iterator[str]:
    if any(facts.dwarves) or facts.fence != START_FENCE or facts.plays:
        yield "the game has begun before all colours are picked"
    if not facts.still_to_pick():
        yield "all colours are picked and still sealed"
    for seat, pick in enumerate(facts.picks):
        if pick >= 0 and seat not in facts.terms.pickers:
            yield f"seat {seat} has picked a colour that its team-mate picks"


def _counter(facts: Facts) -> Iterator[str]:
    if not facts.terms.has_counters:
        yield "a chain is open where nobody may counter"
    if not 1 <= len(facts.chain) < LONGEST or facts.colour < 0:
        yield f"a chain of {len(facts.chain)} cards is open"
        return
    if facts.plays < len(facts.chain):
        yield "the chain has more cards than were played"
    seats = [entry >> SEAT_SHIFT for entry in facts.chain] + [facts.actor]
    if any((one + 1) % facts.terms.seats != other for one, other in pairwise(seats)):
        yield "the cards of the chain weren't played in turn"
    if any(entry & KIND_BITS not in (facts.colour, DWARF_ANY) for entry in facts.chain):
        yield "a card of the chain doesn't fit its colour"
