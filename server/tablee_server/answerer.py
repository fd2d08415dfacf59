"""Answers the call "who is here?" of players whose network lets no multicast through.

Every server of a machine hears a call that is broadcast, since all share the one well-known port.
"""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Final, cast

from tablee.protocol import DEFAULT_PORT, SPOKEN
from tablee.protocol.call import Presence, answer_bytes, read_call
from tablee_server.clock import Clock
from tablee_server.limits import ServerLimits
from tablee_server.logs import fact
from tablee_server.loopback import is_loopback
from tablee_server.notice import Notice
from tablee_server.rate import Rate
from tablee_server.strikes import Strikes

_LOG: Final = logging.getLogger(__name__)
_ADDRESSES: Final = 1024

Where = tuple[str, int]


class Answers:
    """Whether a datagram is answered, and with what. It knows no socket."""

    def __init__(
        self,
        notice: Callable[[], Notice],
        port: int,
        clock: Clock,
        limits: ServerLimits,
        strikes: Strikes | None = None,
    ) -> None:
        """Answer with what `notice` tells at the time, for players who join at this TCP port."""
        self._strikes = strikes or Strikes()
        self._notice = notice
        self._port = port
        self._clock = clock
        self._rate = (limits.calls_a_second, limits.calls_at_once)
        self._rates: dict[str, Rate] = {}

    def to(self, data: bytes, address: str) -> bytes | None:
        """Give the answer to a datagram; None for what is no call, or one too many."""
        nonce = read_call(data)
        if nonce is None:
            return None
        if not self._allows(address):
            self._strikes.note("calls_a_second")
            return None
        return answer_bytes(nonce, self._presence())

    def _allows(self, address: str) -> bool:
        now = self._clock.now()
        if address not in self._rates and len(self._rates) >= _ADDRESSES:
            self._rates = {a: rate for a, rate in self._rates.items() if not rate.is_full(now)}
            if len(self._rates) >= _ADDRESSES:
                return False
        return self._rates.setdefault(address, Rate(*self._rate, now)).allows(now)

    def _presence(self) -> Presence:
        notice = self._notice()
        return Presence(
            name=notice.name,
            id=notice.id,
            boot=notice.boot,
            software=notice.software,
            low=SPOKEN.low,
            high=SPOKEN.high,
            port=self._port,
            tables=notice.tables,
            players=notice.players,
            key=notice.key,
            pin=bool(notice.pin),
        )


class Answerer(asyncio.DatagramProtocol):
    """The socket on which calls arrive."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self._transport: asyncio.DatagramTransport | None = None
        self._gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.DatagramTransport", transport)

    def datagram_received(self, data: bytes, addr: Where) -> None:
        answer = self._answers.to(data, addr[0])
        if answer is not None and self._transport is not None:
            self._transport.sendto(answer, addr)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._gone.set()

    async def close(self) -> None:
        """Hear no more calls."""
        if self._transport is not None:
            self._transport.close()
            await self._gone.wait()


async def hear_calls(answers: Answers, host: str, port: int = DEFAULT_PORT) -> Answerer | None:
    """Listen for calls on a UDP port; None, and a line in the log, where that can't be had.

    `host` is where the server listens for players. Only on all addresses is a broadcast heard, so
    that is where calls are, unless nobody else may know of this server. A call is of IPv4: of a
    server that is at a loopback of IPv6 alone nobody could be told.
    """
    is_alone = host == "localhost" or is_loopback(host)
    if is_alone and ":" in host:
        return None
    loop = asyncio.get_running_loop()
    try:
        sock = _shared_socket(host if is_alone else "0.0.0.0", port)
    except OSError as error:
        _LOG.warning(fact("no-calls", port=port, problem=error))
        return None
    _, answerer = await loop.create_datagram_endpoint(lambda: Answerer(answers), sock=sock)
    return answerer


def _shared_socket(host: str, port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setblocking(False)
        # Broadcast reaches every socket that shares the port this way.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "darwin":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock
