"""Messages of deals that can be checked; how they are made stands in `tablee.fairness`."""

from typing import Annotated

import msgspec

from tablee.fairness import Digest, Entropies, Entropy, Proof, Root
from tablee.protocol.fields import TableId, Version, Whole
from tablee.protocol.message import Message


class Committed(Message, frozen=True, array_like=True):
    """A match is about to begin: the server is bound to its secret, and seats may contribute.

    With `asks` the seats may contribute, once, until it is sealed; without it that is past. With
    `repeats` the server was told to repeat its chance, and never asks.
    """

    table: TableId
    match: Whole
    rules_version: Version
    commitment: Digest
    repeats: bool = False
    asks: bool = False


class Contribute(Message, frozen=True, array_like=True):
    """A seat's part in the chance of the match that was just committed to; not answered."""

    table: TableId
    match: Whole
    entropy: Entropy


class Sealed(Message, frozen=True, array_like=True):
    """The chance of a match is settled: what each seat contributed, None where nothing came."""

    table: TableId
    match: Whole
    entropies: Entropies


class Proven(Message, frozen=True, array_like=True):
    """Chance events that the server is bound to from now on, and pieces that the viewer was shown.

    It follows the update of the same version. Whoever comes later gets all roots so far.
    """

    table: TableId
    match: Whole
    version: Whole
    roots: Annotated[tuple[Root, ...], msgspec.Meta(max_length=256)] = ()
    proofs: Annotated[tuple[Proof, ...], msgspec.Meta(max_length=128)] = ()


class Revealed(Message, frozen=True, array_like=True):
    """The match is over or was broken off: the secret, and once more what the seats contributed."""

    table: TableId
    match: Whole
    secret: Digest
    entropies: Entropies
