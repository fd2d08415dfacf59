"""Order at a table: whom its host has sent away, and whom nobody has to listen to."""

from collections.abc import Iterable, Mapping
from typing import Final

from tablee_server.player import Player

_MOST: Final = 256
"""So many are remembered, the latest: all of them go into every record of the table."""


class Order:
    """By players' numbers, so that it stays with them wherever they sit."""

    def __init__(self) -> None:
        self.muted: set[int] = set()
        self.lock = b""
        self.removed: dict[int, tuple[float, int]] = {}

    def restore(
        self, muted: Iterable[int], removed: Mapping[int, tuple[float, int]], lock: bytes
    ) -> None:
        """Be as it was kept."""
        self.muted, self.removed, self.lock = set(muted), dict(removed), lock

    def remove(self, player: Player, until: float, match: int) -> None:
        """Keep somebody away until this time, and until this match is over (0 for none)."""
        self.removed.pop(player.id, None)
        self.removed[player.id] = (until, match)
        while len(self.removed) > _MOST:
            del self.removed[next(iter(self.removed))]

    def mute(self, player: Player, *, muted: bool) -> bool:
        """Let nobody hear somebody, or let them; False if it was so already."""
        if (player.id in self.muted) == muted:
            return False
        (self.muted.add if muted else self.muted.discard)(player.id)
        if len(self.muted) > _MOST:
            self.muted.discard(min(self.muted))
        return True

    def kept_away(self, player: Player, now: float, match: int) -> float | None:
        """Give the seconds that somebody is still kept away, 0 if for a match; None if not."""
        until, removed_from = self.removed.get(player.id, (0.0, 0))
        if until > now:
            return until - now
        return 0.0 if removed_from and removed_from == match else None
