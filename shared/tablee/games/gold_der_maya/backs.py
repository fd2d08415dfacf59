"""What may lie beneath: how many fragments of each kind are still unaccounted for.

A kind is a size and a place in the ring (`pair_of`). A side of material m that is up belongs to
the kind m, with m + 1 beneath, or to m - 1, with m - 1 beneath.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import comb, perm
from typing import TypeAlias

from tablee.engine import Rng
from tablee.games.gold_der_maya.fragments import (
    COPIES,
    FACES,
    KINDS,
    face_of,
    lot_of,
    material_of,
    pair_of,
    size_of,
)
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation

# By size, how many fragments are left of each place in the ring.
Stock: TypeAlias = dict[int, list[int]]


def known_backs(seen: GoldDerMayaObservation) -> dict[int, int]:
    """Give the face beneath at its sale of each lot whose both sides the viewer knows."""
    return {lot_of(FACES[word]): FACES[word] for word in (*seen.turned, *seen.backs)}


def drawn_fronts(seen: GoldDerMayaObservation) -> list[int]:
    """List the face that was up at its sale, or is up on the board, of every lot drawn."""
    return [FACES[word] for word in (*(sale.face for sale in seen.sales), *seen.board)]


def stock_of(fronts: Iterable[int], backs: dict[int, int]) -> Stock:
    """Give what is left of the 30 without the lots whose both sides are known."""
    stock = {size: [copies] * KINDS for size, copies in COPIES.items()}
    for front in fronts:
        back = backs.get(lot_of(front))
        if back is not None:
            stock[size_of(front)][pair_of(material_of(front), material_of(back))] -= 1
    return stock


def guess_backs(fronts: Sequence[int], stock: Stock, rng: Rng) -> dict[int, int]:
    """Give every one of these lots a back, as likely as chance alone makes it; use up the stock.

    Exact: a way to share the lots among the kinds counts as often as fragments can make it true.
    """
    backs: dict[int, int] = {}
    for size, left in stock.items():
        groups = [[f for f in fronts if size_of(f) == size and material_of(f) == m] for m in _RING]
        if not any(groups):
            continue
        ahead = _choose_split([len(group) for group in groups], left, rng)
        for material, group in enumerate(groups):
            rng.shuffle(group)
            for place, front in enumerate(group):
                step = 1 if place < ahead[material] else -1
                beneath = (material + step) % KINDS
                left[pair_of(material, beneath)] -= 1
                backs[lot_of(front)] = face_of(lot_of(front), size, beneath)
    return backs


def odds_ahead(front: int, stock: Stock) -> float:
    """Give the rough chance that the next material in the ring lies beneath, not the one before."""
    left, material = stock[size_of(front)], material_of(front)
    ahead, behind = left[material], left[material - 1]
    return ahead / (ahead + behind) if ahead + behind else 0.5


_RING = range(KINDS)


def _choose_split(counts: Sequence[int], left: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """Choose how many lots of each material have the next one of the ring beneath."""
    splits = list(_splits(counts, left, ()))
    weights = [_weight(counts, left, split) for split in splits]
    ticket = rng.below(sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return split
    raise AssertionError("a ticket below the sum of all weights finds one")


def _splits(
    counts: Sequence[int], left: Sequence[int], begun: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Give every way to share the lots that needs no more of a kind than are left."""
    material = len(begun)
    if material == KINDS:
        if begun[-1] + counts[0] - begun[0] <= left[-1]:
            yield begun
        return
    for ahead in range(counts[material] + 1):
        behind = counts[material] - ahead
        if not material or begun[-1] + behind <= left[material - 1]:
            yield from _splits(counts, left, (*begun, ahead))


def _weight(counts: Sequence[int], left: Sequence[int], split: Sequence[int]) -> int:
    ways = 1
    for material in _RING:
        after = (material + 1) % KINDS
        used = split[material] + counts[after] - split[after]
        ways *= comb(counts[material], split[material]) * perm(left[material], used)
    return ways
