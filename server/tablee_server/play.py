"""A match being played at a table: actions in, records and updates out, clocks, bots and the end.

It is driven from outside: `act` for a player's action, `step` whenever something is due. It knows
whom a seat belongs to, but no socket and no loop.
"""

import logging
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from tablee.engine import SPECTATOR, TABLE, Action, IllegalAction, Seat, Stop, Viewer
from tablee.protocol import Message, SeatClock, TableRules
from tablee.protocol.messages import Update
from tablee.protocol.seating import Told
from tablee_server.clock import DecisionClocks
from tablee_server.codes import (
    CANT_STOP,
    NOT_NOW,
    PAUSED,
    STALE,
    TOLD_AFK_BOT,
    TOLD_AFK_MOVE,
    TOLD_AFK_OVER,
    TOLD_AFK_WARNING,
    Refusal,
)
from tablee_server.dealings import Dealings
from tablee_server.held import Held, Settle
from tablee_server.journal import (
    ActionRecord,
    AnyRecord,
    EndRecord,
    SetupRecord,
    SnapshotRecord,
    TimeKept,
)
from tablee_server.journal.ledger import Tail
from tablee_server.logs import fact
from tablee_server.match import Match
from tablee_server.patience import Next, Patience
from tablee_server.player import Player
from tablee_server.room import Room
from tablee_server.seats import Seats
from tablee_server.turns import Turn, Turns
from tablee_server.updates import update_of, updates_of

_LOG: Final = logging.getLogger(__name__)
_MINUTES: Final = "limit_minutes"
_SNAPSHOT_EVERY: Final = 50


class Play:
    """One match, from its first record to its last."""

    def __init__(
        self, table: int, match: Match, seats: Seats, *, room: Room, rules: TableRules,
        note: Callable[[AnyRecord], None], wake: Callable[[], None], dealings: Dealings | None,
    ) -> None:  # fmt: skip
        """Prepare; `begin` records the match and starts it. `note` takes what is to be kept.

        `wake` is called when a bot has decided, so that there may be something to `step`.
        `dealings` are what viewers can check, None where the secret is kept for good.
        """
        self.match = match
        self.dealings = dealings
        self._note = note
        self._has_news = False
        self._table, self._rules = table, rules
        self._seats = seats
        self._room = room
        self._clocks = DecisionClocks(len(seats), rules.bank)
        warning = room.limits.afk_warning
        self._patience = Patience(self._clocks, seats, afk=rules.afk, warning=warning)
        self._rested: list[Seat] = []
        self._told: list[tuple[Player, Message]] = []
        chairs = [seats[seat].player for seat in range(len(seats))]
        self._seated = {one.id: seat for seat, one in enumerate(chairs) if one is not None}
        self._held: list[Held] = []
        self._changed_at = room.clock.now()
        self._stop_at = self._time_limit(since=self._changed_at)
        self._paused_at: float | None = None
        self._slept = 0.0
        self._time_kept: TimeKept | None = None
        seeds, number = room.seeds, match.number
        dice = tuple(seeds.bot(table, number, seat) for seat in range(len(seats)))
        pace_dice = seeds.pace(table, number)
        self._turns = Turns(
            match, seats, dice=dice, pace=room.pace, rng=pace_dice, thinker=room.thinker,
            casebook=room.casebook, figures=room.figures, wake=wake,
        )  # fmt: skip

    def begin(self) -> None:
        """Record the match and start the clocks."""
        match, kind, now = self.match, self.match.game.type, self._changed_at
        self._follow(now)
        record = SetupRecord(
            self._table, match.number, self._room.clock.wall(), kind.slug, kind.rules_version,
            match.setup, match.seed, now, match.prompts_before,
            self.dealings.opening if self.dealings else None, self._room.server_id,
            self._clocks.left(now), self._rules,
        )  # fmt: skip
        self._note(record)

    def resume(self, kept: Tail, time: TimeKept | None = None) -> None:
        """Go on where a match was; IllegalAction or ValueError if the rules don't lead there.

        `time` is what has changed the clocks since the last action.
        """
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
        if time is not None:
            self._time_kept, self._slept = time, time.slept
            if self._stop_at is not None:
                self._stop_at += time.slept
            if time.version == match.version:
                clocks, when = time.clocks, time.when
        self._clocks.restore(clocks, when)
        self._turns.plan(self._room.clock.now(), grace=self._room.limits.away_bot)

    def viewer_then(self, player: Player) -> Viewer:
        """Give whose frames a player may have of this match.

        Where its secret is kept these are of the seat that was his when it began; else nothing is
        secret once it is over, and all have the same.
        """
        return SPECTATOR if self.dealings is not None else self._seated.get(player.id, SPECTATOR)

    def take_news(self) -> bool:
        """Tell whether something has changed since this was last asked."""
        news, self._has_news = self._has_news, False
        return news

    def update(self, viewer: Viewer) -> Update:
        """Give the whole truth as one viewer may know it."""
        return update_of(self._table, self.match, viewer, self.clocks, whole=True)

    def updates(self, viewers: Collection[Viewer]) -> dict[Viewer, Update]:
        """Give what each viewer is told of the last change."""
        return updates_of(self._table, self.match, viewers, self.clocks)

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

    # --- time

    @property
    def clocks(self) -> tuple[SeatClock, ...]:
        """Give what everybody sees of the clocks."""
        return self._clocks.shown(self._room.clock.now())

    def pause(self, now: float) -> None:
        """Let everything stand still: clocks, bots, and what is held back."""
        self._clocks.stop(now)
        self._paused_at = now

    def go_on(self, now: float) -> None:
        """Let everything go on where it stood."""
        slept, self._paused_at = now - (self._paused_at or now), None
        self._clocks.go_on(now)
        self._turns.put_off(slept)
        self._held = [msgspec.structs.replace(one, due=one.due + slept) for one in self._held]
        self._changed_at += slept
        if self._stop_at is not None:
            self._stop_at += slept
        self._slept += slept
        self._keep_time()

    def extend(self, seat: Seat, seconds: float) -> None:
        """Grant a seat more time for the decision it owes."""
        self._clocks.give(seat, seconds)
        self._keep_time()

    @property
    def time_kept(self) -> TimeKept | None:
        """Give what the journal keeps of clocks that changed since the last action."""
        return self._time_kept

    def _keep_time(self) -> None:
        now = self._room.clock.now()
        clocks = self._clocks.left(now)
        self._time_kept = TimeKept(self.match.version, now, clocks, self._slept)

    # --- who plays

    def heard(self, seat: Seat) -> None:
        """Note a sign of life of a seat's player."""
        if self._patience.heard(seat, self._room.clock.now()):
            self._tell(seat, Told(self._table, TOLD_AFK_OVER))

    def is_afk(self, seat: Seat) -> bool:
        """Tell whether a seat's player lets others wait: warned, or helped out the last time."""
        return self._patience.is_tried(seat)

    def renew(self, seat: Seat) -> None:
        """Give whoever plays a seat from now on all the time for what it owes."""
        self._clocks.renew(seat, self._room.clock.now())
        self._keep_time()

    def take_told(self) -> list[tuple[Player, Message]]:
        """Give what single players are to be told once all that has happened is recorded."""
        told, self._told = self._told, []
        return told

    def take_rested(self) -> list[Seat]:
        """Give the seats that bots took over since this was last asked."""
        rested, self._rested = self._rested, []
        return rested

    def seats_changed(self) -> None:
        """Look anew who plays which seat."""
        self._turns.plan(self._room.clock.now(), grace=self._room.limits.away_bot)

    def due(self) -> float | None:
        """Give when there is something to do; None while it stands still, and once it is over."""
        if self._paused_at is not None or self.match.is_over:
            return None
        times = [held.due for held in self._held]
        if (turn := self._turns.next()) is not None:
            times.append(turn.due)
        if (patience := self._patience.due()) is not None:
            times.append(patience)
        if self._stop_at is not None:
            times.append(self._stop_at)
        return min(times, default=None)

    def step(self) -> bool:
        """Do the first thing that is due; False if nothing is."""
        now = self._room.clock.now()
        due = self.due()
        if due is None or due > now:
            return False
        if self._stop_at is not None and self._stop_at <= now:
            self._time_over()
        elif (held := min(self._held, key=Held.moment, default=None)) and held.due <= now:
            self._held.remove(held)
            self._release(held)
        elif (late := self._patience.next(now)) is not None:
            self._lose_patience(*late)
        elif (turn := self._turns.next()) is not None:
            self._move(turn, now)
        return True

    def _lose_patience(self, seat: Seat, what: Next) -> None:
        if what is Next.WARN:
            self._patience.warned(seat)
            left = self._patience.left(seat, self._room.clock.now())
            self._tell(seat, Told(self._table, TOLD_AFK_WARNING, {"seconds": round(left)}))
            return
        where = {"table": self._table, "match": self.match.number}
        _LOG.info(fact("timeout", **where, seat=seat, then=what.value))
        if what is Next.BOT:
            self._seats[seat].rests = True
            self._rested.append(seat)
            self.renew(seat)
            self._tell(seat, Told(self._table, TOLD_AFK_BOT))
            return
        if self._seats[seat].is_present:
            self._tell(seat, Told(self._table, TOLD_AFK_MOVE))
        self._patience.missed(seat)
        self._apply(seat, self.match.state.timeout_action(seat), "timeout")

    def _tell(self, seat: Seat, message: Message) -> None:
        player = self._seats[seat].player
        if player is not None:
            self._told.append((player, message))

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
        if self._paused_at is not None:
            return Refusal(PAUSED)
        if held.prompt != prompt:
            return Refusal(STALE, prompt=prompt)
        return Refusal(NOT_NOW) if prompt == 0 else None

    def _apply(self, seat: Seat, action: Action, why: str) -> None:
        match, text = self.match, self.match.game.action_to_string(action)
        match.apply(seat, action)
        self._room.figures.moves[why] += 1
        now = self._changed_at = self._room.clock.now()
        self._follow(now)
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

    def _follow(self, now: float) -> None:
        self._has_news = True
        self._clocks.follow(self.match.state, self.match.prompts, now)
        self._turns.plan(now, grace=self._room.limits.away_bot)
        if self.match.is_over:
            self.drop_held()

    def drop_held(self) -> None:
        """Refuse what is held back, and let nobody think: their time won't come any more."""
        self._turns.drop()
        held, self._held = self._held, []
        for one in held:
            one.settle(Refusal(STALE, prompt=0))

    def _time_over(self) -> None:
        self._stop_at = None
        stop = Stop("time")
        if self._may(stop):
            self._apply(TABLE, stop, "time")

    def _may(self, stop: Stop) -> bool:
        return self.match.state.legal_actions(TABLE).allows(stop)

    def _time_limit(self, *, since: float) -> float | None:
        minutes = self.match.setup.options.get(_MINUTES)
        return since + minutes * 60 if type(minutes) is int else None

    def _hold(self, seat: Seat, action: Action) -> float:
        return self._seats.hold(self.match.state, seat, action)
