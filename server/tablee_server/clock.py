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
    """One clock for each seat that owes a decision; it runs as long as the question stays.

    Beyond the time of a decision a seat uses up its bank, which has to last for the whole match.
    """

    def __init__(self, seats: int, bank: float) -> None:
        """`bank` are each seat's seconds beyond the time of its decisions."""
        self._has_bank = bank > 0
        self._asked: dict[Seat, Asked] = {}
        self._banks = [bank] * seats
        self._stopped: float | None = None

    def follow(self, state: State, prompts: tuple[int, ...], now: float) -> None:
        """Start the clock of every new question and forget those that are answered."""
        owing, asked = state.current_players(), self._asked
        for seat in [seat for seat in asked if seat not in owing]:
            self._forget(seat, now)
        for seat in owing:
            prompt, before = prompts[seat], asked.get(seat)
            if before is None or before.prompt != prompt:
                if before is not None:
                    self._forget(seat, now)
                asked[seat] = Asked(prompt, self._time(now), state.time_limit(seat))

    def owing(self) -> tuple[Seat, ...]:
        """Give the seats whose decision is awaited, in any order."""
        return tuple(self._asked)

    def asked(self, seat: Seat) -> Asked | None:
        """Give what a seat owes."""
        return self._asked.get(seat)

    def end(self, seat: Seat) -> float | None:
        """Give when a seat's time and bank are over; None where no clock runs."""
        asked = self._asked.get(seat)
        if asked is None or asked.limit is None:
            return None
        return asked.since + asked.limit + self._banks[seat]

    def renew(self, seat: Seat, now: float) -> None:
        """Let a decision begin anew, for somebody else who takes it."""
        if seat in self._asked:
            self._spend(seat, now)
            self._asked[seat] = msgspec.structs.replace(self._asked[seat], since=self._time(now))

    def give(self, seat: Seat, seconds: float) -> None:
        """Grant a seat so many seconds more for what it owes; 0 or more."""
        asked = self._asked.get(seat)
        if asked is not None and asked.limit is not None:
            self._asked[seat] = msgspec.structs.replace(asked, limit=asked.limit + seconds)

    # --- standing still

    def stop(self, now: float) -> None:
        """Let time stand still."""
        self._stopped = self._time(now)

    def go_on(self, now: float) -> None:
        """Let time go on; nobody has lost any."""
        if self._stopped is not None:
            slept, self._stopped = now - self._stopped, None
            for seat, asked in self._asked.items():
                self._asked[seat] = msgspec.structs.replace(asked, since=asked.since + slept)

    def left(self, now: float) -> ClocksLeft:
        """Give what is left of everybody's time."""
        time = self._time(now)
        ago = {
            seat: Asked(asked.prompt, time - asked.since, asked.limit)
            for seat, asked in self._asked.items()
        }
        return ClocksLeft(ago, tuple(self._banks))

    def restore(self, left: ClocksLeft, now: float) -> None:
        """Go on with what was left."""
        time = self._time(now)
        self._banks = list(left.banks) or self._banks
        self._asked = {
            seat: msgspec.structs.replace(asked, since=time - asked.since)
            for seat, asked in left.asked.items()
        }

    # --- what is seen

    def shown(self, now: float) -> tuple[SeatClock, ...]:
        """Give what everybody sees: who owes, what is left and what was granted, in ms."""
        time = self._time(now)
        return tuple([self._shown(seat, time) for seat in sorted(self._asked)])

    def _shown(self, seat: Seat, time: float) -> SeatClock:
        asked = self._asked[seat]
        if asked.limit is None:
            return SeatClock(seat, None, None)
        over = time - asked.since - asked.limit
        bank = max(0.0, self._banks[seat] - max(0.0, over))
        return SeatClock(
            seat, _ms(max(0.0, -over)), _ms(asked.limit), _ms(bank) if self._has_bank else None
        )

    def _time(self, now: float) -> float:
        return now if self._stopped is None else self._stopped

    def _spend(self, seat: Seat, now: float) -> None:
        asked = self._asked[seat]
        if asked.limit is not None:
            over = max(0.0, self._time(now) - asked.since - asked.limit)
            self._banks[seat] = max(0.0, self._banks[seat] - over)

    def _forget(self, seat: Seat, now: float) -> None:
        self._spend(seat, now)
        del self._asked[seat]


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
