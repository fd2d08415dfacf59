"""The threshold: what a new connection speaks, by its first byte, before anything else is done.

A TLS handshake begins with 0x16, a frame in plain text with 0x00. Whoever speaks plainly to a
server that doesn't gets a plain refusal; anything else is closed without a word.
"""

import asyncio
import contextlib
import socket
from enum import Enum
from typing import Final

TLS_HANDSHAKE: Final = 0x16
PLAIN_FRAME: Final = 0x00
_PAUSE: Final = 0.02


class Spoken(Enum):
    """What somebody speaks at the threshold."""

    TLS = "tls"
    PLAIN = "plain"
    NONSENSE = "nonsense"
    NOTHING = "nothing"


async def first_words(sock: socket.socket, patience: float) -> Spoken:
    """Wait `patience` seconds at most for the first byte, and leave it where it is."""
    try:
        async with asyncio.timeout(patience):
            first = await _peek(sock)
    except (TimeoutError, OSError):
        return Spoken.NOTHING
    if first is None:
        return Spoken.NOTHING
    return {TLS_HANDSHAKE: Spoken.TLS, PLAIN_FRAME: Spoken.PLAIN}.get(first, Spoken.NONSENSE)


async def _peek(sock: socket.socket) -> int | None:
    """Give the first byte once it is there; None if the peer ends before it."""
    while True:
        try:
            data = sock.recv(1, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            await _until_readable(sock)
        else:
            return data[0] if data else None


async def _until_readable(sock: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = loop.create_future()
    try:
        loop.add_reader(sock, _settle, readable)
    except NotImplementedError:  # the loop of Windows can't watch: look again soon
        await asyncio.sleep(_PAUSE)
        return
    try:
        await readable
    finally:
        loop.remove_reader(sock)


def _settle(future: "asyncio.Future[None]") -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        future.set_result(None)
