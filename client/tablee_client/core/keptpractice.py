"""Practice matches that were left: each in a folder of its own, to be continued later.

A folder holds what the match's server keeps (`server`, its journal) and `practice.json`, which says
what was agreed and holds the player's token. The server's journal decides where the match stands;
this file only leads back to it, so nothing is lost however this program ended.
"""

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tablee.engine import LEVELS
from tablee.engine.errors import BadSetup, UnknownGame
from tablee_client.core.failure import HostError
from tablee_client.core.keyring import TOKEN_BYTES
from tablee_client.core.locked import claim
from tablee_client.core.plan import PracticePlan

MOST_KEPT: Final = 8
"""Of so many matches the next one takes the place of the one that was left the longest ago."""
_FILE: Final = "practice.json"
_LATEST: Final = 1e11
"""Unix time in the year 5138: whoever writes a later one writes nonsense."""


class Left(msgspec.Struct, frozen=True):
    """What was left: the plan, when (Unix time), and after how many moves.

    `token` is the player's, None until a server gave one.
    """

    plan: PracticePlan
    at: Annotated[float, msgspec.Meta(ge=0, le=_LATEST)]
    token: Annotated[bytes, msgspec.Meta(min_length=TOKEN_BYTES, max_length=TOKEN_BYTES)] | None = (
        None
    )
    moves: Annotated[int, msgspec.Meta(ge=0)] = 0


class Slot:
    """The folder of one match, held by this process alone until it is released."""

    def __init__(self, folder: Path, held: sqlite3.Connection, now: Callable[[], float]) -> None:
        """Use `PracticeShelf` instead."""
        self.folder = folder
        self._held = held
        self._now = now
        self._left: Left | None = None

    @property
    def server_folder(self) -> Path:
        """The folder for the server."""
        return self.folder / "server"

    def write(self, plan: PracticePlan, *, token: bytes | None, moves: int) -> None:
        """Keep how the match is to be found again, as it is now; OSError."""
        self.keep(Left(plan, self._now(), token, moves))

    def keep(self, left: Left) -> None:
        """Keep what was left; OSError."""
        partial = self.folder / "practice.new"
        partial.unlink(missing_ok=True)
        partial.touch(0o600, exist_ok=False)
        with partial.open("wb") as file:
            file.write(msgspec.json.encode(left))
            file.flush()
            os.fsync(file.fileno())  # else a power cut may leave an empty file, and no way back
        partial.replace(self.folder / _FILE)

    def release(self) -> None:
        """Let the match be continued, by whichever program."""
        self._held.close()

    def set_aside(self) -> None:
        """Offer the match no more, but leave what is there of it."""
        with contextlib.suppress(OSError):
            (self.folder / _FILE).replace(self.folder / "practice.lost")

    def discard(self) -> None:
        """Take the match away: it is over, or given up."""
        with contextlib.suppress(OSError):
            (self.folder / _FILE).unlink(missing_ok=True)
        self.release()
        shutil.rmtree(self.folder, ignore_errors=True)


@dataclass(frozen=True, slots=True)
class KeptPractice:
    """A match that can be continued: its number on the shelf, and what was kept of it."""

    number: int
    left: Left


class PracticeShelf:
    """The practice matches of one player that can be continued."""

    def __init__(self, folder: Path, *, now: Callable[[], float] = time.time) -> None:
        """Keep them in this folder, which need not exist. `now` gives Unix time."""
        self._folder = folder
        self._now = now

    def kept(self) -> tuple[KeptPractice, ...]:
        """Give what can be continued, the latest first. Unreadable ones stay where they are."""
        found = [(number, _read(self._folder / str(number))) for number in self._numbers()]
        readable = [KeptPractice(number, left) for number, left in found if left is not None]
        return tuple(sorted(readable, key=lambda kept: -kept.left.at))

    def damaged(self) -> tuple[Path, ...]:
        """Give the folders of matches that were left and can't be read any more."""
        folders = [self._folder / str(number) for number in self._numbers()]
        return tuple(at for at in folders if (at / _FILE).exists() and _read(at) is None)

    def begin(self) -> Slot | None:
        """Give a new match a folder; None where nothing can be kept: it can be played all the same.

        Where the shelf is full, the match that was left the longest ago makes room.
        """
        try:
            self._make_room()
            number = max(self._numbers(), default=0) + 1
            folder = self._folder / str(number)
            folder.mkdir(mode=0o700, parents=True)
        except OSError:
            return None
        try:
            held = claim(folder / "lock")
        except (OSError, sqlite3.Error):
            shutil.rmtree(folder, ignore_errors=True)
            return None
        return None if held is None else Slot(folder, held, self._now)

    def take(self, number: int) -> tuple[Slot, Left]:
        """Hold a match to continue it.

        HostError `practice-gone`, `practice-open` where another window plays it, or
        `practice-unwritable` where nothing more can be written of it.
        """
        slot = self._hold(number)
        left = _read(slot.folder)
        if left is None:
            slot.release()
            raise HostError("practice-gone")
        try:
            slot.keep(left)
        except OSError:
            slot.release()
            raise HostError("practice-unwritable", folder=str(slot.folder)) from None
        return slot, left

    def discard(self, number: int) -> None:
        """Give a match up; HostError as `take` does, but a full disk is no hindrance."""
        try:
            self._hold(number).discard()
        except HostError as error:
            folder = self._folder / str(number)
            if error.code != "practice-unwritable":
                raise
            shutil.rmtree(folder, ignore_errors=True)
            if folder.exists():
                raise

    def clear(self) -> None:
        """Give all matches up, also what can't be read; those that another window plays stay."""
        for number in self._numbers():
            with contextlib.suppress(HostError):
                self.discard(number)

    def _hold(self, number: int) -> Slot:
        folder = self._folder / str(number)
        if not folder.is_dir():
            raise HostError("practice-gone")
        try:
            held = claim(folder / "lock")
        except (OSError, sqlite3.Error):
            raise HostError("practice-unwritable", folder=str(folder)) from None
        if held is None:
            raise HostError("practice-open")
        return Slot(folder, held, self._now)

    def _numbers(self) -> list[int]:
        try:
            names = [entry.name for entry in self._folder.iterdir() if entry.is_dir()]
        except OSError:
            return []
        return sorted(int(name) for name in names if name.isascii() and name.isdigit())

    def _make_room(self) -> None:
        """Let the oldest go, also of what can't be read: that is kept for whoever may mend it."""
        readable = [kept.number for kept in self.kept()]
        others = [number for number in self._numbers() if number not in readable]
        for old in (*readable[MOST_KEPT - 1 :], *others[:-MOST_KEPT]):
            with contextlib.suppress(HostError):  # another window plays it
                self.discard(old)


def _read(folder: Path) -> Left | None:
    try:
        left = msgspec.json.decode((folder / _FILE).read_bytes(), type=Left)
        left.plan.setup()
    except (OSError, ValueError, RecursionError, BadSetup, UnknownGame):
        return None
    return left if left.plan.level in LEVELS else None
