"""A deal played to its settlement in place: the quick policy of searches, without events.

Everybody plays as the heuristic does (rules section 13): takes boxes, goes on where he can, the
board card first, and leads his lowest rank unless his hand closes out for certain by what all have
heard. Each series is a few operations on sets of cards.
"""

from functools import cache
from typing import Final

from tablee.games.nain_jaune.board import BOARD, BOX_OF
from tablee.games.nain_jaune.cards import KING, RANK_MASK
from tablee.games.nain_jaune.facts import NO_BOX, OPENS, Facts, seats_in
from tablee.games.nain_jaune.settle import settle_deal

# A set of ranks has bit `rank`; beyond the King every series ends.
BEYOND: Final = 1 << 14
_SUIT: Final = (1 << 13) - 1


def play_deal_out(facts: Facts) -> None:
    """Play on to the settlement; a table between deals or over stays as it is."""
    if facts.phase in ("between", "over"):
        return
    if facts.pending >= 0:
        _take(facts, facts.pending)
        facts.pending = NO_BOX
    if facts.hands[facts.actor]:
        _lay_until_out(facts)
    settle_deal(facts, None)


def ranks_in(held: int) -> int:
    """Give the ranks of a set of cards, as bits 1..13."""
    return ((held | held >> 13 | held >> 26 | held >> 39) & _SUIT) << 1


def lead_of(held: int, dead: int) -> int:
    """Give the rank to lead: of a close-out by the ranks that nobody else has, else the lowest."""
    ranks = ranks_in(held)
    lowest = (ranks & -ranks).bit_length() - 1
    first, left = 0, held
    while True:
        rank = _safe_start(ranks, dead)
        if not rank:
            break
        first = first or rank
        left = _without_run(left, rank)
        if not left:
            return first
        ranks = ranks_in(left)
    # What is left must go in one series, which begins at its lowest rank.
    start = (ranks & -ranks).bit_length() - 1
    return (first or start) if not _without_run(left, start) else lowest


def _safe_start(ranks: int, dead: int) -> int:
    """Give the lowest rank of a run that ends where nobody goes on; 0 if there is none."""
    ends = ranks & dead >> 1 & ~(ranks >> 1)
    if not ends:
        return 0
    end = ends & -ends
    gaps = ~ranks & (end - 1)
    return gaps.bit_length()


def _without_run(held: int, rank: int) -> int:
    while rank <= KING:
        fitting = held & RANK_MASK[rank]
        if not fitting:
            break
        held ^= fitting & -fitting
        rank += 1
    return held


def _lay_until_out(facts: Facts) -> None:
    """Lay cards until a hand is empty; `facts.actor` is its owner then."""
    hands, sans, laid, placed = facts.hands, facts.sans, facts.laid, facts.placed
    skips = facts.terms.skips_gaps
    order = orders(facts.seated, facts.terms.seats)
    everybody = facts.seated.bit_count()
    seat, required, last = facts.actor, facts.required, facts.last
    asked = everybody - facts.passed.bit_count()
    while True:
        opens = 0
        if not required:
            required, opens = _lead(facts, seat, order[seat]), OPENS
        fits = RANK_MASK[required]
        for other in order[seat][:asked]:
            fitting = hands[other] & fits
            if fitting:
                break
            sans[other] |= 1 << required
        else:
            seat, asked = last, everybody
            required = required + 1 if skips and required < KING else 0
            continue
        seat = last = other
        card = fitting & BOARD or fitting & -fitting
        number = card.bit_length() - 1
        hands[seat] ^= card
        laid.append(number | seat << 6 | opens)
        placed[seat] += 1
        if card & BOARD:
            facts.actor = seat
            facts.layers[BOX_OF[number]] = seat
            _take(facts, BOX_OF[number])
        if not hands[seat]:
            facts.actor, facts.last = seat, last
            return
        required, asked = (required + 1 if required < KING else 0), everybody


def _lead(facts: Facts, seat: int, order: tuple[int, ...]) -> int:
    held = facts.hands[seat]
    if facts.terms.lead_lowest and not facts.laid:
        ranks = ranks_in(held)
        return (ranks & -ranks).bit_length() - 1
    return lead_of(held, dead_for(facts, order))


def dead_for(facts: Facts, order: tuple[int, ...]) -> int:
    """Give the ranks that all others said sans to; `order` begins with whom it is asked for."""
    dead = -1
    sans = facts.sans
    for other in order[1:]:
        dead &= sans[other]
    return BEYOND if facts.terms.free_to_stop else dead | BEYOND


def _take(facts: Facts, box: int) -> None:
    seat, amount = facts.actor, facts.boxes[box]
    facts.tokens[seat] += amount
    facts.won[seat] += amount
    facts.boxes[box] = 0


@cache
def orders(seated: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Give, by seat, those in the match in order of play, itself first."""
    there = seats_in(seated)
    return tuple(
        tuple([s for s in there if s >= first] + [s for s in there if s < first])
        for first in range(seats)
    )
