"""The score of the evening: who has played and won how often, as far as this screen saw it."""

from dataclasses import dataclass
from typing import Final

from tablee.engine import Outcome
from tablee.protocol import TableInfo

KEPT: Final = 200
"""People that are kept; who comes later and has won least gives way."""
REMEMBERED: Final = 500
"""Matches of which it is known that they have been counted."""


@dataclass(frozen=True, slots=True)
class Row:
    """One person's evening. `look` is the portrait that he chose."""

    name: str
    look: int
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Result:
    """A match that is over: who has won, bots among them, at which game."""

    game: str
    winners: tuple[str, ...]


class Evening:
    """Counts matches once each. Bots have no evening; who shares a win has won too."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str], Row] = {}
        self._counted: dict[tuple[str, str, int, int], None] = {}
        self.latest: Result | None = None
        self.matches = 0

    def note(self, server: str, boot: str, match: int, info: TableInfo, outcome: Outcome) -> None:
        """Take a match that is over. `boot` is the run of its server, for numbers begin anew."""
        key = (server, boot, info.id, match)
        if key in self._counted:
            return
        self._counted[key] = None
        names = tuple(info.seats[seat].name for seat in outcome.winners)
        self.latest = Result(info.game, names)
        while len(self._counted) > REMEMBERED:
            del self._counted[next(iter(self._counted))]
        self.matches += 1
        for seat, chair in enumerate(info.seats):
            if chair.kind == "player" and chair.name:
                self._add((server, chair.name), chair.avatar, won=seat in outcome.winners)
        while len(self._rows) > KEPT:
            del self._rows[min(self._rows, key=lambda key: self._rows[key].won)]

    def rows(self, most: int) -> tuple[Row, ...]:
        """Give the best ones, the most wins first; with as many, who needed fewer matches."""
        ranked = sorted(self._rows.values(), key=lambda row: (-row.won, row.played, row.name))
        return tuple(ranked[:most])

    def _add(self, who: tuple[str, str], look: int, *, won: bool) -> None:
        before = self._rows.get(who, Row(who[1], look, 0, 0))
        self._rows[who] = Row(who[1], look, before.played + 1, before.won + won)
