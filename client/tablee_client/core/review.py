"""A review of a finished match, worked out by a server program of its own, at low priority."""

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec

from tablee.protocol.hints import HintReason
from tablee_client.core.serverprocess import server_command


class ReviewError(Exception):
    """No review came of it: the file keeps its secret, or isn't whole, or the program failed."""


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


async def review(file: bytes, seat: int, command: Sequence[str] = ()) -> Reviewed:
    """Review a replay file for a seat; ReviewError. Cancelled, it ends the program it started."""
    words = [*(command or server_command()), "review", "-", "--seat", str(seat + 1), "--json"]
    pipe = asyncio.subprocess.PIPE
    try:
        process = await asyncio.create_subprocess_exec(
            *words, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
        )
    except OSError as error:
        raise ReviewError from error
    try:
        said, _ = await process.communicate(file)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
    try:
        return msgspec.json.decode(said, type=Reviewed)
    except msgspec.MsgspecError as error:
        raise ReviewError from error
