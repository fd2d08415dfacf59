"""The bounded field types of messages and the structures inside them."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

_FAR = 2**53

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=_FAR)]
Cmd: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=_FAR)]
TableId: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=_FAR)]
PlayerId: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=_FAR)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Code: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
Slug: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=48)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Token: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=16, max_length=16)]
Secret: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=16, max_length=32)]
PinText: TypeAlias = Annotated[str, msgspec.Meta(max_length=12)]
Avatar: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=255)]
Features: TypeAlias = Annotated[tuple[Short, ...], msgspec.Meta(max_length=16)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-_FAR, le=_FAR)]
Phrase: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
Details: TypeAlias = Annotated[
    dict[Short, Number | Phrase | bool | None], msgspec.Meta(max_length=16)
]
Options: TypeAlias = Annotated[
    dict[Short, Number | Short | bool | None], msgspec.Meta(max_length=64)
]
Watcher: TypeAlias = Annotated[int, msgspec.Meta(ge=-3, le=15)]
Level: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Vote: TypeAlias = Literal["stop", "rematch"]
TablePhase: TypeAlias = Literal["lobby", "playing", "over"]
TimeState: TypeAlias = Literal["running", "paused", "resuming"]
TalkRule: TypeAlias = Literal["free", "emotes", "off"]
PauseRule: TypeAlias = Literal["all", "host", "off"]
Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=240)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3600)]

if TYPE_CHECKING:
    RawOrNone: TypeAlias = msgspec.Raw | None
else:
    # msgspec reads a union with Raw as the union's other members alone: only nil would pass.
    RawOrNone = msgspec.Raw

NIL = b"\xc0"


class SeatInfo(msgspec.Struct, frozen=True, array_like=True):
    """One seat of a table as everybody sees it.

    kind `open` is free, `bot` is played by the server at `level`, `player` belongs to a person;
    while that person is `away` or `rests`, a bot of `level` plays for him until he is back.
    """

    kind: Literal["open", "bot", "player"] = "open"
    name: Short = ""
    level: Level | None = None
    ready: bool = False
    away: bool = False
    avatar: Avatar = 0
    player: PlayerId | None = None
    rests: bool = False
    muted: bool = False


class Onlooker(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who looks on at a table."""

    player: PlayerId
    name: Short
    muted: bool = False


class TableRules(msgspec.Struct, frozen=True, array_like=True):
    """What a table agrees on besides the game's options.

    `stand_in` is the level of the bots that take open seats and play for who isn't there. `bank`
    are the seconds each seat may think beyond the time of its decisions, in a whole match. `afk`
    are the seconds for which a decision without a clock may keep others waiting. `open_hands` shows
    lookers-on every hand, so many seconds late. 0 switches each of these off. Without `verify` the
    server keeps the secret of its matches, and nobody can check their deals. With `hints` everybody
    who plays may ask what to do. `talk` is how people may speak: as they like, by emotes, or not.
    """

    stand_in: Level = "normal"
    late_join: bool = True
    spectators: bool = True
    pause: PauseRule = "all"
    pause_minutes: Minutes = 15
    bank: Seconds = 60
    afk: Seconds = 180
    open_hands: Seconds = 0
    verify: bool = True
    hints: bool = False
    talk: TalkRule = "free"


class TableInfo(msgspec.Struct, frozen=True, array_like=True):
    """One table as the lobby shows it. `host` is the player whose table it is, if he is known."""

    id: TableId
    name: Short
    game: Slug
    phase: TablePhase
    seats: Annotated[tuple[SeatInfo, ...], msgspec.Meta(max_length=16)]
    host: PlayerId | None
    preset: Short | None
    options: Options
    watchers: Whole
    match: Whole
    rules: TableRules = TableRules()
    onlookers: Annotated[tuple[Onlooker, ...], msgspec.Meta(max_length=16)] = ()
    locked: bool = False


class SeatClock(msgspec.Struct, frozen=True, array_like=True):
    """A seat that owes a decision: ms left and ms granted, both None where no clock runs.

    `bank` are the ms that it may use after those, None where the table gives none.
    """

    seat: SeatNumber
    left: Whole | None
    granted: Whole | None
    bank: Whole | None = None


class Resumed(msgspec.Struct, frozen=True, array_like=True):
    """The seat that a token gave back, and the last command the server had from it."""

    table: TableId
    seat: SeatNumber
    last_cmd: Whole
