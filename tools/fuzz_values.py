"""Random messages, made from what the message types say of themselves: fields, kinds and bounds.

Nothing here lists a message: a new kind or field is covered the moment it exists. The source of
chance is any function that gives a whole number below n, so that a fuzzer's generator and a
property test's drawn numbers make the same kinds of values.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

import msgpack
import msgspec
from msgspec import inspect

from tablee.protocol import Message
from tablee.protocol.messages import Hello

M = TypeVar("M", bound=Message)
Maker: TypeAlias = Callable[["Values"], Any]

FAR: Final = 2**53
LETTERS: Final = "abz-09 éß日🂡\u202e"
_LETTERS: Final = len(LETTERS)
_ENCODER: Final = msgspec.msgpack.Encoder()


class Values:
    """Makes values of types, often at a bound. `spread` limits how long free lengths grow."""

    def __init__(
        self, below: Callable[[int], int], *, spread: int = 12,
        blob: Callable[[int], bytes] | None = None,
    ) -> None:  # fmt: skip
        """Draw with `below`, which gives 0..n-1; `blob` gives many bytes quicker."""
        self.below = below
        self.blob = blob or self._blob
        self.spread = spread

    def message(self, kind: type[M], *, limit: int) -> M:
        """Make a message of this kind whose body has at most `limit` bytes."""
        for spread in (self.spread, 3, 0):
            made = Values(self.below, spread=spread, blob=self.blob).struct(kind)
            if len(_ENCODER.encode(made)) <= limit:
                return made
        raise ValueError(f"{kind.__name__} can't be made within {limit} bytes")

    def struct(self, cls: type[M]) -> M:
        """Make a structure, each field by its type."""
        made = _maker_of(cls)(self)
        assert isinstance(made, cls)
        return made

    def pick(self, *items: Any) -> Any:
        """Give one of the items."""
        return items[self.below(len(items))]

    def anything(self, depth: int) -> Any:
        """Make any msgpack value, wrong types and odd ones included."""
        match self.below(10 if depth else 8):
            case 0:
                return self.pick(-1, 0, 1, 15, 16, FAR, -FAR, 2**63, 2**64 - 1, -(2**63))
            case 1:
                return self.text(self.below(self.spread + 1))
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

    def whole(self, low: int, high: int) -> int:
        """Give a number of low..high, often one of the two."""
        near = low + self.below(min(high - low, 300) + 1)
        return (low, high, near, near)[self.below(4)]

    def _blob(self, length: int) -> bytes:
        below = self.below
        return bytes([below(256) for _ in range(length)])

    def text(self, length: int) -> str:
        """Give so many letters."""
        below = self.below
        return "".join([LETTERS[below(_LETTERS)] for _ in range(length)])


def packed(value: object) -> bytes:
    """Write any value with the independent implementation."""
    body = msgpack.packb(value)
    assert isinstance(body, bytes)
    return body


# What makes a value of a type is put together once for each kind of message.


@cache
def _maker_of(cls: type[Message]) -> Maker:
    return _maker(inspect.type_info(cls))


def _maker(kind: inspect.Type) -> Maker:
    match kind:
        case inspect.Metadata():
            return _maker(kind.type)
        case inspect.StructType():
            return _struct_maker(kind)
        case inspect.UnionType():
            makers = [_maker(one) for one in kind.types]
            return lambda values: makers[values.below(len(makers))](values)
        case inspect.LiteralType():
            return lambda values: values.pick(*kind.values)
        case inspect.NoneType():
            return lambda _values: None
        case inspect.BoolType():
            return lambda values: bool(values.below(2))
        case inspect.RawType():
            return lambda values: msgspec.Raw(packed(values.anything(min(3, values.spread))))
        case _:
            return _bounded_maker(kind)


def _struct_maker(kind: inspect.StructType) -> Maker:
    cls, makers = kind.cls, [(field.name, _maker(field.type)) for field in kind.fields]

    def make(values: Values) -> Any:
        return cls(**{name: make(values) for name, make in makers})

    def make_hello(values: Values) -> Any:
        fields = {name: make(values) for name, make in makers}
        fields["low"], fields["high"] = sorted((fields["low"], fields["high"]))
        return cls(**fields)

    return make_hello if cls is Hello else make


def _bounded_maker(kind: inspect.Type) -> Maker:
    match kind:
        case inspect.IntType():
            low, high = _or(kind.ge, -FAR), _or(kind.le, FAR)
            return lambda values: values.whole(low, high)
        case inspect.StrType():
            length = _length_of(kind)
            return lambda values: values.text(length(values))
        case inspect.BytesType():
            length = _length_of(kind)
            return lambda values: values.blob(length(values))
        case inspect.VarTupleType():
            length, item = _length_of(kind), _maker(kind.item_type)
            return lambda values: tuple([item(values) for _ in range(length(values))])
        case inspect.DictType():
            length, key, value = _length_of(kind), _maker(kind.key_type), _maker(kind.value_type)
            return lambda values: {key(values): value(values) for _ in range(length(values))}
        case _:
            raise TypeError(f"no values of {kind} are known")


def _length_of(kind: Any) -> Callable[[Values], int]:
    least, most = _or(kind.min_length, 0), kind.max_length

    def length(values: Values) -> int:
        room = values.spread if most is None else min(most - least, values.spread)
        return least + values.below(room + 1)

    return length


def _or(value: float | None, other: int) -> int:
    return other if value is None else int(value)
