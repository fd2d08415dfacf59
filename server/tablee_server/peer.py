"""The wire of one session: an asyncio transport, plain or TLS, and how it is closed kindly."""

import asyncio
from asyncio import sslproto
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from tablee_server.listener import Listener
    from tablee_server.session import Session

_BUFFER: Final = 8 * 1024
_TLS_RECORD: Final = 16 * 1024
_DROPPED_AT_MOST: Final = 256 * 1024


def slim_tls_connections() -> None:
    """Let each TLS connection of this process have a buffer of one record, not of 256 KiB.

    asyncio makes such a buffer for every connection and offers no way to say how large: it is an
    attribute of its class. This is the only place that touches it, and only servers call it.
    """
    sslproto.SSLProtocol.max_size = _TLS_RECORD


def new_buffer() -> memoryview:
    """Give a buffer to read into.

    It is a view, since TLS fills a buffer by slices, and a slice of the bytes would be a copy.
    """
    return memoryview(bytearray(_BUFFER))


class Peer(asyncio.BufferedProtocol):
    """Joins a transport and a session. Reads into a buffer that all share.

    Every loop fills it and has it read in one go: that of Windows waits with bytes of its own.
    """

    def __init__(self, listener: "Listener", address: str, shared: memoryview) -> None:
        self.session: Session | None = None
        self._listener = listener
        self._most = listener.limits.send_buffer_bytes
        self.address = address
        self._buffer = shared
        self._transport: asyncio.Transport | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._dropped = 0
        self._written = b""

    # --- the session's side

    def write(self, data: bytes) -> None:
        """Send bytes, together with all that is written in this turn of the loop.

        An answer and the update that follows it then make one TLS record and one packet. What is
        long goes at once, so that a reader who is too slow is known as one before there is more.
        """
        if self._written:
            self._written += data
        else:
            self._written = data
            self._listener.send_soon(self)
        if len(self._written) >= self._most:
            self.flush()

    def close(self) -> None:
        """Say no more, and close once the peer has, or soon.

        To close while the peer's bytes lie unread would reset the connection, and what was sent
        last could be lost with it. So they are read and dropped for a moment.
        """
        self.flush()
        wire = self._transport
        if wire is None or self._closing is not None or wire.is_closing():
            return
        if wire.can_write_eof():
            wire.write_eof()  # TLS has no such half: there the peer closes on the goodbye
        patience = self._listener.limits.closing / 2
        self._closing = asyncio.get_running_loop().call_later(patience, wire.close)

    def abort(self) -> None:
        """Close now."""
        if self._transport is not None:
            self._transport.abort()

    def flush(self) -> None:
        """Send all that was written."""
        written, self._written = self._written, b""
        if written and self._transport is not None:
            self._transport.write(written)

    # --- the transport's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=self._most)
        self.session = self._listener.begin(self, self.address)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        if self._closing is not None:
            self._drop(nbytes)
        elif self.session is not None:
            self.session.receive(self._buffer[:nbytes])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self._closing is not None:
            self._closing.cancel()
        self._listener.ended(self, self.address)

    def pause_writing(self) -> None:
        if self.session is not None:
            self.session.pause()

    def resume_writing(self) -> None:
        if self.session is not None:
            self.session.resume()

    def _drop(self, nbytes: int) -> None:
        self._dropped += nbytes
        if self._dropped > _DROPPED_AT_MOST:
            self.abort()
