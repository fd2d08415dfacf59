"""The values of a replay file, found without being read, and the frames, read one at a time.

A few bytes of msgpack can stand for many times as much memory. So a value is measured before it is
read, and of the frames only their bytes are kept.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, overload

import msgpack

from tablee.record.layout import LONGEST, LONGEST_FRAME, Packed

_ITEMS: Final = 100_000
_DEEPEST: Final = 64
_SHORT_TEXT: Final = range(0xA0, 0xC0)


class Part(NamedTuple):
    """One value of a file, still in bytes."""

    kind: str
    start: int
    data: bytes


class Shelf(Sequence[Packed]):
    """Frames as they came. Each is read whenever it is looked at, and then forgotten."""

    def __init__(self, frames: Sequence[bytes]) -> None:
        """They are known to be readable."""
        self._frames = tuple(frames)

    def __len__(self) -> int:
        return len(self._frames)

    @overload
    def __getitem__(self, index: int) -> Packed: ...
    @overload
    def __getitem__(self, index: slice) -> "Shelf": ...
    def __getitem__(self, index: int | slice) -> "Packed | Shelf":
        if isinstance(index, slice):
            return Shelf(self._frames[index])
        return unpacked(self._frames[index])


def parts(data: bytes) -> Iterator[Part]:
    """Find the values of a file; ValueError (`start`) at the first that is none."""
    unpacker = msgpack.Unpacker(max_buffer_size=LONGEST)
    unpacker.feed(data)
    while (start := unpacker.tell()) < len(data):
        _tried(unpacker.skip, start)
        value = data[start : unpacker.tell()]
        yield Part(_tried(lambda: _kind(value), start), start, value)  # noqa: B023


def unpacked(data: bytes) -> Packed:
    """Read one value; any exception if it is none, too long or too deep."""
    if len(data) > LONGEST_FRAME:
        raise ValueError(f"{len(data)} bytes in one value, at most {LONGEST_FRAME} allowed")
    limits = dict.fromkeys(("max_str_len", "max_bin_len", "max_array_len", "max_map_len"), _ITEMS)
    value = msgpack.unpackb(data, strict_map_key=False, max_ext_len=0, **limits)
    if not isinstance(value, list) or _is_deep(value):
        raise ValueError(f"a value is an array of {_DEEPEST} levels at most")
    return value


def _is_deep(value: Packed) -> bool:
    """Tell whether a value has more levels than any program can be trusted to write again."""
    level: list[Any] = [value]
    for _ in range(_DEEPEST):
        items = chain.from_iterable(v.values() if isinstance(v, dict) else v for v in level)
        level = [item for item in items if isinstance(item, list | dict)]
    return bool(level)


def _kind(value: bytes) -> str:
    """Give the text that an array begins with: all kinds are shorter than 32 bytes."""
    unpacker = msgpack.Unpacker()
    unpacker.feed(value[:64])
    if not unpacker.read_array_header() or value[unpacker.tell()] not in _SHORT_TEXT:
        raise ValueError("a value begins with its kind")
    kind = unpacker.unpack()
    assert isinstance(kind, str)
    return kind


def _tried(read: Callable[[], Any], start: int) -> Any:
    try:
        return read()
    except Exception as error:  # of many kinds, all of which mean the same here
        raise ValueError(start) from error
