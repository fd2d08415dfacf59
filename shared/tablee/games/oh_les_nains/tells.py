"""What the last card tells of the hand it was played from: a sound player had none better.

Only a play that can be taken back from what lies open tells anything: a squirrel, a card that
changes strengths, or a dwarf that nobody countered. After a reshuffle nothing is told.
"""

from typing import Final

from tablee.engine import Rng, Seat
from tablee.games.oh_les_nains.actions import KIND_OF
from tablee.games.oh_les_nains.cards import DWARF_ANY, HAND
from tablee.games.oh_les_nains.facts import KIND_BITS, PLAYED, SEAT_SHIFT, WAY_SHIFT, Facts, team_of
from tablee.games.oh_les_nains.outlook import Outlook, lead_of, squares_of
from tablee.games.oh_les_nains.rating import turns_rated

_GUESSES: Final = 6
"""So many hands are tried for one that the last card fits."""

_ODD: Final = 20
"""One in so many plays is another than a sound player's."""


def suit_hand(facts: Facts, viewer: Seat, rng: Rng) -> None:
    """Give whoever played last, in an imagined world, a hand that his card fits, mostly.

    His hand and the deck are dealt anew, so what the viewer sees stays as it is.
    """
    told = _told(facts, viewer)
    if told is None:
        return
    seat, kind, before = told
    hand, deck = facts.hands[seat], facts.deck
    size = len(hand)
    for _ in range(_GUESSES):
        if _fits(before, hand, kind) or not rng.below(_ODD):
            break
        unseen = hand + deck
        for place in range(size):
            other = place + rng.below(len(unseen) - place)
            unseen[place], unseen[other] = unseen[other], unseen[place]
        hand, deck = unseen[:size], unseen[size:]
    facts.hands[seat], facts.deck = sorted(hand), deck


def _told(facts: Facts, viewer: Seat) -> tuple[Seat, int, Outlook] | None:
    """Give who played last, which card, and how it was for him before; None where nothing tells."""
    if facts.shuffles or not facts.discard or facts.phase not in ("main", "counter"):
        return None
    entry = facts.discard[-1]
    seat, kind = entry >> SEAT_SHIFT & 3, entry & KIND_BITS
    has_drawn = len(facts.hands[seat]) == HAND
    if seat == viewer or has_drawn or entry >> WAY_SHIFT != PLAYED:
        return None
    if kind <= DWARF_ANY and _is_in_chain(facts):
        return None
    return seat, kind, _before(facts, seat, kind)


def _is_in_chain(facts: Facts) -> bool:
    """Tell whether the last dwarf may have been a counter."""
    return len(facts.discard) > 1 and facts.discard[-2] & KIND_BITS <= DWARF_ANY


def _before(facts: Facts, seat: Seat, kind: int) -> Outlook:
    """Take the last card back; its colour, where one was named, was the best."""
    team = team_of(seat)
    mine, others = facts.dwarves[team], facts.dwarves[1 - team]
    ours, theirs = facts.margin(team), facts.margin(1 - team)
    supply = facts.supply
    if kind <= DWARF_ANY:
        ours, theirs = ours + 2, theirs - 2
        if facts.phase == "main":
            supply = supply[:]
            supply[mine[-1]] += 1
            ours, mine = ours + 1, mine[:-1]
    more, lead = len(mine) - len(others), lead_of(mine, others)
    if kind > DWARF_ANY:
        squares = squares_of(kind, more, lead)
        ours, theirs = ours - squares, theirs + squares
    return Outlook(ours, theirs, more, lead, supply, [], [], facts.terms.has_counters)


def _fits(before: Outlook, hand: list[int], kind: int) -> bool:
    """Tell whether a sound player would have played the card from this hand."""
    whole = sorted([*hand, kind])
    pulls = [squares_of(one, before.more, before.lead) for one in whole]
    best = max(turns_rated(before._replace(hand=whole, pulls=pulls)))[1]
    return KIND_OF[best] == kind if best >= 0 else False
