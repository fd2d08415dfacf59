"""A connection that comes back: greets, asks whether the server lives, reconnects by token.

It hands on every message that isn't about the connection itself, and knows what none of them says.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from tablee.protocol import Message, PeerError
from tablee.protocol.messages import Goodbye, Ping, Pong, Welcome
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.greeting import Keys, Profile, greet
from tablee_client.core.link import Link
from tablee_client.core.notices import Closed, Lost, Replaced
from tablee_client.core.timing import Timing
from tablee_client.core.whereabouts import Whereabouts

REPLACED: Final = "replaced"
SILENT: Final = "silent"
RETURNING: Final = frozenset({"closing", "stalled", "dead", "pin-busy"})
"""Goodbyes after which a client comes back; any other one ends the session."""
FINAL: Final = frozenset({"version", "wrong-key"})
"""What coming back meets that is no matter of patience."""


class Listener(Protocol):
    """What a lifeline reports to."""

    def take(self, message: Message) -> None:
        """Take a message; PeerError if it can't be what the server says."""

    def lost(self, notice: Lost) -> None:
        """The connection is lost; the lifeline tries to come back."""

    def back(self, welcome: Welcome) -> None:
        """The connection is back."""

    def ended(self, notice: Closed | Replaced) -> None:
        """The lifeline won't come back."""


@dataclass(frozen=True, slots=True)
class Party:
    """Whom to call, who calls, and what he presents.

    `around` tells where the server is when it doesn't answer at its address any more.
    """

    address: Address
    profile: Profile
    keys: Keys
    around: Whereabouts | None = None


class Lifeline:
    """The connection of one session."""

    def __init__(
        self, party: Party, listener: Listener, *, timing: Timing, clock: Callable[[], float]
    ) -> None:
        """Prepare; `open` connects. `clock` gives monotonic seconds."""
        self.ping_ms: float | None = None
        self._party = party
        self._listener = listener
        self._timing = timing
        self._clock = clock
        self._link: Link | None = None
        self._task: asyncio.Task[None] | None = None
        self._goodbye: Goodbye | None = None
        self._server = ""
        self._pings = 0
        self._asked = 0.0

    @property
    def address(self) -> Address:
        """Where the server was met last."""
        return self._party.address

    @property
    def key(self) -> bytes | None:
        """The fingerprint of the server's key; None without TLS."""
        return self._party.keys.expects

    @property
    def alive(self) -> bool:
        """Whether messages reach the server now, as far as is known."""
        return self._link is not None and self._link.open_now

    async def open(self) -> Welcome:
        """Connect and greet; ConnectError if that fails, and then there is nothing to close."""
        link, welcome = await self._greet()
        self._task = asyncio.create_task(self._keep(link), name="lifeline")
        return welcome

    def send(self, message: Message) -> None:
        """Send a message; while the connection is lost it is dropped."""
        if self._link is not None:
            self._link.send(message)

    async def close(self, code: str) -> None:
        """Say goodbye and end; nothing is reported any more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._link is not None:
            self._link.on_arrival = lambda: None
            self._link.close(code)
            await self._link.gone()
            self._link = None

    async def _greet(self) -> tuple[Link, Welcome]:
        party = self._party
        link, welcome = await greet(
            party.address,
            party.profile,
            party.keys,
            clock=self._clock,
            patience=self._timing.connect,
        )
        met = link.fingerprint
        # From now on this very server, whatever else is remembered meanwhile.
        keys = replace(party.keys, token=welcome.token, token_of=met, expects=met, memory=None)
        self._party = replace(party, keys=keys)
        party.keys.keep(welcome, met)
        self._link, self._goodbye, self._server = link, None, welcome.server_id
        return link, welcome

    async def _keep(self, link: Link) -> None:
        """Stay connected until the server, or time, says that it is over."""
        while True:
            self._listen(link)
            code = await self._until_lost(link)
            self._read(link, everything=True)
            verdict = self._verdict(code)
            if verdict is not None:
                self._listener.ended(verdict)
                return
            self._listener.lost(Lost(self._goodbye.code if self._goodbye else code))
            try:
                link, welcome = await self._come_back(code)
            except ConnectError as error:
                self._listener.ended(Closed(error.code, error.details, by_server=error.by_server))
                return
            self._listener.back(welcome)

    def _verdict(self, code: str) -> Closed | Replaced | None:
        goodbye = self._goodbye
        if goodbye is not None and goodbye.code == REPLACED:
            return Replaced()
        if goodbye is not None and goodbye.code not in RETURNING:
            return Closed(goodbye.code, goodbye.details, by_server=True)
        return Closed(code) if code == "bad-server" else None

    async def _until_lost(self, link: Link) -> str:
        while True:
            left = link.heard + self._timing.dead - self._clock()
            if left <= 0 or link.is_stranded:
                link.abort(SILENT)
            done, _ = await asyncio.wait({link.ended}, timeout=min(left, self._timing.ping))
            if done:
                return link.ended.result()
            self._ping(link)

    def _ping(self, link: Link) -> None:
        self._pings += 1
        self._asked = self._clock()
        link.send(Ping(self._pings))

    async def _come_back(self, code: str) -> tuple[Link, Welcome]:
        around = self._party.around
        try:
            return await self._try_again(is_silent=code == SILENT)
        finally:
            if around is not None:
                await around.close()

    async def _try_again(self, *, is_silent: bool) -> tuple[Link, Welcome]:
        began, delay = self._clock(), self._timing.first_delay
        while True:
            if is_silent or self._clock() - began >= self._timing.elsewhere:
                self._look_around()
            try:
                return await self._greet()
            except ConnectError as error:
                final = error.by_server and error.code not in RETURNING
                late = self._clock() - began >= self._timing.give_up
                if final or late or error.code in FINAL:
                    raise
            await asyncio.sleep(delay)
            delay = min(2 * delay, self._timing.last_delay)

    def _look_around(self) -> None:
        """Go on at the server's new address if it has one; only its own key will do there."""
        around = self._party.around
        if around is None or self.key is None:
            return
        around.look()
        address = around.of(self._server)
        if address is not None:
            self._party = replace(self._party, address=address)

    def _listen(self, link: Link) -> None:
        link.on_arrival = lambda: self._read(link)
        self._read(link)

    def _read(self, link: Link, *, everything: bool = False) -> None:
        """Work off the inbox, for a while; the rest waits for the event loop's next turn."""
        began = self._clock()
        while link.inbox:
            try:
                self._take(link, link.inbox.popleft())
            except PeerError:
                link.inbox.clear()
                link.abort("bad-server")
                return
            if not everything and self._clock() - began > self._timing.budget:
                asyncio.get_running_loop().call_soon(self._read, link)
                return
        link.read_on()

    def _take(self, link: Link, message: Message) -> None:
        match message:
            case Ping(number):
                link.send(Pong(number))
            case Pong(number):
                if number == self._pings:
                    self.ping_ms = (self._clock() - self._asked) * 1000
            case Goodbye():
                self._goodbye = message
            case _:
                self._listener.take(message)
