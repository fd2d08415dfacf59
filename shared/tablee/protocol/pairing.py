"""Pairing by a PIN: both ends prove that they know it, to each other and to nobody between them.

It is SPAKE2 on Ed25519, whose arithmetic the two programs bring; here is what they say, and what
they bind to it. The identities hold the fingerprint of the key that each end has met in TLS: who
relays between two connections has two keys, so the proofs don't fit, and he learns nothing about
the PIN. Without TLS the fingerprint is 32 zero bytes, and nothing is bound.
"""

import hashlib
import hmac
from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.protocol.fingerprint import FINGERPRINT_BYTES
from tablee.protocol.message import Message

ELEMENT_BYTES: Final = 33
PROOF_BYTES: Final = 32
NO_TLS: Final = bytes(FINGERPRINT_BYTES)
_CLIENT: Final = b"tablee pin 1 client"
_SERVER: Final = b"tablee pin 1 server"

Element: TypeAlias = Annotated[
    bytes, msgspec.Meta(min_length=ELEMENT_BYTES, max_length=ELEMENT_BYTES)
]
PairingProof: TypeAlias = Annotated[
    bytes, msgspec.Meta(min_length=PROOF_BYTES, max_length=PROOF_BYTES)
]


class Pair(Message, frozen=True, array_like=True):
    """The client begins to show that it knows the PIN; before Hello."""

    element: Element


class PairAnswer(Message, frozen=True, array_like=True):
    """The server's half."""

    element: Element


class PairProof(Message, frozen=True, array_like=True):
    """The client proves that it knows the PIN."""

    proof: PairingProof


class Paired(Message, frozen=True, array_like=True):
    """So does the server. Then Hello."""

    proof: PairingProof


def identities(fingerprint: bytes) -> tuple[bytes, bytes]:
    """Give SPAKE2's identities A, of the client, and B, of the server."""
    return _CLIENT + fingerprint, _SERVER + fingerprint


def proofs(key: bytes, pair: bytes, answer: bytes) -> tuple[bytes, bytes]:
    """Give the proofs of the client and of the server, from SPAKE2's key and both its messages."""
    said = pair + answer
    client, server = (hmac.digest(key, who + said, hashlib.sha256) for who in (_CLIENT, _SERVER))
    return client, server
