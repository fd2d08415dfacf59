"""Whoever keeps others waiting: warned, then helped out once by a fall-back move, then by a bot.

Only who owes a decision is ever looked at. Where nobody else sits who could wait, a decision
without a clock takes as long as it likes, and no bot takes a seat over.
"""

from enum import Enum
from typing import Final

from tablee.engine import Seat
from tablee_server.clock import Asked, DecisionClocks
from tablee_server.seats import Seats

_SHARE: Final = 0.5
"""A warning comes no sooner than after this share of the time."""


class Next(Enum):
    """What happens to a seat when a moment has come."""

    WARN = "warn"
    FALL_BACK = "fall-back"
    BOT = "bot"


class Patience:
    """How long the seats of one match may keep the others waiting."""

    def __init__(self, clocks: DecisionClocks, seats: Seats, *, afk: float, warning: float) -> None:
        """`afk` seconds for a decision without a clock, 0 for ever; warned `warning` before."""
        self._clocks = clocks
        self._seats = seats
        self._afk = afk
        self._warning = warning
        self._missed = [0] * len(seats)
        self._warned: dict[Seat, int] = {}

    def heard(self, seat: Seat, now: float) -> bool:
        """Note a sign of life; True if that takes a warning back."""
        self._missed[seat] = 0
        asked = self._clocks.asked(seat)
        if asked is not None and asked.limit is None:
            self._clocks.renew(seat, now)
        return self._warned.pop(seat, None) is not None

    def is_tried(self, seat: Seat) -> bool:
        """Tell whether a seat was helped out the last time, or is warned now."""
        asked = self._clocks.asked(seat)
        is_warned = asked is not None and self._warned.get(seat) == asked.prompt
        return self._missed[seat] > 0 or is_warned

    def missed(self, seat: Seat) -> None:
        """Note that a seat was helped out."""
        if self._seats[seat].is_present:
            self._missed[seat] += 1

    def end(self, seat: Seat) -> float | None:
        """Give when a seat's decision is taken for it, if ever."""
        asked, end = self._clocks.asked(seat), self._clocks.end(seat)
        if end is not None or asked is None:
            return end
        present = self._seats[seat].is_present
        return asked.since + self._afk if self._afk and present and self._keeps(seat) else None

    def due(self) -> float | None:
        """Give when something happens to somebody if nobody stirs."""
        times = [self._due(seat) for seat in self._clocks.owing()]
        return times[0] if len(times) == 1 else min(filter(None, times), default=None)

    def next(self, now: float) -> tuple[Seat, Next] | None:
        """Give what is due, for whoever it has been due the longest."""
        times = ((self._due(seat), seat) for seat in self._clocks.owing())
        over = [(time, seat) for time, seat in times if time is not None and time <= now]
        if not over:
            return None
        seat = min(over)[1]
        asked = self._clocks.asked(seat)
        is_unwarned = asked is not None and self._is_unwarned(seat, asked)
        return seat, Next.WARN if is_unwarned else self._at_end(seat)

    def left(self, seat: Seat, now: float) -> float:
        """Give the seconds that a seat has still; 0 where nothing will happen to it."""
        return max(0.0, (self.end(seat) or now) - now)

    def warned(self, seat: Seat) -> None:
        """Note that a seat was warned of what comes."""
        asked = self._clocks.asked(seat)
        if asked is not None:
            self._warned[seat] = asked.prompt

    def _due(self, seat: Seat) -> float | None:
        asked, end = self._clocks.asked(seat), self.end(seat)
        if asked is None or end is None or not self._is_unwarned(seat, asked):
            return end
        return end - min(self._warning, (end - asked.since) * _SHARE)

    def _is_unwarned(self, seat: Seat, asked: Asked) -> bool:
        return self._warned.get(seat) != asked.prompt and self._seats[seat].is_present

    def _at_end(self, seat: Seat) -> Next:
        absent = self._seats[seat].is_present and self._missed[seat] > 0 and self._keeps(seat)
        return Next.BOT if absent else Next.FALL_BACK

    def _keeps(self, seat: Seat) -> bool:
        """Tell whether somebody else is there to be kept waiting."""
        return any(chair.is_present for other, chair in enumerate(self._seats) if other != seat)
