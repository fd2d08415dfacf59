"""How often the loop comes by, and which of its calls become frames: less where nothing moves."""

from typing import Final

CALM: Final = 12
"""So many calls without a stir are frames all the same: what just moved comes to rest in them."""
PERIODS: Final = 2
"""While all rests, the loop comes every second period: an input waits for two frames at most."""
EVERY: Final = 2
"""And then one call in so many is a frame: clocks go on, and lamps glow."""
MOVES: Final = 4
"""So many frames in a row that painted are a motion."""
LONGEST: Final = 0.1


class Rest:
    """Tells what may be left out without anybody seeing it.

    A stir is an input, news, a change of what is shown, or anything that plays: its call is a frame
    at once. What moves by itself is found out by its frames: several in a row that painted are a
    stir too, and the call after one that painted is always a frame.
    """

    def __init__(self) -> None:
        self._calm = 0
        self._left_out = 0
        self._time = 0.0
        self._painted = 0

    @property
    def periods(self) -> int:
        """After how many periods the loop is to come by again."""
        return PERIODS if self._calm > CALM else 1

    def frame(self, dt: float, *, stirred: bool) -> float | None:
        """Give the seconds that this call's frame lets pass; None where it isn't one.

        `dt` are the seconds since the last call. A stir lets no more pass: what it begins hasn't
        waited.
        """
        if stirred:
            self._calm, self._time = 0, 0.0
        self._calm += 1
        self._time += dt
        if self.periods > 1 and not self._painted and self._left_out < EVERY - 1:
            self._left_out += 1
            return None
        passed, self._time, self._left_out = self._time, 0.0, 0
        return min(passed, LONGEST)

    def painted(self, painted: bool) -> None:
        """Hear whether that frame painted anything."""
        self._painted = self._painted + 1 if painted else 0
        if self._painted >= MOVES:
            self._calm = 0
