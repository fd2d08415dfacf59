"""The console's socket, on loopback only: who calls proves that he knows the token, then orders."""

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Final

import msgspec

from tablee.protocol.lan import LOOPBACK
from tablee_server.codes import INTERNAL, Refusal
from tablee_server.control.desk import Desk
from tablee_server.control.orders import AnyOrder
from tablee_server.control.place import drop_place, keep_place
from tablee_server.control.talk import (
    BAD_ORDER,
    CONSOLE,
    LINE_BYTES,
    SERVER,
    WRONG_TOKEN,
    Claim,
    Greeting,
    Reply,
    fresh_challenge,
    line,
)
from tablee_server.limits import ServerLimits
from tablee_server.logs import Sparing, fact
from tablee_server.organiser import OrganiserToken
from tablee_server.strikes import WRONG_TRIES, Strikes

_LOG: Final = logging.getLogger(__name__)
_ORDERS: Final = msgspec.json.Decoder(AnyOrder)
_CLAIMS: Final = msgspec.json.Decoder(Claim)
_SLOWED: Final = 1.0


class Channel:
    """Listens from `open` to `close`. It is never advertised."""

    def __init__(
        self,
        desk: Desk,
        token: OrganiserToken,
        limits: ServerLimits,
        strikes: Strikes,
        *,
        slowed: float = _SLOWED,
    ) -> None:
        """A wrong proof is answered after `slowed` seconds."""
        self._desk = desk
        self._token = token
        self._limits = limits
        self._strikes = strikes
        self._slowed = slowed
        self._strangers: list[asyncio.StreamWriter] = []
        self._known = 0
        self._talks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._sparing = Sparing(10.0)
        self._place: tuple[Path, str] | None = None

    async def open(self, folder: Path, boot: str) -> int:
        """Listen at a free port and write it into the folder; gives the port. OSError."""
        server = await asyncio.start_server(self._begin, LOOPBACK, 0, limit=LINE_BYTES)
        port: int = server.sockets[0].getsockname()[1]
        keep_place(folder, port, boot)
        self._server, self._place = server, (folder, boot)
        return port

    async def close(self) -> None:
        """Listen no more, and hang up."""
        if self._place is not None:
            drop_place(*self._place)
        if self._server is not None:
            self._server.close()
        for task in self._talks:
            task.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    # --- one console

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._make_room(writer)
        try:
            if await self._greet(reader, writer):
                self._known += 1
                try:
                    await self._obey(reader, writer)
                finally:
                    self._known -= 1
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError):
            pass  # it is gone, or says what is no line, or nothing for too long
        finally:
            self._forget(writer)
            writer.close()

    def _make_room(self, writer: asyncio.StreamWriter) -> None:
        """Let the one go that has been there the longest without a proof, if there are too many."""
        self._strangers.append(writer)
        if len(self._strangers) > self._limits.consoles:
            self._note("consoles")
            self._strangers.pop(0).transport.abort()

    def _forget(self, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ValueError):
            self._strangers.remove(writer)

    async def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Tell whether it has proven that it knows the token; a wrong proof has to wait."""
        ours = fresh_challenge()
        writer.write(line(Greeting(ours)))
        claim = await self._claim(reader)
        both = ours + (b"" if claim is None else claim.challenge)
        if claim is None or not self._token.admits(claim.proof, CONSOLE, both):
            self._note(WRONG_TRIES)
            await asyncio.sleep(self._slowed)
            writer.write(line(Reply(refused=WRONG_TOKEN)))
            return False
        if self._known >= self._limits.consoles:
            self._note("consoles")
            writer.write(line(Reply(refused="consoles")))
            return False
        self._forget(writer)
        writer.write(line(Reply(proof=self._token.answers(SERVER, both))))
        return True

    async def _claim(self, reader: asyncio.StreamReader) -> Claim | None:
        try:
            async with asyncio.timeout(self._limits.console_hello):
                said = await reader.readline()
        except TimeoutError:
            self._note("console_hello")
            raise
        if not said:
            raise ConnectionError
        try:
            return _CLAIMS.decode(said)
        except (msgspec.DecodeError, RecursionError):
            return None

    async def _obey(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            async with asyncio.timeout(self._limits.console_idle):
                said = await reader.readline()
            if not said:
                return
            writer.write(line(await self._reply(said)))
            await writer.drain()

    async def _reply(self, said: bytes) -> Reply:
        try:
            order = _ORDERS.decode(said)
        except (msgspec.DecodeError, RecursionError) as error:
            return Reply(refused=BAD_ORDER, details={"problem": str(error)})
        try:
            return Reply(ok=await self._desk.carry_out(order))
        except Refusal as refusal:
            return Reply(refused=refusal.code, details=dict(refusal.details))
        except Exception:
            _LOG.exception(fact("order-failed", do=order.__struct_config__.tag))
            return Reply(refused=INTERNAL)

    def _note(self, limit: str) -> None:
        self._strikes.note(limit)
        times = self._sparing.lets(limit, asyncio.get_running_loop().time())
        if times is not None:
            _LOG.warning(fact("console", limit=limit, times=times))
