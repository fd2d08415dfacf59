"""Who acts and who looks on: seat numbers and the pseudo-seats beside them.

A seat is 0..n-1 in order of play. A viewer is a seat, `SPECTATOR` (what the room may see) or `OPEN`
(everything, for finished matches only). `TABLE` acts for the table itself: clock, votes, the host.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Viewer: TypeAlias = int

TABLE: Final = -1
SPECTATOR: Final = -2
OPEN: Final = -3
