"""A round's count as data: what every card brings, and why. Pure; nothing drawn (rules I.5)."""

from dataclasses import dataclass
from typing import Final

from tablee.engine import Seat
from tablee.games.nain.cards import HOARD_COINS, Code, Special
from tablee.games.nain.observation import Round

ACTIVE: Final = frozenset({"interest", "reverse", "no-cover"})
"""Specials that do nothing unless they are revealed."""


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's part: its card is worth `value`, and after doubling and theft `amount`.

    `added` are the coins of its hoards and interests.
    """

    seat: Seat
    coin: Code
    value: int
    doubled: int
    stolen: bool
    amount: int
    added: int
    specials: tuple[tuple[Special, bool], ...]


def lines_of(played: Round) -> tuple[Line, ...]:
    """Give every seat's part, in seat order; amounts and added coins make up the total."""
    seats = len(played.coins)
    values = [int(code.partition("/")[0]) for code in played.coins]
    amounts, added = list(values), [0] * seats
    for spent in played.specials:
        if spent.special == "double":
            amounts[spent.seat] *= 2
        elif spent.special == "hoard":
            added[spent.seat] += HOARD_COINS
        elif spent.special == "interest" and spent.revealed:
            added[spent.seat] += seats
    stolen = _robbed(amounts, sum(spent.special == "thief" for spent in played.specials))
    return tuple(
        Line(
            seat,
            played.coins[seat],
            values[seat],
            sum(s.seat == seat and s.special == "double" for s in played.specials),
            seat in stolen,
            0 if seat in stolen else amounts[seat],
            added[seat],
            tuple((s.special, s.revealed) for s in played.specials if s.seat == seat),
        )
        for seat in range(seats)
    )


def _robbed(amounts: list[int], thieves: int) -> frozenset[Seat]:
    """Give whom the thieves rob: the largest amounts, of equals the lowest seats."""
    order = sorted(range(len(amounts)), key=lambda seat: (-amounts[seat], seat))
    return frozenset(order[:thieves])
