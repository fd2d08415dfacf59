"""A client that plays one seat as fast as it is asked, and costs little."""

import asyncio
import ssl
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from tablee.engine import FastRng
from tablee.games import AnyGame
from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import (
    Act,
    CastVote,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Update,
    Welcome,
)
from tools.benched.server import HOST, Where

VERSION = 1


@dataclass
class Tally:
    """What all clients have counted together; `pause` is the time before each move, in seconds.

    Nobody moves before `go`: whoever comes in would have to wait for those who play already.
    """

    begins: float = float("inf")
    moves: int = 0
    refused: int = 0
    lost: int = 0
    pause: float = 0.0
    waits: list[float] = field(default_factory=list)
    held: list[Callable[[], None]] | None = field(default_factory=list)

    def go(self) -> None:
        """Let everybody play."""
        held, self.held = self.held or [], None
        for move in held:
            move()


class Client(asyncio.Protocol):
    """One seat."""

    def __init__(self, game: AnyGame, tally: Tally, rng: FastRng) -> None:
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.closed = asyncio.Event()
        self._game = game
        self._tally = tally
        self._rng = rng
        self._end = Connection(Role.CLIENT)
        self._cmd = 0
        self._acted: tuple[int, float] = (0, 0.0)
        self._over = self._asked = 0
        self._transport: asyncio.Transport | None = None

    async def come_in(self, where: Where) -> None:
        """Connect and greet."""
        loop = asyncio.get_running_loop()
        context = trusting() if where.tls else None
        await loop.create_connection(
            lambda: self, HOST, where.port, ssl=context,
            server_hostname="" if where.tls else None,
        )  # fmt: skip
        self.send(Hello(VERSION, VERSION, "bench", "en", (), "bench"))
        await self.answers.get()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._tally.lost += 1
        self.closed.set()

    def data_received(self, data: bytes) -> None:
        for message in self._end.receive(data):
            if isinstance(message, Update):
                self._answer(message)
            elif isinstance(message, Done | Refused) and message.cmd == self._acted[0]:
                self._count(message)
            elif isinstance(message, Ping):
                self.send(Pong(message.number))
            elif isinstance(message, Welcome | Done):
                self.answers.put_nowait(message)

    def send(self, message: Message) -> None:
        if self._transport is not None:
            self._transport.write(self._end.send(message))

    async def say(self, kind: type[Any], *fields: object) -> int:
        """Give a command and the value of its answer."""
        self._cmd += 1
        self.send(kind(self._cmd, *fields))
        answer = await self.answers.get()
        assert isinstance(answer, Done), answer
        return answer.value or 0

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _answer(self, told: Update) -> None:
        if told.outcome is not None and told.match > self._over:
            self._over = told.match
            self._cmd += 1
            self.send(CastVote(self._cmd, told.table, "rematch", True))
        elif told.prompt > self._asked and any(clock.seat == told.viewer for clock in told.clock):
            if self._tally.held is not None:
                self._tally.held.append(partial(self._answer, told))
            elif self._tally.pause:
                pause = self._tally.pause * (0.5 + self._rng.fraction())
                asyncio.get_running_loop().call_later(pause, self._act, told)
            else:
                self._act(told)
            self._asked = told.prompt if self._tally.held is None else self._asked

    def _act(self, told: Update) -> None:
        action = self._game.decode_legal(bytes(told.legal)).sample(self._rng)
        self._cmd += 1
        self._acted = (self._cmd, time.perf_counter())
        raw = msgspec.Raw(msgspec.msgpack.encode(action))
        self.send(Act(self._cmd, told.table, told.prompt, raw))

    def _count(self, answer: Message) -> None:
        now = time.perf_counter()
        if self._acted[1] >= self._tally.begins:
            self._tally.moves += 1
            self._tally.refused += isinstance(answer, Refused)
            self._tally.waits.append(now - self._acted[1])


async def leave(clients: Iterable[Client]) -> None:
    """Close all, and wait until they are closed."""
    for client in clients:
        client.close()
        await client.closed.wait()


def trusting() -> ssl.SSLContext:
    """Give TLS that takes any key: this measures the server of this very program."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
