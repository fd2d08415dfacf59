"""Laying out: the plans for one base put together to a layout of all that a seat owns.

The layout is the solver's answer and is never searched for. On two bases three ways are compared:
the new fragment goes to the one or to the other, which hands on what it doesn't need; or all is
thrown together and the best discs are made of it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tablee.games.gold_der_maya.fragments import WORDS, face_of, lot_of, material_of, size_of
from tablee.games.gold_der_maya.layout import BORDER
from tablee.games.gold_der_maya.prospects import Plan, best_plan
from tablee.games.gold_der_maya.solver import Piece, Use, best_discs

Planner: TypeAlias = Callable[[tuple[Piece, ...]], Plan]
"""Gives the most promising way for some fragments, in order, to lie on one base."""


class Fragment(NamedTuple):
    """A fragment as its owner knows it; sorts by what it is."""

    piece: Piece
    lot: int


class _Layout(NamedTuple):
    promise: float
    words: tuple[str, ...]


class _Laid(NamedTuple):
    promise: float
    words: tuple[str, ...]
    rest: list[Fragment]


def fragment(face: int, other: int) -> Fragment:
    """Give the fragment that has this face, and this material on the other side."""
    low, high = sorted((material_of(face), other))
    return Fragment((size_of(face), low, high), lot_of(face))


def promise(fragments: Sequence[Fragment], share: float) -> float:
    """Give what fragments promise on one base, when so many lots are still to come for a seat."""
    return best_plan(tuple([one.piece for one in sorted(fragments)]), share).promise


def lay_best(
    bases: Sequence[Sequence[Fragment]], new: Fragment, planner: Planner
) -> tuple[str, ...]:
    """Give the most promising layout of what lies on some bases and a new fragment."""
    tried = [_add_to(bases, number, new, planner) for number in range(len(bases))]
    if len(bases) > 1:
        tried.append(_throw_together([*bases[0], *bases[1], new], planner))
    return max(tried, key=_promise).words


def _promise(layout: _Layout) -> float:
    return layout.promise


def _add_to(
    bases: Sequence[Sequence[Fragment]], number: int, new: Fragment, planner: Planner
) -> _Layout:
    """Give the new fragment to one base, and what that doesn't use to the other."""
    first = _lay([*bases[number], new], planner)
    laid = [first]
    for other in range(len(bases)):
        if other != number:
            second = _lay([*bases[other], *first.rest], planner)
            laid.insert(0 if other < number else 1, second)
    return _joined(laid)


def _throw_together(owned: Sequence[Fragment], planner: Planner) -> _Layout:
    """Make the best discs of all, and the best of what is left."""
    ordered = sorted(owned)
    discs = best_discs(tuple([one.piece for one in ordered]), 2)
    laid = [_lay([ordered[place] for place, _ in disc.ring], planner) for disc in discs]
    used = {place for disc in discs for place, _ in disc.ring}
    rest = [one for place, one in enumerate(ordered) if place not in used]
    while len(laid) < 2:
        laid.append(_lay(rest, planner))
        rest = laid[-1].rest
    return _joined(laid)


def _lay(fragments: Sequence[Fragment], planner: Planner) -> _Laid:
    ordered = sorted(fragments)
    return _lay_by(planner(tuple([one.piece for one in ordered])), ordered)


def _lay_by(plan: Plan, fragments: Sequence[Fragment]) -> _Laid:
    used = {place for place, _ in plan.order}
    rest = [one for place, one in enumerate(fragments) if place not in used]
    return _Laid(plan.promise, _words(plan.order, fragments), rest)


def _words(order: Use, fragments: Sequence[Fragment]) -> tuple[str, ...]:
    chosen = [(fragments[place], material) for place, material in order]
    return tuple([WORDS[face_of(one.lot, one.piece[0], up)] for one, up in chosen])


def _joined(laid: Sequence[_Laid]) -> _Layout:
    words = laid[0].words
    for other in laid[1:]:
        words = (*words, BORDER, *other.words) if other.words else words
    return _Layout(sum([one.promise for one in laid]), words)
