"""The base of all messages."""

import msgspec

from tablee.engine.action import kind_tag


class Message(msgspec.Struct, frozen=True, array_like=True, tag=kind_tag):
    """Base of all messages."""
