"""A table at which nobody is: since when, and for how long it is kept open."""

from tablee_server.limits import ServerLimits


class Vacancy:
    """Nobody is there `since` a time, or somebody is (None)."""

    def __init__(self) -> None:
        self.since: float | None = None

    def note(self, now: float, *, is_empty: bool) -> None:
        """Note whether somebody is there."""
        if not is_empty:
            self.since = None
        elif self.since is None:
            self.since = now

    def end(
        self, limits: ServerLimits, *, is_playing: bool, is_kept: bool, paused_until: float
    ) -> float | None:
        """Give when the table is closed; `is_kept` tells whether players may come back to it."""
        if self.since is None:
            return None
        if not is_playing:
            return None if is_kept else self.since + limits.empty_table
        return max(self.since, paused_until) + limits.abandoned_match if is_kept else self.since
