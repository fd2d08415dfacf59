"""What all tables of a server share: time, chance, records, limits, and whom to tell."""

from dataclasses import dataclass, field
from typing import Protocol

from tablee.protocol import TableInfo
from tablee_server.ai.thinking import AtOnce, Thinker
from tablee_server.casebook import Casebook
from tablee_server.clock import Clock
from tablee_server.figures import Figures
from tablee_server.hold import Hold
from tablee_server.journal import Journal
from tablee_server.limits import Pace, ServerLimits
from tablee_server.player import Player
from tablee_server.seattries import SeatTries
from tablee_server.seeds import Seeds
from tablee_server.slowdown import Slowdown
from tablee_server.strikes import Strikes


class Audience(Protocol):
    """Who is told about tables."""

    def table_changed(self, info: TableInfo, members: list[Player]) -> None:
        """Tell all that listed the tables, and these players, what a table is now."""

    def table_gone(self, table: int, code: str, members: list[Player]) -> None:
        """Tell them that it was closed."""


@dataclass(frozen=True)
class Room:
    """The surroundings of a table."""

    clock: Clock
    journal: Journal
    seeds: Seeds
    limits: ServerLimits
    pace: Pace
    audience: Audience
    server_id: str = ""
    server: str = ""
    wrong_pins: Slowdown = field(default_factory=Slowdown)
    seat_tries: SeatTries = field(default_factory=SeatTries)
    figures: Figures = field(default_factory=Figures)
    strikes: Strikes = field(default_factory=Strikes)
    thinker: Thinker = field(default_factory=AtOnce)
    casebook: Casebook = field(default_factory=Casebook)
    hold: Hold = field(default_factory=Hold)
