"""The number of the question each seat is asked, by which an answer that comes too late is known.

A prompt changes only when what the seat may decide, or the public fact it decides on, changes. A
choice that another seat seals does neither: it leaves everything as it was, except that this one
seat doesn't owe any more.
"""

import msgspec

from tablee.engine import TABLE, Seat, State

_ENCODER = msgspec.msgpack.Encoder()


class Prompts:
    """One rising number for each seat; it goes on over all matches of a table."""

    def __init__(self) -> None:
        self._last: list[int] = []
        self._keys: list[bytes] = []

    def now(self) -> tuple[int, ...]:
        """Give each seat's prompt; 0 where it owes nothing and may do nothing."""
        return tuple([self.of(seat) for seat in range(len(self._keys))])

    def of(self, seat: Seat) -> int:
        """Give the prompt of one seat."""
        return self._last[seat] if self._keys[seat] else 0

    def last(self) -> tuple[int, ...]:
        """Give the number of each seat's latest question, asked still or not."""
        return tuple(self._last)

    def restore(self, last: tuple[int, ...]) -> None:
        """Go on counting after these numbers; nothing is asked yet."""
        self._last = list(last)

    def resume(self, state: State, last: tuple[int, ...], seats: int) -> None:
        """Ask what is asked in this position, under the numbers it was asked before."""
        self._last = list(last)
        self._keys = [_question(state, seat) for seat in range(seats)]

    def begin(self, state: State, seats: int) -> None:
        """Ask every seat that may act a question of its own: a match has begun."""
        self._last += [0] * (seats - len(self._last))
        self._keys = [b""] * seats
        for seat in range(seats):
            self._ask(seat, _question(state, seat))

    def follow(self, state: State, *, actor: Seat, owed_before: tuple[Seat, ...]) -> None:
        """Renew the questions that an action of `actor` changed."""
        sealed = _is_sealed(state, actor, owed_before)
        for seat in range(len(self._keys)):
            key = _question(state, seat)
            if key != self._keys[seat] or not sealed or seat == actor:
                self._ask(seat, key)

    def _ask(self, seat: Seat, key: bytes) -> None:
        self._keys[seat] = key
        self._last[seat] += bool(key)


def _is_sealed(state: State, actor: Seat, owed_before: tuple[Seat, ...]) -> bool:
    """Tell whether all that happened in public is that the actor (or the table) has chosen."""
    rest = tuple(seat for seat in owed_before if seat != actor)
    sealed = actor in owed_before and bool(rest) and state.current_players() == rest
    return sealed or actor == TABLE


def _question(state: State, seat: Seat) -> bytes:
    legal = state.legal_actions(seat)
    return _ENCODER.encode((state.stage(seat), list(legal))) if legal else b""
