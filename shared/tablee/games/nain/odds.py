"""How many coins lie on the table: the exact chances of every total, as one viewer may reckon them.

Every covered card is any of the cards the viewer hasn't placed, and of the right hint where it is
face up. The ways of drawing the covered cards without putting any back are counted exactly: a
polynomial has the number of ways to make each sum as its coefficients, one polynomial for each
number of cards drawn from each kind of chest. A polynomial is one big int with 64 bits for each
coefficient, which makes a product of two of them one operation.

Specials come on top: doubles that are known, hoards and interests exactly; thieves, and what the
unknown face-down specials might be, by the average of what they would do.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from tablee.games.nain.cards import HINT, HINTS, HOARD_COINS, INDEX, SPECIALS, VALUE
from tablee.games.nain.observation import NainObservation, TableCard
from tablee.games.nain.pools import unseen_coins, unseen_specials

WIDTH: Final = 64
MASK: Final = (1 << WIDTH) - 1


class Odds:
    """The chances of every total of one table."""

    __slots__ = ("_at_least", "_low")

    def __init__(self, chances: dict[int, float]) -> None:
        """Take the chance of each total."""
        self._low = min(chances)
        rows, above = [], 0.0
        for total in range(max(chances), self._low - 1, -1):
            above += chances.get(total, 0.0)
            rows.append(above)
        self._at_least = rows[::-1]

    def at_least(self, bid: int) -> float:
        """Give the chance that a bid is true."""
        place = bid - self._low
        if place <= 0:
            return 1.0
        return self._at_least[place] if place < len(self._at_least) else 0.0

    def median(self) -> int:
        """Give the highest bid that is true at least every other time."""
        likely = sum([chance >= 0.5 for chance in self._at_least])
        return self._low + max(0, likely - 1)


def odds_of(seen: NainObservation, *, as_others: bool = False) -> Odds:
    """Reckon a table that isn't counted yet; `as_others` forgets what only the viewer knows."""
    pool, unseen = unseen_coins(seen), unseen_specials(seen)
    cards = list(seen.table)
    if as_others and seen.viewer >= 0:
        own = cards[seen.viewer]
        cards[seen.viewer] = _from_outside(own, pool, unseen)
    chances = coin_chances(cards, pool)
    return Odds(_with_specials(chances, cards, pool, unseen))


def coin_chances(cards: Sequence[TableCard], pool: list[int]) -> dict[int, float]:
    """Give the chance of every sum of the amounts, doubles that are known included."""
    base, scaled = 0, []
    covered, free = dict.fromkeys(HINTS, 0), 0
    for card in cards:
        factor = 1 << _known(card, "double")
        if card.coin is not None:
            base += factor * VALUE[INDEX[card.coin]]
        elif factor > 1:
            scaled.append((factor, card.hint))
        elif card.hint is not None:
            covered[card.hint] += 1
        else:
            free += 1
    chances = _sums(pool, covered, free, base)
    for factor, hint in scaled:
        values = value_chances(pool, hint)
        chances = _added(chances, {factor * value: p for value, p in values.items()})
    return chances


def coin_sums(pool: list[int], covered: dict[int, int], free: int) -> dict[int, float]:
    """Give the chance of every sum of so many covered cards by chest, and `free` ones of any."""
    return _sums(pool, covered, free, 0)


def value_chances(pool: list[int], hint: int | None) -> dict[int, float]:
    """Give the chance of each value of one covered card."""
    fitting = [
        (VALUE[kind], count)
        for kind, count in enumerate(pool)
        if count and hint in (None, HINT[kind])
    ]
    cards = sum([count for _, count in fitting])
    chances: dict[int, float] = {}
    for value, count in fitting:
        chances[value] = chances.get(value, 0.0) + count / cards
    return chances


def _from_outside(card: TableCard, pool: list[int], unseen: list[int]) -> TableCard:
    """Give one's own card as the others see it; what they can't see joins their pools."""
    plain = card.flipped_by is not None and not card.cover
    specials = tuple([s if s.revealed else type(s)(None, revealed=False) for s in card.specials])
    for special in card.specials:
        if not special.revealed and special.special is not None:
            unseen[SPECIALS.index(special.special)] += 1
    if plain or card.coin is None:
        return TableCard(card.cover, card.flipped_by, card.hint, card.coin, specials)
    pool[INDEX[card.coin]] += 1
    hint = card.hint if card.flipped_by is not None else None
    return TableCard(card.cover, card.flipped_by, hint, None, specials)


def _sums(pool: list[int], covered: dict[int, int], free: int, base: int) -> dict[int, float]:
    """Count the ways: `covered[hint]` cards come from one kind of chest, `free` from any."""
    ways = [1] + [0] * free
    for hint in HINTS:
        fixed = covered[hint]
        chest = tuple([count if HINT[k] == hint else 0 for k, count in enumerate(pool)])
        drawn = _draws(chest, fixed + free)
        row = [drawn[fixed + more] * comb(fixed + more, fixed) for more in range(free + 1)]
        ways = [
            sum([ways[some] * row[more - some] for some in range(more + 1)])
            for more in range(free + 1)
        ]
    return _chances(ways[free], base)


@lru_cache(maxsize=256)
def _draws(counts: tuple[int, ...], most: int) -> list[int]:
    """Give, for each number of cards, the polynomial of the sums they can make."""
    rows = [1] + [0] * most
    for kind, count in enumerate(counts):
        if not count:
            continue
        step = WIDTH * VALUE[kind]
        rows = [
            sum(
                [
                    comb(count, taken) * rows[cards - taken] << step * taken
                    for taken in range(min(cards, count) + 1)
                ]
            )
            for cards in range(most + 1)
        ]
    return rows


def _chances(polynomial: int, base: int) -> dict[int, float]:
    counts: dict[int, int] = {}
    total = base
    while polynomial:
        if polynomial & MASK:
            counts[total] = polynomial & MASK
        polynomial >>= WIDTH
        total += 1
    ways = sum(counts.values())
    return {total: count / ways for total, count in counts.items()}


def _with_specials(
    chances: dict[int, float], cards: Sequence[TableCard], pool: list[int], unseen: list[int]
) -> dict[int, float]:
    largest = _largest(cards, pool)
    sure = 0
    thieves = 0
    for card in cards:
        sure += HOARD_COINS * _known(card, "hoard")
        sure += len(cards) * sum([s.revealed and s.special == "interest" for s in card.specials])
        thieves += _known(card, "thief")
    # A second thief finds a little less than the first.
    sure -= sum([max(0, round(largest - nth)) for nth in range(thieves)])
    chances = _added(chances, {sure: 1.0})
    for card in cards:
        for special in card.specials:
            if special.special is None:
                doubled = round(_mean(card, pool))
                chances = _added(chances, _unknown(unseen, doubled, round(largest)))
    return chances


def _unknown(unseen: list[int], doubled: int, largest: int) -> dict[int, float]:
    """Give what an unknown face-down special may add to the total."""
    effects = {"double": doubled, "thief": -largest, "hoard": HOARD_COINS}
    cards, added = sum(unseen), {0: 0.0}
    for name, count in zip(SPECIALS, unseen, strict=True):
        effect = effects.get(name, 0)
        added[effect] = added.get(effect, 0.0) + count / cards
    return added


def _added(chances: dict[int, float], more: dict[int, float]) -> dict[int, float]:
    sums: dict[int, float] = {}
    for total, chance in chances.items():
        for amount, other in more.items():
            place = max(0, total + amount)
            sums[place] = sums.get(place, 0.0) + chance * other
    return sums


def _known(card: TableCard, name: str) -> int:
    return sum([special.special == name for special in card.specials])


def _mean(card: TableCard, pool: list[int]) -> float:
    if card.coin is not None:
        return float(VALUE[INDEX[card.coin]])
    return sum([value * p for value, p in value_chances(pool, card.hint).items()])


def _largest(cards: Sequence[TableCard], pool: list[int]) -> float:
    """Give the largest amount to be expected, taking covered cards one by one."""
    below = [1.0] * 33
    for card in cards:
        factor = 1 << _known(card, "double")
        value = {VALUE[INDEX[card.coin]]: 1.0} if card.coin else value_chances(pool, card.hint)
        for amount in range(33):
            fits = [p for coins, p in value.items() if factor * coins <= amount]
            below[amount] *= sum(fits)
    return sum([1.0 - chance for chance in below])
