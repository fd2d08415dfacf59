"""Reads a replay file, whoever wrote it: bounded, typed, and with one clear code for each fault."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgpack
import msgspec

from tablee.fairness import Root
from tablee.record.layout import (
    FORMAT,
    LONGEST,
    MAGIC,
    Ending,
    Header,
    Move,
    Packed,
    RecordError,
    ReplayFile,
    Witness,
)

_ITEMS: Final = 100_000
_START: Final = msgpack.packb([MAGIC, FORMAT])[:-1]
_PARTS: Final[dict[str, type[msgspec.Struct]]] = {
    "header": Header, "move": Move, "root": Root, "witness": Witness, "ending": Ending,
}  # fmt: skip


def read(data: bytes) -> ReplayFile:
    """Read a whole file; RecordError.

    `no-replay` for a file of another kind, `newer-replay` (format, known), `long-replay` (limit),
    and `damaged-replay` (byte) for one that isn't as it was written.
    """
    if len(data) > LONGEST:
        raise RecordError("long-replay", limit=LONGEST)
    if not data.startswith(_START):
        raise RecordError("no-replay")
    parts = _Parts(data)
    for value, start in _values(data):
        parts.take(value, start)
    return parts.whole()


class _Parts:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._found: dict[str, list[Any]] = {name: [] for name in (*_PARTS, "frame")}
        self._is_whole = False

    def take(self, value: Any, start: int) -> None:
        kind, *rest = value
        if start == 0:
            _check_format(rest, start)
        elif self._is_whole:
            raise damaged(start)
        elif kind == "end":
            self._is_whole = rest == [hashlib.sha256(self._data[:start]).digest()]
            if not self._is_whole:
                raise damaged(start)
        elif kind == "frame":
            self._found[kind].append(value)
        elif kind in _PARTS:
            self._found[kind].append(_typed(_PARTS[kind], rest, start))

    def whole(self) -> ReplayFile:
        found, end = self._found, len(self._data)
        if not self._is_whole or len(found["header"]) != 1 or len(found["ending"]) > 1:
            raise damaged(end)
        return ReplayFile(
            header=found["header"][0],
            moves=tuple(found["move"]),
            frames=tuple(found["frame"]),
            roots=tuple(found["root"]),
            witness=found["witness"][-1] if found["witness"] else None,
            ending=found["ending"][0] if found["ending"] else None,
        )


def damaged(at: int) -> RecordError:
    """Give the error of a file that isn't as it was written, at about this byte."""
    return RecordError("damaged-replay", byte=at)


def _values(data: bytes) -> Iterator[tuple[Packed, int]]:
    unpacker = msgpack.Unpacker(
        max_buffer_size=LONGEST,
        max_str_len=_ITEMS,
        max_bin_len=_ITEMS,
        max_array_len=_ITEMS,
        max_map_len=_ITEMS,
        max_ext_len=0,
        strict_map_key=False,
    )
    unpacker.feed(data)
    while (start := unpacker.tell()) < len(data):
        value = _next(unpacker.unpack, start)
        if not isinstance(value, list) or not value or not isinstance(value[0], str):
            raise damaged(start)
        yield value, start


def _next(unpack: Callable[[], Any], start: int) -> Any:
    try:
        return unpack()
    except Exception as error:  # of many kinds, all of which mean the same here
        raise damaged(start) from error


def _check_format(rest: list[Any], start: int) -> None:
    if len(rest) != 1 or type(rest[0]) is not int:
        raise damaged(start)
    if rest[0] > FORMAT:
        raise RecordError("newer-replay", format=rest[0], known=FORMAT)


def _typed(kind: type[msgspec.Struct], rest: list[Any], start: int) -> Any:
    try:
        (value,) = rest
        return msgspec.convert(value, kind)
    except (ValueError, TypeError) as error:
        raise damaged(start) from error
