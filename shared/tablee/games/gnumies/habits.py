"""How seats are expected to bid: out of habit, the higher the more a guest adds to their room.

Nobody looks into the deck. A bid is a place in the hand: 0 is its lowest card, 1 its highest. The
numbers are what sound players without search were seen to bid.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import Rng
from tablee.games.gnumies.cards import NO_CARD, STAR, VALUED, cards_in
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import COPICASTOR, GUESTS, VALUE_OF
from tablee.games.gnumies.terms import BEST_OF_SET, BEST_SINGLE

WULLAWAKI_KIND: Final = 0
COPICASTOR_KIND: Final = BEST_SINGLE + 1
KINDS: Final = COPICASTOR_KIND + 1
# By guest: its value, or one of the two kinds without a value.
KIND_OF: Final = tuple(
    COPICASTOR_KIND if guest == COPICASTOR else value for guest, value in enumerate(VALUE_OF)
)

Points: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=200)]
Place: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]

_FINE: Final = 1000  # into so many steps a draw is parted
_ENOUGH: Final = 2  # so many unseen guests of a value are as good as more


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest of so many points draws, and how firmly.

    At `worths` points a bid stands at `places`; between them it rises evenly. `promise` is what a
    guest of a set may still grow into, by how many of its value the room holds, for each of the
    next two unseen ones while the deck is full. `copy` is the least worth of the Copicastor. A bid
    strays by up to `dither` cards; on what the lowest card is meant for, by less than `low_dither`
    upwards. A star is bid at the rate `star_rate` where the guest is worth less than `star_below`.
    """

    worths: tuple[Points, Points, Points, Points, Points, Points] = (3, 6, 10, 14, 19, 40)
    places: tuple[Place, Place, Place, Place, Place, Place] = (0.12, 0.2, 0.45, 0.62, 0.76, 0.9)
    promise: tuple[Points, Points, Points] = (1.5, 6.0, 8.0)
    copy: Points = 18.0
    dither: Points = 1.0
    low_dither: Points = 1.8
    star_below: Points = 6.0
    star_rate: Place = 0.3

    def place(self, worth: float) -> float:
        """Give where in the hand a bid for so many points stands."""
        steps = pairwise([(0.0, 0.0), *zip(self.worths, self.places, strict=True)])
        for (cheap, low), (dear, high) in steps:
            if worth <= dear:
                return low + (high - low) * (worth - cheap) / (dear - cheap)
        return self.places[-1]


def counts_of(guests: Iterable[int]) -> list[int]:
    """Count guests by kind."""
    counts = [0] * KINDS
    for guest in guests:
        counts[KIND_OF[guest]] += 1
    return counts


def worth_of(facts: Facts, habits: Habits, seat: int, guest: int) -> float:
    """Give what a guest other than a Wullawaki adds to a room, and may grow into."""
    counts, kind, points = counts_of(facts.rooms[seat]), KIND_OF[guest], facts.terms.points
    if kind == COPICASTOR_KIND:
        model = next((value for value in range(1, KINDS - 1) if counts[value]), 0)
        held = counts[model]
        return max(habits.copy, points[model][held + 1] - points[model][held])
    held = counts[kind]
    worth = float(points[kind][held + 1] - points[kind][held])
    if kind <= BEST_OF_SET and held < len(habits.promise):
        coming = min(_ENOUGH, sum([KIND_OF[other] == kind for other in facts.deck]))
        worth += habits.promise[held] * coming * len(facts.deck) / GUESTS
    return worth


def bid_by_habit(facts: Facts, habits: Habits, seat: int, rng: Rng) -> int:
    """Choose a card of the seat's hand for the guest on the table; NO_CARD where none may be."""
    cards, guest = cards_in(facts.hands[seat] & VALUED), facts.guest
    has_star = facts.hands[seat] & facts.bids_allowed() > VALUED
    if not cards:
        return STAR if has_star else NO_CARD
    kind, last = KIND_OF[guest], len(cards) - 1
    low = kind == WULLAWAKI_KIND
    if not low:
        worth = worth_of(facts, habits, seat, guest)
        if has_star and worth < habits.star_below and _draw(rng) < habits.star_rate:
            return STAR
        low = kind == COPICASTOR_KIND and facts.terms.copy_goes_low
    if low:
        return cards[min(last, int(habits.low_dither * _draw(rng)))]
    aim = last * habits.place(worth) + habits.dither * (2 * _draw(rng) - 1)
    return cards[max(0, min(last, round(aim)))]


def _draw(rng: Rng) -> float:
    return rng.below(_FINE) / _FINE
