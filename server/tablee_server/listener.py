"""The listening sockets: connections are accepted, counted, and each given a session.

A connection counts from the moment it is accepted, before a byte of it is read: half handshakes
and silent callers use up what their own address may have.
"""

import asyncio
import contextlib
import logging
import socket
import ssl
from collections import Counter
from collections.abc import Coroutine
from typing import Final

from tablee.protocol import SPOKEN, Limits, frame_of
from tablee.protocol.messages import Goodbye
from tablee_server.clock import Clock
from tablee_server.codes import ADDRESS_FULL, CLOSING, FULL, TLS_ONLY, TOO_MANY_AT_ONCE
from tablee_server.door import SOFTWARE, Door
from tablee_server.limits import ServerLimits
from tablee_server.logs import Sparing, fact
from tablee_server.loopback import is_loopback
from tablee_server.peer import Peer, new_buffer, slim_tls_connections
from tablee_server.rate import Rate
from tablee_server.session import Session
from tablee_server.threshold import Spoken, first_words

_LOG: Final = logging.getLogger(__name__)
TLS_REFUSAL: Final = Goodbye(TLS_ONLY, {"server": str(SPOKEN), "software": SOFTWARE})
_BACKLOG: Final = 512
_PAUSE: Final = 0.2
_TURNED_AWAY_AT_ONCE: Final = 64
_SAID_EVERY: Final = 10.0


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; OSError if that host and port can't be had."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        host.encode("idna")  # what Python does too, but then it forgets to close the socket
    except UnicodeError as error:
        raise OSError(f"{host!r} can't be a name") from error
    listening = socket.create_server((host, port), family=kind, backlog=_BACKLOG)
    listening.setblocking(False)
    return listening


class Listener:
    """Accepts on some sockets until it is closed."""

    def __init__(
        self,
        sockets: list[socket.socket],
        door: Door,
        clock: Clock,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        """Speak TLS in this context; without one speak in plain text."""
        self._sockets = sockets
        self._door = door
        self._clock = clock
        self._peers: set[Peer] = set()
        self._unsent: list[Peer] = []
        self._by_address: Counter[str] = Counter()
        self._rates: dict[str, Rate] = {}
        self._all_gone = asyncio.Event()
        self._is_closing = False
        self._handshakes = asyncio.Semaphore(door.lobby.limits.handshakes)
        self._tls = tls
        self._buffer = new_buffer()
        self._accepting: list[asyncio.Task[None]] = []
        self._arriving: set[asyncio.Task[None]] = set()
        self._sparing = Sparing(_SAID_EVERY)

    @property
    def limits(self) -> ServerLimits:
        """Give the limits of the server."""
        return self._door.lobby.limits

    @property
    def connections(self) -> int:
        """Give how many connections are there, those included that haven't greeted yet."""
        return self._by_address.total()

    def start(self) -> None:
        """Begin to accept."""
        if self._tls is not None:
            slim_tls_connections()
        self._accepting = [asyncio.create_task(self._accept_on(sock)) for sock in self._sockets]

    def tick(self, now: float) -> None:
        """Let every session look at the time."""
        for peer in tuple(self._peers):
            if peer.session is not None:
                peer.session.tick(now)
        self._rates = {a: rate for a, rate in self._rates.items() if not rate.is_full(now)}

    async def close(self, patience: float) -> None:
        """Accept nobody any more, tell everybody goodbye, and wait until they have heard it."""
        self._is_closing = True
        tasks = [*self._accepting, *self._arriving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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

    def send_soon(self, peer: Peer) -> None:
        """Let a peer send what is written in this turn of the loop, together with all others."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._unsent.append(peer)

    def _send_all(self) -> None:
        unsent, self._unsent = self._unsent, []
        for peer in unsent:
            peer.flush()

    def begin(self, peer: Peer, address: str) -> Session:
        """Give a new connection its session."""
        self._door.lobby.figures.connections += 1
        self._peers.add(peer)
        return Session(peer, self._door, clock=self._clock, peer=address)

    def ended(self, peer: Peer, address: str) -> None:
        """Note that a connection is gone."""
        if peer.session is not None:
            peer.session.end()
        self._peers.discard(peer)
        if not self._peers and self._is_closing:
            self._all_gone.set()
        self._uncount(address)

    async def _accept_on(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                sock, where = await loop.sock_accept(listening)
            except OSError as error:
                self._note_full(error)
                await asyncio.sleep(_PAUSE)
                continue
            self._take(sock, str(where[0]))

    def _note_full(self, error: OSError) -> None:
        """Count what mostly means too few open files, and say so once in a while."""
        self._door.lobby.strikes.note("open_files")
        self._warn("accept-failed", problem=error, limit="open_files")

    def _take(self, sock: socket.socket, address: str) -> None:
        refusal = self._refusal(address)
        if refusal is None:
            self._by_address[address] += 1
            self._spawn(self._admit(sock, address))
            return
        limit = self._door.lobby.strikes.note_code(refusal.code)
        self._door.lobby.figures.goodbyes[refusal.code] += 1
        self._warn("turned-away", peer=address, code=refusal.code, limit=limit)
        self._turn_away(sock, refusal)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _admit(self, sock: socket.socket, address: str) -> None:
        """Bring a counted connection as far as its session, or close and uncount it."""
        peer = Peer(self, address, self._buffer)
        try:
            if self._tls is None or await self._speaks_tls(sock, address):
                await self._connect(sock, peer)
        except OSError as error:
            if isinstance(error, ConnectionAbortedError):  # asyncio's word for taking too long
                self._door.lobby.strikes.note("handshake")
            self._warn("no-connection", peer=address, problem=error)
        finally:
            if peer.session is None:
                self._uncount(address)
                sock.close()

    async def _speaks_tls(self, sock: socket.socket, address: str) -> bool:
        spoken = await first_words(sock, self.limits.handshake)
        if spoken is Spoken.TLS:
            return True
        if spoken is Spoken.LEFT:  # only looked whether a server is here, as every client does
            return False
        if spoken is Spoken.NOTHING:
            self._door.lobby.strikes.note("handshake")
        self._warn("no-tls", peer=address, spoken=spoken.value)
        if spoken is Spoken.PLAIN:
            await _say_goodbye(sock, TLS_REFUSAL, self.limits.closing)
        return False

    def _warn(self, event: str, **details: object) -> None:
        """Log what strangers can make happen as often as they like, but not as often."""
        key = (event, details.get("peer"), details.get("code"))
        times = self._sparing.lets(key, self._clock.now())
        if times is not None:
            _LOG.warning(fact(event, **details, times=times))

    async def _connect(self, sock: socket.socket, peer: Peer) -> None:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.limits.send_buffer_bytes)
        loop = asyncio.get_running_loop()
        if self._tls is None:
            await loop.connect_accepted_socket(lambda: peer, sock)
            return
        async with self._handshakes:
            await loop.connect_accepted_socket(
                lambda: peer,
                sock,
                ssl=self._tls,
                ssl_handshake_timeout=self.limits.handshake,
                ssl_shutdown_timeout=self.limits.closing,
            )

    def _turn_away(self, sock: socket.socket, refusal: Goodbye) -> None:
        """Say why in plain text, TLS or not: it costs no handshake."""
        if len(self._arriving) < _TURNED_AWAY_AT_ONCE + self._by_address.total():
            self._spawn(_say_goodbye(sock, refusal, self.limits.closing))
        else:
            sock.close()

    def _uncount(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _refusal(self, address: str) -> Goodbye | None:
        limits = self.limits
        if self._by_address.total() >= limits.connections:
            return Goodbye(FULL, {"limit": limits.connections})
        if is_loopback(address):
            return None
        if self._by_address[address] >= limits.connections_an_address:
            return Goodbye(ADDRESS_FULL, {"limit": limits.connections_an_address})
        now = self._clock.now()
        rate = self._rates.setdefault(address, Rate(limits.new_a_second, limits.new_at_once, now))
        return None if rate.allows(now) else Goodbye(TOO_MANY_AT_ONCE)


async def _say_goodbye(sock: socket.socket, goodbye: Goodbye, patience: float) -> None:
    """Say it in plain text, read on until the peer has closed, so that he hears it, and close."""
    loop = asyncio.get_running_loop()
    with sock, contextlib.suppress(OSError, TimeoutError):
        sock.setblocking(False)
        sock.send(frame_of(goodbye, Limits().from_server))
        sock.shutdown(socket.SHUT_WR)
        async with asyncio.timeout(patience):
            while await loop.sock_recv(sock, 4096):
                pass
