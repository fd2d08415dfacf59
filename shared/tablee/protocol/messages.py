"""Every message there is: commands, answers, updates and the session around them.

This file is the protocol's document; PROTOCOL.md tells how to read it. On the wire a message is the
msgpack array [kind, field, ...], in the order of the fields here. New fields are added at the end
with a default, and old ones never change their meaning.
"""

from typing import Annotated, TypeAlias

import msgspec

from tablee.engine import Outcome
from tablee.protocol.deals import Committed, Contribute, Proven, Revealed, Sealed
from tablee.protocol.emotes import Emote, Emoted
from tablee.protocol.fields import (
    NIL,
    Avatar,
    Cmd,
    Code,
    Details,
    Features,
    Level,
    Name,
    Options,
    Phrase,
    PinText,
    PlayerId,
    RawOrNone,
    Resumed,
    SeatClock,
    SeatNumber,
    Secret,
    Short,
    Slug,
    TableId,
    TableInfo,
    TableRules,
    Text,
    Token,
    Version,
    Vote,
    Watcher,
    Whole,
)
from tablee.protocol.hints import AskHint, Hint
from tablee.protocol.house import Announced, Closing, Moved
from tablee.protocol.message import Message
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof
from tablee.protocol.replays import FetchMatch, MatchPart
from tablee.protocol.seating import (
    ClaimSeat,
    Clocks,
    GiveHost,
    KeepSeat,
    Lock,
    Mute,
    Pause,
    Remove,
    Rest,
    SeatGiven,
    Told,
    Wish,
)

# --- session: both ends keep the connection itself


class Hello(Message, frozen=True, array_like=True):
    """The client's first message: the versions it speaks, who plays, and what he may present.

    `token` takes a seat back; `secret` opens a server that was started for one household only.
    """

    low: Version
    high: Version
    software: Short
    locale: Short
    features: Features
    name: Name
    avatar: Avatar = 0
    token: Token | None = None
    secret: Secret | None = None

    def __post_init__(self) -> None:
        """Refuse a range of versions that is upside down; ValueError."""
        if self.low > self.high:
            raise ValueError(f"versions {self.low} to {self.high}")


class Welcome(Message, frozen=True, array_like=True):
    """The server accepts: the version both speak from now on, and the token that is the player.

    `name` is the player's name as the room sees it, made unique. `server_id` stays over restarts,
    `boot_id` doesn't. `known` says that the token which was presented was this player's, so that
    he is who he was, whether a seat was kept for him or not, and also after a restart.
    """

    protocol: Version
    software: Short
    features: Features
    server: Short
    server_id: Short
    boot_id: Short
    player: PlayerId
    name: Name
    token: Token
    resumed: Resumed | None = None
    known: bool = False


class Goodbye(Message, frozen=True, array_like=True):
    """Either end closes, for a reason that the reader's own program words."""

    code: Code
    details: Details = msgspec.field(default_factory=dict)


class Ping(Message, frozen=True, array_like=True):
    """Are you there? Answered by a Pong of the same number."""

    number: Whole


class Pong(Message, frozen=True, array_like=True):
    """Yes."""

    number: Whole


# --- commands: each is answered, by its number, with Done, Refused or what it asked for


class ListTables(Message, frozen=True, array_like=True):
    """Ask for the tables after this id, at most 100; changes follow by themselves from then on."""

    cmd: Cmd
    after: Whole = 0


class CreateTable(Message, frozen=True, array_like=True):
    """Open a table and sit at its first seat; the answer's value is the table's id.

    `rules` is what the table agrees on besides the game's options; None for the usual.
    """

    cmd: Cmd
    game: Slug
    name: Short
    seats: SeatNumber
    preset: Short | None = None
    options: Options = msgspec.field(default_factory=dict)
    rules: TableRules | None = None


class ChangeTable(Message, frozen=True, array_like=True):
    """The host sets seats, preset and options anew, before a match; `rules` None leaves them."""

    cmd: Cmd
    table: TableId
    seats: SeatNumber
    preset: Short | None = None
    options: Options = msgspec.field(default_factory=dict)
    rules: TableRules | None = None


class Join(Message, frozen=True, array_like=True):
    """Sit down, at this seat or at the first free one; the answer's value is the seat."""

    cmd: Cmd
    table: TableId
    seat: SeatNumber | None = None
    pin: PinText | None = None


class Watch(Message, frozen=True, array_like=True):
    """Look on without a seat."""

    cmd: Cmd
    table: TableId
    pin: PinText | None = None


class Leave(Message, frozen=True, array_like=True):
    """Get up for good, or stop watching. In a match a bot plays the seat to its end."""

    cmd: Cmd
    table: TableId


class PlaceBot(Message, frozen=True, array_like=True):
    """The host seats a bot of this level, or with None takes it away."""

    cmd: Cmd
    table: TableId
    seat: SeatNumber
    level: Level | None = None


class Ready(Message, frozen=True, array_like=True):
    """Say that one is ready for the match to begin, or not any more."""

    cmd: Cmd
    table: TableId
    ready: bool


class Start(Message, frozen=True, array_like=True):
    """The host begins the match once every player is ready; free seats get bots."""

    cmd: Cmd
    table: TableId


class Act(Message, frozen=True, array_like=True):
    """Take an action. `prompt` is the number of the question it answers; see Update."""

    cmd: Cmd
    table: TableId
    prompt: Whole
    action: msgspec.Raw


class CastVote(Message, frozen=True, array_like=True):
    """Vote to stop the match, or after one for another; it passes when all present agree."""

    cmd: Cmd
    table: TableId
    vote: Vote
    yes: bool


class Say(Message, frozen=True, array_like=True):
    """Chat: at a table, or with None in the lobby."""

    cmd: Cmd
    table: TableId | None
    text: Text


class Resync(Message, frozen=True, array_like=True):
    """Ask for the whole truth of a table once more."""

    cmd: Cmd
    table: TableId


# --- answers


class Done(Message, frozen=True, array_like=True):
    """The command took effect and is recorded; `value` is what it promised, if anything."""

    cmd: Cmd
    value: Whole | None = None


class Refused(Message, frozen=True, array_like=True):
    """The command had no effect; the code says why."""

    cmd: Cmd
    code: Code
    details: Details = msgspec.field(default_factory=dict)


class Tables(Message, frozen=True, array_like=True):
    """A page of the lobby; `more` is the id to ask on from."""

    cmd: Cmd
    tables: Annotated[tuple[TableInfo, ...], msgspec.Meta(max_length=100)]
    more: Whole | None = None


# --- updates: the server tells what changed


class TableChanged(Message, frozen=True, array_like=True):
    """A table is new, or something about it that everybody sees is."""

    table: TableInfo


class TableGone(Message, frozen=True, array_like=True):
    """A table was closed."""

    table: TableId
    code: Code


class Update(Message, frozen=True, array_like=True):
    """All that one viewer may know of a match, and what happened since he was last told.

    `version` counts the match's changes; `since` is the version this viewer had before, so a gap
    shows. `prompt` is 0 where he owes and may do nothing, and changes only with what he may decide.
    `events`, `observation`, `legal` and `log` are the game's own types (see `Game.decode_*`);
    `log` holds the last events when there is nothing to animate. `viewer` is a seat or -2.
    """

    table: TableId
    match: Whole
    version: Whole
    since: Whole
    viewer: Watcher
    prompt: Whole
    stage: Short
    events: msgspec.Raw
    observation: msgspec.Raw
    legal: msgspec.Raw
    clock: Annotated[tuple[SeatClock, ...], msgspec.Meta(max_length=16)]
    log: RawOrNone = None
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        """Take a nil that came as raw bytes for what it means."""
        if self.log is not None and bytes(self.log) == NIL:
            msgspec.structs.force_setattr(self, "log", None)


class Votes(Message, frozen=True, array_like=True):
    """Who has voted for what so far, by seat, and how many must."""

    table: TableId
    vote: Vote
    seats: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=16)]
    needed: Whole


class Said(Message, frozen=True, array_like=True):
    """Somebody said something, at a table or (None) in the lobby."""

    table: TableId | None
    player: PlayerId
    name: Name
    text: Phrase


Command: TypeAlias = (
    ListTables
    | CreateTable
    | ChangeTable
    | Join
    | Watch
    | Leave
    | PlaceBot
    | Ready
    | Start
    | Act
    | CastVote
    | Say
    | Resync
    | Rest
    | Wish
    | Remove
    | Mute
    | GiveHost
    | Pause
    | Lock
    | KeepSeat
    | ClaimSeat
    | FetchMatch
    | AskHint
    | Emote
)
Answer: TypeAlias = Done | Refused | Tables | MatchPart | SeatGiven
News: TypeAlias = (
    TableChanged
    | TableGone
    | Update
    | Votes
    | Said
    | Emoted
    | Clocks
    | Told
    | Announced
    | Closing
    | Moved
    | Hint
    | Committed
    | Sealed
    | Proven
    | Revealed
)
FromClient: TypeAlias = Hello | Pair | PairProof | Ping | Pong | Goodbye | Contribute | Command
FromServer: TypeAlias = Welcome | PairAnswer | Paired | Ping | Pong | Goodbye | Answer | News
