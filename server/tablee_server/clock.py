"""Time: where the server reads it, and the clocks of the decisions that seats owe."""

import time
from typing import Protocol

from tablee.engine import Seat, State
from tablee.protocol import SeatClock


class Clock(Protocol):
    """A source of time; tests bring their own."""

    def now(self) -> float:
        """Give seconds that only rise, from any start."""

    def wall(self) -> float:
        """Give seconds since 1970, for records."""


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()


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

    def shown(self, now: float) -> tuple[SeatClock, ...]:
        """Give what everybody sees: who owes, what is left and what was granted, in ms."""
        return tuple(self._shown(seat, now) for seat in sorted(self._prompts))

    def _shown(self, seat: Seat, now: float) -> SeatClock:
        if seat not in self._ends:
            return SeatClock(seat, None, None)
        left = max(0, round((self._ends[seat] - now) * 1000))
        return SeatClock(seat, left, self._granted[seat] * 1000)

    def _forget(self, seat: Seat) -> None:
        self._prompts.pop(seat, None)
        self._ends.pop(seat, None)
        self._granted.pop(seat, None)
