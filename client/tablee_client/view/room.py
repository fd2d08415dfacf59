"""A server as a player inside it: what the screens use of a session."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from tablee.engine import Action, Value
from tablee.protocol import TableInfo, TableRules
from tablee.protocol.fields import Vote
from tablee.protocol.messages import Welcome
from tablee_client.core.house import House
from tablee_client.core.notices import ChatHeard, Notice
from tablee_client.core.tableview import TableView

Promise: TypeAlias = Future[Any]
NO_OPTIONS: Mapping[str, Value] = MappingProxyType({})


class Room(Protocol):
    """The part of `tablee_client.core.session.Session` that screens use."""

    @property
    def welcome(self) -> Welcome:
        """The server's greeting: its name, this player's number and name."""

    @property
    def tables(self) -> Mapping[int, TableInfo]:
        """The lobby."""

    @property
    def table(self) -> TableView | None:
        """The table this player is at."""

    @property
    def chat(self) -> Sequence[ChatHeard]:
        """The last lines said."""

    @property
    def house(self) -> House:
        """What the organiser of the server has told everybody."""

    @property
    def key(self) -> bytes | None:
        """The fingerprint of the server's key; None without encryption."""

    @property
    def connected(self) -> bool:
        """Whether the server hears this player now."""

    @property
    def over(self) -> bool:
        """Whether the session has ended for good."""

    @property
    def ping_ms(self) -> float | None:
        """The time of the last question and answer."""

    @property
    def ignored(self) -> set[int]:
        """The players whose words and emotes aren't heard; add to it, or take away."""

    def clock(self) -> float:
        """Give the time by which deadlines of the table count, in seconds."""

    @property
    def has_news(self) -> bool:
        """Whether `notices` would give any."""

    def notices(self) -> list[Notice]:
        """Give what happened since the last call, once."""

    def list_tables(self) -> Promise:
        """Ask for the whole lobby, and its changes from now on."""

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
        """Open a table and sit at its first seat."""

    def change_table(
        self,
        *,
        seats: int,
        preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS,
        rules: TableRules | None = None,
    ) -> Promise:
        """Set the own table's rules anew."""

    def join(self, table: int, seat: int | None = None, pin: str | None = None) -> Promise:
        """Sit down."""

    def watch(self, table: int, pin: str | None = None) -> Promise:
        """Look on."""

    def lock(self, pin: str | None) -> Promise:
        """Lock the own table by a PIN, or open it."""

    def leave(self) -> Promise:
        """Get up, or stop looking on."""

    def place_bot(self, seat: int, level: str | None) -> Promise:
        """Seat a bot, or take it away."""

    def ready(self, ready: bool = True) -> Promise:
        """Be ready, or not any more."""

    def start(self) -> Promise:
        """Begin the match."""

    def act(self, action: Action) -> Promise:
        """Take an action."""

    def vote(self, vote: Vote, yes: bool = True) -> Promise:
        """Vote to stop the match, or for another one."""

    def rest(self, rest: bool = True) -> Promise:
        """Let a bot play one's seat, or take it back."""

    def wish(self, level: str | None) -> Promise:
        """Choose one's own stand-in."""

    def keep_seat(self, pin: str) -> Promise:
        """Keep the own seat by a PIN, once this player is gone."""

    async def claim_seat(self, table: int, seat: int, pin: str) -> bytes:
        """Give a token of the player who keeps this seat by a PIN; RefusedError."""

    def remove(self, player: int) -> Promise:
        """Send somebody away from the own table."""

    def mute(self, player: int, muted: bool = True) -> Promise:
        """Stop what somebody says, or let it go on."""

    def give_host(self, player: int) -> Promise:
        """Give the own table away."""

    def pause(self, pause: bool = True) -> Promise:
        """Ask for a pause, or end it."""

    def say(self, text: str, *, in_lobby: bool = False) -> Promise:
        """Say something."""

    def emote(self, emote: str) -> Promise:
        """Say something by an emote."""

    def ask_hint(self, prompt: int) -> Promise:
        """Ask what might be done now; it is told by a notice."""

    async def fetch_match(self) -> bytes:
        """Fetch the own table's finished match as a replay file; RefusedError."""

    async def close(self) -> None:
        """Leave the server."""
