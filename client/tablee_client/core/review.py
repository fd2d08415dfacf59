"""A review of a finished match, worked out by a server program of its own, at low priority."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from tablee.engine import Seat
from tablee.engine.errors import CodedError
from tablee.protocol.hints import HintReason
from tablee.record import ReplayFile
from tablee_client.core.spawning import server_command

_LONGEST_LINE: Final = 1 << 22


class ReviewError(CodedError):
    """No review came of it: the text `error-<code>`.

    Codes: `review-secret` (its table keeps it), `review-broken-off`, `review-failed` (the program
    failed, or its rules are others).
    """


class Mistake(msgspec.Struct, frozen=True):
    """A decision that was clearly worse than the best; worths of 0..1."""

    move: int
    action: str
    better: str
    cost: float
    error: float
    reasons: tuple[HintReason, ...] = ()


class Reviewed(msgspec.Struct, frozen=True):
    """All decisions of a seat; `mistakes` by what they cost. Start + skill + luck = result."""

    start: float
    result: float
    skill: float
    luck: float
    decisions: int
    mistakes: tuple[Mistake, ...]


class _Progress(msgspec.Struct, frozen=True):
    """How much of the match has been looked at, 0..1."""

    progress: float


def own_seat(file: ReplayFile) -> Seat:
    """Give the seat of the player whose client kept the file, else of the first one who is no bot.

    Where all were bots it is the first.
    """
    if file.witness is not None and file.witness.seat is not None:
        return file.witness.seat
    people = [seat for seat, chair in enumerate(file.header.chairs) if chair.level is None]
    return people[0] if people else 0


def refuse_unreviewable(file: ReplayFile) -> None:
    """Raise ReviewError where it is plain from the file that nobody can play the match again."""
    if file.header.opening is None:
        raise ReviewError("review-secret")
    if file.ending is None or file.ending.outcome is None:
        raise ReviewError("review-broken-off")


async def review(
    data: bytes,
    seat: Seat,
    *,
    told: Callable[[float], None] = lambda _: None,
    iterations: int | None = None,
    command: Sequence[str] = (),
) -> Reviewed:
    """Review a replay file for a seat; ReviewError. Cancelled, it ends the program it started.

    `told` hears, after each decision, which share of the match has been looked at. `iterations`
    are how long the best move is looked for; None for the program's own measure.
    """
    words = [*(command or server_command()), "review", "-", "--seat", str(seat + 1)]
    if iterations is not None:
        words += ["--iterations", str(iterations)]
    pipe, quiet = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(
            *words, "--json", "--progress",
            stdin=pipe, stdout=pipe, stderr=quiet, limit=_LONGEST_LINE, **_behind(),
        )  # fmt: skip
    except OSError as error:
        raise ReviewError("review-failed") from error
    try:
        return await _heard(process, data, told)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def _behind() -> dict[str, Any]:
    """Give how to start the program where it can't lower its own priority, and has no console."""
    how: dict[str, Any] = {}
    if sys.platform == "win32":
        how["creationflags"] = subprocess.CREATE_NO_WINDOW | subprocess.IDLE_PRIORITY_CLASS
    return how


async def _heard(
    process: asyncio.subprocess.Process, data: bytes, told: Callable[[float], None]
) -> Reviewed:
    """Hand the file over and read what the program says, line by line."""
    assert process.stdin is not None, "asked for"
    assert process.stdout is not None, "asked for"
    with contextlib.suppress(ConnectionError):  # it went: what it said tells
        process.stdin.write(data)
        await process.stdin.drain()
        process.stdin.close()
    try:
        while line := await process.stdout.readline():
            said = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
            if "progress" not in said:
                return msgspec.json.decode(line, type=Reviewed)
            told(msgspec.json.decode(line, type=_Progress).progress)
    except (msgspec.MsgspecError, ValueError) as error:  # a line beyond the limit, too
        raise ReviewError("review-failed") from error
    raise ReviewError("review-failed")
