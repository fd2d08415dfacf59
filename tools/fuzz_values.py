"""Random messages, made from what the message types say of themselves: fields, kinds and bounds.

Nothing here lists a message: a new kind or field is covered the moment it exists. The source of
chance is any function that gives a whole number below n, so that a fuzzer's generator and a
property test's drawn numbers make the same kinds of values.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

import msgpack
import msgspec
from msgspec import inspect

from tablee.protocol import Message

M = TypeVar("M", bound=Message)

FAR: Final = 2**53
LETTERS: Final = "abz-09 éß日🂡\u202e"


class Values:
    """Makes values of types, often at a bound. `spread` limits how long free lengths grow."""

    def __init__(self, below: Callable[[int], int], *, spread: int = 12) -> None:
        """Draw with `below`, which gives 0..n-1."""
        self.below = below
        self.spread = spread

    def message(self, kind: type[M], *, limit: int) -> M:
        """Make a message of this kind whose body has at most `limit` bytes."""
        for spread in (self.spread, 3, 0):
            made = Values(self.below, spread=spread).struct(kind)
            if len(msgspec.msgpack.encode(made)) <= limit:
                return made
        raise ValueError(f"{kind.__name__} can't be made within {limit} bytes")

    def struct(self, cls: type[M]) -> M:
        """Make a structure, each field by its type."""
        made = self.of(_described(cls))
        assert isinstance(made, cls)
        return made

    def pick(self, *items: Any) -> Any:
        """Give one of the items."""
        return items[self.below(len(items))]

    def of(self, kind: inspect.Type) -> Any:
        """Make a value of any type that a message has."""
        match kind:
            case inspect.Metadata():
                return self.of(kind.type)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self.of(self.pick(*kind.types))
            case inspect.LiteralType():
                return self.pick(*kind.values)
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return bool(self.below(2))
            case inspect.RawType():
                return msgspec.Raw(packed(self.anything(min(3, self.spread))))
            case _:
                return self._bounded(kind)

    def anything(self, depth: int) -> Any:
        """Make any msgpack value, wrong types and odd ones included."""
        match self.below(10 if depth else 8):
            case 0:
                return self.pick(-1, 0, 1, 15, 16, FAR, -FAR, 2**63, 2**64 - 1, -(2**63))
            case 1:
                return self._text(self.below(self.spread + 1))
            case 2:
                return self.pick(None, True, False)
            case 3:
                return self.pick(0.0, 1.0, -1.5, float("inf"), float("nan"))
            case 4:
                return b"\xff" * self.below(self.spread + 1)
            case 5:
                return self.pick(msgpack.Timestamp(1, 1), msgpack.ExtType(5, b"x"))
            case 6:
                return self.pick([], {}, "", "x" * self.spread * 200)
            case 7:
                return self.below(200)
            case 8:
                return [self.anything(depth - 1) for _ in range(self.below(4))]
            case _:
                keys = (self.pick("a", 1, "b" * 49) for _ in range(self.below(4)))
                return {key: self.anything(depth - 1) for key in keys}

    def _struct(self, kind: inspect.StructType) -> Any:
        fields = {field.name: self.of(field.type) for field in kind.fields}
        if kind.cls.__name__ == "Hello":
            fields["low"], fields["high"] = sorted((fields["low"], fields["high"]))
        return kind.cls(**fields)

    def _bounded(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.IntType():
                return self._whole(_or(kind.ge, -FAR), _or(kind.le, FAR))
            case inspect.StrType():
                return self._text(self._length(kind))
            case inspect.BytesType():
                return bytes(self.below(256) for _ in range(self._length(kind)))
            case inspect.VarTupleType():
                return tuple(self.of(kind.item_type) for _ in range(self._length(kind)))
            case inspect.DictType():
                entries = range(self._length(kind))
                return {self.of(kind.key_type): self.of(kind.value_type) for _ in entries}
            case _:
                raise TypeError(f"no values of {kind} are known")

    def _whole(self, low: int, high: int) -> int:
        near = low + self.below(min(high - low, 300) + 1)
        return int(self.pick(low, high, near, near))

    def _length(self, kind: Any) -> int:
        least = _or(kind.min_length, 0)
        most = _or(kind.max_length, least + self.spread)
        return least + self.below(min(most - least, self.spread) + 1)

    def _text(self, length: int) -> str:
        return "".join(self.pick(*LETTERS) for _ in range(length))


def packed(value: object) -> bytes:
    """Write any value with the independent implementation."""
    body = msgpack.packb(value)
    assert isinstance(body, bytes)
    return body


@cache
def _described(cls: type[Message]) -> inspect.Type:
    return inspect.type_info(cls)


def _or(value: float | None, other: int) -> int:
    return other if value is None else int(value)
