"""The server's PIN: who shows that he knows it, and how little a wrong one learns or costs.

The PIN itself is needed for that, so it is kept, in memory only. A try that is begun counts as a
wrong one unless it is proven right; one address has one try at a time, all together WAITING and
those that are being worked on. So guesses wait longer and longer, and a right PIN from elsewhere
waits for nobody.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from tablee.protocol.messages import Goodbye
from tablee.protocol.pairing import proofs
from tablee_server.clock import Clock
from tablee_server.codes import BROKEN, PIN_BUSY, SLOW_DOWN
from tablee_server.slowdown import Slowdown, household

AT_ONCE: Final = 2
WAITING: Final = 10


class Solved(NamedTuple):
    """The server's half of SPAKE2, and the key."""

    element: bytes
    key: bytes


Solver: TypeAlias = Callable[[str, bytes, bytes, Callable[[Solved | None], None]], None]
"""Computes SPAKE2 elsewhere, of a PIN, a fingerprint and the client's element, and calls back with
the result, also for an element that is none; with None if it can't."""


@dataclass(slots=True)
class Attempt:
    """One connection's try."""

    element: bytes
    expected: bytes
    proof: bytes
    settle: Callable[[bool], float]

    def proves(self, proof: bytes) -> bool:
        """Tell whether this proves that the client knows the PIN."""
        return hmac.compare_digest(self.expected, proof)


class Pairing:
    """The PIN of one server whose key has this fingerprint."""

    def __init__(
        self, pin: str, fingerprint: bytes, *, solve: Solver, clock: Clock, slow: Slowdown
    ) -> None:
        self._pin = pin
        self._fingerprint = fingerprint
        self._solve = solve
        self._clock = clock
        self._slow = slow
        self._trying: set[str] = set()

    def begin(
        self, address: str, element: bytes, then: Callable[[Attempt | Goodbye], None]
    ) -> None:
        """Begin a try; `then` is called once, with why there is none or with the attempt.

        The attempt is to be settled once, right or wrong, however its connection ends.
        """
        refusal = self._refusal(address)
        if refusal is not None:
            then(refusal)
            return
        home = household(address)
        self._trying.add(home)

        def go_on(solved: Solved | None) -> None:
            if solved is None:
                self._trying.discard(home)
                then(Goodbye(BROKEN))
                return
            client, server = proofs(solved.key, element, solved.element)
            then(Attempt(solved.element, client, server, partial(self._settle, address)))

        self._solve(self._pin, self._fingerprint, element, go_on)

    def _refusal(self, address: str) -> Goodbye | None:
        wait = self._slow.wait(address, self._clock.now())
        if wait > 0:
            return Goodbye(SLOW_DOWN, {"seconds": ceil(wait)})
        if household(address) in self._trying or len(self._trying) >= AT_ONCE + WAITING:
            return Goodbye(PIN_BUSY)
        return None

    def _settle(self, address: str, right: bool) -> float:
        """Note how a try ended; gives the seconds until the next one."""
        self._trying.discard(household(address))
        if right:
            self._slow.right(address)
            return 0.0
        return self._slow.wrong(address, self._clock.now())
