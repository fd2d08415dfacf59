"""Measures the server: moves a second of many tables, whose players are clients on loopback.

The server runs in a process of its own, every client in this one; each answers at once with a
random legal action. `--json` prints one line for programs.
"""

import argparse
import asyncio
import json
import multiprocessing
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec

from tablee.engine import FastRng
from tablee.games import AnyGame, get_game
from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import (
    Act,
    CastVote,
    CreateTable,
    Done,
    Hello,
    Join,
    Ready,
    Start,
    Update,
    Welcome,
)
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan, Server

HOST = "127.0.0.1"
WARM_UP = 0.5


@dataclass
class Tally:
    """What all clients have counted together."""

    begins: float = float("inf")
    moves: int = 0
    waits: list[float] = field(default_factory=list)


class Client(asyncio.Protocol):
    """One seat, played as fast as it is asked."""

    def __init__(self, game: AnyGame, tally: Tally, rng: FastRng) -> None:
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self._game = game
        self._tally = tally
        self._rng = rng
        self._end = Connection(Role.CLIENT)
        self._cmd = 0
        self._acted: tuple[int, float] = (0, 0.0)
        self._over = 0
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.send(Hello(1, 1, "bench", "en", (), "bench"))

    def data_received(self, data: bytes) -> None:
        for message in self._end.receive(data):
            if isinstance(message, Update):
                self._answer(message)
            elif isinstance(message, Done) and message.cmd == self._acted[0]:
                self._count()
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
            self._transport.close()

    def _answer(self, told: Update) -> None:
        if told.outcome is not None and told.match > self._over:
            self._over = told.match
            self._cmd += 1
            self.send(CastVote(self._cmd, told.table, "rematch", True))
        elif told.prompt and any(clock.seat == told.viewer for clock in told.clock):
            action = self._game.decode_legal(bytes(told.legal)).sample(self._rng)
            self._cmd += 1
            self._acted = (self._cmd, time.perf_counter())
            raw = msgspec.Raw(msgspec.msgpack.encode(action))
            self.send(Act(self._cmd, told.table, told.prompt, raw))

    def _count(self) -> None:
        now = time.perf_counter()
        if self._acted[1] >= self._tally.begins:
            self._tally.moves += 1
            self._tally.waits.append(now - self._acted[1])


class Line(Protocol):
    """An end of a pipe between two processes, which each system makes of a class of its own."""

    def send(self, obj: object, /) -> None:
        """Send an object."""

    def recv(self) -> Any:
        """Wait for an object."""


def serve(pipe: Line) -> None:
    """Run a server without the limits that a bench would break, until it is terminated."""
    limits = ServerLimits(messages_a_second=1e9, messages_at_once=1_000_000)

    async def run() -> None:
        sock = listen(HOST, 0)
        Server(Plan("bench", "bench", seed=1, pace=Pace(0), limits=limits), [sock]).start()
        pipe.send(sock.getsockname()[1])
        while True:
            await asyncio.to_thread(pipe.recv)
            pipe.send(time.process_time())

    asyncio.run(run())


async def seat_table(game: AnyGame, tally: Tally, port: int, *, seats: int, number: int) -> None:
    """Let a table's clients come in, sit down and begin."""
    loop, clients = asyncio.get_running_loop(), []
    for seat in range(seats):
        player = partial(Client, game, tally, FastRng(number * 100 + seat))
        _, client = await loop.create_connection(player, HOST, port)
        await client.answers.get()
        clients.append(client)
    table = await clients[0].say(CreateTable, game.type.slug, "", seats)
    for client in clients[1:]:
        await client.say(Join, table)
        await client.say(Ready, table, True)
    await clients[0].say(Start, table)


def cpu_of(server: Line) -> float:
    """Give the processor's seconds that the server has used."""
    server.send(None)
    used: float = server.recv()
    return used


async def measure(words: argparse.Namespace, server: Line) -> dict[str, float | int | str]:
    """Play on all tables for a while and give the figures."""
    game, tally, port = get_game(words.game), Tally(), server.recv()
    for number in range(words.tables):
        await seat_table(game, tally, port, seats=words.seats, number=number)
    await asyncio.sleep(WARM_UP)
    used, tally.begins = cpu_of(server), time.perf_counter()
    await asyncio.sleep(words.seconds)
    seconds, used = time.perf_counter() - tally.begins, cpu_of(server) - used
    cuts = statistics.quantiles(tally.waits, n=100)
    return {
        "game": words.game,
        "tables": words.tables,
        "connections": words.tables * words.seats,
        "seconds": round(seconds, 2),
        "moves_per_second": round(tally.moves / seconds),
        "server_cpu_ms_per_move": round(used * 1000 / tally.moves, 3),
        "answer_ms_p50": round(cuts[49] * 1000, 2),
        "answer_ms_p99": round(cuts[98] * 1000, 2),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nain-jaune")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    server = spawn.Process(target=serve, args=(theirs,), daemon=True)
    server.start()
    try:
        figures = asyncio.run(measure(words, ours))
    finally:
        server.terminate()
        server.join()
    print(json.dumps(figures) if words.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
