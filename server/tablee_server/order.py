"""Order at a table: whom its host has sent away, and whom nobody has to listen to."""

from typing import Any, Final, TypeVar

from tablee_server.journal import TableRecord
from tablee_server.loopback import is_loopback
from tablee_server.player import Player

T = TypeVar("T")
_MOST: Final = 256
"""So many are remembered, the latest: all of them go into every record of the table."""


class Order:
    """By players' numbers, so that it stays with them wherever they sit.

    Nor does it help to come back as somebody new: who came from the same address, this machine's
    own aside, after whom the host sent away is kept away like him. Who was here before is not.
    """

    def __init__(self) -> None:
        self.muted: set[int] = set()
        self.lock = b""
        self.removed: dict[int, tuple[float, int]] = {}
        self.removed_at: dict[str, tuple[float, int, int]] = {}

    def restore(self, record: TableRecord) -> None:
        """Be as it was kept."""
        self.muted, self.lock = set(record.muted), record.lock
        self.removed, self.removed_at = dict(record.removed), dict(record.removed_at)

    def remove(self, player: Player, until: float, match: int) -> None:
        """Keep somebody away until this time, and until this match is over (0 for none)."""
        self.removed.pop(player.id, None)
        self.removed[player.id] = (until, match)
        if player.address is not None and not is_loopback(player.address):
            self.removed_at.pop(player.address, None)
            self.removed_at[player.address] = (until, match, player.id)
        _shorten(self.removed)
        _shorten(self.removed_at)

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
        until, removed_from = self.removed.get(player.id) or self._after(player)
        if until > now:
            return until - now
        return 0.0 if removed_from and removed_from == match else None

    def _after(self, player: Player) -> tuple[float, int]:
        """Give until when, and from which match, one who came after a removed player is kept."""
        until, match, removed = self.removed_at.get(player.address or "", (0.0, 0, player.id))
        return (until, match) if player.id > removed else (0.0, 0)


def _shorten(kept: dict[T, Any]) -> None:
    """Forget the oldest beyond what is remembered."""
    while len(kept) > _MOST:
        del kept[next(iter(kept))]
