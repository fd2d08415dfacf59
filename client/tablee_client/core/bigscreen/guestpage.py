"""Whether a server shows a page for guests at the usual port, for a telephone to scan and open."""

import asyncio
import contextlib
from typing import Final

from tablee.protocol.link import key_text

PORT: Final = 47711
PATIENCE: Final = 2.0
MOST: Final = 256 * 1024
"""Bytes that are read of an answer."""
_ASKS: Final = b"GET / HTTP/1.0\r\nHost: tablee\r\nConnection: close\r\n\r\n"


async def has_page(host: str, key: bytes, *, port: int = PORT, patience: float = PATIENCE) -> bool:
    """Tell whether the page there is that of the server with this key: its link is on it."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write(_ASKS)
                return key_text(key).encode("ascii") in await _whole(reader)
            finally:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
    except (OSError, TimeoutError):
        return False


async def _whole(reader: asyncio.StreamReader) -> bytes:
    """Read to the end, or as much as a page may have."""
    found = bytearray()
    while len(found) < MOST and (more := await reader.read(MOST - len(found))):
        found += more
    return bytes(found)
