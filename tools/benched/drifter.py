"""A client that plays at a table with bots, loses its connection now and then, and comes back."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.engine import FastRng
from tablee.games import AnyGame
from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import (
    Act,
    CastVote,
    CreateTable,
    Done,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    Start,
    Update,
    Welcome,
)
from tools.benched.server import HOST, Where

LONGEST_STAY, LONGEST_ABSENCE = 30.0, 6.0


@dataclass
class Diary:
    """What all of them have seen."""

    moves: int = 0
    matches: int = 0
    drops: int = 0
    returns: int = 0
    strays: int = 0
    goodbyes: list[str] = field(default_factory=list)


class Drifter(asyncio.Protocol):
    """One person; `drift` goes on until it is cancelled."""

    def __init__(self, game: AnyGame, diary: Diary, dice: FastRng) -> None:
        self._game, self._diary, self._dice = game, diary, dice
        self._token: bytes | None = None
        self._cmd = 0
        self._voted = 0
        self._table: int | None = None
        self._made = 0
        self._end = Connection(Role.CLIENT)
        self._transport: asyncio.Transport | None = None
        self._gone = asyncio.Event()

    async def drift(self, where: Where) -> None:
        """Come, stay for a while, drop, and return."""
        loop = asyncio.get_running_loop()
        while True:
            self._end, self._gone = Connection(Role.CLIENT), asyncio.Event()
            with contextlib.suppress(OSError):
                await loop.create_connection(lambda: self, HOST, where.port)
                self._say(Hello(1, 1, "soak", "en", (), "drifter", 0, self._token))
                try:
                    async with asyncio.timeout(self._dice.fraction() * LONGEST_STAY):
                        await self._gone.wait()
                except TimeoutError:
                    self._diary.drops += 1
                finally:
                    self._drop()
            await asyncio.sleep(self._dice.fraction() * LONGEST_ABSENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._gone.set()

    def data_received(self, data: bytes) -> None:
        for message in self._end.receive(data):
            self._take(message)

    def _drop(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _take(self, message: Message) -> None:
        if isinstance(message, Update):
            self._answer(message)
        elif isinstance(message, Ping):
            self._say(Pong(message.number))
        elif isinstance(message, Welcome):
            self._be_welcome(message)
        elif isinstance(message, Done) and message.cmd == self._made:
            self._table = message.value
            self._ask(Start, self._table)
        elif isinstance(message, Refused) and message.code == "unknown-table":
            self._diary.strays += 1
            self._open_table()
        elif isinstance(message, Goodbye):
            self._diary.goodbyes.append(message.code)

    def _be_welcome(self, welcome: Welcome) -> None:
        self._token = welcome.token
        resumed = welcome.resumed
        self._cmd = resumed.last_cmd if resumed is not None else 0
        if resumed is None:
            self._open_table()
        else:
            self._diary.returns += 1

    def _open_table(self) -> None:
        seats = max(n for n in self._game.type.seats if n <= 4)
        self._ask(CreateTable, self._game.type.slug, "", seats)
        self._made = self._cmd

    def _answer(self, told: Update) -> None:
        if told.outcome is not None:
            if told.match > self._voted:
                self._voted = told.match
                self._diary.matches += 1
            self._ask(CastVote, told.table, "rematch", True)
        elif told.prompt and any(clock.seat == told.viewer for clock in told.clock):
            action = self._game.decode_legal(bytes(told.legal)).sample(self._dice)
            raw = msgspec.Raw(msgspec.msgpack.encode(action))
            self._diary.moves += 1
            self._ask(Act, told.table, told.prompt, raw)

    def _ask(self, kind: type[Any], *fields: object) -> None:
        self._cmd += 1
        self._say(kind(self._cmd, *fields))

    def _say(self, message: Message) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(self._end.send(message))
