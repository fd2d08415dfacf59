"""The listening sockets: connections are accepted, counted, and each given a session."""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections import Counter
from typing import Final, cast

from tablee.protocol import Limits, frame_of
from tablee.protocol.messages import Goodbye
from tablee_server.clock import Clock
from tablee_server.codes import ADDRESS_FULL, CLOSING, FULL, TOO_MANY_AT_ONCE
from tablee_server.door import Door
from tablee_server.limits import ServerLimits
from tablee_server.logs import fact
from tablee_server.rate import Rate
from tablee_server.session import Session

_LOG: Final = logging.getLogger(__name__)
_BUFFER: Final = 8 * 1024
_BACKLOG: Final = 512


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; OSError if that host and port can't be had."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=kind, backlog=_BACKLOG)
    listening.setblocking(False)
    return listening


class Peer(asyncio.BufferedProtocol):
    """Joins a transport and a session. Reads into one small buffer of its own."""

    def __init__(self, listener: "Listener", address: str) -> None:
        self.session: Session | None = None
        self._listener = listener
        self._address = address
        self._buffer = bytearray(_BUFFER)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        wire = cast("asyncio.Transport", transport)
        wire.set_write_buffer_limits(high=self._listener.limits.send_buffer_bytes)
        self.session = self._listener.begin(self, wire, self._address)

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        if self.session is not None:
            self.session.receive(memoryview(self._buffer)[:nbytes])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._listener.ended(self, self._address)

    def pause_writing(self) -> None:
        if self.session is not None:
            self.session.pause()

    def resume_writing(self) -> None:
        if self.session is not None:
            self.session.resume()


class Listener:
    """Accepts on some sockets until it is closed."""

    def __init__(self, sockets: list[socket.socket], door: Door, clock: Clock) -> None:
        self._sockets = sockets
        self._door = door
        self._clock = clock
        self._peers: set[Peer] = set()
        self._by_address: Counter[str] = Counter()
        self._rates: dict[str, Rate] = {}
        self._all_gone = asyncio.Event()
        self._is_closing = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def limits(self) -> ServerLimits:
        """Give the limits of the server."""
        return self._door.lobby.limits

    def start(self) -> None:
        """Begin to accept."""
        self._tasks = [asyncio.create_task(self._accept_on(sock)) for sock in self._sockets]

    def tick(self, now: float) -> None:
        """Let every session look at the time."""
        for peer in tuple(self._peers):
            if peer.session is not None:
                peer.session.tick(now)
        self._rates = {a: rate for a, rate in self._rates.items() if not rate.is_full(now)}

    async def close(self, patience: float) -> None:
        """Accept nobody any more, tell everybody goodbye, and wait until they have heard it."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for sock in self._sockets:
            sock.close()
        for peer in tuple(self._peers):
            if peer.session is not None:
                peer.session.close(CLOSING)
        if not self._peers:
            self._all_gone.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._all_gone.wait()

    def begin(self, peer: Peer, wire: asyncio.Transport, address: str) -> Session:
        """Give a new connection its session."""
        self._peers.add(peer)
        return Session(wire, self._door, clock=self._clock, peer=address)

    def ended(self, peer: Peer, address: str) -> None:
        """Note that a connection is gone."""
        if peer.session is not None:
            peer.session.end()
        self._peers.discard(peer)
        if not self._peers and self._is_closing:
            self._all_gone.set()
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    async def _accept_on(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                sock, where = await loop.sock_accept(listening)
            except OSError as error:
                _LOG.warning(fact("accept-failed", problem=error))
                await asyncio.sleep(0.1)
                continue
            await self._take(sock, str(where[0]))

    async def _take(self, sock: socket.socket, address: str) -> None:
        refusal = self._refusal(address)
        if refusal is not None:
            _LOG.warning(fact("turned-away", peer=address, code=refusal.code))
            with contextlib.suppress(OSError):
                sock.send(frame_of(refusal, Limits().from_server))
            sock.close()
            return
        self._by_address[address] += 1
        try:
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.limits.send_buffer_bytes)
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: Peer(self, address), sock)
        except OSError:
            self._by_address[address] -= 1
            sock.close()

    def _refusal(self, address: str) -> Goodbye | None:
        limits = self.limits
        if self._by_address.total() >= limits.connections:
            return Goodbye(FULL, {"limit": limits.connections})
        if ipaddress.ip_address(address.partition("%")[0]).is_loopback:
            return None
        if self._by_address[address] >= limits.connections_an_address:
            return Goodbye(ADDRESS_FULL, {"limit": limits.connections_an_address})
        now = self._clock.now()
        rate = self._rates.setdefault(address, Rate(limits.new_a_second, limits.new_at_once, now))
        return None if rate.allows(now) else Goodbye(TOO_MANY_AT_ONCE)
