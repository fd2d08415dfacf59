"""Imagined parties played on until the guest on the table has found a room, and judged there.

Further ahead `valuation` sees better than quick play: what is still to come wavers far more than a
single bid matters. What may be chosen at once, others choose by habit.
"""

from typing import Final

from tablee.engine import Rng
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.finish import best_discard, seal_discard
from tablee.games.gnumies.guests import is_wullawaki
from tablee.games.gnumies.habits import Habits, bid_by_habit, worth_of
from tablee.games.gnumies.rounds import go_on, seal_bid
from tablee.games.gnumies.scoring import final_points
from tablee.games.gnumies.star import place_drawn

STAR_PRICE: Final = 9.0
"""A star is given for a guest of so many points."""


def settle_round(facts: Facts, habits: Habits, rng: Rng) -> None:
    """Play in place until the next guest is turned up, or the match is over."""
    number = facts.round
    while facts.phase == "bid" and facts.round == number and (waiting := facts.bidders()):
        seat = waiting[0]
        seal_bid(facts, seat, bid_by_habit(facts, habits, seat, rng), None)
    settle_guests(facts, habits)


def settle_guests(facts: Facts, habits: Habits) -> None:
    """Place what a star has drawn, and lose what Wullawakis drive away at the end."""
    if facts.phase == "star":
        place_drawn(facts, _taker(facts, habits), None)
        go_on(facts, None)
    if facts.phase == "penalty":
        for seat in facts.owing():
            seal_discard(facts, seat, best_discard(facts, seat), None)


def guess_bids(facts: Facts, habits: Habits, viewer: int, rng: Rng) -> None:
    """Let what others have sealed, and the viewer can't see, be what habit would have bid."""
    for seat, card in enumerate(facts.bids):
        if card >= 0 and seat != viewer:
            facts.hands[seat] |= 1 << card
            facts.bids[seat] = bid = bid_by_habit(facts, habits, seat, rng)
            facts.hands[seat] ^= 1 << bid


def gain_of(facts: Facts, habits: Habits, seat: int, guest: int) -> float:
    """Give what a guest means to a room in points: less than 0 for a Wullawaki."""
    if not is_wullawaki(guest):
        return worth_of(facts, habits, seat, guest)
    room = facts.rooms[seat]
    before = final_points(room, facts.terms)
    return min(-1.0, float(final_points([*room, guest], facts.terms) - before))


def _taker(facts: Facts, habits: Habits) -> int:
    """Keep what is worth a star, else give it where it helps least, or hurts most."""
    star, guest = facts.star, facts.drawn
    worths = [gain_of(facts, habits, seat, guest) for seat in range(facts.terms.seats)]
    price = -STAR_PRICE if is_wullawaki(guest) else STAR_PRICE
    if worths[star] > price:
        return star
    return min([seat for seat in range(len(worths)) if seat != star], key=worths.__getitem__)
