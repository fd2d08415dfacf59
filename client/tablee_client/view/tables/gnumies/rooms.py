"""What a party room shows: its guests in sets, what each set is worth, who will have to leave."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.games.gnumies.guests import (
    CODES,
    COPICASTOR,
    INDEX,
    VALUE_OF,
    Guest,
    is_wullawaki,
)
from tablee.games.gnumies.scoring import (
    best_loss,
    certain_loss,
    final_points,
    lowest_value,
    may_choose,
    points_of,
    values_in,
    wullawakis_in,
)
from tablee.games.gnumies.terms import Terms

WULLAWAKI: Final = 16
ALONE: Final = 17
"""Where Wullawakis, and a Copicastor without anybody to copy, stand among the values 1 to 15."""


@dataclass(frozen=True, slots=True)
class Set:
    """Guests alike, and what they score together; 0 for a set that says itself."""

    value: int
    guests: tuple[Guest, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoomView:
    """One room: its sets from the lowest up, Wullawakis last; `doomed` would have to leave now."""

    sets: tuple[Set, ...]
    doomed: frozenset[Guest]
    wullawakis: int
    points: int


def room_view(
    guests: Sequence[Guest],
    terms: Terms,
    *,
    copy_value: int | None,
    running: bool,
    deserted: bool = False,
) -> RoomView:
    """Explain a room. While the match is `running`, it is as if the party ended now.

    It is `deserted` once its Wullawakis have driven guests away; they do so only once.
    A Copicastor that has no value yet stands with the lowest one, as rules II.7 A will have it.
    """
    room = [INDEX[guest] for guest in guests]
    has_copy = COPICASTOR in room
    copy = copy_value if copy_value is not None else lowest_value(room)
    known = copy if has_copy else None
    pending = running or (not deserted and may_choose(room) > 0)
    doomed = _doomed(room, known, terms) if running else frozenset()
    return RoomView(
        sets=tuple(_sets(room, known, terms, doomed)),
        doomed=doomed,
        wullawakis=wullawakis_in(room),
        points=final_points(room, terms) if pending else points_of(room, known, terms.points),
    )


def _doomed(room: list[int], copy: int | None, terms: Terms) -> frozenset[Guest]:
    before = None if terms.penalty_first else copy
    lost = certain_loss(room, before) or best_loss(room, before, terms)
    return frozenset(CODES[guest] for guest in lost)


def _sets(room: list[int], copy: int | None, terms: Terms, doomed: frozenset[Guest]) -> list[Set]:
    """Group a room; a Copicastor lies first in its set, who has to leave last and seen whole."""
    found = []
    for value, group in values_in(room, copy or None).items():
        points = terms.points[value][len(group)] if len(group) > 1 else 0
        ordered = sorted(group, key=lambda guest: (CODES[guest] in doomed, VALUE_OF[guest]))
        found.append(Set(value, tuple(CODES[guest] for guest in ordered), points))
    if copy == 0:
        found.append(Set(ALONE, (CODES[COPICASTOR],), 0))
    wullawakis = tuple(CODES[guest] for guest in room if is_wullawaki(guest))
    if wullawakis:
        found.append(Set(WULLAWAKI, wullawakis, 0))
    return found
