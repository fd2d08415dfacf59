"""The talk between a console and its server: one JSON object a line, after both have proven.

The server begins with a challenge; the console answers with one of its own and the proof that it
knows the organiser's token; the server proves the same, or says `refused` and closes. Then each
order gets one answer: `ok` with what was done, or `refused` with a code and its details. The token
itself is never sent: a program that has taken the port of a dead server learns nothing.
"""

import secrets
from typing import Any, Final

import msgspec

from tablee.engine import Detail

CHALLENGE_BYTES: Final = 16
LINE_BYTES: Final = 8 * 1024
CONSOLE: Final = "client"
SERVER: Final = "server"

WRONG_TOKEN: Final = "wrong-token"  # the console doesn't know the organiser's token
BAD_ORDER: Final = "bad-order"  # no order that this server knows (problem)


class Greeting(msgspec.Struct, frozen=True):
    """The server's first line."""

    challenge: bytes
    version: int = 1


class Claim(msgspec.Struct, frozen=True):
    """The console's first line."""

    challenge: bytes
    proof: bytes


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every later line of the server."""

    proof: bytes | None = None
    ok: Any = None
    refused: str | None = None
    details: dict[str, Detail] = {}


def fresh_challenge() -> bytes:
    """Give bytes that nobody has seen before."""
    return secrets.token_bytes(CHALLENGE_BYTES)


def line(message: msgspec.Struct) -> bytes:
    """Write a message as one line."""
    return msgspec.json.encode(message) + b"\n"
