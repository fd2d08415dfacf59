"""The call "who is here?" and its answer: one UDP datagram each, for networks without multicast.

A call is padded to the length of the longest answer, so that nobody can use a server to make much
out of little. Whatever doesn't read as one of the two is nothing: `None`, never an error.
"""

from typing import Annotated, Final

import msgspec

from tablee.protocol.fields import Name, Short, Version, Whole

DATAGRAM: Final = 512
"""The bytes of a call, and the most that an answer has."""

NONCE_BYTES: Final = 8

_ASKS: Final = b"tablee?\x01"
_SAYS: Final = b"tablee!\x01"
_ENCODER: Final = msgspec.msgpack.Encoder()


class Presence(msgspec.Struct, frozen=True, array_like=True):
    """What a server answers: the fields of its TXT record, and the TCP port to join by.

    `low`..`high` are the protocol versions it speaks. All of it is a hint, as a record is.
    """

    name: Name
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
    boot: Short
    software: Short
    low: Version
    high: Version
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    tables: Whole = 0
    players: Whole = 0
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""
    pin: bool = False


_DECODER: Final = msgspec.msgpack.Decoder(Presence)


def call_bytes(nonce: bytes) -> bytes:
    """Give the datagram that asks who is here; ValueError if the nonce hasn't 8 bytes."""
    if len(nonce) != NONCE_BYTES:
        raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(nonce)}")
    return (_ASKS + nonce).ljust(DATAGRAM, b"\0")


def read_call(data: bytes) -> bytes | None:
    """Give the nonce of a call; None if it is none, or shorter than what it would bring about."""
    if len(data) != DATAGRAM or not data.startswith(_ASKS):
        return None
    return data[len(_ASKS) : len(_ASKS) + NONCE_BYTES]


def answer_bytes(nonce: bytes, presence: Presence) -> bytes:
    """Give the datagram that answers a call; ValueError if it would be longer than the call."""
    data = _SAYS + nonce + _ENCODER.encode(presence)
    if len(data) > DATAGRAM:
        raise ValueError(f"an answer has {len(data)} bytes, at most {DATAGRAM} allowed")
    return data


def read_answer(data: bytes) -> tuple[bytes, Presence] | None:
    """Give the nonce and what the server says; None if it is no answer."""
    body = len(_SAYS) + NONCE_BYTES
    if not body < len(data) <= DATAGRAM or not data.startswith(_SAYS):
        return None
    try:
        return data[len(_SAYS) : body], _DECODER.decode(data[body:])
    except Exception:  # RecursionError among them: a stranger's bytes are never our fault
        return None
