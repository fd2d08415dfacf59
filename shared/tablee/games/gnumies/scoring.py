"""What a party room is worth, and what its Wullawakis cost (rules II.7). Pure arithmetic.

The steps are (A) the Copicastor takes the lowest value of its room, (B) the Wullawakis drive
guests away, (C) points. With the option `penalty_before_copy` B comes before A. `copy` is the
Copicastor's value where it has one, else None; a room is a list of guests.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tablee.games.gnumies.guests import COPICASTOR, FIRST_WULLAWAKI, VALUE_OF, is_wullawaki
from tablee.games.gnumies.terms import Points, Terms


def wullawakis_in(room: Iterable[int]) -> int:
    """Count the Wullawakis of a room."""
    return len([guest for guest in room if FIRST_WULLAWAKI <= guest < COPICASTOR])


def losable(room: Iterable[int]) -> tuple[int, ...]:
    """List the guests that can be lost, lowest first: all but Wullawakis."""
    return tuple(sorted([guest for guest in room if not is_wullawaki(guest)]))


def lowest_value(room: Iterable[int]) -> int:
    """Give the lowest printed value in a room, 0 if there is none."""
    return min([VALUE_OF[guest] for guest in room if VALUE_OF[guest]], default=0)


def values_in(room: Iterable[int], copy: int | None) -> dict[int, list[int]]:
    """Group the guests that have a value now, by value; among equals the Copicastor is first."""
    groups: dict[int, list[int]] = {}
    for guest in room:
        if guest < FIRST_WULLAWAKI:
            groups.setdefault(VALUE_OF[guest], []).append(guest)
        elif guest == COPICASTOR and copy is not None:
            groups.setdefault(copy, []).insert(0, guest)
    return dict(sorted(groups.items()))


def points_of(room: Iterable[int], copy: int | None, points: Points) -> int:
    """Add up a room as it stands (step C)."""
    return sum([points[v][len(group)] for v, group in values_in(room, copy).items()])


def certain_loss(room: Sequence[int], copy: int | None) -> tuple[int, ...]:
    """Give what a room loses without its owner having a say (step B).

    One Wullawaki costs a guest of the lowest value, two cost one of the highest; three and more
    cost as many guests as they are, which is all of them where there aren't more.
    """
    count = wullawakis_in(room)
    if count == 0:
        return ()
    if count > 2:
        guests = losable(room)
        return guests if count >= len(guests) else ()
    valued = [guest for guest in room if guest < FIRST_WULLAWAKI]
    if COPICASTOR in room and copy is not None:
        valued.insert(0, COPICASTOR)
    if not valued:
        return ()
    values = [VALUE_OF[guest] for guest in valued]
    if valued[0] == COPICASTOR:
        values[0] = copy or 0
    return (valued[values.index((min if count == 1 else max)(values))],)


def may_choose(room: Sequence[int]) -> int:
    """Give how many guests the owner of a room has to choose for discarding; 0 if none."""
    if len(room) < 7:
        return 0  # three Wullawakis and four others are the fewest to choose among
    count = wullawakis_in(room)
    return count if 2 < count < len(room) - count else 0


def best_loss(room: Sequence[int], copy: int | None, terms: Terms) -> tuple[int, ...]:
    """Give the guests whose loss leaves the highest score, lowest first; () if none is chosen."""
    count = may_choose(room)
    if not count:
        return ()
    if terms.penalty_first and COPICASTOR in room:
        kept = _best_before_copy(room, count, terms.points)
    else:
        groups = values_in(room, copy)
        shelves = [_Shelf(group, terms.points[value]) for value, group in groups.items()]
        kept = _fullest(shelves, len(losable(room)) - count)
    return tuple(guest for guest in losable(room) if guest not in kept.guests)


def final_points(room: Sequence[int], terms: Terms) -> int:
    """Give what a room would score if the party ended now and its owner chose well."""
    copy = None if terms.penalty_first or COPICASTOR not in room else lowest_value(room)
    lost = certain_loss(room, copy) or best_loss(room, copy, terms)
    rest = [guest for guest in room if guest not in lost]
    if terms.penalty_first and COPICASTOR in rest:
        copy = lowest_value(rest)
    return points_of(rest, copy, terms.points)


@dataclass(frozen=True)
class _Shelf:
    """Guests of one value, what each number of them scores, and how many at least must stay."""

    guests: list[int]
    points: Sequence[int]
    least: int = 0


@dataclass(frozen=True, order=True)
class _Kept:
    points: int
    guests: tuple[int, ...] = ()


def _fullest(shelves: Iterable[_Shelf], keep: int) -> _Kept:
    """Keep so many guests in all for the most points: exact, one shelf after the other."""
    best = {0: _Kept(0)}
    for shelf in shelves:
        longer: dict[int, _Kept] = {}
        for kept_before, before in best.items():
            for stay in range(shelf.least, len(shelf.guests) + 1):
                staying = tuple(shelf.guests[len(shelf.guests) - stay :])
                found = _Kept(before.points + shelf.points[stay], before.guests + staying)
                kept = kept_before + stay
                if kept <= keep and (kept not in longer or found > longer[kept]):
                    longer[kept] = found
        best = longer
    return best.get(keep, _Kept(-1))


def _best_before_copy(room: Sequence[int], count: int, points: Points) -> _Kept:
    """Choose where the Copicastor takes its value only from what is left."""
    groups = values_in(room, None)
    printed = sum(len(group) for group in groups.values())
    plain = [_Shelf(group, points[value]) for value, group in groups.items()]
    found = [_fullest(plain, printed - count + 1)]
    for place, (value, group) in enumerate(groups.items()):
        model = _Shelf(group, points[value][1:], least=1)
        kept = _fullest([model, *plain[place + 1 :]], printed - count)
        found.append(_Kept(kept.points, (*kept.guests, COPICASTOR)))
    if printed == count:
        found.append(_Kept(0, (COPICASTOR,)))
    return max(found)
