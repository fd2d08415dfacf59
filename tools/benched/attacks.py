"""What hostile programs do to a server: one coroutine each, from a process of their own."""

import asyncio
import contextlib
import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import msgpack

from tablee.protocol import Limits, Message, frame_of
from tablee.protocol.messages import Act, Hello, Join, Ping
from tools.benched.server import HOST, Where

Attack: TypeAlias = Callable[[Where, float], Awaitable[None]]

HELLO: Final = frame_of(Hello(1, 1, "attack", "en", (), "Eve"), Limits().hello)
SILENT: Final = 1_500
HUGE: Final = 2**63


def frame(body: bytes) -> bytes:
    """Put a length before a body."""
    return struct.pack(">I", len(body)) + body


def packed(*fields: object) -> bytes:
    """Give the frame of any fields, also of those that no right client can write."""
    return frame(msgpack.packb(list(fields)))


def right(message: Message) -> bytes:
    """Give the frame of a right message."""
    return frame_of(message, Limits().from_client)


async def _connect(where: Where) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(HOST, where.port)


async def _speak(where: Where, *frames: bytes, pause: float = 0.0) -> bytes:
    """Send frames on a connection and hear what comes until it is closed, or for a moment."""
    reader, writer = await _connect(where)
    heard = b""
    with contextlib.suppress(OSError, TimeoutError):
        for one in frames:
            writer.write(one)
            await writer.drain()
            await asyncio.sleep(pause)
        async with asyncio.timeout(0.5):
            while data := await reader.read(65536):
                heard += data
    writer.transport.abort()
    return heard


async def forged_numbers(where: Where, until: float) -> None:
    """Other people's tables and seats, negative and huge numbers."""
    loop = asyncio.get_running_loop()
    tag, act = Join.__struct_config__.tag, Act.__struct_config__.tag
    while loop.time() < until:
        for table in (1, 2, 999_999, 2**53, HUGE, -1, -HUGE):
            await _speak(where, HELLO, packed(act, 1, table, 1, ["play", "AS"]))
            await _speak(where, HELLO, packed(tag, 1, table, 3), packed(tag, -5, table, HUGE))


async def announced(where: Where, until: float) -> None:
    """A hundred megabytes announced, and sent as far as the server lets it."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        head = struct.pack(">I", 100_000_000)
        await _speak(where, head, b"x" * 65536)
        await _speak(where, HELLO, head, b"x" * 65536)


async def nested(where: Where, until: float) -> None:
    """Lists in lists in lists, as deep as fits."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        await _speak(where, frame(b"\x91" * 500 + b"\x01"))
        await _speak(where, HELLO, frame(b"\x91" * 4000 + b"\x01"))
        await _speak(where, HELLO, frame(b"\x81\xa1k" * 1300 + b"\x01"))


async def half_frames(where: Where, until: float) -> None:
    """Frames that never end: some stop in the middle, some go on byte by byte."""
    loop = asyncio.get_running_loop()
    wires = [await _connect(where) for _ in range(100)]
    for number, (_, writer) in enumerate(wires):
        writer.write(HELLO[: 2 + number % 20] if number % 2 else HELLO + b"\x00\x00\x01\x00abc")
    while loop.time() < until:
        await asyncio.sleep(0.2)
        for _, writer in wires[::3]:
            if not writer.transport.is_closing():
                writer.write(b"x")
    for _, writer in wires:
        writer.transport.abort()


async def floods(where: Where, until: float) -> None:
    """As many messages as fit."""
    loop = asyncio.get_running_loop()
    flood = b"".join(right(Ping(number)) for number in range(2000))
    while loop.time() < until:
        await _speak(where, HELLO, flood)


async def silence(where: Where, until: float) -> None:
    """Thousands of connections that say nothing."""
    await _hold_silent(where, until, b"")


async def half_handshakes(where: Where, until: float) -> None:
    """Handshakes of TLS that stop after their first bytes."""
    await _hold_silent(where, until, b"\x16\x03\x01\x02\x00\x01")


async def _hold_silent(where: Where, until: float, word: bytes) -> None:
    loop, wires = asyncio.get_running_loop(), []
    for number in range(SILENT):
        with contextlib.suppress(OSError):
            _, writer = await _connect(where)
            writer.write(word)
            wires.append(writer)
        if number % 50 == 0:
            await asyncio.sleep(0.05)
    await asyncio.sleep(max(0.0, until - loop.time()))
    for writer in wires:
        writer.transport.abort()


ATTACKS: Final[Mapping[str, tuple[Attack, str]]] = {
    "forged_numbers": (forged_numbers, "bad-message"),
    "announced": (announced, "frame-too-long"),
    "nested": (nested, "bad-message"),
    "half_frames": (half_frames, "slow-frame"),
    "floods": (floods, "too-fast"),
    "silence": (silence, "no-hello"),
    "half_handshakes": (half_handshakes, "nothing"),
}
"""By name, with the reason that the server's log gives for sending them away."""


def attack(name: str, where: Where, seconds: float) -> None:
    """Attack for so long; the whole of a process."""

    async def run() -> None:
        until = asyncio.get_running_loop().time() + seconds
        await ATTACKS[name][0](where, until)

    asyncio.run(run())
