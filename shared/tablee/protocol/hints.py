"""Messages by which a player asks what he might do best, where the table allows it."""

from typing import Annotated, TypeAlias

import msgspec

from tablee.protocol.fields import Cmd, Code, Details, Phrase, TableId, Whole
from tablee.protocol.message import Message

MOST_MOVES = 3
MOST_REASONS = 8

Permille: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class AskHint(Message, frozen=True, array_like=True):
    """Ask for a hint to one's own open question; it comes by itself once it is found."""

    cmd: Cmd
    table: TableId
    prompt: Whole


class HintMove(msgspec.Struct, frozen=True, array_like=True):
    """A move as the game writes it, empty for not acting.

    `worth` of 1000 is four fifths the chance to win and one fifth the lead; it lies between `low`
    and `high` in 95 of 100 cases. All three are None where there was nothing to weigh.
    """

    action: Phrase
    worth: Permille | None = None
    low: Permille | None = None
    high: Permille | None = None


class HintReason(msgspec.Struct, frozen=True, array_like=True):
    """One why of the first move, as a code of the game and its numbers."""

    code: Code
    facts: Details = msgspec.field(default_factory=dict)


class Hint(Message, frozen=True, array_like=True):
    """What the strongest bot would do in one's place, knowing what the seat knows; the best first.

    Without moves nothing was found.
    """

    table: TableId
    match: Whole
    prompt: Whole
    moves: Annotated[tuple[HintMove, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    reasons: Annotated[tuple[HintReason, ...], msgspec.Meta(max_length=MOST_REASONS)] = ()
    iterations: Whole = 0
