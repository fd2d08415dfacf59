"""Messages by which people at a table say something without words: codes, worded by each client."""

from typing import Final

from tablee.protocol.fields import Cmd, Code, PlayerId, TableId
from tablee.protocol.message import Message

EMOTES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "laugh",
    "wow",
    "sorry",
    "oops",
    "think",
    "hurry",
    "sad",
    "angry",
)
"""What can be said so; a client shows those of a later version not at all."""


class Emote(Message, frozen=True, array_like=True):
    """Say one of `EMOTES` at one's own table."""

    cmd: Cmd
    table: TableId
    emote: Code


class Emoted(Message, frozen=True, array_like=True):
    """Somebody at the table said one of `EMOTES`."""

    table: TableId
    player: PlayerId
    emote: Code
