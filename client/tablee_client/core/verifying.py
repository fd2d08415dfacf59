"""Checking a replay file for its player: what is found, and how it is said."""

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

from tablee.engine import UnknownGame
from tablee.games import AnyGame, get_game
from tablee.record import Check, ReplayFile, check, read, verdict
from tablee_client.core.words import Words

Checked: TypeAlias = tuple[Check, ...]


def verify(file: ReplayFile) -> Checked:
    """Check a file by the rules that are installed here; takes some tenths of a second."""
    return tuple(check(file, game_of(file)))


async def verify_aside(data: bytes) -> Checked:
    """Read and check a file while everything else goes on; RecordError."""
    return await asyncio.to_thread(lambda: verify(read(data)))


def game_of(file: ReplayFile) -> AnyGame | None:
    """Give the rules of a file's game; None if they aren't installed."""
    try:
        return get_game(file.header.game)
    except UnknownGame:
        return None


def said(words: Words, one: Check) -> str:
    """Say one check in a sentence."""
    state = {True: "ok", False: "bad", None: "open"}[one.ok]
    return words(f"check-{one.name}-{state}", **one.details)


def summed_up(words: Words, checks: Sequence[Check]) -> str:
    """Say what all checks come to."""
    state = {True: "ok", False: "bad", None: "open"}[verdict(checks)]
    return words(f"verdict-{state}")
