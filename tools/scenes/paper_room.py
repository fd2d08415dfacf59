"""A server made of paper: it shows tables and chat, and answers every verb with Done."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.engine import Action, Value
from tablee.games import get_game
from tablee.protocol import SeatInfo, TableInfo, TableRules
from tablee.protocol.fields import Vote
from tablee.protocol.messages import Welcome
from tablee_client.core.failure import RefusedError
from tablee_client.core.house import House
from tablee_client.core.notices import ChatHeard, Notice
from tablee_client.core.tableview import TableView
from tablee_client.view.room import NO_OPTIONS, Promise

ME, FIRST_OTHER = 7, 20
NAMES = ("Odilon", "Brunehilde", "Perrine", "Gaspard", "Théodebert de Montfaucon", "Lise", "Zoé")
AVATARS = (2, 1, 3, 5, 22, 21, 28)
"""The portraits that suit the names."""


class PaperRoom:
    """A room without a server. `done` holds the verbs called, in order."""

    def __init__(
        self,
        tables: Sequence[TableInfo] = (),
        *,
        table: TableView | None = None,
        chat: Sequence[ChatHeard] = (),
    ) -> None:
        self.welcome = Welcome(
            protocol=1,
            software="tablee 0.1.0",
            features=(),
            server="Chez Odilon",
            server_id="odilon",
            boot_id="1",
            player=ME,
            name="Basile",
            token=bytes(16),
        )
        self.tables: Mapping[int, TableInfo] = {info.id: info for info in tables}
        self.table = table
        self.chat = tuple(chat)
        self.key: bytes | None = bytes(32)
        self.house = House()
        self.connected, self.over = True, False
        self.ping_ms: float | None = 2.0
        self.waiting: list[Notice] = []
        self.ignored: set[int] = set()
        self.done: list[tuple[object, ...]] = []
        self.file: bytes | None = None

    def clock(self) -> float:
        return 0.0

    @property
    def has_news(self) -> bool:
        return bool(self.waiting)

    def notices(self) -> list[Notice]:
        told, self.waiting = self.waiting, []
        return told

    def list_tables(self) -> Promise:
        return self._did("list")

    def create_table(
        self,
        game: str,
        name: str,
        *,
        seats: int,
        preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS,
        rules: TableRules | None = None,
    ) -> Promise:
        return self._did("create", game, name, seats, preset, dict(options), rules)

    def change_table(
        self,
        *,
        seats: int,
        preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS,
        rules: TableRules | None = None,
    ) -> Promise:
        return self._did("change", seats, preset, dict(options), rules)

    def join(self, table: int, seat: int | None = None, pin: str | None = None) -> Promise:
        return (
            self._did("join", table, seat) if pin is None else self._did("join", table, seat, pin)
        )

    def watch(self, table: int, pin: str | None = None) -> Promise:
        return self._did("watch", table, *([] if pin is None else [pin]))

    def lock(self, pin: str | None) -> Promise:
        return self._did("lock", pin)

    def leave(self) -> Promise:
        return self._did("leave")

    def place_bot(self, seat: int, level: str | None) -> Promise:
        return self._did("bot", seat, level)

    def ready(self, ready: bool = True) -> Promise:
        return self._did("ready", ready)

    def start(self) -> Promise:
        return self._did("start")

    def keep_seat(self, pin: str) -> Promise:
        return self._did("keep", pin)

    async def claim_seat(self, table: int, seat: int, pin: str) -> bytes:
        self.done.append(("claim", table, seat, pin))
        return bytes(16)

    def act(self, action: Action) -> Promise:
        return self._did("act", action)

    def vote(self, vote: Vote, yes: bool = True) -> Promise:
        return self._did("vote", vote, yes)

    def ask_hint(self, prompt: int) -> Promise:
        return self._did("ask_hint", prompt)

    def emote(self, emote: str) -> Promise:
        return self._did("emote", emote)

    def rest(self, rest: bool = True) -> Promise:
        return self._did("rest", rest)

    def wish(self, level: str | None) -> Promise:
        return self._did("wish", level)

    def remove(self, player: int) -> Promise:
        return self._did("remove", player)

    def mute(self, player: int, muted: bool = True) -> Promise:
        return self._did("mute", player, muted)

    def give_host(self, player: int) -> Promise:
        return self._did("give-host", player)

    def pause(self, pause: bool = True) -> Promise:
        return self._did("pause", pause)

    def say(self, text: str, *, in_lobby: bool = False) -> Promise:
        return self._did("say", text, in_lobby)

    async def fetch_match(self) -> bytes:
        if self.file is None:
            raise RefusedError("no-files")
        return self.file

    async def close(self) -> None:
        self.over = True

    def _did(self, *verb: object) -> Promise:
        self.done.append(verb)
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        promise.set_result(None)
        return promise


def seats(kinds: str, *, ready: str = "") -> tuple[SeatInfo, ...]:
    """Give seats: m me, p a player, b a bot, o open; `ready` lists the places that are ready."""
    found, others = [], iter(range(len(NAMES)))
    for place, kind in enumerate(kinds):
        is_ready = str(place) in ready
        if kind == "m":
            found.append(SeatInfo("player", "Basile", ready=is_ready, avatar=4, player=ME))
        elif kind == "p":
            k = next(others)
            found.append(
                SeatInfo(
                    "player",
                    NAMES[k],
                    ready=is_ready,
                    avatar=AVATARS[k],
                    player=FIRST_OTHER + k,
                )
            )
        elif kind == "b":
            k = next(others)
            found.append(SeatInfo("bot", NAMES[k], level="normal", avatar=AVATARS[k]))
        else:
            found.append(SeatInfo())
    return tuple(found)


def info(number: int, name: str, kinds: str, **more: Any) -> TableInfo:
    """Give a table of Nain Jaune."""
    facts: dict[str, Any] = {
        "phase": "lobby",
        "host": ME,
        "preset": "seed",
        "options": {},
        "watchers": 0,
        "match": 0,
        **more,
    }
    ready = facts.pop("ready", "")
    return TableInfo(
        id=number, name=name, game="nain-jaune", seats=seats(kinds, ready=ready), **facts
    )


def view(table: TableInfo, *, seat: int | None, hosted: bool = True) -> TableView:
    """Give a table as this player sees it before a match."""
    return TableView(table, get_game("nain-jaune"), seat, hosted)


CHAT = (
    ChatHeard(None, 20, "Odilon", "Bonsoir à tous !"),
    ChatHeard(None, 22, "Perrine", "On commence dans cinq minutes, le temps d’une bûche."),
    ChatHeard(None, 7, "Basile", "Parfait."),
)
