"""Calls "who is here?" into the local networks by UDP, and hears the answers.

Where multicast is filtered this finds what no beacon tells; a call to one address finds a server
even where nothing may be broadcast.
"""

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv4Interface
from typing import Final

from tablee.protocol import DEFAULT_PORT
from tablee.protocol.call import NONCE_BYTES, Presence, call_bytes, read_answer
from tablee_client.core.address import Address
from tablee_client.core.found import Beacon

_EVERYBODY: Final = "255.255.255.255"

Where = tuple[str, int]


class Caller:
    """One UDP socket on each network. Answers to calls of others mean nothing here."""

    def __init__(self, networks: Sequence[IPv4Interface], heard: Callable[[Beacon], None]) -> None:
        """Call on these networks; `heard` is told of every answer, as of a beacon."""
        self._networks = tuple(networks)
        self._heard = heard
        self._nonce = secrets.token_bytes(NONCE_BYTES)
        self._mouths: list[tuple[IPv4Interface, asyncio.DatagramTransport]] = []
        self._ears: list[_Ear] = []

    async def open(self) -> bool:
        """Open the sockets; False if no network lets us."""
        loop = asyncio.get_running_loop()
        for network in self._networks:
            with contextlib.suppress(OSError):
                sock = _broadcasting(str(network.ip))
                transport, ear = await loop.create_datagram_endpoint(
                    lambda: _Ear(self._answered), sock=sock
                )
                self._mouths.append((network, transport))
                self._ears.append(ear)
        return bool(self._mouths)

    async def close(self) -> None:
        """Call and hear no more."""
        for _, transport in self._mouths:
            transport.close()
        for ear in self._ears:
            await ear.closed.wait()
        self._mouths.clear()
        self._ears.clear()

    def call_all(self) -> None:
        """Call everybody on every network."""
        for network, transport in self._mouths:
            if network.is_loopback:
                self._say(transport, str(network.ip), DEFAULT_PORT)
                continue
            self._say(transport, str(network.network.broadcast_address), DEFAULT_PORT)
            self._say(transport, _EVERYBODY, DEFAULT_PORT)

    def call(self, hosts: Iterable[str]) -> None:
        """Call single hosts, by their IPv4 addresses."""
        for host in hosts:
            mouth = self._mouth_to(IPv4Address(host))
            if mouth is not None:
                self._say(mouth, host, DEFAULT_PORT)

    def _mouth_to(self, host: IPv4Address) -> asyncio.DatagramTransport | None:
        """Give the socket on the host's own network, or one that leads off this machine."""
        for network, transport in self._mouths:
            if host in network.network:
                return transport
        return next((mouth for network, mouth in self._mouths if not network.is_loopback), None)

    def _say(self, transport: asyncio.DatagramTransport, host: str, port: int) -> None:
        with contextlib.suppress(OSError):
            transport.sendto(call_bytes(self._nonce), (host, port))

    def _answered(self, data: bytes, where: Where) -> None:
        answer = read_answer(data)
        if answer is not None and answer[0] == self._nonce:
            self._heard(beacon_from(answer[1], where[0]))


class _Ear(asyncio.DatagramProtocol):
    """Hands on what arrives."""

    def __init__(self, arrived: Callable[[bytes, Where], None]) -> None:
        self.closed = asyncio.Event()
        self._arrived = arrived

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.closed.set()

    def datagram_received(self, data: bytes, addr: Where) -> None:
        self._arrived(data, addr)

    def error_received(self, exc: Exception) -> None:
        """Take no notice: a host where nobody hears says so by an error."""


def beacon_from(presence: Presence, host: str) -> Beacon:
    """Give an answer from this host as the beacon it stands for."""
    return Beacon(
        name=presence.name,
        id=presence.id,
        boot=presence.boot,
        addresses=(Address(host, presence.port),),
        software=presence.software,
        low=presence.low,
        high=presence.high,
        tables=presence.tables,
        players=presence.players,
        pin=presence.pin,
        plain=not presence.key,
        way="call",
        key=presence.key,
    )


def _broadcasting(address: str) -> socket.socket:
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setblocking(False)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        sock.bind((address, 0))
    except OSError:
        sock.close()
        raise
    return sock
