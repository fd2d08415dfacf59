"""Somebody who watches the other player's moves come in: a real server, two clients, one window."""

from __future__ import annotations

import asyncio
import datetime

from tablee.engine.rng import SeededRng
from tablee_client.core.address import Address
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.session import Session
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.loop import SLICE, Clock, FrameLoop
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.window import Window
from tablee_server.certificate import passing_credentials
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tools.scenes.paper import home
from tools.scenes.still import StillClock

SLUG = "oh-les-nains"
SPEED = 4.0
REST = 0.02
PATIENCE = 120.0


class SteadyClock(StillClock):
    """Time that passes only by waiting: frames cost none, and a busy machine changes nothing."""

    async def wait(self, seconds: float) -> None:
        """Let a slice pass; whoever has something to read or say does."""
        await super().wait(min(seconds, SLICE))


class Watch:
    """A table in a window, and the frames that it has shown."""

    def __init__(self, words: Words, session: Session, clock: Clock) -> None:
        self.clock = clock
        self.app = App(Window("bench", size=(960, 540)), words)
        base = home("en")
        base.change(animation_speed=SPEED)
        screen = maker(SLUG)(self.app, base, session, practice=False)
        assert isinstance(screen, TableScreen)
        self.table = screen
        self.found: list[int] = []
        self.runs = True
        self._frames = 0
        self._asked: tuple[int, int] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves, and nothing is waited for."""
        return self._asked is None and not self.table.director.busy

    def begin(self) -> None:
        """Count the frames from now on until the next version of the table is seen."""
        self._asked = (self._frames, self.table.seen.version)

    def frame(self, dt: float) -> int:
        """Show a frame, unless the table rests; those that are left out count too."""
        self._frames += self.app.periods
        rects = self.app.tick(dt)
        if self._asked is not None:
            start, version = self._asked
            if rects and self.table.seen.version > version:
                self.found.append(self._frames - start)
                self._asked = None
        return self.app.periods if self.runs else 0


async def frames_of_moves(
    words: Words, moves: int, *, now: datetime.datetime, clock: Clock
) -> list[int]:
    """Play at a real server until so many moves of the other player were counted, or it is over.

    `clock` paces the frames.
    """
    socket = listen("127.0.0.1", 0)
    plan = Plan("Bench", "bench", seed=1, pace=Pace(0.0), credentials=passing_credentials(now))
    server = Server(plan, [socket])
    server.start()
    address = Address("127.0.0.1", socket.getsockname()[1])
    own, other = [await Session.open(address, Profile(name), Keys()) for name in ("Ana", "Bo")]
    try:
        async with asyncio.timeout(PATIENCE):
            await _sit_down(own, other)
            return await _watched(Watch(words, own, clock), own, other, moves)
    finally:
        for session in (own, other):
            await session.close()
        await server.close()


async def _sit_down(own: Session, other: Session) -> None:
    await own.create_table(SLUG, "Bench", seats=2)
    assert own.table is not None
    await other.join(own.table.info.id)
    await other.ready()
    await own.start()
    for session in (own, other):
        while session.table is None or not session.table.version:
            await session.wait()


async def _watched(watch: Watch, own: Session, other: Session, moves: int) -> list[int]:
    own.notices()  # what led here is over: the screen would go back to it
    watch.app.push(watch.table)
    showing = asyncio.create_task(FrameLoop(watch.frame, clock=watch.clock).run())
    dice = SeededRng.from_number(1)
    while len(watch.found) < moves and not (showing.done() or _is_over(own)):
        await asyncio.sleep(REST)
        if not watch.is_idle or _acts(own, dice):
            continue
        if other.table is not None and other.table.may_act:
            watch.begin()
            _acts(other, dice)
    watch.runs = False
    await showing
    return watch.found


def _is_over(session: Session) -> bool:
    return session.table is not None and session.table.outcome is not None


def _acts(session: Session, dice: SeededRng) -> bool:
    """Do what a bot would do, if something is to be done."""
    view = session.table
    if view is None or not view.may_act or view.game is None or view.legal is None:
        return False
    action = view.game.brain.heuristic(view.observation, view.legal, dice)
    session.act(action or view.legal.sample(dice))
    return True
