"""A room without sockets, tasks or real time: guests speak to the lobby and hear what it says."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from tablee.engine import Action, Detail, LegalActions
from tablee.games import get_game
from tablee.protocol import Message, TableRules
from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.messages import (
    Act,
    Command,
    CreateTable,
    Done,
    Join,
    Ready,
    Refused,
    Start,
    TableChanged,
    Tables,
    Update,
    Watch,
)
from tablee.protocol.seating import SeatGiven
from tablee_server.ai import AnyGame
from tablee_server.ai.thinking import AtOnce, Thinker
from tablee_server.casebook import Casebook
from tablee_server.journal import InMemoryJournal, Journal, Unit
from tablee_server.limits import Pace, ServerLimits
from tablee_server.lobby import Lobby
from tablee_server.player import Player
from tablee_server.resume import resume
from tablee_server.room import Room
from tablee_server.seeds import Seeds
from tablee_server.table import Table
from tests.conformance.toy import GAME as HARBOUR

M = TypeVar("M", bound=Message)
FEATURES_HEARD = ("chat", "clocks", "told", "votes")


class ManualClock:
    """Time that stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_700_000_000.0 + self.time

    def pass_by(self, seconds: float) -> None:
        self.time += seconds


class Ear:
    """A link that keeps what is said, and never loses a message it understands."""

    def __init__(
        self, features: Sequence[str] = FEATURES_HEARD, address: str | None = None
    ) -> None:
        self.features = features
        self.address = address
        self.ping_ms: float | None = None
        self.heard: list[Message] = []
        self.goodbyes: list[str] = []

    def send(self, message: Message) -> None:
        if self.understands(type(message)):
            self.heard.append(message)

    def understands(self, kind: type[Message]) -> bool:
        return FEATURE_OF.get(kind) in (None, *self.features)

    def announced(self, feature: str) -> bool:
        return feature in self.features

    def close(self, code: str, **_: Detail) -> None:
        self.goodbyes.append(code)


class TracingJournal(InMemoryJournal):
    """A journal that also tells, in one list with the messages, when something is recorded."""

    def __init__(self, trace: list[object]) -> None:
        super().__init__()
        self.units: list[Unit] = []
        self._trace = trace

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        self.units.append(unit)
        self._trace += unit
        super().keep(unit, then)


@dataclass
class Stand:
    """The room under test. `pace` between a bot's moves; 0 unless a test cares.

    Bots that search do so in passing: how well they play is tested elsewhere.
    """

    pace: float = 0.0
    seed: int | None = 1
    limits: ServerLimits = field(default_factory=ServerLimits)
    kept: Journal | None = None
    thinker: Thinker = field(default_factory=lambda: AtOnce(iterations=8))
    casebook: Casebook = field(default_factory=Casebook)
    find_game: Callable[[str], AnyGame] = lambda slug: (
        HARBOUR if slug == "toy-harbour" else get_game(slug)
    )

    def __post_init__(self) -> None:
        self.clock = ManualClock()
        self.trace: list[object] = []
        self.journal = TracingJournal(self.trace)
        self.opened: list[Table] = []
        self.lobby = Lobby(self._room, open_table=self.opened.append, find_game=self.find_game)
        if self.kept is not None:
            self.clock.time = max(self.clock.time, self.kept.ledger.time)
            resume(self.lobby, self.kept.ledger, self.kept.history.read_records)

    def _room(self, lobby: Lobby) -> Room:
        pace, seeds = Pace(self.pace), Seeds(self.seed)
        journal = self.journal if self.kept is None else self.kept
        return Room(
            self.clock, journal, seeds, self.limits, pace, lobby, "a1",
            thinker=self.thinker, casebook=self.casebook,
        )  # fmt: skip

    def guest(
        self,
        name: str,
        *,
        token: bytes | None = None,
        features: Sequence[str] = FEATURES_HEARD,
        address: str | None = None,
    ) -> "Guest":
        """Let somebody in, whose client announces these features."""
        ear = Ear(features, address)
        player, issued = self.lobby.admit(name=name, avatar=0, token=token)
        self.lobby.keep(player, lambda: None)
        self.lobby.attach(player, ear)
        guest = Guest(self, player, ear, issued, cmd=player.last_cmd)
        self.lobby.entered(player)
        return guest

    async def run(self) -> None:
        """Let all tables do what waits or is due."""
        for table in self.opened:
            while not table.is_closed and await table.work():
                pass

    async def wait(self, seconds: float, step: float = 0.25) -> None:
        """Let time go by and the tables work."""
        for _ in range(round(seconds / step)):
            self.clock.pass_by(step)
            await self.run()

    def table(self, number: int = 1) -> Table:
        return self.lobby.tables[number]


@dataclass
class Guest:
    """Somebody in the room."""

    stand: Stand
    player: Player
    ear: Ear
    token: bytes
    cmd: int = 0

    async def say(self, kind: Callable[..., Command], *fields: Any, **named: Any) -> Message:
        """Give a command, let the tables work, and give the answer."""
        await self._send(kind(self.cmd + 1, *fields, **named))
        return self.answer(self.cmd)

    def answer(self, cmd: int) -> Message:
        """Give the answer to a command."""
        (answer,) = self.answers(cmd)
        return answer

    def answers(self, cmd: int) -> list[Message]:
        """Give every answer to a command."""
        kinds = (Done, Refused, Tables, SeatGiven)
        return [m for m in self.ear.heard if isinstance(m, kinds) and m.cmd == cmd]

    def all(self, kind: type[M]) -> list[M]:
        """Give everything of a kind that was said to this guest."""
        return [message for message in self.ear.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """Give what was said last of a kind."""
        return self.all(kind)[-1]

    def forget(self) -> None:
        """Listen anew."""
        self.ear.heard.clear()

    async def hang_up(self) -> None:
        """Lose the connection."""
        self.stand.lobby.leave(self.player, self.ear, for_good=False)
        await self.stand.run()

    @property
    def update(self) -> Update:
        return self.last(Update)

    def legal(self) -> LegalActions:
        """Give what the last update lets this guest do."""
        table = self.stand.table(self.update.table)
        return table.game.decode_legal(bytes(self.update.legal))

    async def act(self, action: Action, *, prompt: int | None = None) -> Message:
        """Take an action, as an answer to the present question; gives the answer."""
        await self.start_acting(action, prompt=prompt)
        return self.answer(self.cmd)

    async def start_acting(self, action: Action, *, prompt: int | None = None) -> None:
        """Take an action that may not be answered at once."""
        asked = self.update.prompt if prompt is None else prompt
        await self._send(Act(self.cmd + 1, self.update.table, asked, _raw(action)))

    async def junk(self, data: bytes) -> None:
        """Send bytes where an action belongs."""
        await self._send(
            Act(self.cmd + 1, self.update.table, self.update.prompt, msgspec.Raw(data))
        )

    async def _send(self, command: Command) -> None:
        self.cmd = command.cmd
        self.player.ask(command)
        await self.stand.run()


def _raw(action: Action) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(action))


async def open_table(host: Guest, *, game: str = "toy-harbour", **more: Any) -> int:
    """Open a table; 2 seats of the harbour, without bank and AFK rules."""
    fields = {"name": "Quay", "seats": 2, "rules": TableRules(bank=0, afk=0), **more}
    answer = await host.say(CreateTable, game, **fields)
    assert isinstance(answer, Done), answer
    assert answer.value is not None
    return answer.value


async def playing(stand: Stand, *names: str, **more: Any) -> list[Guest]:
    """Give guests who sit at table 1 in this order and whose match has begun."""
    guests = [stand.guest(name) for name in names]
    table = await open_table(guests[0], **{"seats": max(2, len(names)), **more})
    for guest in guests[1:]:
        await guest.say(Join, table)
        await guest.say(Ready, table, ready=True)
    assert await guests[0].say(Start, table) == Done(guests[0].cmd)
    return guests


async def watching(stand: Stand, name: str, table: int = 1) -> Guest:
    """Give a guest who looks on."""
    guest = stand.guest(name)
    assert await guest.say(Watch, table) == Done(guest.cmd)
    return guest


def code_of(answer: Message) -> str:
    """Give why a command was refused."""
    assert isinstance(answer, Refused), answer
    return answer.code


def seats_of(guest: Guest) -> tuple[str, ...]:
    """Give the seats as the guest was last told: the players' names, bot, or open."""
    info = guest.last(TableChanged).table
    return tuple(seat.name if seat.kind == "player" else seat.kind for seat in info.seats)
