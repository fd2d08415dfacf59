"""The number of the question each seat is asked, by which an answer that comes too late is known.

A prompt changes only when what the seat may decide, or the public fact it decides on, changes. A
choice that another seat seals does neither: it leaves everything as it was, except that this one
seat doesn't owe any more.
"""

from functools import cache
from typing import Final, NamedTuple

import msgspec

from tablee.engine import TABLE, Seat, State

_ENCODER: Final = msgspec.msgpack.Encoder()
NO_ACTIONS: Final = _ENCODER.encode([])


class Question(NamedTuple):
    """What a seat is asked: the stage, and its legal actions as they go over the wire.

    `legal` is the very object NO_ACTIONS where there are none.
    """

    stage: str
    legal: bytes

    def is_as(self, other: "Question") -> bool:
        """Tell whether both ask the same; those that ask nothing do, whatever their stage."""
        return self == other or self.legal is other.legal is NO_ACTIONS


_NOTHING: Final = Question("", NO_ACTIONS)


class Prompts:
    """One rising number for each seat; it goes on over all matches of a table."""

    def __init__(self) -> None:
        self._last: list[int] = []
        self._asked: list[Question] = []
        self._now: tuple[int, ...] | None = None

    def now(self) -> tuple[int, ...]:
        """Give each seat's prompt; 0 where it owes nothing and may do nothing."""
        if self._now is None:
            pairs = zip(self._last, self._asked, strict=False)  # an earlier match may have had more
            self._now = tuple([0 if asked.legal is NO_ACTIONS else last for last, asked in pairs])
        return self._now

    def question(self, seat: Seat) -> Question:
        """Give what the seat is asked."""
        return self._asked[seat]

    def last(self) -> tuple[int, ...]:
        """Give the number of each seat's latest question, asked still or not."""
        return tuple(self._last)

    def restore(self, last: tuple[int, ...]) -> None:
        """Go on counting after these numbers; nothing is asked yet."""
        self._last, self._now = list(last), None

    def resume(self, state: State, last: tuple[int, ...], seats: int) -> None:
        """Ask what is asked in this position, under the numbers it was asked before."""
        self._last, self._now = list(last), None
        self._asked = [_question(state, seat) for seat in range(seats)]

    def begin(self, state: State, seats: int) -> None:
        """Ask every seat that may act a question of its own: a match has begun."""
        self._last += [0] * (seats - len(self._last))
        self._asked = [_NOTHING] * seats
        for seat in range(seats):
            self._asked[seat] = asked = _question(state, seat)
            self._last[seat] += asked.legal is not NO_ACTIONS
        self._now = None

    def follow(self, state: State, *, actor: Seat, owed_before: tuple[Seat, ...]) -> None:
        """Renew the questions that an action of `actor` changed."""
        sealed, asked, last = _is_sealed(state, actor, owed_before), self._asked, self._last
        for seat, before in enumerate(asked):
            now = asked[seat] = _question(state, seat)
            if now.legal is not NO_ACTIONS and (
                not sealed or seat == actor or not now.is_as(before)
            ):
                last[seat] += 1
        self._now = None


def _is_sealed(state: State, actor: Seat, owed_before: tuple[Seat, ...]) -> bool:
    """Tell whether all that happened in public is that the actor (or the table) has chosen."""
    if actor == TABLE:
        return True
    rest = tuple([seat for seat in owed_before if seat != actor])
    return bool(rest) and actor in owed_before and state.current_players() == rest


def _question(state: State, seat: Seat) -> Question:
    legal, stage = state.legal_actions(seat), state.stage(seat)
    if not legal:
        return _idle(stage)
    return Question(stage, _ENCODER.encode(legal))


@cache
def _idle(stage: str) -> Question:
    """Give what a seat is asked that may do nothing; only the games' own few stages come here."""
    return Question(stage, NO_ACTIONS)
