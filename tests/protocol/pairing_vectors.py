"""The example of showing a PIN in PROTOCOL.md, made with fixed numbers in place of chance."""

import hashlib
from collections.abc import Callable
from typing import Final

from spake2 import SPAKE2_A, SPAKE2_B

from tablee.protocol.pairing import identities, proofs

PIN: Final = "4711"
FINGERPRINT: Final = hashlib.sha256(b"a key").digest()


def vectors() -> dict[str, str]:
    """Give the values by their names, in hexadecimal digits."""
    client, server = identities(FINGERPRINT)
    ends = (
        SPAKE2_A(PIN.encode(), idA=client, idB=server, entropy_f=_always(b"\x05")),
        SPAKE2_B(PIN.encode(), idA=client, idB=server, entropy_f=_always(b"\x07")),
    )
    pair, answer = (end.start() for end in ends)
    key = ends[0].finish(answer)
    assert ends[1].finish(pair) == key
    group = ends[0].params.group
    x, y = (group.scalar_to_bytes(end.xy_scalar) for end in ends)
    values: tuple[bytes, ...] = (ends[0].params.M.to_bytes(), ends[0].params.N.to_bytes())
    names = ("M", "N", "PIN as a scalar", "x", "y", "element of pair", "element of pair-answer")
    values += (group.scalar_to_bytes(ends[0].pw_scalar), x, y, pair, answer)
    said = dict(zip(names, values, strict=True))
    said["key"] = key
    said["proof of pair-proof"], said["proof of paired"] = proofs(key, pair, answer)
    return {name: value.hex() for name, value in said.items()}


def _always(byte: bytes) -> Callable[[int], bytes]:
    return lambda count: byte * count
