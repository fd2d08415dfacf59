"""How often something may happen: so many a second, and a burst."""


class Rate:
    """A bucket of tokens that fills as time goes by."""

    def __init__(self, a_second: float, at_once: int, now: float) -> None:
        self._a_second = a_second
        self._at_once = float(at_once)
        self._tokens = self._at_once
        self._seen = now

    def allows(self, now: float) -> bool:
        """Take one token; False if there is none."""
        self._tokens = min(self._at_once, self._tokens + (now - self._seen) * self._a_second)
        self._seen = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Tell whether nothing was taken for so long that it may be forgotten."""
        return self._tokens + (now - self._seen) * self._a_second >= self._at_once
