"""The wire of one session: what it holds back, and for how long."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from tablee_server.limits import ServerLimits
from tablee_server.peer import Peer, new_buffer

if TYPE_CHECKING:
    from tablee_server.listener import Listener


class CountingTransport(asyncio.Transport):
    """Takes everything and counts it."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[int] = []

    def write(self, data: Any) -> None:
        self.taken.append(len(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


def _peer() -> tuple[Peer, CountingTransport]:
    said = SimpleNamespace(
        limits=ServerLimits(),
        begin=lambda _peer, _address: None,
        send_soon=lambda peer: asyncio.get_running_loop().call_soon(peer.flush),
    )
    peer, wire = Peer(cast("Listener", said), "192.0.2.7", new_buffer()), CountingTransport()
    peer.connection_made(wire)
    return peer, wire


async def test_what_is_said_in_one_turn_goes_as_one() -> None:
    peer, wire = _peer()
    peer.write(b"answer")
    peer.write(b"update")
    assert wire.taken == []
    await asyncio.sleep(0)
    assert wire.taken == [12]


async def test_what_is_long_goes_at_once() -> None:
    """Else sixty lists of tables are made before the transport can say that nobody reads."""
    peer, wire = _peer()
    for _ in range(60):
        peer.write(bytes(48 * 1024))
    assert wire.taken == [96 * 1024] * 30
