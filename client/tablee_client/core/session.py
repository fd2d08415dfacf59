"""A session: one player at one server, however often the connection breaks.

    session = await Session.open(parse_address("localhost"), Profile("Léa"))
    await session.join(table)                # verbs give futures: await them, or don't
    for notice in session.notices():         # once a frame
        ...
    await session.close()

It mirrors what the server tells (`tables`, `table`, `chat`); the mirror is the truth and changes by
itself while the event loop runs, at most `Timing.budget` seconds of work at a time. What changed,
in order, is told by notices. A lost connection comes back by itself with the player's token, and a
command without an answer is repeated under its number, to take effect once.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

import msgspec

from tablee.engine import Action
from tablee.protocol import Message, PeerError, TableInfo
from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.messages import (
    Act,
    Answer,
    Command,
    CreateTable,
    Join,
    Leave,
    ListTables,
    News,
    Tables,
    Watch,
    Welcome,
)
from tablee.protocol.replays import FetchMatch, MatchPart
from tablee_client.core.address import Address
from tablee_client.core.allowance import Allowance
from tablee_client.core.failure import RefusedError
from tablee_client.core.files import Files
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.house import House
from tablee_client.core.lifeline import Lifeline, Party
from tablee_client.core.mirror import Mirror
from tablee_client.core.notices import Back, ChatHeard, Closed, Lost, Notice, Replaced
from tablee_client.core.outbox import Asked, Outbox, Promise, keep, new_promise, refuse, refused
from tablee_client.core.plain import plain
from tablee_client.core.tableview import TableView
from tablee_client.core.timing import Timing
from tablee_client.core.verbs import Verbs
from tablee_client.core.whereabouts import Whereabouts

NO_KEYS: Final = Keys()
NOTICES_KEPT: Final = 4096
_ANSWERS: Final = get_args(Answer)
_NEWS: Final = get_args(News)


class Session(Verbs):
    """One player's place at one server.

    Every verb gives a future. It holds the number that the command promised (0 for most), or raises
    RefusedError; nobody has to await it. While the connection is lost it stays open.
    """

    def __init__(
        self, party: Party, *, timing: Timing | None = None, clock: Callable[[], float]
    ) -> None:
        """Use `Session.open` instead."""
        self.address = party.address
        self.clock = clock
        self._timing = timing or Timing()
        self._lifeline = Lifeline(party, self, timing=self._timing, clock=clock)
        self._mirror = Mirror(clock)
        self._outbox = Outbox()
        self._allowance = Allowance(clock)
        self._notices: deque[Notice] = deque(maxlen=NOTICES_KEPT)
        self.overheard: Callable[[Notice], None] = lambda _: None
        self._stirred = asyncio.Event()
        self._entering: tuple[Promise, int] | None = None
        self.files = Files()
        self._acting: tuple[Promise, int, int] | None = None
        self._welcome: Welcome | None = None
        self._over = False
        self._listed = False
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    async def open(
        cls,
        address: Address,
        profile: Profile,
        keys: Keys = NO_KEYS,
        *,
        timing: Timing | None = None,
        clock: Callable[[], float] = time.monotonic,
        around: Whereabouts | None = None,
    ) -> "Session":
        """Connect and greet; ConnectError says by a code why that failed.

        A server that moves is followed if `around` finds it.
        """
        session = cls(Party(address, profile, keys, around), timing=timing, clock=clock)
        session._begin(await session._lifeline.open())
        return session

    async def close(self) -> None:
        """Leave the server; a seat in a match stays this player's for as long as the server says.

        Unanswered verbs are refused with `closed`. May be called more than once.
        """
        self._end()
        await self._lifeline.close("leaving")

    # --- what the server told

    @property
    def welcome(self) -> Welcome:
        """The server's latest greeting: its name, this player's number, name and token."""
        assert self._welcome is not None
        return self._welcome

    @property
    def tables(self) -> Mapping[int, TableInfo]:
        """The lobby, by table; complete once `list_tables` was answered, and kept up from then."""
        return self._mirror.tables

    @property
    def table(self) -> TableView | None:
        """The table this player sits at or watches."""
        return self._mirror.table

    @property
    def house(self) -> House:
        """What the organiser of the server has told everybody."""
        return self._mirror.house

    @property
    def chat(self) -> deque[ChatHeard]:
        """The last lines that were said, the latest last."""
        return self._mirror.chat

    @property
    def ignored(self) -> set[int]:
        """The players whose words and emotes aren't heard here; nobody is told."""
        return self._mirror.ignored

    @property
    def key(self) -> bytes | None:
        """The fingerprint of the server's key; None without TLS."""
        return self._lifeline.key

    @property
    def connected(self) -> bool:
        """Whether the server hears this player now."""
        return self._lifeline.alive

    @property
    def over(self) -> bool:
        """Whether the session has ended for good."""
        return self._over

    @property
    def ping_ms(self) -> float | None:
        """The time of the last question and answer, in ms; None before the first."""
        return self._lifeline.ping_ms

    @property
    def has_news(self) -> bool:
        """Whether `notices` would give any."""
        return bool(self._notices)

    def notices(self) -> list[Notice]:
        """Give what happened since the last call, in order, once."""
        told = list(self._notices)
        self._notices.clear()
        self._stirred.clear()
        return told

    async def wait(self) -> list[Notice]:
        """Wait until something has happened, and give it as `notices` does; [] when over."""
        while not self._notices and not self._over:
            self._stirred.clear()
            await self._stirred.wait()
        return self.notices()

    # --- verbs

    def list_tables(self) -> Promise:
        """Ask for the whole lobby; from then on the server tells its changes by itself."""
        self._listed = True
        return self._ask(lambda cmd: ListTables(cmd))

    def act(self, action: Action) -> Promise:
        """Take an action that the table's `legal` allows now.

        Refused at once, and nothing sent, with `no-prompt`, `illegal`, or `pending` while the
        effect of the last action isn't known yet (a double click).
        """
        view = self.table
        if view is None or view.prompt == 0:
            return refused("no-prompt")
        if self._is_acting(view):
            return refused("pending")
        if not view.allows(action):
            return refused("illegal")
        raw, prompt = msgspec.Raw(msgspec.msgpack.encode(action)), view.prompt
        promise = self.ask_at_table(lambda cmd, at: Act(cmd, at, prompt, raw))
        self._acting = (promise, view.match, view.version)
        return promise

    @property
    def at(self) -> int | None:
        return self._mirror.at

    @property
    def features(self) -> tuple[str, ...]:
        return self.welcome.features

    def ask(self, make: Callable[[int], Command]) -> Promise:
        return self._ask(make)

    def ask_at_table(self, make: Callable[[int, int], Command]) -> Promise:
        at = self._mirror.at
        return refused("no-table") if at is None else self._ask(lambda cmd: make(cmd, at))

    async def fetch_match(self) -> bytes:
        """Fetch the own table's finished match as a replay file; RefusedError.

        It holds what this client itself was told of the match's chance, to be checked with it.
        """
        view = self.table
        if view is None or FEATURE_OF[FetchMatch] not in self.features:
            raise RefusedError("no-files")
        await self.ask_at_table(lambda cmd, at: FetchMatch(cmd, at, view.match))
        return self._mirror.deals.witnessed(self.files.whole(view.id, view.match), view.seat)

    # --- what the lifeline reports

    def take(self, message: Message) -> None:
        """Take a message of the server; PeerError if it can't be one."""
        if isinstance(message, _ANSWERS):
            self._land(message)
        elif isinstance(message, _NEWS):
            self._tell(*self._mirror.apply(message))
            for part in self._mirror.deals.take():
                self._lifeline.send(part)
        else:
            raise PeerError("unexpected-message", f"{type(message).__name__} in a session")
        self._arrive()

    def lost(self, notice: Lost) -> None:
        """Tell that the connection is lost."""
        self._tell(notice)

    def back(self, welcome: Welcome) -> None:
        """Take up where the connection broke, as far as the server still knows this player."""
        self.address = self._lifeline.address
        before = (self.welcome.boot_id, self.welcome.player)
        known = before == (welcome.boot_id, welcome.player) or welcome.resumed is not None
        known = known or welcome.known
        if before[0] != welcome.boot_id:
            self._mirror.forget()
        self._mirror.trust_again()
        self._listed = self._listed and known
        self._begin(welcome)
        if not known:
            self._mirror.forget()
            self._outbox.fail("lost")
            self._tell(*self._mirror.leave("lost"))
            self._arrive()
        self._tell(Back(resumed=known))
        self._repeat()
        self._look_again(welcome)

    def ended(self, notice: Closed | Replaced) -> None:
        """Tell that the session has ended for good."""
        self._tell(notice)
        self._end()

    # --- inside

    def _begin(self, welcome: Welcome) -> None:
        shown = {"server": plain(welcome.server), "name": plain(welcome.name)}
        self._welcome = msgspec.structs.replace(welcome, **shown)
        self._mirror.player = welcome.player
        self._mirror.deals.greet(welcome)
        resumed = welcome.resumed
        if resumed is None:
            return
        self._outbox.skip_to(resumed.last_cmd)
        if self._mirror.at != resumed.table:
            self._tell(*self._mirror.enter(resumed.table))

    def _look_again(self, welcome: Welcome) -> None:
        """Ask anew for what a server only tells to a connection that asked."""
        if self._listed:
            self.list_tables()
        if welcome.resumed is None and self._mirror.at is not None:
            self.watch(self._mirror.at).add_done_callback(self._leave_if_gone)

    def _leave_if_gone(self, watched: Promise) -> None:
        error = None if watched.cancelled() else watched.exception()
        if isinstance(error, RefusedError) and not self._over:
            self._tell(*self._mirror.leave(error.code))

    def _end(self) -> None:
        self._over = True
        if self._timer is not None:
            self._timer.cancel()
        self._outbox.fail("closed")
        if self._entering is not None:
            refuse(self._entering[0], RefusedError("closed"))
        self._stirred.set()

    def _tell(self, *notices: Notice) -> None:
        for notice in notices:
            self.overheard(notice)
            self._notices.append(notice)
            self._stirred.set()

    def _ask(self, make: Callable[[int], Command], promise: Promise | None = None) -> Promise:
        if self._over:
            return refused("closed")
        promise = promise or new_promise()
        self._outbox.ask(make, promise)
        self._pump()
        return promise

    def _pump(self) -> None:
        """Let the next command leave, if it may."""
        if self._timer is not None or not self._lifeline.alive or not self._outbox.ready:
            return
        wait = self._allowance.spend()
        if wait:
            self._timer = asyncio.get_running_loop().call_later(wait, self._pump_on)
            return
        self._lifeline.send(self._outbox.take())

    def _pump_on(self) -> None:
        self._timer = None
        self._pump()

    def _repeat(self) -> None:
        flying = self._outbox.flying
        if flying is None:
            self._pump()
        else:
            self._lifeline.send(flying.command)

    def _land(self, answer: Any) -> None:
        asked = self._outbox.land(answer)
        if isinstance(answer, Tables):
            self._tell(*self._mirror.learn(answer.tables))
        if asked is not None and not asked.promise.done():
            self._conclude(asked, answer)
        self._pump()

    def _conclude(self, asked: Asked, answer: Answer) -> None:
        """Do what a command's success means here."""
        command, value = asked.command, asked.promised(answer)
        if isinstance(answer, MatchPart) and isinstance(command, FetchMatch):
            rest = self.files.take(command, answer)
            if rest is not None:
                at, match = command.table, command.match
                self._ask(lambda cmd: FetchMatch(cmd, at, match, rest), asked.promise)
                return
        if isinstance(answer, Tables) and answer.more is not None:
            more = answer.more
            self._ask(lambda cmd: ListTables(cmd, more), asked.promise)
            return
        if isinstance(command, CreateTable | Join | Watch):
            table = value if isinstance(command, CreateTable) else command.table
            self._entering = (asked.promise, value)
            self._tell(*self._mirror.enter(table))
            return
        if isinstance(command, Leave) and command.table == self._mirror.at:
            self._tell(*self._mirror.leave())
        keep(asked.promise, value)

    def _arrive(self) -> None:
        """Fulfil the promise of a table once it is there to be seen; break it if it is gone."""
        if self._entering is not None and (self._mirror.table or self._mirror.at is None):
            (promise, value), self._entering = self._entering, None
            if self._mirror.table is None:
                refuse(promise, RefusedError("lost"))
            keep(promise, value)

    def _is_acting(self, view: TableView) -> bool:
        if self._acting is None:
            return False
        promise, match, version = self._acting
        if not promise.done():
            return True
        taken = not promise.cancelled() and promise.exception() is None
        return taken and (view.match, view.version) == (match, version)
