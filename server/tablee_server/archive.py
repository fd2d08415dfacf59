"""The finished matches as files: made when somebody asks, a little at a time, and kept a while."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from tablee.engine import Viewer
from tablee.engine.errors import CodedError
from tablee.protocol.messages import Refused
from tablee.protocol.replays import PART_BYTES, FetchMatch, MatchPart
from tablee.record import RecordError
from tablee_server.ai import AnyGame
from tablee_server.chronicle import NotOver, pieces
from tablee_server.codes import BUSY, INTERNAL, NOT_OVER, NOT_REPLAYED, UNKNOWN_MATCH, Refusal
from tablee_server.journal import SetupRecord
from tablee_server.logs import fact
from tablee_server.player import Player
from tablee_server.room import Room

_LOG: Final = logging.getLogger(__name__)
_FILES_KEPT: Final = 8

Key: TypeAlias = tuple[int, int, Viewer]


class Archive:
    """Answers `fetch-match`. One file is made at a time, between the moves of all tables."""

    def __init__(self, room: Room, find_game: Callable[[str], AnyGame]) -> None:
        self._room = room
        self._find_game = find_game
        self._files: OrderedDict[Key, bytes] = OrderedDict()
        self._asked: dict[Key, list[tuple[Player, FetchMatch]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def fetch(self, player: Player, command: FetchMatch, viewer: Viewer) -> None:
        """Answer with a part of a file, now or when it is made; Refusal `busy`."""
        key = (command.table, command.match, viewer)
        file = self._files.get(key)
        if file is not None:
            self._files.move_to_end(key)
            player.answer(_part(file, command))
        elif key in self._asked:
            self._asked[key].append((player, command))
        elif len(self._asked) >= self._room.limits.files_waiting:
            raise Refusal(BUSY)
        else:
            self._asked[key] = [(player, command)]
            task = asyncio.get_running_loop().create_task(self._make(key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def idle(self) -> None:
        """Wait until nothing is being made."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Make nothing any more."""
        for task in self._tasks:
            task.cancel()

    async def _make(self, key: Key) -> None:
        outcome: bytes | Refusal
        try:
            async with self._turn:
                outcome = self._files[key] = await self._file(key)
            while len(self._files) > _FILES_KEPT:
                self._files.popitem(last=False)
        except Refusal as refusal:
            outcome = refusal
        except Exception:
            _LOG.exception(fact("file-failed", table=key[0], match=key[1]))
            outcome = Refusal(INTERNAL)
        for player, command in self._asked.pop(key):
            if isinstance(outcome, Refusal):
                player.answer(Refused(command.cmd, outcome.code, dict(outcome.details)))
            else:
                player.answer(_part(outcome, command))

    async def _file(self, key: Key) -> bytes:
        table, match, viewer = key
        records = await self._room.journal.history.records(table, match)
        setup = next((record for record in records if isinstance(record, SetupRecord)), None)
        if setup is None:
            raise Refusal(UNKNOWN_MATCH, match=match)
        file = bytearray()
        try:
            game = self._find_game(setup.game)
            for piece in pieces(records, game, server=self._room.server, viewer=viewer):
                file += piece
                await asyncio.sleep(0)
        except NotOver:
            raise Refusal(NOT_OVER, match=match) from None
        except RecordError as error:
            raise Refusal(error.code, **error.details) from error
        except CodedError as error:
            raise Refusal(NOT_REPLAYED, match=match) from error
        return bytes(file)


def _part(file: bytes, command: FetchMatch) -> MatchPart:
    data = file[command.offset : command.offset + PART_BYTES]
    return MatchPart(command.cmd, len(file), data)
