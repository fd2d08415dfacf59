"""Wrong digits of kept seats: they slow who sends them, and in the end whoever asks for the seat.

Four digits are few, so the guesses at one seat are slowed together, from wherever they come. Lest
somebody who only guesses keeps its player off, who hasn't guessed wrongly of late is judged apart
from those who have, and slowed only after many wrong tries of others like him.
"""

from typing import Final

from tablee_server.slowdown import Slowdown

FREE: Final = 4
"""Wrong tries at a seat that cost others nothing."""
FREE_FIRST: Final = 50
"""And wrong first tries, each from an address of its own, while the others wait."""


class SeatTries:
    """Who has tried what at the seats of a server."""

    def __init__(self) -> None:
        self._by_address = Slowdown()
        self._by_seat = Slowdown(free=FREE)
        self._firsts = Slowdown(free=FREE_FIRST)

    def wait(self, address: str, seat: str, now: float) -> float:
        """Give the seconds until this address may try this seat."""
        if self._by_address.knows(address, now):
            return max(self._by_address.wait(address, now), self._by_seat.wait(seat, now))
        return self._firsts.wait(seat, now)

    def wrong(self, address: str, seat: str, now: float) -> float:
        """Note a wrong try; gives the seconds until the next one from there."""
        if not self._by_address.knows(address, now):
            self._firsts.wrong(seat, now)
        return max(self._by_address.wrong(address, now), self._by_seat.wrong(seat, now))
