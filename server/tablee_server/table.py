"""A table: a company around a match, one task, one queue, no locks.

`put` leaves something in the queue; `run` is the task. A test may do without the task and call
`work` itself. A table knows players, never sockets.
"""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from tablee.engine import Seat, Setup
from tablee.protocol import Message, TableInfo, TableRules
from tablee.protocol.deals import Contribute
from tablee.protocol.fields import TablePhase
from tablee.protocol.messages import TableChanged
from tablee_server.agenda import Agenda
from tablee_server.ai import AnyGame
from tablee_server.codes import ABANDONED, EMPTY, GONE_BROKEN, TOLD_RESTS, WRONG_PHASE, Refusal
from tablee_server.company import Company
from tablee_server.hinting import Hints
from tablee_server.information import info_of, record_of
from tablee_server.journal import AnyRecord, EndRecord, TableGoneRecord, TableRecord
from tablee_server.journal.ledger import Tail
from tablee_server.logs import fact
from tablee_server.notebook import Answers, Notebook, give
from tablee_server.play import Play
from tablee_server.player import Player
from tablee_server.proving import tell_secret
from tablee_server.queue import Queue, Work
from tablee_server.room import Room
from tablee_server.seats import Seats
from tablee_server.series import Series
from tablee_server.standstill import Standstill
from tablee_server.telling import Telling
from tablee_server.trouble import require_kept, trouble_at
from tablee_server.vacancy import Vacancy
from tablee_server.votes import Ballot

_LOG: Final = logging.getLogger(__name__)


class Table:
    """Seats and lookers-on, and the matches they play one after another."""

    def __init__(
        self, number: int, name: str, owner: Player, *, game: AnyGame, setup: Setup,
        preset: str | None, rules: TableRules, room: Room,
    ) -> None:  # fmt: skip
        """Open the table with its owner at seat 0."""
        self.id = number
        self.name = name
        self.game = game
        self.setup = setup
        self.preset = preset
        self.rules = rules
        self.room = room
        seats = Seats(setup.seats, room.seeds.names(number), rules.stand_in)
        self.company = Company(number, owner, seats, room.limits)
        self.ballot = Ballot()
        self.standstill = Standstill()
        self.telling = Telling(number, self.company, self.standstill)
        self.is_closed = False
        self._queue = Queue(self)
        self._told: TableInfo | None = None
        self._notebook = Notebook(room.journal)
        note, tell, wake = self.note, self.tell, self._queue.wake
        self.series = Series(number, game, self.company, room, note=note, tell=tell, wake=wake)
        self.hints = Hints(number, seats, room, self.put)
        self._kept: TableRecord | None = None
        self.has_only_moved = False  # what was done changed the match, but not who is there
        self._is_touched = False
        self._was_given_up = self.begins_again = False
        self.phase_since = self.now()
        self.vacancy = Vacancy()
        self._ends: str | None = None
        self._agenda = Agenda(self)

    # --- what it is

    @property
    def play(self) -> Play | None:
        """Give the latest match; None in the lobby."""
        return self.series.play

    @property
    def matches(self) -> int:
        """Give the number of the latest match; 0 before the first."""
        return self.series.matches

    @property
    def phase(self) -> TablePhase:
        """Give how far the table is."""
        play = self.series.play
        if play is None:
            return "lobby"
        return "over" if play.match.is_over else "playing"

    def info(self) -> TableInfo:
        """Give what the lobby shows of it."""
        return info_of(self)

    def require(self, *phases: TablePhase) -> None:
        """Refuse what may not be done in the present phase."""
        if self.phase not in phases:
            raise Refusal(WRONG_PHASE, phase=self.phase)

    # --- the queue and its task

    def put(self, work: Work) -> None:
        """Leave something to do; it is done after all that was left before."""
        self._queue.put(work)

    def do(self, work: Work) -> None:
        """Do something at once while nothing else is to be done, else as `put` does."""
        (self._queue.put if self.series.is_sealing else self._queue.do)(work)

    async def run(self) -> None:
        """Work until the table is closed."""
        await self._queue.serve()
        while self._queue:
            self._queue.take()()
            self._notebook.commit(give)

    async def work(self) -> bool:
        """Do one thing that waits or is due, and tell it; False if there is none."""
        return await self._queue.work()

    def turn(self, work: Work | None) -> bool:
        self._queue.begin()
        try:
            if self.series.is_sealing:
                if not self.series.is_sealed(self.now()):
                    return self._queue.end()
                self._deal()
            elif work is not None or self._queue:
                (work or self._queue.take())()
            elif not self._go_on():
                return self._keep_house()
            self._settle()
        except Exception:
            self._break_off()
        return True

    def _break_off(self) -> None:
        _LOG.exception(fact("table-broken", table=self.id, match=self.matches))
        self._close(GONE_BROKEN)

    def _go_on(self) -> bool:
        """Do what is due in the match; False if nothing is."""
        if self.play is None:
            return False
        if self.telling.tell_late(self.now()):
            return True
        countdown = self.room.limits.countdown
        if self.standstill.step(self.play, self.now(), countdown=countdown):
            self.tell_clocks()
            self.touch()
            return True
        moved, rested = self.play.step(), self.play.take_rested()
        for seat in rested:
            self.note_seat(seat)
            self.telling.tell_of(TOLD_RESTS, seat)
        self.has_only_moved = moved and not rested
        return moved

    def earliest(self) -> float | None:
        return self._agenda.earliest()

    def due(self) -> float | None:
        """Give when there will be something to do by itself."""
        return self._agenda.due()

    # --- recording

    def touch(self) -> None:
        """Look, once the work at hand is done, whether the table has to be recorded anew."""
        self._is_touched = True

    def kept(self) -> TableRecord:
        """Give what the journal keeps of the table, without its match."""
        return record_of(self)

    def restore(
        self, record: TableRecord, players: Mapping[int, Player], away_since: float
    ) -> bool:
        """Be as it was kept, everybody away since then; False if nobody is known any more."""
        self.series.restore(record)
        self.phase_since, self.vacancy.since = record.phase_since, self.now()
        self._kept, self.begins_again = record, record.begins
        return self.company.restore(record, players, away_since)

    def resume(self, tail: Tail, record: TableRecord) -> None:
        """Go on with the match that was played; any exception if the rules don't lead there."""
        play = self.series.resume(tail, record, self.rules)
        self.telling.begin(self.rules.open_hands)
        self.telling.suspect(record.watchers)
        if self.phase == "playing" and record.pause is not None:
            self.standstill.restore(record.pause, play)
        elif self.phase == "playing" and self.company.awaited:
            self.standstill.await_return(play, self.room)

    def give_up(self, code: str) -> None:
        """End a match that can't be gone on with: the table is back in its lobby."""
        self.series.play, self._was_given_up = None, True
        self.note(EndRecord(self.id, self.matches, self._wall(), code))
        self.touch()

    def _note_table(self) -> None:
        kept, self._is_touched = self.kept(), False
        if kept != self._kept:
            self._kept = kept
            self.note(msgspec.structs.replace(kept, at=self._wall()))

    def note(self, record: AnyRecord) -> None:
        """Have something recorded before anybody is told of it."""
        self._notebook.note(record)

    # --- telling

    def later(self, tell: Callable[[], None]) -> None:
        """Say something once the answer and the change of the table have gone out."""
        self.telling.later(tell)

    def answer(self, player: Player, cmd: int, outcome: int | Refusal | None) -> None:
        """Answer a player's command, once what it did is recorded."""
        self._notebook.answer(player, cmd, outcome)

    def tell(self, message: Message) -> None:
        """Say the same to everybody at the table."""
        self.telling.tell(message)

    def tell_info_to(self, player: Player) -> None:
        """Tell a player what everybody sees of this table."""
        player.send(TableChanged(self.info()))

    def tell_all_to(self, player: Player) -> None:
        """Tell a member the whole truth of the match, if there is one."""
        if player.table == self.id:
            self.telling.tell_all_to(player, self.play, self.now())
        for told in trouble_at(self.room.journal, self.id, was_given_up=self._was_given_up):
            player.send(told)

    def tell_clocks(self) -> None:
        """Tell everybody how time runs, once all else is told."""
        self.later(lambda: self.telling.tell_clocks(self.play, self.now()))

    def _settle(self) -> bool:
        """Record what has changed, answer, and tell; False if the table itself is as before."""
        info = None if self._is_as_told() else self._look_round()
        self._notebook.commit(partial(self._tell_news, info))
        return info is not None

    def _tell_news(self, info: TableInfo | None, answers: Answers) -> None:
        """Tell what is recorded now: first the answers, then the table, then the match."""
        try:
            give(answers)
            if info is not None:
                self._told = info
                self.room.audience.table_changed(info, self.company.present())
            play = self.series.play
            if play is not None and play.take_news():
                self.telling.tell_update(play, self.now())
            self.telling.tell_later(play)
        except Exception:
            self._break_off()
        else:
            if self._ends is None:
                self._queue.end()
            else:
                self._close(self._ends)

    def _is_as_told(self) -> bool:
        """Tell at little cost whether nobody can see anything new of the table itself."""
        moved, self.has_only_moved = self.has_only_moved, False
        if not moved or self._is_touched or self._told is None:
            return False
        return self._told.phase == self.phase

    def _look_round(self) -> TableInfo | None:
        """See what the work at hand has made of the table; give what is new to be told of it."""
        now = self.now()
        self.company.settle(now)
        self.vacancy.note(now, is_empty=not self.company.present())
        info = self.info()
        is_new = info != self._told
        if self._told is not None and info.phase != self._told.phase:
            self.phase_since = now
            self.ballot.clear()
            self.standstill.clear()
            self._hold_with_all(now)
        if is_new or self._is_touched:
            self._note_table()
        self._agenda.forget()
        return info if is_new else None

    def _hold_with_all(self, now: float) -> None:
        """Let a match that begins while the organiser has all of them stand still do so too."""
        by = self.room.hold.by
        if by is not None and self.play is not None and self.phase == "playing":
            self.standstill.hold(self.play, by=by, now=now)
            self.tell_clocks()

    # --- matches

    def begin_match(self) -> None:
        """Start a match with whoever has a seat; bots take the open ones. Refusal `not-kept`.

        It begins once the players have had their part in its chance, and nothing happens meanwhile.
        """
        require_kept(self.room.journal)
        self.begins_again = False
        self.company.seats.fill_open()
        self.company.seats.unready()
        self.telling.begin(self.rules.open_hands)
        self.series.seal(verify=self.rules.verify)
        if not self.rules.verify or self.series.is_sealed(self.now()):
            self._deal()

    def contribute(self, player: Player, part: Contribute) -> None:
        """Take a player's part in the chance of the match that is about to begin."""
        if self.series.contribute(player, part):
            self._queue.wake()

    def _deal(self) -> None:
        self.series.begin(self.setup, self.rules)
        self.room.figures.matches += 1
        for seat in range(len(self.company.seats)):
            self.note_seat(seat)
        _LOG.info(fact("match", table=self.id, match=self.matches, game=self.game.type.slug))

    def note_seat(self, seat: Seat | None) -> None:
        """Record who has a seat of a match, and let whoever plays it go on."""
        if seat is None or self.play is None or self.play.match.is_over:
            return
        where = (self.id, self.matches, self._wall())
        self.note(self.company.seats[seat].noted(*where, seat))
        self.play.seats_changed()

    # --- closing

    def end(self, code: str) -> None:
        """Have the table closed once the work at hand is done."""
        self._ends = code

    def _close(self, code: str) -> None:
        """Send everybody away and do nothing any more."""
        if self.is_closed:
            self._queue.end()
            return
        self.is_closed = True
        self._queue.wake()
        self.series.drop_held()
        if self.phase == "playing":
            self.note(EndRecord(self.id, self.matches, self._wall(), code))
        self.note(TableGoneRecord(self.id, self.matches, self._wall(), code))
        self._notebook.commit(partial(self._dismiss, code))

    def _dismiss(self, code: str, answers: Answers) -> None:
        give(answers)
        members = self.company.present()
        if self.play is not None and self.phase == "playing":
            tell_secret(self.play, members)
        self.company.dismiss_all()
        self.room.audience.table_gone(self.id, code, members)
        self._queue.end()

    def _keep_house(self) -> bool:
        """Do what time alone brings; False if it changed nothing."""
        now = self.now()
        if all(time > now for time in self._agenda.house_times()):
            return self._queue.end()
        if self.phase != "playing":
            self.company.free_away_seats(now, self.phase_since)
        end = self._agenda.empty_end()
        if end is not None and end <= now:
            self._close(ABANDONED if self.phase == "playing" else EMPTY)
            return True
        self.touch()
        return self._settle()

    def now(self) -> float:
        """Give the time by which everything here runs."""
        return self.room.clock.now()

    def _wall(self) -> float:
        return self.room.clock.wall()
