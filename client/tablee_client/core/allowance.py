"""How fast commands may leave: under what a server allows, so that no player is ever dropped."""

from collections.abc import Callable


class Allowance:
    """A bucket of `burst` commands that fills by `rate` a second."""

    def __init__(
        self, clock: Callable[[], float], *, rate: float = 25.0, burst: float = 40.0
    ) -> None:
        """Begin full; `clock` gives monotonic seconds."""
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = clock()

    def spend(self) -> float:
        """Take one command: 0 if it may leave now, else the seconds to wait, and nothing taken."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0
