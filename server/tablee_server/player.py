"""One player: a person in the room, his connection of the moment and the commands he gives."""

from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from tablee.engine import Detail
from tablee.protocol import Message
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee.protocol.messages import Answer, Command, Done, Refused
from tablee_server.codes import OLD_COMMAND, REPLACED
from tablee_server.rate import Rate


class Link(Protocol):
    """A player's connection, as the tables see it."""

    @property
    def address(self) -> str | None:
        """Give the machine it comes from, if that is known."""

    @property
    def ping_ms(self) -> float | None:
        """Give how long the last question took to be answered; None before the first."""

    def send(self, message: Message) -> None:
        """Send a message, or keep it until the reader has room."""

    def understands(self, kind: type[Message]) -> bool:
        """Tell whether the peer takes part in what a message of this kind is for."""

    def announced(self, feature: str) -> bool:
        """Tell whether the peer's greeting named this feature."""

    def close(self, code: str, **details: Detail) -> None:
        """Say Goodbye and close."""


CarryOut: TypeAlias = Callable[["Player", Command], None]


class Player:
    """One person in the room. The state is the player's; connections come and go.

    `arriving` are those that were let in and wait for their welcome to be recorded. `follows` is
    who has told the present connection the whole truth of a match, and tells it what changes.
    `carry_out` takes a command on its way; whoever it reaches calls `answer` once.
    """

    def __init__(self, number: int, name: str, avatar: int, *, carry_out: CarryOut) -> None:
        self.id = number
        self.name = name
        self.avatar = avatar
        self.link: Link | None = None
        self.table: int | None = None
        self.follows: object | None = None
        self.listed = False
        self.is_hushed = False
        self.talk: Rate | None = None
        self.banished: tuple[float, str] | None = None
        self.gone_since: float | None = None
        self.arriving = 0
        self.last_cmd = 0
        self._last_answer: Message | None = None
        self._address: str | None = None
        self._carry_out = carry_out
        self._is_busy = False
        self._is_working = False
        self._backlog: deque[Command] = deque()

    @property
    def is_present(self) -> bool:
        """Tell whether a connection is there."""
        return self.link is not None

    @property
    def address(self) -> str | None:
        """Give the machine that the player uses now, used last, or is about to come back from."""
        return self._address if self.link is None else self.link.address

    def send(self, message: Message) -> None:
        """Tell the player something, if he can hear it."""
        if self.link is not None:
            self.link.send(message)

    def understands(self, kind: type[Message]) -> bool:
        """Tell whether the player is there, with a client that knows this kind of message."""
        return self.link is not None and self.link.understands(kind)

    @property
    def is_public(self) -> bool:
        """Tell whether the player is a screen for a whole room, which wants no secrets."""
        return self.link is not None and self.link.announced(PUBLIC_ONLY)

    def connect(self, link: Link) -> None:
        """Attach the newest connection and tell the one before that it was replaced."""
        before, self.link = self.link, link
        self.follows = None
        self.gone_since = None
        self._backlog.clear()
        if before is not None:
            before.close(REPLACED)

    def disconnect(self, link: Link, now: float) -> bool:
        """Detach a connection; False if a newer one has taken its place already."""
        if self.link is not link:
            return False
        self._address, self.link = link.address, None
        self.listed = False
        self.gone_since = now
        self._backlog.clear()
        return True

    def expect_from(self, address: str | None) -> None:
        """Take him for somebody at this machine, until he is back."""
        self._address = address

    def count_anew(self) -> None:
        """Let the numbers of commands start again at 1."""
        self.last_cmd = 0
        self._last_answer = None

    def remember(self, answer: Done) -> None:
        """Know what the last command was answered, before the server was gone."""
        self.last_cmd, self._last_answer = answer.cmd, answer

    def ask(self, command: Command) -> None:
        """Take a command in: it is carried out once all before it are answered."""
        self._backlog.append(command)
        self._work_off()

    def answer(self, answer: Answer) -> None:
        """Answer the command under way, keep the answer, and go on with the next one."""
        self._is_busy = False
        if answer.cmd == self.last_cmd:
            self._last_answer = answer
            self.send(answer)
        self._work_off()

    def go_on(self) -> None:
        """Go on with the next command where the last one gets no answer, only a Goodbye."""
        self._is_busy = False
        self._work_off()

    def _work_off(self) -> None:
        if self._is_working:
            return
        self._is_working = True
        try:
            while self._backlog and not self._is_busy:
                self._take(self._backlog.popleft())
        finally:
            self._is_working = False

    def _take(self, command: Command) -> None:
        if command.cmd > self.last_cmd:
            self.last_cmd, self._last_answer, self._is_busy = command.cmd, None, True
            self._carry_out(self, command)
        elif command.cmd < self.last_cmd:
            self.send(Refused(command.cmd, OLD_COMMAND, {"last": self.last_cmd}))
        elif self._last_answer is not None:
            self.send(self._last_answer)
