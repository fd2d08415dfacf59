"""Which table a screen for the room shows: the most interesting one, without flipping about."""

from collections.abc import Iterable
from typing import Final

from tablee_client.core.bigscreen.interest import Key, Look, interest

LEAST: Final = 40.0
"""Seconds for which a table is shown before another one may take its place."""
STEADY: Final = 8.0
"""Seconds for which the other one has to be better all the time."""
MARGIN, SHARE = 6.0, 1.15
"""By how much, and by what part, it has to be better."""
RESULT: Final = 20.0
"""Seconds that a result stays, unless its table goes on."""


class Picker:
    """Decides once a second. Whoever is at the screen may hold a table as long as it is there."""

    def __init__(self) -> None:
        self.shown: Key | None = None
        self.held: Key | None = None
        self._since = 0.0
        self._over_at: float | None = None
        self._rival: Key | None = None
        self._rival_since = 0.0

    def pick(self, looks: Iterable[Look], now: float) -> Key | None:
        """Give what to show now; None where nothing is played, and no result is to be seen."""
        known = {look.key: look for look in looks}
        if self.held is not None and self.held not in known:
            self.held = None
        if self.held is not None:
            return self._show(self.held, now)
        if self._stays(known, now):
            return self.shown
        playing = {key: interest(look) for key, look in known.items() if look.is_playing}
        return self._show(max(playing, key=playing.__getitem__) if playing else None, now)

    def hold(self, key: Key | None) -> None:
        """Show this table until it is gone; None lets the screen choose again."""
        self.held = key

    # inside

    def _stays(self, known: dict[Key, Look], now: float) -> bool:
        """Tell whether what is shown may stay, and note who would be better."""
        look = None if self.shown is None else known.get(self.shown)
        if look is None or look.phase == "lobby":
            return False
        if not look.is_playing:
            self._over_at = now if self._over_at is None else self._over_at
            return now < self._over_at + RESULT
        self._over_at = None
        rival = self._best_other(known, look)
        if rival != self._rival:
            self._rival, self._rival_since = rival, now
        is_due = now >= self._since + LEAST and now >= self._rival_since + STEADY
        return rival is None or not is_due

    def _best_other(self, known: dict[Key, Look], shown: Look) -> Key | None:
        """Give the best table that is clearly better than the one that is shown."""
        others = [look for look in known.values() if look.key != shown.key]
        best = max(others, key=interest, default=None)
        clearly = interest(shown) * SHARE + MARGIN
        return best.key if best is not None and interest(best) > clearly else None

    def _show(self, key: Key | None, now: float) -> Key | None:
        if key != self.shown:
            self.shown, self._since = key, now
            self._over_at, self._rival = None, None
        return key
