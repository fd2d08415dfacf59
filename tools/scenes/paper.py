"""A player's machine made of paper: plain data in place of networks and servers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablee.protocol import SPOKEN
from tablee.protocol.link import Link
from tablee_client.core.address import Address
from tablee_client.core.checkup import Checkup, Finding
from tablee_client.core.failure import ConnectError, HostError
from tablee_client.core.found import FoundServer
from tablee_client.core.invitation import Invitation
from tablee_client.core.keptpractice import KeptPractice
from tablee_client.core.known import KnownServer
from tablee_client.core.practice import PracticePlan
from tablee_client.core.progress import Progress
from tablee_client.core.settings import Settings
from tablee_client.view.room import Room


class PaperHome:
    """A home without a network: it shows what it was given, and nobody can be reached from it."""

    def __init__(self, settings: Settings, servers: Sequence[FoundServer] = ()) -> None:
        self.settings = settings
        self.servers = tuple(servers)
        self.is_hosting = False
        self.is_kiosk = False
        self.is_seeking = True
        self.saved: bytes | None = None
        self.kept: list[bytes] = []
        self.search = Progress()
        self.known: tuple[KnownServer, ...] = ()
        self.scans = 0
        self.findings: tuple[Finding, ...] = ()
        self.link: Link | None = None
        self.page: int | None = None
        self.left: tuple[KeptPractice, ...] = ()
        self.damaged: tuple[Path, ...] = ()
        self.matches: tuple[Path, ...] = ()

    def change(self, **changes: Any) -> None:
        self.settings = self.settings.with_(**changes)

    def found(self) -> Sequence[FoundServer]:
        return self.servers

    def seek(self) -> None:
        pass

    def progress(self) -> Progress:
        return self.search

    def scan(self) -> None:
        self.scans += 1

    def met(self) -> Sequence[KnownServer]:
        return self.known

    async def check_up(self) -> Checkup:
        return Checkup(self.findings, self.servers)

    async def join(self, invitation: Invitation) -> Room:
        raise ConnectError("unreachable", address=str(invitation.addresses[0]))

    async def practise(self, plan: PracticePlan) -> Room:
        raise ConnectError("unreachable", address=plan.game)

    def left_practices(self) -> Sequence[KeptPractice]:
        return self.left

    def damaged_practices(self) -> Sequence[Path]:
        return self.damaged

    async def continue_practice(self, number: int) -> Room:
        raise HostError("practice-gone", number=number)

    def give_up_practice(self, number: int) -> None:
        self.left = tuple(one for one in self.left if one.number != number)

    async def leave(self, room: Room) -> None:
        await room.close()

    async def host(self, name: str) -> Room:
        raise ConnectError("unreachable", address=name)

    def own_link(self) -> Link | None:
        return self.link

    def own_page(self) -> int | None:
        return self.page

    async def stop_hosting(self) -> None:
        pass

    async def keep_match(self, room: Room) -> bytes:
        self.kept.append(await room.fetch_match())
        return self.kept[-1]

    def kept_matches(self) -> Sequence[Path]:
        return self.matches

    def save_match(self, file: bytes) -> Path:
        self.saved = file
        return Path("Documents", "match.tablee")

    def release_hosted(self) -> None:
        pass


def server(name: str, *, tables: int, players: int, ping: float | None = 2.0) -> FoundServer:
    """Give a server as the finder shows it."""
    address = Address(f"192.168.1.{20 + len(name)}")
    return FoundServer(
        name=name,
        id=name,
        boot="1",
        address=address,
        addresses=(address,),
        software="tablee 0.1.0",
        protocol=SPOKEN,
        tables=tables,
        players=players,
        ping_ms=ping,
        reachable=ping is not None,
        compatible=True,
    )


SERVERS = (
    server("Chez Odilon", tables=2, players=5),
    server("La mine de Perrine", tables=1, players=2, ping=11.4),
    server("Salle des fêtes de Saint-Germain-des-Fossés", tables=0, players=0, ping=48),
    server("Brunehilde", tables=3, players=12, ping=None),
)


def home(locale: str, servers: Sequence[FoundServer] = SERVERS) -> PaperHome:
    """Give the home of a player called Basile."""
    return PaperHome(Settings(name="Basile", avatar=4).with_(locale=locale), servers)
