"""A match being played at a table: actions in, records and updates out, clocks, bots and the end.

It is driven from outside: `act` for a player's action, `step` whenever something is due. It knows
whom a seat belongs to, but no socket and no loop.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec

from tablee.engine import TABLE, Action, IllegalAction, Seat, Stop, Viewer
from tablee.protocol import SeatClock
from tablee.protocol.messages import Update
from tablee_server.clock import DecisionClocks
from tablee_server.codes import CANT_STOP, NOT_NOW, STALE, Refusal
from tablee_server.dealings import Dealings
from tablee_server.journal import ActionRecord, AnyRecord, EndRecord, SetupRecord, SnapshotRecord
from tablee_server.journal.ledger import Tail
from tablee_server.logs import fact
from tablee_server.match import Match
from tablee_server.room import Room
from tablee_server.seats import Seats
from tablee_server.turns import Turn, Turns
from tablee_server.updates import update_of

_LOG: Final = logging.getLogger(__name__)
_MINUTES: Final = "limit_minutes"
_SNAPSHOT_EVERY: Final = 50

Settle: TypeAlias = Callable[[Refusal | None], None]


class Held(msgspec.Struct, frozen=True, order=True):
    """A player's action that the rules hold back until its time has come."""

    due: float
    seat: Seat
    prompt: int
    action: Action
    settle: Settle


class Play:
    """One match, from its first record to its last."""

    def __init__(
        self, table: int, match: Match, seats: Seats, room: Room, note: Callable[[AnyRecord], None],
        dealings: Dealings | None = None,
    ) -> None:  # fmt: skip
        """Prepare; `begin` records the match and starts it. `note` takes what is to be kept.

        `dealings` are what viewers can check, None where the secret is kept for good.
        """
        self.match = match
        self.dealings = dealings
        self._note = note
        self._has_news = False
        self._table = table
        self._seats = seats
        self._room = room
        self._clocks = DecisionClocks()
        self._held: list[Held] = []
        self._changed_at = room.clock.now()
        self._stop_at = self._time_limit(since=self._changed_at)
        seeds, number = room.seeds, match.number
        dice = tuple(seeds.bot(table, number, seat) for seat in range(len(seats)))
        pace_dice = seeds.pace(table, number)
        self._turns = Turns(match, seats, dice=dice, pace=room.pace, rng=pace_dice)

    def begin(self) -> None:
        """Record the match and start the clocks."""
        match, kind, now = self.match, self.match.game.type, self._changed_at
        self._follow()
        record = SetupRecord(
            self._table, match.number, self._room.clock.wall(), kind.slug, kind.rules_version,
            match.setup, match.seed, now, match.prompts_before,
            self.dealings.opening if self.dealings else None, self._room.server_id,
            self._clocks.left(now),
        )  # fmt: skip
        self._note(record)

    def resume(self, kept: Tail) -> None:
        """Go on where a match was; IllegalAction or ValueError if the rules don't lead there."""
        match, clocks, when = self.match, kept.setup.clocks, kept.setup.when
        self._stop_at = self._time_limit(since=when)
        if kept.snapshot is not None:
            match.restore(kept.snapshot.kept)
            if self.dealings is not None and kept.snapshot.chance is not None:
                self.dealings.restore(kept.snapshot.chance, match.game)
            clocks, when = kept.snapshot.clocks, kept.snapshot.when
        for record in kept.actions:
            match.apply(record.seat, match.game.string_to_action(record.action))
            clocks, when = record.clocks, record.when
        if self.dealings is not None:
            self.dealings.told()
        self._changed_at = when
        self._clocks.restore(clocks, when)
        self._turns.plan(self._room.clock.now(), grace=self._room.limits.away_bot)

    def take_news(self) -> bool:
        """Tell whether something has changed since this was last asked."""
        news, self._has_news = self._has_news, False
        return news

    def update(self, viewer: Viewer) -> Update:
        """Give the whole truth as one viewer may know it."""
        return update_of(self._table, self.match, viewer, self._clock_shown(), whole=True)

    def updates(self, viewers: Iterable[Viewer]) -> dict[Viewer, Update]:
        """Give what each viewer is told of the last change."""
        clock = self._clock_shown()
        return {viewer: update_of(self._table, self.match, viewer, clock) for viewer in viewers}

    def act(self, seat: Seat, prompt: int, action: Action, settle: Settle) -> None:
        """Take a player's action; `settle` is called once, when it is recorded or refused."""
        now = self._room.clock.now()
        held = Held(self._changed_at + self._hold(seat, action), seat, prompt, action, settle)
        if held.due > now and self._refusal(held) is None:
            self._held.append(held)
        else:
            self._release(held)

    def stop(self, stop: Stop) -> None:
        """End the match where the rules allow it; Refusal `cant-stop` if they never do."""
        if not self._may(stop):
            raise Refusal(CANT_STOP)
        self._apply(TABLE, stop, stop.reason)

    def seats_changed(self) -> None:
        """Look anew who plays which seat."""
        self._turns.plan(self._room.clock.now(), grace=self._room.limits.away_bot)

    def due(self) -> float | None:
        """Give when there is something to do."""
        turn = self._turns.next()
        times = [self._clocks.due(), turn.due if turn else None, self._stop_at]
        times += [held.due for held in self._held]
        known = [time for time in times if time is not None and not self.match.is_over]
        return min(known, default=None)

    def step(self) -> bool:
        """Do the first thing that is due; False if nothing is."""
        now = self._room.clock.now()
        due = self.due()
        if due is None or due > now:
            return False
        if self._stop_at is not None and self._stop_at <= now:
            self._time_over()
        elif (held := min(self._held, key=_moment, default=None)) and held.due <= now:
            self._held.remove(held)
            self._release(held)
        elif (seat := self._clocks.expired(now)) is not None:
            _LOG.info(fact("timeout", table=self._table, match=self.match.number, seat=seat))
            self._apply(seat, self.match.state.timeout_action(seat), "timeout")
        elif (turn := self._turns.next()) is not None:
            self._move(turn, now)
        return True

    def _move(self, turn: Turn, now: float) -> None:
        action = self._turns.action(turn)
        until = self._changed_at + self._hold(turn.seat, action)
        if until > now:
            self._turns.postpone(turn, until)
            return
        try:
            self._apply(turn.seat, action, turn.why)
        except IllegalAction as error:
            where = {"table": self._table, "match": self.match.number}
            _LOG.error(fact("move-failed", **where, seat=turn.seat, why=turn.why, code=error.code))
            fallback = self.match.state.timeout_action(turn.seat)
            self._apply(turn.seat, fallback, "timeout")

    def _release(self, held: Held) -> None:
        refusal = self._refusal(held)
        if refusal is not None:
            held.settle(refusal)
            return
        try:
            self._apply(held.seat, held.action, "player")
        except IllegalAction as error:
            held.settle(Refusal(error.code, **error.details))
        else:
            held.settle(None)

    def _refusal(self, held: Held) -> Refusal | None:
        prompt = self.match.prompts[held.seat]
        if held.prompt != prompt:
            return Refusal(STALE, prompt=prompt)
        return Refusal(NOT_NOW) if prompt == 0 else None

    def _apply(self, seat: Seat, action: Action, why: str) -> None:
        match, text = self.match, self.match.game.action_to_string(action)
        match.apply(seat, action)
        now = self._changed_at = self._room.clock.now()
        self._follow()
        self._note(
            ActionRecord(
                self._table, match.number, self._room.clock.wall(), match.version, seat, text, why,
                now, self._clocks.left(now),
            )
        )  # fmt: skip
        if match.is_over or match.version % _SNAPSHOT_EVERY == 0:
            self._note_snapshot(now)
        if match.is_over:
            self._end()

    def _note_snapshot(self, now: float) -> None:
        """Have the whole position recorded, so that a restart has few actions to play again."""
        if self._room.journal.resumes:
            number, wall = self.match.number, self._room.clock.wall()
            kept, clocks = self.match.snapshot(), self._clocks.left(now)
            chance = None if self.dealings is None else self.dealings.kept()
            self._note(SnapshotRecord(self._table, number, wall, kept, now, clocks, chance))

    def _end(self) -> None:
        outcome = self.match.state.outcome()
        where = {"table": self._table, "match": self.match.number}
        _LOG.info(fact("match-over", **where, reason=outcome.reason))
        self._note(
            EndRecord(self._table, self.match.number, self._room.clock.wall(), outcome.reason)
        )

    def _follow(self) -> None:
        self._has_news = True
        now = self._room.clock.now()
        self._clocks.follow(self.match.state, self.match.prompts, now)
        self._turns.plan(now, grace=self._room.limits.away_bot)
        if self.match.is_over:
            self.drop_held()

    def drop_held(self) -> None:
        """Refuse what is held back: its time won't come any more."""
        held, self._held = self._held, []
        for one in held:
            one.settle(Refusal(STALE, prompt=0))

    def _time_over(self) -> None:
        self._stop_at = None
        stop = Stop("time")
        if self._may(stop):
            self._apply(TABLE, stop, "time")

    def _clock_shown(self) -> tuple[SeatClock, ...]:
        return self._clocks.shown(self._room.clock.now())

    def _may(self, stop: Stop) -> bool:
        return self.match.state.legal_actions(TABLE).allows(stop)

    def _time_limit(self, *, since: float) -> float | None:
        minutes = self.match.setup.options.get(_MINUTES)
        return since + minutes * 60 if type(minutes) is int else None

    def _hold(self, seat: Seat, action: Action) -> float:
        return self._seats.hold(self.match.state, seat, action)


def _moment(held: Held) -> tuple[float, Seat]:
    return held.due, held.seat
