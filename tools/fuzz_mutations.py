"""Ways to spoil a right frame: in its bytes, in its length, in its structure."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgpack

from tools.fuzz_values import Values, packed

Mutation: TypeAlias = Callable[[bytes, Values], bytes]

_HEADER: Final = 4
_HEADS: Final = (0x80, 0x90, 0xC0, 0xC1, 0xC4, 0xC6, 0xC7, 0xCA, 0xCF, 0xD3, 0xD9, 0xDB, 0xDD, 0xDF)


def frame(body: bytes) -> bytes:
    """Put the right length before a body."""
    return len(body).to_bytes(_HEADER, "big") + body


def flip(data: bytes, values: Values) -> bytes:
    """Change one bit of the body."""
    place = _HEADER + values.below(len(data) - _HEADER)
    changed = data[place] ^ (1 << values.below(8))
    return data[:place] + bytes([changed]) + data[place + 1 :]


def retype(data: bytes, values: Values) -> bytes:
    """Put the first byte of some msgpack type anywhere into the body."""
    place = _HEADER + values.below(len(data) - _HEADER)
    return data[:place] + bytes([values.pick(*_HEADS)]) + data[place + 1 :]


def cut(data: bytes, values: Values) -> bytes:
    """Cut the body short and tell its true length."""
    return frame(data[_HEADER : _HEADER + values.below(len(data) - _HEADER)])


def insert(data: bytes, values: Values) -> bytes:
    """Put a few bytes into the body and tell its true length."""
    place = _HEADER + values.below(len(data) - _HEADER + 1)
    extra = values.blob(1 + values.below(6))
    return frame(data[_HEADER:place] + extra + data[place:])


def lie(data: bytes, values: Values) -> bytes:
    """Announce a wrong length."""
    near = max(0, len(data) - _HEADER + values.below(9) - 4)
    length = values.pick(0, 1, near, near, 4096, 4097, 65536, 65537, 2**31, 2**32 - 1)
    return int(length).to_bytes(_HEADER, "big") + data[_HEADER:]


def swap_field(data: bytes, values: Values) -> bytes:
    """Give one field, or the kind, a value of any type."""
    fields = _fields(data)
    fields[values.below(len(fields))] = values.anything(3)
    return frame(packed(fields))


def drop_field(data: bytes, values: Values) -> bytes:
    """Leave out one field, or the kind."""
    fields = _fields(data)
    del fields[values.below(len(fields))]
    return frame(packed(fields))


def add_field(data: bytes, values: Values) -> bytes:
    """Add a field that a later version may have."""
    return frame(packed([*_fields(data), values.anything(3)]))


def deepen(data: bytes, values: Values) -> bytes:
    """Nest one field as deep as fits."""
    fields = [packed(field) for field in _fields(data)]
    place = values.below(len(fields) + 1)
    deep = values.pick(b"\x91", b"\x81\xa1k") * values.pick(10, 450, 1300) + b"\x01"
    parts = [*fields[:place], deep, *fields[place + 1 :]]
    return frame(bytes([0x90 | min(len(parts), 15)]) + b"".join(parts))


def noise(data: bytes, values: Values) -> bytes:  # noqa: ARG001 - one shape for all
    """Give random bytes with a right length before them."""
    return frame(values.blob(1 + values.below(40)))


def _fields(data: bytes) -> list[Any]:
    fields: list[Any] = msgpack.unpackb(data[_HEADER:], strict_map_key=False, timestamp=0)
    return fields


MUTATIONS: Final[tuple[Mutation, ...]] = (
    flip,
    flip,
    retype,
    cut,
    insert,
    lie,
    swap_field,
    swap_field,
    drop_field,
    add_field,
    deepen,
    noise,
)
