"""The tables that wait for their match: whom the room may still join."""

from collections.abc import Iterable
from dataclasses import dataclass

from tablee.protocol import TableInfo


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table before its match: who sits there, and how many places are free."""

    server: str
    name: str
    game: str
    people: tuple[str, ...]
    free: int
    locked: bool


def waiting(server: str, tables: Iterable[TableInfo]) -> list[Waiting]:
    """Give the tables of a server that wait, where least is missing first."""
    found = []
    for info in tables:
        if info.phase == "playing":
            continue
        free = sum(seat.kind == "open" for seat in info.seats)
        people = tuple(seat.name for seat in info.seats if seat.kind == "player")
        if people:
            found.append(Waiting(server, info.name, info.game, people, free, info.locked))
    return sorted(found, key=lambda one: (not one.free, one.locked, one.free, one.name))
