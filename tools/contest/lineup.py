"""Who sits where: the line-ups that each deal is played in.

A side is what wins together: a team's seats, or else one seat. A line-up names, for each seat, the
contender that plays it. Over all line-ups of a deal every contender plays every side equally often.
"""

from tablee.engine import Seat
from tablee.games import AnyGame

Side = tuple[Seat, ...]
Lineup = tuple[int, ...]


def sides_of(game: AnyGame, seats: int) -> tuple[Side, ...]:
    """Give the sides of this number of seats, in the order of their first seats."""
    teams = game.type.teams.get(seats, tuple(range(seats)))
    members: dict[int, list[Seat]] = {}
    for seat, team in enumerate(teams):
        members.setdefault(team, []).append(seat)
    return tuple(tuple(seats) for seats in members.values())


def lineups(sides: tuple[Side, ...], contenders: int) -> tuple[Lineup, ...]:
    """Give the line-ups of a deal.

    Of two contenders one is the guest among copies of the other, at each side in turn, so that
    parity is one in the number of sides. Three and more are rotated through the sides.
    """
    count = len(sides)
    if contenders == 2:
        orders = [[int(place != guest) for place in range(count)] for guest in range(count)]
    else:
        orders = [
            [(place + turn) % contenders for place in range(count)] for turn in range(contenders)
        ]
    return tuple(_seated(sides, order) for order in orders)


def _seated(sides: tuple[Side, ...], order: list[int]) -> Lineup:
    playing = {seat: who for side, who in zip(sides, order, strict=True) for seat in side}
    return tuple(playing[seat] for seat in sorted(playing))
