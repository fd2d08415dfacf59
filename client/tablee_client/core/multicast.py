"""Whether multicast works here: one question to all mDNS responders, and who is heard."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

GROUP: Final = "224.0.0.251"
PORT: Final = 5353
QUESTION: Final = (
    b"\0\0\0\0\0\1\0\0\0\0\0\0"
    b"\x09_services\x07_dns-sd\x04_udp\x05local\0"
    b"\0\x0c\0\1"
)  # fmt: skip
"""Which services are there? (RFC 6763, 9); every responder answers by multicast."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Whether the own question came back, and how many other machines spoke."""

    own: bool
    others: int


async def listen_to_multicast(addresses: Sequence[str], patience: float) -> Heard:
    """Ask on these of the machine's addresses and listen for so many seconds."""
    try:
        ear = _joined(addresses)
    except OSError:
        return Heard(own=False, others=0)
    speakers: set[str] = set()
    with contextlib.closing(ear):
        _ask(addresses)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while True:
                    _, where = await asyncio.get_running_loop().sock_recvfrom(ear, 9000)
                    speakers.add(where[0])
    return Heard(bool(speakers & set(addresses)), len(speakers - set(addresses)))


def _joined(addresses: Sequence[str]) -> socket.socket:
    ear = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        ear.setblocking(False)
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        ear.bind(("", PORT))
        for address in addresses:
            with contextlib.suppress(OSError):
                member = struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton(address))
                ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
    except OSError:
        ear.close()
        raise
    return ear


def _ask(addresses: Sequence[str]) -> None:
    for address in addresses:
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth,
        ):
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
            mouth.bind((address, 0))
            mouth.sendto(QUESTION, (GROUP, PORT))
