"""The threshold: what a new connection speaks, by its first byte, before anything else is done.

A TLS handshake begins with 0x16, a frame in plain text with 0x00. Whoever speaks plainly to a
server that doesn't gets a plain refusal; anything else is closed without a word. The first record
of a handshake is waited for as a whole, since what OpenSSL keeps for half of one is large.
"""

import asyncio
import contextlib
import socket
from asyncio.selector_events import BaseSelectorEventLoop
from enum import Enum
from typing import Final

TLS_HANDSHAKE: Final = 0x16
PLAIN_FRAME: Final = 0x00
_PAUSE: Final = 0.02
_RECORD_HEADER: Final = 5
_LONGEST_RECORD: Final = 16 * 1024


class Spoken(Enum):
    """What somebody speaks at the threshold; who left again at once has only knocked."""

    TLS = "tls"
    PLAIN = "plain"
    NONSENSE = "nonsense"
    NOTHING = "nothing"
    LEFT = "left"


async def first_words(sock: socket.socket, patience: float) -> Spoken:
    """Wait `patience` seconds at most for the first byte, or record, and leave it where it is."""
    first = b""
    try:
        async with asyncio.timeout(patience):
            first = await _peek(sock, 1)
            if first and first[0] == TLS_HANDSHAKE:
                return await _whole_record(sock)
    except TimeoutError:
        return Spoken.NOTHING
    except OSError:
        return Spoken.NOTHING if first else Spoken.LEFT
    if not first:
        return Spoken.LEFT
    return Spoken.PLAIN if first[0] == PLAIN_FRAME else Spoken.NONSENSE


async def _whole_record(sock: socket.socket) -> Spoken:
    """Wait for all that the first record of a handshake announces, of 16 KiB at most."""
    header = await _peek(sock, _RECORD_HEADER)
    length = int.from_bytes(header[3:], "big")
    if len(header) < _RECORD_HEADER or length > _LONGEST_RECORD:
        return Spoken.NONSENSE
    whole = _RECORD_HEADER + length
    return Spoken.TLS if len(await _peek(sock, whole)) == whole else Spoken.NOTHING


async def _peek(sock: socket.socket, count: int) -> bytes:
    """Give so many bytes once they are there; fewer if the peer ends before."""
    _wake_at(sock, count)
    seen = -1
    try:
        while True:
            data = _there(sock, count)
            if data is not None and (len(data) == count or not data):
                return data
            if data is not None and len(data) == seen:
                await asyncio.sleep(_PAUSE)  # awake for nothing: the system can't count
            seen = -1 if data is None else len(data)
            await _until_readable(sock)
    finally:
        _wake_at(sock, 1)


def _there(sock: socket.socket, count: int) -> bytes | None:
    """Give what has come already; None for nothing yet."""
    try:
        return sock.recv(count, socket.MSG_PEEK)
    except (BlockingIOError, InterruptedError):
        return None


def _wake_at(sock: socket.socket, count: int) -> None:
    """Let the socket count as readable only with so many bytes, where the system knows how."""
    with contextlib.suppress(OSError):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, count)


async def _until_readable(sock: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, BaseSelectorEventLoop):  # as that of Windows, which can't watch
        await asyncio.sleep(_PAUSE)
        return
    readable = loop.create_future()
    loop.add_reader(sock, _settle, readable)
    try:
        await readable
    finally:
        loop.remove_reader(sock)


def _settle(future: "asyncio.Future[None]") -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        future.set_result(None)
