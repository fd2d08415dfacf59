"""Messages by which a finished match's replay file is fetched, part by part."""

from typing import Annotated, Final

import msgspec

from tablee.protocol.fields import Cmd, TableId, Whole
from tablee.protocol.message import Message

PART_BYTES: Final = 32 * 1024
"""The longest part."""


class FetchMatch(Message, frozen=True, array_like=True):
    """Ask for a part of a finished match's replay file, from this byte on."""

    cmd: Cmd
    table: TableId
    match: Whole
    offset: Whole = 0


class MatchPart(Message, frozen=True, array_like=True):
    """A part of the file, from the byte that was asked for; `total` is the whole file's length."""

    cmd: Cmd
    total: Whole
    data: Annotated[bytes, msgspec.Meta(max_length=PART_BYTES)]
