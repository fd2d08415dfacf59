"""The cards that a viewer can't place: how many of each kind he has not seen anywhere."""

from collections.abc import Iterable

from tablee.games.nain.cards import COPIES, INDEX, SPECIAL_COPIES, SPECIAL_INDEX
from tablee.games.nain.observation import NainObservation


def unseen_coins(seen: NainObservation) -> list[int]:
    """Count, by kind, the coin cards in others' hands, face down on the table, or out of game."""
    left = list(COPIES)
    _take(left, INDEX, seen.hand or ())
    _take(left, INDEX, (seen.choice,))
    _take(left, INDEX, [card.coin for card in seen.table] if seen.phase != "pick" else ())
    for past in seen.history:
        _take(left, INDEX, past.coins)
    return left


def unseen_specials(seen: NainObservation) -> list[int]:
    """Count, by kind, the specials in others' hands, face down on the table, or out of game."""
    left = list(SPECIAL_COPIES)
    _take(left, SPECIAL_INDEX, seen.specials or ())
    for card in seen.table:
        _take(left, SPECIAL_INDEX, [special.special for special in card.specials])
    for past in seen.history:
        _take(left, SPECIAL_INDEX, [spent.special for spent in past.specials])
    return left


def listed(counts: list[int]) -> list[int]:
    """List every card of a pool by its kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _take(left: list[int], index: dict[str, int], cards: Iterable[str | None]) -> None:
    for card in cards:
        if card is not None:
            left[index[card]] -= 1
