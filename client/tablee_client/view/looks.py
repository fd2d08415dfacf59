"""Which of the eight portraits, and with it colour and emblem, each seat of a table has."""

from collections.abc import Collection, Sequence

from tablee.protocol import SeatInfo

COUNT = 8


def looks(seats: Sequence[SeatInfo]) -> list[int]:
    """Give each seat a look of its own: people the one they chose as far as it is free.

    A bot that comes without one has that of its place. All clients come to the same result, since
    they see the same seats. More than eight seats begin anew.
    """
    given: dict[int, int] = {}
    for kind in ("player", "bot", "open"):
        for number, seat in enumerate(seats):
            if seat.kind == kind:
                wanted = seat.avatar if kind == "player" or seat.avatar else number
                given[number] = _free(wanted % COUNT, given.values())
    return [given[number] for number in range(len(seats))]


def _free(wanted: int, taken: Collection[int]) -> int:
    used = list(taken)
    around = [(wanted + k) % COUNT for k in range(COUNT)]
    return min(around, key=lambda look: (used.count(look), around.index(look)))
