"""A session whose wire is in memory, with a client's protocol at the other end."""

from tablee.protocol import FEATURES, SPOKEN, Connection, Message, Role
from tablee.protocol.messages import Goodbye, Hello, Welcome
from tablee_server.door import Door
from tablee_server.pairing import Pairing
from tablee_server.session import Session
from tests.server.stand import Stand


class MemoryWire:
    """Keeps every byte the server sends."""

    def __init__(self) -> None:
        self.sent = bytearray()
        self.is_closed = False
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True


def door_of(stand: Stand, secret: bytes | None = None, pairing: Pairing | None = None) -> Door:
    """Give the door of a room."""
    boot = "fedcba9876543210"
    return Door(stand.lobby, "Room", "0123456789abcdef", boot, secret, pairing=pairing)


class Caller:
    """A client at the other end of a memory wire."""

    def __init__(
        self,
        stand: Stand,
        *,
        secret: bytes | None = None,
        door: Door | None = None,
        peer: str = "192.0.2.7",
    ) -> None:
        self.stand = stand
        self.wire = MemoryWire()
        self.end = Connection(Role.CLIENT)
        door = door or door_of(stand, secret)
        self.session = Session(self.wire, door, clock=stand.clock, peer=peer)
        self.cmd = 0
        self._read = 0

    def send(self, message: Message) -> None:
        self.session.receive(self.end.send(message))

    def heard(self) -> list[Message]:
        """Give what has come since this was last asked."""
        fresh = bytes(self.wire.sent[self._read :])
        self._read = len(self.wire.sent)
        return self.end.receive(fresh)

    def greet(self, name: str = "Ana", token: bytes | None = None) -> Welcome:
        """Come in; fails if the server doesn't let us."""
        self.send(hello(name, token=token))
        welcome = self.heard()[0]
        assert isinstance(welcome, Welcome), welcome
        self.cmd = 0 if welcome.resumed is None else welcome.resumed.last_cmd
        return welcome

    def goodbye(self) -> Goodbye:
        """Give the goodbye that was heard last."""
        last = self.heard()[-1]
        assert isinstance(last, Goodbye), last
        return last


def hello(
    name: str = "Ana",
    *,
    low: int = SPOKEN.low,
    high: int = SPOKEN.high,
    features: tuple[str, ...] = FEATURES,
    token: bytes | None = None,
    secret: bytes | None = None,
) -> Hello:
    """Give a greeting."""
    return Hello(low, high, "test 1", "fr", features, name, 3, token, secret)
