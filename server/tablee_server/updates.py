"""Updates: what a viewer is told of a match, and how those merge that nobody had time to read."""

from collections.abc import Collection
from typing import Final

import msgspec

from tablee.engine import Viewer
from tablee.protocol import Message, SeatClock
from tablee.protocol.messages import TableChanged, Update
from tablee_server.match import Match

_NOTHING: Final = msgspec.Raw(msgspec.msgpack.encode(()))


def update_of(
    table: int, match: Match, viewer: Viewer, clock: tuple[SeatClock, ...], *, whole: bool = False
) -> Update:
    """Build what a viewer is told of the last change; `whole` is for one who has seen nothing."""
    return updates_of(table, match, (viewer,), clock, whole=whole)[viewer]


def updates_of(
    table: int, match: Match, viewers: Collection[Viewer], clock: tuple[SeatClock, ...],
    *, whole: bool = False,
) -> dict[Viewer, Update]:  # fmt: skip
    """Build `update_of` for each of several viewers; what is the same for all is made once."""
    number, version, outcome = match.number, match.version, match.outcome()
    since, told = (0, None) if whole else (version - 1, match.told(viewers))
    found = {}
    sights, asked = match.sights(viewers), match.asked(viewers)
    for viewer, (prompt, stage, legal) in zip(viewers, asked, strict=True):
        found[viewer] = Update(
            table, number, version, since, viewer, prompt, stage,
            _NOTHING if told is None else told[viewer], msgspec.Raw(sights[viewer]), legal, clock,
            match.log(viewer) if whole else None, outcome,
        )  # fmt: skip
    return found


def whole(update: Update) -> Update:
    """Give an update as one is told who has seen nothing before."""
    return msgspec.structs.replace(update, since=0, events=_NOTHING, log=_NOTHING)


def merged(older: Message, newer: Message) -> Message:
    """Give what stands for both: the newer, and for updates of a match since when."""
    if isinstance(older, Update) and isinstance(newer, Update):
        return skipping(older, newer)
    return newer


def skipping(older: Update, newer: Update) -> Update:
    """Give the newer for one who wasn't told the older."""
    if newer.log is not None:
        return newer
    since = older.since if older.match == newer.match else 0
    return msgspec.structs.replace(newer, since=since, events=_NOTHING)


def merge_key(message: Message) -> tuple[type[Message], int] | None:
    """Name what a newer message of the same key makes worthless; None for what must be read."""
    if isinstance(message, Update):
        return Update, message.table
    if isinstance(message, TableChanged):
        return TableChanged, message.table.id
    return None
