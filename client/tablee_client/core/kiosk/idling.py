"""Whether anybody is still at a kiosk: a clock that every touch sets back."""

from enum import Enum

from tablee_client.core.kiosk.config import Times


class Presence(Enum):
    """Nobody has been here, somebody is, or he seems to have gone."""

    NOBODY = "nobody"
    SOMEBODY = "somebody"
    WARNED = "warned"


class IdleClock:
    """Times are seconds of any steady clock.

    From `touched` on somebody is there; untouched for `times.idle` he is warned, and after
    `times.warning` more nobody is there.
    """

    def __init__(self, times: Times) -> None:
        self._times = times
        self._touched: float | None = None

    def touched(self, now: float) -> bool:
        """Hear of an input; True if somebody has come with it."""
        is_new = self.presence(now) is Presence.NOBODY
        self._touched = now
        return is_new

    def left(self) -> None:
        """Hear that he has gone himself."""
        self._touched = None

    def presence(self, now: float) -> Presence:
        """Tell who is there."""
        quiet = self._quiet(now)
        if quiet is None or quiet >= self._times.idle + self._times.warning:
            return Presence.NOBODY
        return Presence.WARNED if quiet >= self._times.idle else Presence.SOMEBODY

    def remaining(self, now: float) -> float:
        """Give the seconds of the countdown that are left; 0 unless he is warned."""
        if self.presence(now) is not Presence.WARNED:
            return 0.0
        quiet = self._quiet(now)
        assert quiet is not None
        return self._times.idle + self._times.warning - quiet

    def _quiet(self, now: float) -> float | None:
        return None if self._touched is None else now - self._touched
