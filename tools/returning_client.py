"""Clients that play as fast as they are asked and come back by themselves, for tools with load.

Each repeats the command that wasn't answered, under its own number, as PROTOCOL.md tells clients
to do, and notes what it was told Done for.
"""

import asyncio
import contextlib
import ssl
from typing import Any, Final

import msgspec

from tablee.engine import FastRng
from tablee.games import AnyGame, get_game
from tablee.protocol import Connection, Message, PeerError, Role
from tablee.protocol.messages import (
    Act,
    CastVote,
    Command,
    CreateTable,
    Done,
    Goodbye,
    Hello,
    Join,
    Ping,
    Pong,
    Ready,
    Refused,
    Start,
    Update,
    Welcome,
)

HOST: Final = "127.0.0.1"
_FIRST_DELAY: Final = 0.1
_LAST_DELAY: Final = 5.0
_AT_ONCE: Final = 50


class Load:
    """All clients of a trial, and what they know together."""

    def __init__(self, game: str, *, seats: int, humans: int, pause: float) -> None:
        self.game: AnyGame = get_game(game)
        self.clients: list[Returning] = []
        self.confirmed: set[tuple[int, int]] = set()
        self.first_update = asyncio.Event()
        self.all_in_sync = asyncio.Event()
        self.pause = pause
        self.is_playing = False
        self._seats = seats
        self._humans = humans

    async def open(self, port: int, *, tables: int, plain: bool) -> None:
        """Let everybody come in, sit down and begin; then all play."""
        tls = None if plain else _any_key()
        for start in range(0, tables, _AT_ONCE):
            some = range(start, min(tables, start + _AT_ONCE))
            await asyncio.gather(*(self._seat(port, tls, number) for number in some))
        self.is_playing = True
        for client in self.clients:
            client.think()

    async def _seat(self, port: int, tls: ssl.SSLContext | None, number: int) -> None:
        clients = [Returning(self, port, tls, number * 16 + n) for n in range(self._humans)]
        self.clients += clients
        for client in clients:
            client.start()
        for client in clients:
            await client.is_in.wait()
        table = await clients[0].say(CreateTable, self.game.type.slug, "", self._seats)
        for client in clients[1:]:
            await client.say(Join, table)
            await client.say(Ready, table, True)
        await clients[0].say(Start, table)

    def forget_sync(self) -> None:
        """Look anew for everybody's first update."""
        self.first_update.clear()
        self.all_in_sync.clear()
        for client in self.clients:
            client.is_in_sync = False

    def in_sync(self) -> None:
        """Note that one more client knows where it is."""
        self.first_update.set()
        if all(client.is_in_sync for client in self.clients):
            self.all_in_sync.set()

    async def until_lost(self) -> None:
        """Wait until every client has read what came before its connection was lost."""
        for client in self.clients:
            await client.is_out.wait()

    async def close(self) -> None:
        """End all clients."""
        for client in self.clients:
            client.stop()
        await asyncio.gather(*(client.gone() for client in self.clients))


class Returning:
    """One client, over all its connections."""

    def __init__(self, load: Load, port: int, tls: ssl.SSLContext | None, number: int) -> None:
        self.is_in = asyncio.Event()
        self.is_out = asyncio.Event()
        self.is_in_sync = False
        self._load = load
        self._port = port
        self._tls = tls
        self._rng = FastRng(number)
        self._name = f"C{number}"
        self._token: bytes | None = None
        self._player = 0
        self._cmd = 0
        self._flying: Command | None = None
        self._answer: asyncio.Future[int] | None = None
        self._end: Connection | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._told: Update | None = None
        self._answered_prompt = 0
        self._voted = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to connect, and go on for ever."""
        self._task = asyncio.create_task(self._live())

    def stop(self) -> None:
        """Stop coming back."""
        if self._task is not None:
            self._task.cancel()

    async def gone(self) -> None:
        """Wait until it has stopped."""
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def say(self, kind: type[Any], *fields: object) -> int:
        """Give a command and the value of its answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._give(kind(self._cmd + 1, *fields))
        return await self._answer

    # --- the connection

    async def _live(self) -> None:
        delay = _FIRST_DELAY
        while True:
            try:
                reader, self._writer = await asyncio.open_connection(
                    HOST, self._port, ssl=self._tls, limit=2**18
                )
                delay = _FIRST_DELAY
                await self._talk(reader)
            except (OSError, PeerError):
                pass
            finally:
                self.is_in.clear()
                self.is_out.set()
                self._end = None
                if self._writer is not None:
                    self._writer.transport.abort()
            await asyncio.sleep(delay)
            delay = min(2 * delay, _LAST_DELAY)

    async def _talk(self, reader: asyncio.StreamReader) -> None:
        self.is_out.clear()
        self._end = Connection(Role.CLIENT)
        self._send(Hello(1, 1, "load", "en", (), self._name, token=self._token))
        while data := await reader.read(2**16):
            for message in self._end.receive(data):
                self._take(message)

    def _send(self, message: Message) -> None:
        if self._end is not None and self._writer is not None:
            self._writer.write(self._end.send(message))

    def _take(self, message: Message) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Done() | Refused():
                self._land(message)
            case Update():
                self._update(message)
            case Ping():
                self._send(Pong(message.number))
            case Goodbye():
                assert message.code in ("closing", "stalled", "dead"), message

    def _welcome(self, welcome: Welcome) -> None:
        assert self._player in (0, welcome.player), "the server doesn't know its player any more"
        self._token, self._player = welcome.token, welcome.player
        if welcome.resumed is not None:
            self._cmd = max(self._cmd, welcome.resumed.last_cmd)
        self.is_in.set()
        if self._flying is not None:
            self._send(self._flying)

    # --- playing

    def _give(self, command: Command) -> None:
        self._cmd, self._flying = command.cmd, command
        self._send(command)

    def _land(self, answer: Done | Refused) -> None:
        if self._flying is None or answer.cmd != self._flying.cmd:
            return
        flying, self._flying = self._flying, None
        if isinstance(answer, Refused) and isinstance(flying, Act):
            self._answered_prompt = 0  # the match stands still until everybody is back
        if isinstance(answer, Done) and isinstance(flying, Act):
            self._load.confirmed.add((self._player, answer.cmd))
        if self._answer is not None and not self._answer.done():
            assert isinstance(answer, Done), answer
            self._answer.set_result(answer.value or 0)
        self.think()

    def _update(self, told: Update) -> None:
        self._told = told
        if not self.is_in_sync:
            self.is_in_sync = True
            self._load.in_sync()
        self.think()

    def think(self) -> None:
        """Take an action soon, if one is asked for."""
        asyncio.get_running_loop().call_later(self._load.pause, self._act)

    def _act(self) -> None:
        told = self._told
        if told is None or self._flying is not None or not self._load.is_playing:
            return
        if told.outcome is not None and told.match > self._voted:
            self._voted = told.match
            self._give(CastVote(self._cmd + 1, told.table, "rematch", True))
        elif told.prompt > self._answered_prompt and self._owes(told):
            self._answered_prompt = told.prompt
            action = self._load.game.decode_legal(bytes(told.legal)).sample(self._rng)
            raw = msgspec.Raw(msgspec.msgpack.encode(action))
            self._give(Act(self._cmd + 1, told.table, told.prompt, raw))

    def _owes(self, told: Update) -> bool:
        return any(clock.seat == told.viewer for clock in told.clock)


def _any_key() -> ssl.SSLContext:
    """Trust whatever answers: it was started here."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
