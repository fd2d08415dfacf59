"""When a server or a table that let a screen down may be tried again: ever later."""

from typing import Final

AGAIN: Final = 5.0
"""Seconds until something that failed is tried again."""
LONGEST: Final = 80.0
"""And at most, of what was lost again and again; so long after a try all is forgotten."""
_KEPT: Final = 256


class Delays:
    """What failed, when it may be tried again, and how long it was waited for last."""

    def __init__(self) -> None:
        self._last: dict[object, tuple[float, float]] = {}

    def failed(self, key: object, now: float) -> None:
        """Note that something couldn't be joined."""
        self._put_off(key, now, AGAIN)

    def lost(self, key: object, now: float) -> None:
        """Note that something was lost that could be joined: the next try may end alike."""
        due, pause = self._last.get(key, (now, 0.0))
        is_again = bool(pause) and now < due + LONGEST
        self._put_off(key, now, min(2 * pause, LONGEST) if is_again else AGAIN)

    def is_due(self, key: object, now: float) -> bool:
        """Tell whether something may be tried now."""
        return key not in self._last or now >= self._last[key][0]

    def clear(self) -> None:
        """Forget all: everything may be tried."""
        self._last.clear()

    def _put_off(self, key: object, now: float, pause: float) -> None:
        self._last.pop(key, None)
        self._last[key] = (now + pause, pause)
        while len(self._last) > _KEPT:
            del self._last[next(iter(self._last))]
