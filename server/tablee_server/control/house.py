"""The running server as its organiser sees it: who it is, and what is in it."""

from collections.abc import Callable
from dataclasses import dataclass

from tablee_server.clock import Clock
from tablee_server.journal import Journal
from tablee_server.lobby import Lobby


def _no_page() -> None:
    """Give no port."""


@dataclass(frozen=True)
class House:
    """`place` is the address and port that players use; `started` seconds since 1970.

    `begun` is when it started by the room's clock, `connections` counts those there are, `page`
    gives the port of the page for guests, None without one.
    """

    name: str
    server_id: str
    boot_id: str
    place: tuple[str, int]
    words: str | None
    started: float
    begun: float
    lobby: Lobby
    clock: Clock
    journal: Journal
    connections: Callable[[], int]
    page: Callable[[], int | None] = _no_page
