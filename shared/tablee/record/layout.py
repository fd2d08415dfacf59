"""What stands in a replay file, value by value (PROTOCOL.md, "Replay files").

A file is a stream of msgpack values, each an array that begins with its kind. Values of a kind
that this program doesn't know are passed over, so a later version may add some; one that older
programs would misunderstand raises `FORMAT`.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from tablee.engine import Outcome, Seat, Setup, Viewer
from tablee.engine.errors import CodedError
from tablee.fairness import MatchId, Opening, Proof, Root

MAGIC: Final = "tablee-replay"
FORMAT: Final = 1
SUFFIX: Final = ".tablee"
LONGEST: Final = 16 * 1024 * 1024
"""The longest file, in bytes."""

LONGEST_FRAME: Final = 1024 * 1024
"""The longest frame, in bytes."""

Packed: TypeAlias = list[Any]
"""A value as it stands in the file: arrays, maps, numbers, texts and bytes only."""

_Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
_Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=48)]
_Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class RecordError(CodedError):
    """A file is no replay, or not whole: `no-replay`, `newer-replay`, `damaged-replay`, ..."""


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """Who had a seat when the match began: a player by name, or a bot by name and level."""

    name: _Text
    level: _Text | None = None


class Header(msgspec.Struct, frozen=True):
    """What match it is. Times are seconds since 1970, by the server's clock.

    `viewers` are those whose frames the file holds: -3 is the view of everything. `opening` and
    `commitment` are None where the table keeps its secret; `rules` are the table's own.
    """

    game: _Name
    rules_version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    setup: Setup
    server_id: _Name
    server: _Name
    software: _Text
    table: _Whole
    match: _Whole
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=16)]
    began: float
    viewers: Annotated[tuple[Viewer, ...], msgspec.Meta(min_length=1, max_length=18)]
    commitment: bytes | None = None
    opening: Opening | None = None
    rules: dict[str, Any] = {}
    preset: _Text | None = None

    @property
    def identity(self) -> MatchId:
        """Give the identity that the match's chance is bound to."""
        return MatchId(self.server_id, self.table, self.match, self.game, self.rules_version)


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One action as it was taken: when, in ms since the match began, and on whose account."""

    version: int
    seat: Seat
    action: _Text
    why: _Text
    at: int


class Ending(msgspec.Struct, frozen=True, array_like=True):
    """How the match ended: its result, or None for one that was broken off, and why."""

    reason: _Text
    at: float
    outcome: Outcome | None = None


class Witness(msgspec.Struct, frozen=True, array_like=True):
    """What one player's client saw and checked itself while the match went on.

    `doubts` are the codes of what didn't fit then.
    """

    seat: Seat | None
    commitment: bytes
    entropy: bytes | None = None
    entropies: tuple[bytes | None, ...] | None = None
    roots: tuple[Root, ...] = ()
    proofs: tuple[Proof, ...] = ()
    doubts: tuple[str, ...] = ()


class ReplayFile(msgspec.Struct, frozen=True):
    """A whole file. `frames` are packed; `tablee.record.frames` opens them.

    `moves` and `roots` are there where nothing of the match is secret.
    """

    header: Header
    moves: tuple[Move, ...]
    frames: Sequence[Packed]
    roots: tuple[Root, ...]
    witness: Witness | None
    ending: Ending | None
