"""How a match ended, with every score explained line by line."""

import msgspec

from tablee.engine.errors import Detail
from tablee.engine.viewers import Seat


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of a seat's explanation: the text `line-<code>`, what it was worth, its details."""

    code: str
    amount: int
    details: dict[str, Detail] = {}


class Outcome(msgspec.Struct, frozen=True):
    """Final scores and places by seat. `ranks` start at 1 and are shared by equals.

    `winners` are the seats of rank 1; a team's seats share their rank. `lines[seat]` explains the
    score of that seat; `reason` is the text `ended-<reason>`: why the match is over.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    lines: tuple[tuple[Line, ...], ...]
    reason: str


def ranks_of(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Rank scores from the highest down; equals share a rank and the next one is skipped."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
