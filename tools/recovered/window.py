"""The window of the trial: the real kiosk, with a guest in it who stops at every new phase.

It takes the same words as `tablee`. The guest chooses the first game, plays as the heuristic would,
and at a phase that isn't finished says how he stands and waits there.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import tablee_client.view.kiosk.kiosk as module
from tablee.engine.rng import SeededRng
from tablee.games import get_game
from tablee_client.__main__ import main
from tablee_client.core.autoplay import play_soundly
from tablee_client.core.kiosk import heart
from tablee_client.core.kiosk.config import OWN, KioskConfig
from tablee_client.core.kiosk.heart import turn_comes
from tablee_client.core.plan import PracticePlan
from tablee_client.core.start import Start
from tablee_client.core.tableview import TableView
from tablee_client.view.kiosk.kiosk import Kiosk
from tablee_client.view.room import Room
from tablee_client.view.screens.lobby import LobbyScreen
from tablee_client.view.tables.frame import TableScreen
from tools.recovered.report import (
    END,
    OVER,
    WAITS,
    Standing,
    finished,
    heard,
    meeting_place,
    say,
)

if TYPE_CHECKING:
    import pygame

PACE = 0.05
"""Seconds that a bot seems to think."""


class Waiting:
    """What a spare had used before its turn came, in seconds of the processor."""

    used = 0.0


class TriedKiosk(Kiosk):
    """A kiosk whose guest plays by himself."""

    def __init__(self, start: Start, config: KioskConfig) -> None:
        self._begun = Waiting.used
        super().__init__(start, config)
        self._folder = meeting_place()
        self._told: tuple[int, int, str] | None = None
        self._answered: tuple[int, int] | None = None
        self._room: Room | None = None
        self._dice = SeededRng.from_number(1)
        self._paint = self.app.step
        self.app.step = self._step  # type: ignore[method-assign]

    def _step(self, dt: float) -> list[pygame.Rect]:
        painted = self._paint(dt)
        if END in finished(self._folder):
            self.end()
            return painted
        if self.app.attendant is None:
            return painted
        if not self.attendant.has_guest:
            self._come()
        elif isinstance(self.app.top, LobbyScreen):
            self._sit_down(self.app.top.room)
        elif isinstance(self.app.top, TableScreen) and not self.app.top.stage.is_unfinished:
            self._play(self.app.top.room)
        return painted

    def _come(self) -> None:
        """Begin a match, or go into the room, in a window that nobody was in."""
        self.attendant.welcome(self.app.clock.now())
        assert self._guest is not None
        if self._config.server == OWN:
            self._guest.begin()
        else:
            self._guest.join_room()

    def _sit_down(self, room: Room) -> None:
        """Begin a match of bots besides at the room's server, unless a seat waits there."""
        if room.welcome.resumed is not None or self._room is room:
            return
        self._room = room
        self.app.spawn(self._open_table(room))

    async def _open_table(self, room: Room) -> None:
        game = get_game(self._config.slugs[0])
        options = self._config.options.get(game.type.slug, {})
        await room.create_table(game.type.slug, "", seats=game.type.default_seats, options=options)
        await room.ready()
        await room.start()

    async def practise(self, plan: PracticePlan) -> Room:
        """Begin a match of quick bots that is the same each time."""
        seed = sum(said.phase == OVER for said in heard(self._folder)) + 1
        return await super().practise(replace(plan, pace=PACE, seed=seed))

    def _play(self, room: Room) -> None:
        view = room.table
        if view is None or view.observation is None:
            return
        if view.outcome is not None:
            self._tell(view, OVER)
            self._told = None
            self.attendant.dismiss()  # the next guest plays another match
        elif view.stage == "wait":
            return  # out of turn he does nothing
        elif view.may_act and view.stage not in finished(self._folder):
            self._tell(view, view.stage)
        elif view.may_act and self._answered != (view.match, view.version):
            self._answered = (view.match, view.version)
            action = play_soundly(view, self._dice)
            if action is not None:
                room.act(action).add_done_callback(lambda done: done.exception())

    def _tell(self, view: TableView, phase: str) -> None:
        moment = (view.match, view.prompt, phase)
        if moment == self._told:
            return
        self._told = moment
        asked = hashlib.sha256(repr(view.legal).encode())
        seat = -1 if view.seat is None else view.seat
        standing = Standing(
            pid=os.getpid(), at=time.monotonic(), cpu=time.process_time() - self._begun,
            phase=phase, match=view.match, version=view.version, prompt=view.prompt, seat=seat,
            asked=asked.hexdigest()[:16],
        )  # fmt: skip
        say(self._folder, standing)


def wait_for_turn(pipe: int = 0) -> bool:
    """Say that all is loaded, and wait as a spare does."""
    Waiting.used = time.process_time()
    say(meeting_place(), Standing(os.getpid(), time.monotonic(), 0.0, WAITS, 0, 0, 0, 0, ""))
    return turn_comes(pipe)


if __name__ == "__main__":
    module.Kiosk = TriedKiosk  # type: ignore[misc]
    heart.turn_comes = wait_for_turn
    sys.exit(main())
