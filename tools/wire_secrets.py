"""Searches the wire for hands: a match of every game through a relay that records each byte.

    python tools/wire_secrets.py [--updates N] [--json]

A player's observations hold his hand, and his actions are secret while they are sealed. Pieces of
each are searched in what went over the wire, once in plain text, where all must be found, since a
search that finds nothing there proves nothing, and once with TLS, where none may be. The exit
code is 1 if either fails.
"""

import argparse
import asyncio
import contextlib
import datetime
import json
import ssl
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee.engine import FastRng
from tablee.games import AnyGame, all_games
from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import Act, CreateTable, Done, Hello, PlaceBot, Start, Update, Welcome
from tablee_server.certificate import passing_credentials
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan, Server

HOST: Final = "127.0.0.1"
PIECE: Final = 12
FREE: Final = ServerLimits(messages_a_second=1e6, messages_at_once=1_000_000)


class Wire:
    """A relay that keeps what passes, both ways together."""

    def __init__(self, port: int) -> None:
        self.seen = bytearray()
        self._port = port

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join a caller to the server."""
        up_reader, up = await asyncio.open_connection(HOST, self._port)
        await asyncio.gather(self._pass(reader, up), self._pass(up_reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                self.seen += data
                writer.write(data)
        writer.close()


class Player:
    """Plays at random, and keeps what only he may know."""

    def __init__(self, game: AnyGame, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.secrets: list[bytes] = []
        self.updates = 0
        self._game = game
        self._reader = reader
        self._writer = writer
        self._end = Connection(Role.CLIENT)
        self._inbox: list[Message] = []
        self._rng = FastRng(1)
        self._cmd = 0

    async def play(self, most: int) -> None:
        """Play a match, or as far as so many updates."""
        self._send(Hello(1, 1, "wire", "en", (), "wire"))
        await self._until(Welcome)
        seats = self._game.type.default_seats
        table = await self._say(CreateTable, self._game.type.slug, "", seats)
        for seat in range(1, seats):
            await self._say(PlaceBot, table, seat, "easy")
        await self._say(Start, table)
        while self.updates < most:
            told = await self._until(Update)
            if self._is_over(told):
                return

    def _is_over(self, told: Update) -> bool:
        self.updates += 1
        self.secrets.append(bytes(told.observation))
        if told.outcome is not None:
            return True
        if told.prompt and any(clock.seat == told.viewer for clock in told.clock):
            action = self._game.decode_legal(bytes(told.legal)).sample(self._rng)
            raw = msgspec.Raw(msgspec.msgpack.encode(action))
            self._cmd += 1
            self._send(Act(self._cmd, told.table, told.prompt, raw))
        return False

    async def _say(self, kind: type[Any], *fields: object) -> int:
        self._cmd += 1
        self._send(kind(self._cmd, *fields))
        return (await self._until(Done)).value or 0

    def _send(self, message: Message) -> None:
        self._writer.write(self._end.send(message))

    async def _until(self, kind: type[Any]) -> Any:
        while True:
            while self._inbox:
                message = self._inbox.pop(0)
                if isinstance(message, kind):
                    return message
            data = await self._reader.read(65536)
            if not data:
                raise ConnectionError(f"the server left before a {kind.__name__}")
            self._inbox += self._end.receive(data)


@contextlib.asynccontextmanager
async def recorded(*, over_tls: bool) -> AsyncIterator[tuple[Wire, int]]:
    """Run a server behind a wire; gives the wire and where it begins."""
    now = datetime.datetime.now(datetime.UTC)
    credentials = passing_credentials(now) if over_tls else None
    sock = listen(HOST, 0)
    plan = Plan("wire", "wire", seed=1, pace=Pace(0), limits=FREE, credentials=credentials)
    server = Server(plan, [sock])
    server.start()
    wire = Wire(sock.getsockname()[1])
    relay = await asyncio.start_server(wire.take, HOST, 0)
    try:
        yield wire, relay.sockets[0].getsockname()[1]
    finally:
        relay.close()
        await server.close()


async def search(game: AnyGame, *, updates: int, over_tls: bool) -> dict[str, int]:
    """Play, then search each observation's pieces on the wire."""
    context = None
    if over_tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    async with recorded(over_tls=over_tls) as (wire, port):
        reader, writer = await asyncio.open_connection(HOST, port, ssl=context)
        player = Player(game, reader, writer)
        await player.play(updates)
        writer.close()
        with contextlib.suppress(OSError):  # it was left in the middle of a match
            await writer.wait_closed()
    seen = bytes(wire.seen)
    read = sum(any(piece in seen for piece in _pieces(secret)) for secret in player.secrets)
    return {"hands": len(player.secrets), "readable": read, "bytes": len(seen)}


def _pieces(secret: bytes) -> list[bytes]:
    return [secret[at : at + PIECE] for at in range(0, len(secret) - PIECE, PIECE)]


async def measure(updates: int) -> dict[str, dict[str, dict[str, int]]]:
    """Search for every game, in plain text and with TLS."""
    found = {}
    for game in all_games():
        found[game.type.slug] = {
            name: await search(game, updates=updates, over_tls=name == "tls")
            for name in ("plain", "tls")
        }
    return found


def is_right(found: dict[str, dict[str, dict[str, int]]]) -> bool:
    """Tell whether all was found in plain text and nothing with TLS."""
    plain = all(game["plain"]["readable"] == game["plain"]["hands"] > 0 for game in found.values())
    tls = all(game["tls"]["readable"] == 0 < game["tls"]["hands"] for game in found.values())
    return plain and tls


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=400, help="the most of a match that is read")
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    found = asyncio.run(measure(words.updates))
    if words.json:
        print(json.dumps(found))
    else:
        for game, ways in found.items():
            said = (f"{way} {f['readable']} of {f['hands']}" for way, f in ways.items())
            print(f"{game}: hands readable: {', '.join(said)}")
    return 0 if is_right(found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
