"""What can be read off a party about how it will end: numbers for each seat, and the stage.

`valuation` weighs them; what they are worth was learnt from played matches. Everything is public.
"""

from typing import Final, TypeAlias

from tablee.games.gnumies.cards import VALUED, cards_in
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.habits import COPICASTOR_KIND, KIND_OF, WULLAWAKI_KIND, counts_of
from tablee.games.gnumies.scoring import final_points, lowest_value, points_of
from tablee.games.gnumies.terms import BEST_OF_SET, BEST_SINGLE, Terms

Row: TypeAlias = list[float]

_Judged: TypeAlias = tuple[tuple[float, ...], tuple[tuple[int, int, int], ...]]
# Imagined worlds end with the same few rooms again and again: so many are remembered, by what they
# hold, by what five of a value score, and by the order of losses.
_JUDGED: Final[dict[tuple[tuple[int, ...], int, bool], _Judged]] = {}
_KEPT: Final = 4096

SIGNS: Final = 20
"""How many numbers there are for each seat."""

OWN_HEIGHTS: Final = 14
OTHERS_HEIGHTS: Final = 16
"""Which of them are the heights of one's own cards, and of the others' on average."""

STAGES: Final = 5


def stage_of(facts: Facts) -> int:
    """Give how far the party is, 0..4: by how many Gnumie cards are left of all."""
    left = sum([(hand & VALUED).bit_count() for hand in facts.hands])
    return min(STAGES - 1, STAGES - 1 - (left - 1) * STAGES // (10 * facts.terms.seats))


def signs_of(facts: Facts) -> list[Row]:
    """Give the numbers of each seat, between two rounds or before the first bid of one."""
    coming = counts_of(facts.deck)
    if facts.guest >= 0:
        coming[KIND_OF[facts.guest]] += 1
    rest = len(facts.deck) + 1
    valued = coming[1 : BEST_SINGLE + 1]
    usual = sum([count * value for value, count in enumerate(valued, 1)]) / max(1, sum(valued))
    pests = coming[WULLAWAKI_KIND] / rest
    held = [cards_in(hand & VALUED) for hand in facts.hands]
    heights = [sum(hand) + len(hand) for hand in held]
    total, others, tops = sum(map(len, held)), len(held) - 1, sum(heights)
    rows = []
    for seat, hand in enumerate(held):
        own = len(hand)
        theirs = (total - own) / others
        row, hopes = _room(facts, seat, coming)
        row += [hope * own / rest for hope in hopes]
        row += [own, heights[seat], theirs, (tops - heights[seat]) / others]
        row += [usual * own, pests * own, (own - theirs) * abs(own - theirs)]
        rows.append(row)
    return rows


def _room(facts: Facts, seat: int, coming: list[int]) -> tuple[Row, Row]:
    """Give what a room is worth and suffers, and what each size of set may still gain."""
    room, terms = tuple(facts.rooms[seat]), facts.terms
    key = room, terms.points[1][-1], terms.penalty_first
    judged = _JUDGED.get(key)
    if judged is None:
        if len(_JUDGED) >= _KEPT:
            _JUDGED.clear()
        judged = _JUDGED[key] = _judge(room, terms)
    row, growing = judged
    hopes = [0.0, 0.0, 0.0]
    for value, count, gain in growing:
        hopes[count - 1] += coming[value] * gain
    return [*row], hopes


def _judge(room: tuple[int, ...], terms: Terms) -> _Judged:
    """Give what doesn't depend on what is still to come; growing sets are value, size and gain."""
    points, counts = terms.points, counts_of(room)
    has_copy = counts[COPICASTOR_KIND]
    worth = float(points_of(room, lowest_value(room) if has_copy else None, points))
    pests = counts[WULLAWAKI_KIND]
    loss = final_points(room, terms) - worth if pests else 0.0
    growing = [
        (value, counts[value], gain)
        for value in range(1, BEST_OF_SET + 1)
        if 0 < counts[value] < 4
        for gain in (points[value][counts[value] + 1] - points[value][counts[value]] - value,)
    ]
    row = (1.0, worth, pests == 1, pests == 2, pests > 2, loss, has_copy, len(room))
    return (*row, worth * (pests == 1), worth * (pests > 2)), tuple(growing)
