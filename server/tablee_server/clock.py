"""Time: where the server reads it, and the clocks of the decisions that seats owe."""

import time
from typing import Protocol

import msgspec

from tablee.engine import Seat, State
from tablee.protocol import SeatClock


class Clock(Protocol):
    """A source of time; tests bring their own."""

    def now(self) -> float:
        """Give seconds that only rise, from any start."""

    def wall(self) -> float:
        """Give seconds since 1970, for records."""


class SystemClock:
    """The machine's own time, counted on from where a room was when its last server ended."""

    def __init__(self, begin: float | None = None) -> None:
        """`begin` is what `now` gives at first; without it, whatever the machine counts."""
        self._offset = 0.0 if begin is None else begin - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset

    def wall(self) -> float:
        return time.time()


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A decision that a seat owes: its prompt, the seconds since, and those granted, if any."""

    prompt: int
    since: float
    limit: float | None = None


class ClocksLeft(msgspec.Struct, frozen=True, array_like=True):
    """The clocks of a match without the time of day: `since` is how long ago, `banks` what is left.

    What a table that goes on elsewhere, or after a restart, needs so that nobody loses time.
    """

    asked: dict[Seat, Asked]
    banks: tuple[float, ...] = ()


class DecisionClocks:
    """One clock for each seat that owes a decision; it runs as long as the question stays."""

    def __init__(self) -> None:
        self._prompts: dict[Seat, int] = {}
        self._ends: dict[Seat, float] = {}
        self._granted: dict[Seat, int] = {}

    def follow(self, state: State, prompts: tuple[int, ...], now: float) -> None:
        """Start the clock of every new question and forget those that are answered."""
        owing = state.current_players()
        for seat in [seat for seat in self._prompts if seat not in owing]:
            self._forget(seat)
        for seat in owing:
            if self._prompts.get(seat) != prompts[seat]:
                self._forget(seat)
                self._prompts[seat] = prompts[seat]
                limit = state.time_limit(seat)
                if limit is not None:
                    self._ends[seat], self._granted[seat] = now + limit, limit

    def expired(self, now: float) -> Seat | None:
        """Give a seat whose time is over, the longest over first."""
        over = [(end, seat) for seat, end in self._ends.items() if end <= now]
        return min(over)[1] if over else None

    def due(self) -> float | None:
        """Give when the next clock runs out."""
        return min(self._ends.values(), default=None)

    def left(self, now: float) -> ClocksLeft:
        """Give what is left of everybody's time."""
        return ClocksLeft({seat: self._left(seat, now) for seat in self._prompts})

    def restore(self, left: ClocksLeft, now: float) -> None:
        """Go on with what was left."""
        self._prompts = {seat: asked.prompt for seat, asked in left.asked.items()}
        timed = {s: a for s, a in left.asked.items() if a.limit is not None}
        self._ends = {s: now - a.since + a.limit for s, a in timed.items() if a.limit is not None}
        self._granted = {s: round(a.limit) for s, a in timed.items() if a.limit is not None}

    def shown(self, now: float) -> tuple[SeatClock, ...]:
        """Give what everybody sees: who owes, what is left and what was granted, in ms."""
        return tuple(self._shown(seat, now) for seat in sorted(self._prompts))

    def _left(self, seat: Seat, now: float) -> Asked:
        limit = self._granted.get(seat)
        since = 0.0 if limit is None else now - (self._ends[seat] - limit)
        return Asked(self._prompts[seat], since, limit)

    def _shown(self, seat: Seat, now: float) -> SeatClock:
        if seat not in self._ends:
            return SeatClock(seat, None, None)
        left = max(0, round((self._ends[seat] - now) * 1000))
        return SeatClock(seat, left, self._granted[seat] * 1000)

    def _forget(self, seat: Seat) -> None:
        self._prompts.pop(seat, None)
        self._ends.pop(seat, None)
        self._granted.pop(seat, None)
