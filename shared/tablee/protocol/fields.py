"""The bounded field types of messages and the structures inside them."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.engine import Detail, Value

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Cmd: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
TableId: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
PlayerId: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Code: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
Slug: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=48)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Token: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=16, max_length=16)]
Secret: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=16, max_length=32)]
Avatar: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=255)]
Features: TypeAlias = Annotated[tuple[Short, ...], msgspec.Meta(max_length=16)]
Details: TypeAlias = dict[Short, Detail]
Options: TypeAlias = Annotated[dict[Short, Value], msgspec.Meta(max_length=64)]
Level: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Vote: TypeAlias = Literal["stop", "rematch"]
TablePhase: TypeAlias = Literal["lobby", "playing", "over"]


class SeatInfo(msgspec.Struct, frozen=True, array_like=True):
    """One seat of a table as everybody sees it.

    kind `open` is free, `bot` is played by the server at `level`, `player` belongs to a person;
    while that person is `away`, a bot of `level` plays for him until he is back.
    """

    kind: Literal["open", "bot", "player"] = "open"
    name: str = ""
    level: str | None = None
    ready: bool = False
    away: bool = False
    avatar: int = 0
    player: int | None = None


class TableInfo(msgspec.Struct, frozen=True, array_like=True):
    """One table as the lobby shows it. `host` is the player whose table it is, if he is known."""

    id: int
    name: str
    game: str
    phase: TablePhase
    seats: tuple[SeatInfo, ...]
    host: int | None
    preset: str | None
    options: dict[str, Value]
    watchers: int
    match: int


class SeatClock(msgspec.Struct, frozen=True, array_like=True):
    """A seat that owes a decision: ms left and ms granted, both None where no clock runs."""

    seat: int
    left: int | None
    granted: int | None


class Resumed(msgspec.Struct, frozen=True, array_like=True):
    """The seat that a token gave back, and the last command the server had from it."""

    table: int
    seat: int
    last_cmd: int
