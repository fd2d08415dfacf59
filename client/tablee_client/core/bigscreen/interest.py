"""How much a table is worth a look for a whole room. Pure numbers: no session, no clock.

A match is worth more the more people sit there, the nearer its end is, and the closer its leaders
are; that counts little at the beginning, when everybody is close. Somebody who thinks adds a bit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.engine import Seat, Standing
from tablee.protocol.fields import TablePhase

Key: TypeAlias = tuple[str, int]
"""A table: the id of its server, and its number there."""

PEOPLE: Final = 50.0
"""What a table full of people comes to; each one closes in on it by a third."""
BOTS: Final = 2.0
END: Final = 25.0
CLOSE: Final = 20.0
THOUGHT: Final = 5.0
THINKS: Final = 4.0
"""Seconds after which somebody is said to think."""
PAUSED: Final = 0.4
"""What is left of a match that stands still."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table as it is now. `people` are those who sit there themselves, and not elsewhere.

    `standing` is None where it isn't known; `close` is 0 where one leads far, 1 where two are
    level. `waited` are the seconds since the match has moved last.
    """

    key: Key
    phase: TablePhase
    people: int
    standing: Standing | None = None
    close: float = 0.0
    waited: float = 0.0
    is_paused: bool = False

    @property
    def is_playing(self) -> bool:
        """Whether there is anything to see."""
        return self.phase == "playing"


def interest(look: Look) -> float:
    """Give how much a table is worth a look, from 0 to 100; 0 where nothing is played."""
    if not look.is_playing:
        return 0.0
    worth = PEOPLE * (1 - (2 / 3) ** look.people) if look.people else BOTS
    if look.standing is not None:
        progress = look.standing.progress
        worth += END * progress**2
        worth += CLOSE * look.close * (0.3 + 0.7 * progress)
    if look.people and look.waited >= THINKS:
        worth += THOUGHT
    return worth * (PAUSED if look.is_paused else 1.0)


def closeness(scores: Sequence[int], teams: Sequence[int] = ()) -> float:
    """Give how close the two best are, 0 to 1; of a team only one seat counts."""
    sides: dict[int, int] = {}
    for seat, score in enumerate(scores):
        side = teams[seat] if teams else seat
        sides[side] = max(score, sides.get(side, score))
    if len(sides) < 2:
        return 0.0
    first, second = sorted(sides.values(), reverse=True)[:2]
    spread = max(abs(first), abs(second), 1)
    return max(0.0, 1 - (first - second) / spread)


def leading(standing: Standing) -> tuple[Seat, ...]:
    """Give who leads; nobody where all are level."""
    leaders = standing.leaders
    return () if len(leaders) == len(standing.scores) else leaders
