"""Writes a replay file piece by piece: the match is played again, and every frame packed."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgpack
import msgspec

from tablee.engine import OPEN, Chance, Event, Game, SeededRng, State
from tablee.fairness import Tree
from tablee.record.frames import Frames, plain
from tablee.record.layout import (
    FORMAT,
    LONGEST,
    LONGEST_FRAME,
    MAGIC,
    Ending,
    Header,
    Move,
    Packed,
    RecordError,
    Witness,
)


def write(
    game: Game[Any, Any], header: Header, *, seed: bytes, moves: Sequence[Move], ending: Ending
) -> Iterator[bytes]:
    """Give the file in pieces, about one a move; IllegalAction where moves don't fit the rules.

    Moves and roots are written where nothing of the match is secret any more. The ending gets its
    outcome from the rules.
    """
    return sealed(_bodies(game, header, seed, moves, ending))


def with_witness(file: bytes, witness: Witness) -> bytes:
    """Add what this player's client saw to a whole file."""
    body = file[: -len(_end(b""))]
    more = _packed(["witness", plain(witness)])
    return b"".join(sealed(iter((body, more))))


def sealed(bodies: Iterator[bytes]) -> Iterator[bytes]:
    """Close a file with its checksum; RecordError `long-replay` where it grows too long."""
    checksum, length = hashlib.sha256(), 0
    for body in bodies:
        checksum.update(body)
        length += len(body)
        if length > LONGEST:
            raise RecordError("long-replay", limit=LONGEST)
        yield body
    yield _end(checksum.digest())


def _bodies(
    game: Game[Any, Any], header: Header, seed: bytes, moves: Sequence[Move], ending: Ending
) -> Iterator[bytes]:
    yield _packed([MAGIC, FORMAT]) + _packed(["header", plain(header)])
    is_open, frames, dice = OPEN in header.viewers, Frames(header.viewers), SeededRng(seed)
    events: list[Event] = []
    state: State = game.new_initial_state(header.setup, dice, events)
    yield _roots(header, events) + _frame(frames.pack(1, state, events))
    for move in moves:
        action = game.string_to_action(move.action)
        events = state.apply_action(move.seat, action, dice)
        told = _packed(["move", plain(move)]) if is_open else b""
        yield told + _roots(header, events) + _frame(frames.pack(move.version, state, events))
    outcome = state.outcome() if state.is_terminal() else None
    yield _packed(["ending", plain(msgspec.structs.replace(ending, outcome=outcome))])


def _roots(header: Header, events: Sequence[Event]) -> bytes:
    if header.opening is None:
        return b""
    secret = header.opening.secret
    chances = [event for event in events if isinstance(event, Chance)]
    return b"".join(_packed(["root", plain(Tree(secret, event).root())]) for event in chances)


def _frame(frame: Packed) -> bytes:
    body = _packed(frame)
    if len(body) > LONGEST_FRAME:
        raise RecordError("long-replay", limit=LONGEST_FRAME)
    return body


def _end(checksum: bytes) -> bytes:
    return _packed(["end", checksum or bytes(32)])


def _packed(value: Any) -> bytes:
    body = msgpack.packb(value)
    assert isinstance(body, bytes)
    return body
