"""A match that is over, as a room: its table is there to be seen, and nothing can be done in it."""

import asyncio
from collections.abc import Mapping, Sequence

from tablee.engine import Action, Value
from tablee.protocol import TableInfo, TableRules
from tablee.protocol.fields import Vote
from tablee.protocol.messages import Welcome
from tablee_client.core.failure import RefusedError
from tablee_client.core.house import House
from tablee_client.core.notices import ChatHeard, Notice
from tablee_client.core.tableview import TableView
from tablee_client.view.room import NO_OPTIONS, Promise


class ReplayRoom:
    """The room of a match that is watched again. Every verb is refused: `over`."""

    welcome = Welcome(1, "", (), "", "", "", 0, "", b"")
    tables: Mapping[int, TableInfo] = {}
    chat: Sequence[ChatHeard] = ()
    house = House()
    key: bytes | None = None
    connected = True
    over = False
    ping_ms: float | None = None

    def __init__(self, table: TableView, *opening: Notice) -> None:
        """`opening` are the notices to be heard first."""
        self.table: TableView | None = table
        self.ignored: set[int] = set()
        self._waiting = list(opening)

    def clock(self) -> float:
        return 0.0

    @property
    def has_news(self) -> bool:
        return bool(self._waiting)

    def notices(self) -> list[Notice]:
        told, self._waiting = self._waiting, []
        return told

    def list_tables(self) -> Promise:
        return _refused()

    def create_table(
        self, game: str, name: str, *, seats: int, preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS, rules: TableRules | None = None,
    ) -> Promise:  # fmt: skip
        return _refused(game, name, seats, preset, options, rules)

    def change_table(
        self, *, seats: int, preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS, rules: TableRules | None = None,
    ) -> Promise:  # fmt: skip
        return _refused(seats, preset, options, rules)

    def join(self, table: int, seat: int | None = None, pin: str | None = None) -> Promise:
        return _refused(table, seat, pin)

    def watch(self, table: int, pin: str | None = None) -> Promise:
        return _refused(table, pin)

    def lock(self, pin: str | None) -> Promise:
        return _refused(pin)

    def leave(self) -> Promise:
        return _refused()

    def place_bot(self, seat: int, level: str | None) -> Promise:
        return _refused(seat, level)

    def ready(self, ready: bool = True) -> Promise:
        return _refused(ready)

    def start(self) -> Promise:
        return _refused()

    def act(self, action: Action) -> Promise:
        return _refused(action)

    def vote(self, vote: Vote, yes: bool = True) -> Promise:
        return _refused(vote, yes)

    def rest(self, rest: bool = True) -> Promise:
        return _refused(rest)

    def keep_seat(self, pin: str) -> Promise:
        return _refused(pin)

    async def claim_seat(self, table: int, seat: int, pin: str) -> bytes:  # noqa: ARG002
        raise RefusedError("closed")

    def wish(self, level: str | None) -> Promise:
        return _refused(level)

    def remove(self, player: int) -> Promise:
        return _refused(player)

    def mute(self, player: int, muted: bool = True) -> Promise:
        return _refused(player, muted)

    def give_host(self, player: int) -> Promise:
        return _refused(player)

    def pause(self, pause: bool = True) -> Promise:
        return _refused(pause)

    def say(self, text: str, *, in_lobby: bool = False) -> Promise:
        return _refused(text, in_lobby)

    def emote(self, emote: str) -> Promise:
        return _refused(emote)

    def ask_hint(self, prompt: int) -> Promise:
        return _refused(prompt)

    async def fetch_match(self) -> bytes:
        raise RefusedError("closed")

    async def close(self) -> None:
        return


def _refused(*_: object) -> Promise:
    promise: Promise = asyncio.get_running_loop().create_future()
    promise.set_exception(RefusedError("closed"))
    promise.exception()  # it counts as told, whether anybody asks or not
    return promise
