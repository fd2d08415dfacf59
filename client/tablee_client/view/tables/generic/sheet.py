"""An observation as rows to read: facts, one table for what is by seat. Nothing drawn here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from tablee.engine import Observation

HIDDEN = frozenset({"options", "phase", "setup", "stage", "viewer"})
"""Fields that the screen, or the page of the rules, tells."""
NOTHING = "–"
"""Stands where there is nothing, or nothing that is known."""
LONG = 70
"""A value longer than this comes after all short ones."""
SEAT_NAMES = frozenset(
    {"seat", "actor", "dealer", "first", "host", "last", "leader", "loser", "next", "payee",
     "payer", "player", "starter", "turn", "winner", "auctioneer", "by", "bidder", "caller",
     "receiver", "taker"}
)  # fmt: skip
"""Fields, of observations and events, whose number is a seat."""
SEAT_LISTS = frozenset(
    {"chosen", "done", "drafters", "passed", "picked", "ready", "receivers", "seated", "sealed"}
)
"""Fields whose numbers are seats, as many as there are."""
WIDEST_TABLE = 4
"""More seats than these are listed one below the other: their names don't fit side by side."""

Label: TypeAlias = Callable[[str], str]
Row: TypeAlias = tuple[object, ...]
"""An entry for each seat."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of its own over what belongs to it."""

    text: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and what it is; `inset` where it stands under a heading."""

    label: str
    value: str
    inset: bool = False


@dataclass(frozen=True, slots=True)
class SeatCells:
    """A row of the table by seat; the first one holds the names and has no label."""

    label: str
    cells: tuple[str, ...]


SheetRow: TypeAlias = Heading | Fact | SeatCells


@dataclass(frozen=True, slots=True)
class Speech:
    """The words of the one who reads: names of the seats, of fields, of yes and no."""

    names: Sequence[str]
    label: Label
    yes: str
    no: str
    piece: Callable[[str], str] = str

    def value(self, value: object, name: str = "") -> str:
        """Give any value of an observation, an action or an event in a line of text."""
        match value:
            case bool():
                return self.yes if value else self.no
            case None:
                return NOTHING
            case int() if name in SEAT_NAMES and 0 <= value < len(self.names):
                return self.names[value]
            case tuple() | list():
                if name in SEAT_LISTS and all(map(self._is_seat, value)):
                    return ", ".join(self.names[seat] for seat in value) or NOTHING
                rich = any(isinstance(item, tuple | list | msgspec.Struct) for item in value)
                return (" · " if rich else ", ").join(self.value(item) for item in value) or NOTHING
            case msgspec.Struct():
                return self.pairs(_fields(value))
            case Mapping():
                return self.pairs((str(key), found) for key, found in value.items())
            case str():
                return self.piece(value)
        return str(value)

    def _is_seat(self, value: object) -> bool:
        return (
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names)
        )

    def pairs(self, fields: Iterator[tuple[str, object]]) -> str:
        """Give named values in a line of text."""
        return ", ".join(f"{self.label(name)} {self.value(found, name)}" for name, found in fields)


def sheet_of(seen: Observation, speech: Speech, by_seat: frozenset[str]) -> list[SheetRow]:
    """Give the rows of an observation; what it leaves open isn't shown."""
    fields = [(n, v) for n, v in _fields(seen) if n not in HIDDEN and not _is_blank(v)]
    simple = [(n, v) for n, v in fields if n not in by_seat and not isinstance(v, msgspec.Struct)]
    seats = [(n, v) for n, v in fields if n in by_seat and isinstance(v, tuple)]
    nested = [(n, v) for n, v in fields if n not in by_seat and isinstance(v, msgspec.Struct)]
    facts = [Fact(speech.label(n), speech.value(v, n)) for n, v in simple]
    rows: list[SheetRow] = [fact for fact in facts if len(fact.value) <= LONG]
    rows += _by_seat(seats, speech)
    rows += [fact for fact in facts if len(fact.value) > LONG]
    for name, struct in nested:
        rows.append(Heading(speech.label(name)))
        inner = [(n, v) for n, v in _fields(struct) if not _is_blank(v)]
        rows += [Fact(speech.label(n), speech.value(v, n), True) for n, v in inner]
    return rows


def _by_seat(fields: Sequence[tuple[str, Row]], speech: Speech) -> list[SheetRow]:
    short = [(n, v) for n, v in fields if all(map(_is_short, v))]
    table = short if len(speech.names) <= WIDEST_TABLE else []
    rows: list[SheetRow] = [SeatCells("", tuple(speech.names))] if table else []
    for name, values in table:
        rows.append(SeatCells(speech.label(name), tuple(map(speech.value, values))))
    for name, values in fields:
        if (name, values) in table:
            continue
        rows.append(Heading(speech.label(name)))
        pairs = zip(speech.names, values, strict=False)
        rows += [Fact(who, speech.value(value, name), True) for who, value in pairs]
    return rows


def _fields(struct: object) -> Iterator[tuple[str, object]]:
    assert isinstance(struct, msgspec.Struct)
    for name in struct.__struct_fields__:
        yield name, getattr(struct, name)


def _is_blank(value: object) -> bool:
    return value is None or (isinstance(value, str | tuple | list | Mapping) and not value)


def _is_short(value: object) -> bool:
    return value is None or isinstance(value, int) or (isinstance(value, str) and len(value) < 9)
