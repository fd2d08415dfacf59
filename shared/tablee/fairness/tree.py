"""One chance event as a tree of hashes: its root is told at once, a proof with each piece shown.

Every leaf is salted, so a root says nothing of what it stands for, and a proof nothing of the
other pieces. Part of the wire contract (PROTOCOL.md, "Checkable deals"):

* salt of place i = the first 16 bytes of SHA-256("tablee/salt" || 0x00 || secret || text(label) ||
  u32 i);
* leaf = SHA-256("tablee/leaf" || 0x00 || salt || text(label) || u32 i || the value, signed, in 8
  bytes, big-endian);
* node = SHA-256("tablee/node" || 0x00 || left || right); the last of an odd row moves up as it is;
* root = SHA-256("tablee/root" || 0x00 || text(label) || u32 number of places || the top node).
"""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import Chance
from tablee.fairness.sealing import Digest, text_bytes

SALT_BYTES: Final = 16
SALT: Final = b"tablee/salt\0"
LEAF: Final = b"tablee/leaf\0"
NODE: Final = b"tablee/node\0"
ROOT: Final = b"tablee/root\0"
_PLACES: Final = 2**16
_FAR: Final = 2**53

Label: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=_PLACES - 1)]


class Root(msgspec.Struct, frozen=True, array_like=True):
    """What a server is bound to from a chance event on: its label, how many places, the root."""

    label: Label
    places: Annotated[int, msgspec.Meta(ge=1, le=_PLACES)]
    root: Digest


class Proof(msgspec.Struct, frozen=True, array_like=True):
    """That a place of a chance event held this value all along."""

    label: Label
    place: Place
    value: Annotated[int, msgspec.Meta(ge=-_FAR, le=_FAR)]
    salt: Annotated[bytes, msgspec.Meta(min_length=SALT_BYTES, max_length=SALT_BYTES)]
    path: Annotated[tuple[Digest, ...], msgspec.Meta(max_length=16)]


class Tree:
    """The tree of one chance event, as only the holder of the secret can build it."""

    def __init__(self, secret: bytes, chance: Chance) -> None:
        """Build it; ValueError for an outcome without places."""
        if not chance.outcome:
            raise ValueError(f"{chance.label} has no outcome")
        self._chance = chance
        self._label = text_bytes(chance.label)
        self._salts = [_salt(secret, self._label, i) for i in range(len(chance.outcome))]
        row = [
            _leaf(salt, self._label, i, value)
            for i, (salt, value) in enumerate(zip(self._salts, chance.outcome, strict=True))
        ]
        self._rows = [row]
        while len(row) > 1:
            row = _above(row)
            self._rows.append(row)

    def root(self) -> Root:
        """Give what is told of it at once."""
        count, top = len(self._chance.outcome), self._rows[-1][0]
        return Root(self._chance.label, count, _root(self._label, count, top))

    def proof(self, place: int) -> Proof:
        """Give the proof of one place; IndexError if there is no such place."""
        chance = self._chance
        if not 0 <= place < len(chance.outcome):
            raise IndexError(f"{chance.label} has no place {place}")
        path, at = [], place
        for row in self._rows[:-1]:
            if at ^ 1 < len(row):
                path.append(row[at ^ 1])
            at //= 2
        value, salt = chance.outcome[place], self._salts[place]
        return Proof(chance.label, place, value, salt, tuple(path))


def proves(root: Root, proof: Proof) -> bool:
    """Tell whether a proof leads to this root."""
    if proof.label != root.label or not 0 <= proof.place < root.places:
        return False
    label, path = text_bytes(root.label), list(proof.path)
    node, at, width = _leaf(proof.salt, label, proof.place, proof.value), proof.place, root.places
    while width > 1:
        if at ^ 1 < width:
            if not path:
                return False
            other = path.pop(0)
            node = _node(other, node) if at & 1 else _node(node, other)
        at, width = at // 2, (width + 1) // 2
    return not path and _root(label, root.places, node) == root.root


def _above(row: Sequence[bytes]) -> list[bytes]:
    above = [_node(row[i], row[i + 1]) for i in range(0, len(row) - 1, 2)]
    return [*above, row[-1]] if len(row) % 2 else above


def _salt(secret: bytes, label: bytes, place: int) -> bytes:
    return _hash(SALT + secret + label + place.to_bytes(4, "big"))[:SALT_BYTES]


def _leaf(salt: bytes, label: bytes, place: int, value: int) -> bytes:
    return _hash(
        LEAF + salt + label + place.to_bytes(4, "big") + value.to_bytes(8, "big", signed=True)
    )


def _node(left: bytes, right: bytes) -> bytes:
    return _hash(NODE + left + right)


def _root(label: bytes, count: int, top: bytes) -> bytes:
    return _hash(ROOT + label + count.to_bytes(4, "big") + top)


def _hash(said: bytes) -> bytes:
    return hashlib.sha256(said).digest()
