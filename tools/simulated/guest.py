"""A person at a client: comes in, sits down, plays at random, crashes and comes back."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from tablee.engine import SPECTATOR, FastRng
from tablee.protocol import Message
from tablee.protocol.messages import Update, Welcome
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError, RefusedError
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.lifeline import Party
from tablee_client.core.outbox import Promise
from tablee_client.core.session import Session
from tablee_client.core.tableview import TableView
from tablee_client.core.timing import Timing

ADDRESS = Address("192.0.2.1", 47710, plain=True)
TIMING = Timing()


@dataclass
class Asked:
    """An action that a guest took, and what became of it. `disk` is the journal of that time."""

    disk: str
    place: tuple[int, int, int]
    text: str
    promise: Promise

    @property
    def fate(self) -> str:
        """Give `done`, `refused`, or `unknown` where no answer came."""
        if not self.promise.done() or self.promise.cancelled():
            return "unknown"
        error = self.promise.exception()
        if error is None:
            return "done"
        is_unknown = isinstance(error, RefusedError) and error.code in ("lost", "closed")
        return "unknown" if is_unknown else "refused"


class Watched(Session):
    """A session that shows every update before it believes it, and whether it knew what changed."""

    check: Callable[[Update, bool], None]
    _known: tuple[bytes, int, int, int] | None = None

    def take(self, message: Message) -> None:
        if isinstance(message, Update):
            place = (self.welcome.token, message.table, message.match)
            knew = message.since == 0 or self._known == (*place, message.since)
            self._known = (*place, message.version)
            self.check(message, knew)
        super().take(message)


@dataclass(frozen=True)
class Plans:
    """What the guests of one trial want."""

    game: str
    seats: int
    guests: int
    think: float
    preset: str | None = None
    options: tuple[tuple[str, int], ...] = ()


class Guest:
    """One person; `number` 0 opens the table, the last ones look on if there are no seats."""

    def __init__(
        self, number: int, plans: Plans, dice: FastRng, *, clock: Callable[[], float],
        check: Callable[["Guest", Update, bool], None],
    ) -> None:  # fmt: skip
        self.name = f"Guest {number}"
        self.asked: list[Asked] = []
        self.refusals: list[str] = []
        self.session: Session | None = None
        self.acts_left = 0
        self.is_through = False
        self._number, self._plans, self._dice = number, plans, dice
        self._clock, self._check = clock, check
        self._token: bytes | None = None
        self._task: asyncio.Task[None] | None = None
        self._pressed = (0, 0)

    def switch_on(self) -> None:
        """Start the program."""
        self._task = asyncio.get_running_loop().create_task(self._live())

    def crash(self) -> None:
        """Kill the program where it stands: nothing is said, only what is stored stays."""
        if self._task is not None:
            self._task.cancel()
        if self.session is not None:
            _kill(self.session)
            self.session = None

    @property
    def trouble(self) -> BaseException | None:
        """Give what ended the program, if it wasn't us."""
        if self._task is None or not self._task.done() or self._task.cancelled():
            return None
        return self._task.exception()

    def is_run_by(self, task: object) -> bool:
        """Tell whether a task belongs to this guest's program."""
        keeping = None if self.session is None else self.session._lifeline._task
        return task is not None and task in (self._task, keeping)

    async def _live(self) -> None:
        while True:
            try:
                session = await self._come_in()
            except ConnectError:
                await asyncio.sleep(0.2)
                continue
            self.session = session
            await self._stay(session)
            await session.close()

    async def _come_in(self) -> Session:
        keys = Keys(token=self._token, keep=self._keep)
        party = Party(ADDRESS, Profile(self.name), keys)
        session = Watched(party, timing=TIMING, clock=self._clock)
        session.check = lambda told, knew: self._check(self, told, knew)
        try:
            session._begin(await session._lifeline.open())
        except BaseException:
            _kill(session)
            raise
        return session

    def _keep(self, welcome: Welcome, _: bytes | None) -> None:
        self._token = welcome.token

    async def _stay(self, session: Session) -> None:
        while not session.over:
            with contextlib.suppress(RefusedError):
                await self._decide(session)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await session.wait()

    async def _decide(self, session: Session) -> None:
        view = session.table
        if view is None:
            await self._find_table(session)
        elif view.info.phase == "lobby":
            await self._get_ready(session, view)
        elif view.info.phase == "over":
            await self._vote_once(session, view)
        else:
            await self._play(session, view)

    async def _find_table(self, session: Session) -> None:
        plans = self._plans
        if self._number == 0 and not session.tables:
            await session.create_table(
                plans.game, "Quay", seats=plans.seats, preset=plans.preset,
                options=dict(plans.options),
            )  # fmt: skip
            return
        await session.list_tables()
        for info in session.tables.values():
            has_room = any(seat.kind == "open" for seat in info.seats)
            if has_room and info.phase == "lobby":
                await session.join(info.id)
            else:
                await session.watch(info.id)
            return
        await asyncio.sleep(0.3)

    async def _get_ready(self, session: Session, view: TableView) -> None:
        mine = None if view.seat is None else view.info.seats[view.seat]
        if mine is not None and not mine.ready and not view.hosted:
            await session.ready()
        people = [seat for seat in view.info.seats if seat.kind == "player"]
        wanted = min(self._plans.guests, len(view.info.seats))
        waiting = [s for s in people if not s.ready and s.player != session.welcome.player]
        if view.hosted and len(people) >= wanted and not waiting:
            await session.start()

    async def _vote_once(self, session: Session, view: TableView) -> None:
        self.is_through = True
        if view.seat is not None and self.acts_left > 0 and self._dice.below(3) == 0:
            await session.vote("rematch")

    async def _play(self, session: Session, view: TableView) -> None:
        owes = any(clock.seat == view.seat for clock in view.clocks)
        if view.seat is None or view.game is None or not view.may_act or self.acts_left <= 0:
            return
        if not owes and self._dice.below(4):
            return
        await asyncio.sleep(self._dice.fraction() * self._plans.think)
        fresh = session.table
        if fresh is None or not fresh.may_act or fresh.legal is None or fresh.seat is None:
            return
        action = fresh.legal.sample(self._dice)
        for _ in range(1 + (self._dice.below(8) == 0)):  # now and then a double click
            self._note(session, fresh, view.game.action_to_string(action), session.act(action))
        if self._dice.below(10) == 0:
            session.say("!")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                await asyncio.shield(self.asked[-1].promise)

    def _note(self, session: Session, view: TableView, text: str, promise: Promise) -> None:
        assert view.seat is not None
        self.acts_left -= 1
        place = (view.id, view.match, view.seat)
        disk = session.welcome.boot_id.partition("-")[0]
        self.asked.append(Asked(disk, place, text, promise))

    def viewer(self) -> int:
        """Give what this guest may see at his table now."""
        view = None if self.session is None else self.session.table
        return SPECTATOR if view is None or view.seat is None else view.seat


def _kill(session: Session) -> None:
    """End a session as a kill of its process does: without a word, at any place."""
    keeping = session._lifeline._task
    if keeping is not None:
        keeping.cancel()
    session._end()
