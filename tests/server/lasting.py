"""A room whose journal is a file, and which can be killed at any moment and begun anew from it."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.protocol.messages import Update
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tablee_server.table import Table
from tests.server.stand import Guest, Stand


@asynccontextmanager
async def lasting(folder: Path, **more: Any) -> AsyncIterator[Stand]:
    """Give a room that goes on from what this folder keeps; closed at last."""
    journal = DiskJournal(open_journal(folder))
    stand = Stand(kept=journal, **more)
    journal.start()
    try:
        yield stand
    finally:
        await journal.close()


def left_by_a_kill(folder: Path, copy: Path) -> Path:
    """Copy a folder as a killed server would leave it this moment."""
    copy.mkdir()
    for file in folder.iterdir():
        if not file.name.endswith("-shm"):
            shutil.copyfile(file, copy / file.name)
    return copy


def come_back(stand: Stand, guest: Guest) -> Guest:
    """Let a guest of the killed room enter the new one with his token."""
    return stand.guest(guest.player.name, token=guest.token)


def truth_of(table: Table) -> dict[str, object]:
    """Give all that must be the same after a restart."""
    play = table.play
    found: dict[str, object] = {"phase": table.phase, "setup": table.setup, "match": table.matches}
    if play is not None:
        viewers = range(len(table.company.seats))
        found |= {
            "state": play.match.state.to_bytes(),
            "version": play.match.version,
            "prompts": play.match.prompts,
            "chance": None if play.dealings is None else play.dealings.kept(),
            "updates": [plain(play.update(viewer)) for viewer in viewers],
        }
    return found


def plain(update: Update) -> tuple[object, ...]:
    """Give what a viewer is told, without the log, of which a restart keeps the last part only."""
    return (
        update.version, update.viewer, update.prompt, update.stage, bytes(update.observation),
        bytes(update.legal), update.clock, update.outcome,
    )  # fmt: skip
