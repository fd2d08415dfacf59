"""Hints at a table: what a player might do best, found by those that think for bots.

A seat gets one hint for each of its questions, however often it asks: nobody can keep the bots from
thinking. It depends on nothing but what the seat knows and the number of its question.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tablee.engine import Seat
from tablee.protocol.hints import Hint
from tablee_server.ai.advising import STRONGEST, hint_of
from tablee_server.ai.thinking import Fault, Inquiry, Thinking
from tablee_server.codes import NOT_NOW, STALE, Refusal
from tablee_server.match import Match
from tablee_server.queue import Work
from tablee_server.room import Room
from tablee_server.seats import Seats

_STEP: Final = 1_000_003


class _Asked(msgspec.Struct, frozen=True):
    """A hint on its way, or found."""

    match: Match
    prompt: int
    thinking: Thinking

    def is_open(self, match: Match, seat: Seat) -> bool:
        """Tell whether it answers what the seat is asked now."""
        is_on = match is self.match and not match.is_over
        return is_on and match.prompts[seat] == self.prompt


class Hints:
    """The hints that the seats of one table have asked for."""

    def __init__(self, table: int, seats: Seats, room: Room, put: Callable[[Work], None]) -> None:
        """`put` leaves something to do at the table."""
        self._table, self._seats, self._room, self._put = table, seats, room, put
        self._asked: dict[Seat, _Asked] = {}

    def ask(self, seat: Seat, match: Match, prompt: int) -> bool:
        """Begin to look for a hint to a question; tell whether it is found already. Refusal."""
        now = match.prompts[seat]
        if prompt != now:
            raise Refusal(STALE, prompt=now)
        if not now:
            raise Refusal(NOT_NOW)
        known = self._asked.get(seat)
        if known is None or not known.is_open(match, seat):
            if known is not None:
                known.thinking.drop()
            known = self._asked[seat] = self._begun(seat, match, prompt)
        return known.thinking.is_done

    def give(self, seat: Seat) -> None:
        """Tell who sits there what was found, unless he is asked something else by now."""
        asked, player = self._asked.get(seat), self._seats[seat].player
        if asked is None or player is None or not asked.thinking.is_done:
            return
        if asked.is_open(asked.match, seat) and player.understands(Hint):
            player.send(self._found(asked))

    def _begun(self, seat: Seat, match: Match, prompt: int) -> _Asked:
        inquiry = Inquiry(
            match.game, match.state.observation(seat), match.legal(seat), STRONGEST,
            match.number * _STEP + prompt, advises=True,
        )  # fmt: skip
        then = partial(self._put, partial(self.give, seat))
        return _Asked(match, prompt, self._room.thinker.think(inquiry, then))

    def _found(self, asked: _Asked) -> Hint:
        match, thought = asked.match, asked.thinking.result()
        if isinstance(thought, Fault):
            return Hint(self._table, match.number, asked.prompt)
        where = {"table": self._table, "match": match.number, "prompt": asked.prompt}
        return hint_of(match.game, thought, **where)
