"""One connection to a server, TLS over TCP: messages out, messages in, and why it ended.

It knows the framing (`tablee.protocol.Connection`) and no game, table or command.
"""

import asyncio
import contextlib
import socket
import ssl
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tablee.protocol import Connection, Message, PeerError, Role
from tablee.protocol.fingerprint import fingerprint_of
from tablee.protocol.grammar import OVER, Phase
from tablee.protocol.joincode import may_mean_join_code
from tablee.protocol.messages import Goodbye
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.interfaces import is_own

CONNECT_TIMEOUT: Final = 5.0
CLOSE_TIMEOUT: Final = 1.0
_BUFFER: Final = 64 * 1024
_INBOX: Final = 512


class Link(asyncio.BufferedProtocol):
    """A connection. `inbox` fills by itself; `on_arrival` is called whenever it did.

    `fingerprint` is the server's key, None without TLS; whether it is the right one is for
    whoever opened the link to say. `ended` gives the code why the connection is over: `network`,
    `bad-server` or `silent`.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Use `Link.open` instead."""
        self.inbox: deque[Message] = deque()
        self.ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.on_arrival: Callable[[], None] = _ignore
        self.heard = clock()
        self._gone = asyncio.Event()
        self._clock = clock
        self._connection = Connection(Role.CLIENT)
        self.fingerprint: bytes | None = None
        # A view, since TLS fills a buffer by slices, and a slice of the bytes would be a copy.
        self._buffer = memoryview(bytearray(_BUFFER))
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, address: Address, *, clock: Callable[[], float], patience: float = CONNECT_TIMEOUT
    ) -> "Link":
        """Connect; ConnectError `unknown-host`, `refused`, `unreachable`, `timeout` or `mute`.

        Where the address isn't plain, also `no-tls` if what answers is no TLS.
        """
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(patience):
                _, link = await loop.create_connection(
                    lambda: cls(clock), address.host, address.port, happy_eyeballs_delay=0.25
                )
        except (OSError, UnicodeError) as error:
            raise connect_error(error, address) from error
        if not address.plain:
            await link._begin_tls(address, patience)
        return link

    @property
    def open_now(self) -> bool:
        """Whether messages may still be sent."""
        return self._connection.phase not in OVER and not self.ended.done()

    @property
    def is_stranded(self) -> bool:
        """Whether this machine has lost the address from which the connection was made."""
        here = None if self._transport is None else self._transport.get_extra_info("sockname")
        return here is not None and not is_own(here[0])

    def send(self, message: Message) -> None:
        """Send a message; on a connection that is over it is dropped."""
        if self.open_now and self._transport is not None:
            self._transport.write(self._connection.send(message))

    def close(self, code: str | None = None) -> None:
        """Close, with a goodbye if there is a code to say."""
        if code is not None:
            self.send(Goodbye(code))
        if self._transport is not None:
            self._transport.close()

    async def gone(self) -> None:
        """Wait until what was sent has left and the socket is closed, but not for long."""
        try:
            await asyncio.wait_for(self._gone.wait(), CLOSE_TIMEOUT)
        except TimeoutError:
            self.abort()
            await self._gone.wait()

    def abort(self, code: str = "network") -> None:
        """Drop the connection without waiting for what isn't sent yet."""
        self._end(code)
        if self._transport is not None:
            self._transport.abort()

    def read_on(self) -> None:
        """Go on reading, after the inbox was so full that reading paused."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer: socket.socket | None = transport.get_extra_info("socket")
        if peer is not None:
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.heard = self._clock()
        try:
            self.inbox += self._connection.receive(self._buffer[:nbytes])
            self._connection.receive(b"")  # asks for the error that good messages put off
        except PeerError:
            self.abort("bad-server")
        if self._connection.phase is Phase.CLOSED:
            self.close()  # a goodbye was the last: the server waits for this
        if len(self.inbox) > _INBOX and self._transport is not None:
            self._transport.pause_reading()
        self.on_arrival()

    def eof_received(self) -> bool:
        try:
            self._connection.receive_end()
        except PeerError:
            self._end("network")
        return False

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._end("network")
        self._gone.set()

    async def _begin_tls(self, address: Address, patience: float) -> None:
        assert self._transport is not None
        try:
            secured = await asyncio.get_running_loop().start_tls(
                self._transport,
                self,
                _context(),
                server_hostname="",
                ssl_handshake_timeout=patience,
                ssl_shutdown_timeout=CLOSE_TIMEOUT,
            )
        except BaseException as error:
            self._transport.abort()
            self._end("network")
            self._gone.set()
            if isinstance(error, OSError):
                raise _tls_error(error, address) from error
            raise
        assert secured is not None
        self._transport = secured
        certificate = secured.get_extra_info("ssl_object").getpeercert(binary_form=True)
        with contextlib.suppress(ValueError):
            self.fingerprint = fingerprint_of(certificate)

    def _end(self, code: str) -> None:
        if not self.ended.done():
            self.ended.set_result(code)


def connect_error(error: Exception, address: Address) -> ConnectError:
    """Say in a code why a connection couldn't be made."""
    if isinstance(error, TimeoutError):
        code = "timeout"
    elif isinstance(error, ConnectionRefusedError):
        code = "refused"
    elif isinstance(error, socket.gaierror | UnicodeError):
        code = "unknown-code" if may_mean_join_code(str(address)) else "unknown-host"
    else:
        code = "unreachable"
    return ConnectError(code, address=str(address))


def _tls_error(error: OSError, address: Address) -> ConnectError:
    if isinstance(error, ssl.SSLError):
        return ConnectError("no-tls", address=str(address))
    # asyncio's own word for a handshake that takes too long
    aborted = isinstance(error, ConnectionAbortedError)
    return ConnectError("mute" if aborted else "not-tablee", address=str(address))


@lru_cache(maxsize=1)
def _context() -> ssl.SSLContext:
    """Take any key: no authority vouches for a LAN's servers, whose keys are remembered instead."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _ignore() -> None:
    """Nobody listens yet."""
