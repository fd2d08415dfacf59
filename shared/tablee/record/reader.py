"""Reads a replay file, whoever wrote it: bounded, typed, and with one clear code for each fault."""

import hashlib
from collections.abc import Callable
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
    RecordError,
    ReplayFile,
    Witness,
)
from tablee.record.shelf import Part, Shelf, parts, unpacked

_MOST: Final = 100_000
"""So many values of one kind at most."""
_START: Final = msgpack.packb([MAGIC, FORMAT])[:-1]
_PARTS: Final[dict[str, msgspec.msgpack.Decoder[tuple[str, Any]]]] = {
    name: msgspec.msgpack.Decoder(tuple[str, kind])  # type: ignore[valid-type]
    for name, kind in {
        "header": Header, "move": Move, "root": Root, "witness": Witness, "ending": Ending,
    }.items()
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
    found = _Found(data)
    try:
        for part in parts(data):
            found.take(part)
    except ValueError as error:
        raise damaged(error.args[0]) from error
    return found.whole()


class _Found:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._parts: dict[str, list[Any]] = {name: [] for name in _PARTS}
        self._frames: list[bytes] = []
        self._is_whole = False

    def take(self, part: Part) -> None:
        """Take the next value; RecordError."""
        kind, start, data = part
        if start == 0:
            _check_format(data)
        elif self._is_whole:
            raise damaged(start)
        elif kind == "end":
            checksum = hashlib.sha256(self._data[:start]).digest()
            self._is_whole = data == msgpack.packb(["end", checksum])
            if not self._is_whole:
                raise damaged(start)
        elif kind == "frame":
            _read(unpacked, part)
            if len(self._frames) >= _MOST:
                raise damaged(start)
            self._frames.append(data)
        elif kind in _PARTS:
            self._keep(part)

    def _keep(self, part: Part) -> None:
        found = self._parts[part.kind]
        if len(found) >= _MOST:
            raise damaged(part.start)
        found.append(_read(_PARTS[part.kind].decode, part)[1])

    def whole(self) -> ReplayFile:
        found, end = self._parts, len(self._data)
        if not self._is_whole or len(found["header"]) != 1 or len(found["ending"]) > 1:
            raise damaged(end)
        file = ReplayFile(
            header=found["header"][0],
            moves=tuple(found["move"]),
            frames=Shelf(self._frames),
            roots=tuple(found["root"]),
            witness=found["witness"][-1] if found["witness"] else None,
            ending=found["ending"][0] if found["ending"] else None,
        )
        if not _is_seated(file):
            raise damaged(end)
        return file


def damaged(at: int) -> RecordError:
    """Give the error of a file that isn't as it was written, at about this byte."""
    return RecordError("damaged-replay", byte=at)


def _is_seated(file: ReplayFile) -> bool:
    """Tell whether every seat that the file names is one that somebody sat in."""
    seats = range(len(file.header.chairs))
    outcome = None if file.ending is None else file.ending.outcome
    named = list(() if outcome is None else outcome.winners)
    if file.witness is not None and file.witness.seat is not None:
        named.append(file.witness.seat)
    return len(seats) == file.header.setup.seats > 0 and all(seat in seats for seat in named)


def _read(read_one: Callable[[bytes], Any], part: Part) -> Any:
    try:
        return read_one(part.data)
    except Exception as error:  # of many kinds, all of which mean the same here
        raise damaged(part.start) from error


def _check_format(data: bytes) -> None:
    rest = _read(unpacked, Part(MAGIC, 0, data))[1:]
    if len(rest) != 1 or type(rest[0]) is not int:
        raise damaged(0)
    if rest[0] > FORMAT:
        raise RecordError("newer-replay", format=rest[0], known=FORMAT)
