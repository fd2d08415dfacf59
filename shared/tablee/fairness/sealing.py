"""Whose chance a match's is: the server's secret and the players' entropy make its seed together.

The order is what makes it fair: the commitment binds the server to its secret before it knows any
entropy, and the players send theirs before they know the secret. All of it is part of the wire
contract (PROTOCOL.md, "Checkable deals"):

* text(s) is one byte, the length of s in UTF-8, and these bytes; u32 and u64 are big-endian;
* identity = text(server id) || u64 table || u64 match || text(game) || u32 rules version;
* commitment = SHA-256("tablee/commitment" || 0x00 || secret || identity);
* seed = SHA-256("tablee/match" || 0x00 || secret || identity || one byte, the number of seats ||
  for each seat one byte, the length of its entropy, and the entropy itself).

A server that was told to repeat its chance (`--seed N`) asks nobody: then the seed is the secret.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

SECRET_BYTES: Final = 32
ENTROPY_LEAST: Final = 16
ENTROPY_MOST: Final = 32
COMMITMENT: Final = b"tablee/commitment\0"
MATCH: Final = b"tablee/match\0"

Digest: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
Entropy: TypeAlias = Annotated[
    bytes, msgspec.Meta(min_length=ENTROPY_LEAST, max_length=ENTROPY_MOST)
]
Entropies: TypeAlias = Annotated[tuple[Entropy | None, ...], msgspec.Meta(max_length=16)]


class MatchId(msgspec.Struct, frozen=True):
    """Which match it is, in the world: bound into its commitment and its seed."""

    server: str
    table: int
    match: int
    game: str
    rules_version: int

    def to_bytes(self) -> bytes:
        """Give the identity as it is hashed; ValueError if a part of it is out of bounds."""
        try:
            numbers = self.table.to_bytes(8, "big") + self.match.to_bytes(8, "big")
            rules = self.rules_version.to_bytes(4, "big")
        except OverflowError as error:
            raise ValueError(f"no match has these numbers: {self}") from error
        return text_bytes(self.server) + numbers + text_bytes(self.game) + rules


class Opening(msgspec.Struct, frozen=True, array_like=True):
    """What is told once a match is over: from it anybody deals the match again.

    `entropies` are by seat, None where nobody contributed. `repeats` says that the server repeats
    its chance, so the secret itself is the seed.
    """

    secret: bytes
    entropies: tuple[bytes | None, ...]
    repeats: bool = False

    def seed(self, identity: MatchId) -> bytes:
        """Give the seed of the match."""
        if self.repeats:
            return self.secret
        return match_seed(self.secret, identity, self.entropies)


def commitment_of(secret: bytes, identity: MatchId) -> bytes:
    """Give what binds a server to its secret before it knows the players' entropy."""
    _check_secret(secret)
    return hashlib.sha256(COMMITMENT + secret + identity.to_bytes()).digest()


def match_seed(secret: bytes, identity: MatchId, entropies: Sequence[bytes | None]) -> bytes:
    """Give the seed that the secret and the entropy of every seat make together."""
    _check_secret(secret)
    if len(entropies) > 255 or any(len(part or b"") > ENTROPY_MOST for part in entropies):
        raise ValueError(f"{len(entropies)} seats, or more than {ENTROPY_MOST} bytes of a seat")
    parts = [bytes([len(part or b"")]) + (part or b"") for part in entropies]
    said = b"".join((MATCH, secret, identity.to_bytes(), bytes([len(entropies)]), *parts))
    return hashlib.sha256(said).digest()


def keeps(commitment: bytes, secret: bytes, identity: MatchId) -> bool:
    """Tell whether this secret is the one that the commitment bound the server to."""
    if len(secret) != SECRET_BYTES:
        return False
    return hmac.compare_digest(commitment, commitment_of(secret, identity))


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")


def text_bytes(text: str) -> bytes:
    """Give a text as it is hashed; ValueError over 255 bytes."""
    coded = text.encode()
    if len(coded) > 255:
        raise ValueError(f"{len(coded)} bytes of text, at most 255 allowed")
    return bytes([len(coded)]) + coded
