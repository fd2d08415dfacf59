"""One connection: from greeting to goodbye. Bytes come in and go out through a wire it is given.

It keeps the limits of a connection; what is said goes to the door first, then to the lobby.
"""

import logging
from math import ceil
from typing import Final, Protocol, cast

from tablee.engine import Detail
from tablee.protocol import Connection, Message, MisuseError, PeerError, Role
from tablee.protocol.deals import Contribute
from tablee.protocol.grammar import FEATURE_OF, Phase
from tablee.protocol.messages import (
    Act,
    Command,
    Done,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    Welcome,
)
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof
from tablee_server.clock import Clock
from tablee_server.codes import (
    BROKEN,
    DEAD,
    NO_HELLO,
    NO_PIN,
    OFFENCES,
    SLOW_FRAME,
    STALLED,
    TOO_FAST,
    WRONG_PIN,
)
from tablee_server.door import Caller, Door
from tablee_server.limits import ServerLimits
from tablee_server.logs import fact
from tablee_server.outbox import Outbox
from tablee_server.pairing import Attempt
from tablee_server.player import Player
from tablee_server.rate import Rate

_LOG: Final = logging.getLogger(__name__)
_ANSWERS: Final = frozenset((Done, Refused))


class Wire(Protocol):
    """The way to the peer."""

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def close(self) -> None:
        """Close once everything is sent."""

    def abort(self) -> None:
        """Close now."""


class Session:
    """The server's end of one conversation; as a player's link it is what tables talk to."""

    def __init__(self, wire: Wire, door: Door, *, clock: Clock, peer: str) -> None:
        """`peer` is the address, for the log."""
        self.is_closed = False
        self._wire = wire
        self._door = door
        self._clock = clock
        self._peer = peer
        self._connection = Connection(Role.SERVER)
        self._player: Player | None = None
        self._attempt: Attempt | None = None
        self._is_paired = False
        self._outbox = Outbox()
        now = clock.now()
        limits = self._limits
        self._rate = Rate(limits.messages_a_second, limits.messages_at_once, now)
        self._began = self._heard_at = self._pinged_at = now
        self._frame_since: float | None = None
        self._paused_since: float | None = None
        self._closed_at = now
        self._pings = 0
        self.ping_ms: float | None = None
        self._acted: tuple[int, float] | None = None
        self._software = ""

    # --- the peer's side

    def receive(self, data: bytes | memoryview) -> None:
        """Take what the peer sent."""
        if self.is_closed:
            return
        now = self._heard_at = self._clock.now()
        try:
            messages = self._connection.receive(data)
            for message in messages:
                self._take(message, now)
            if self._connection.has_failed:  # what is wrong after whole messages
                self._connection.receive(b"")
        except PeerError as error:
            _LOG.info(fact("peer-error", peer=self._peer, code=error.code, problem=error))
            self.close(error.code, **error.details)
            return
        if self._connection.inside or self._frame_since is not None:
            self._note_frame(now, began=bool(messages))

    def end(self) -> None:
        """Note that the connection is gone."""
        self._leave()
        self.is_closed = True

    def pause(self) -> None:
        """Note that the peer doesn't read as fast as it is told."""
        self._paused_since = self._clock.now()

    def resume(self) -> None:
        """Send what has waited, as far as the peer reads on."""
        self._paused_since = None
        for message in self._outbox.take():
            self.send(message)

    # --- the tables' side

    @property
    def address(self) -> str | None:
        return self._peer

    def send(self, message: Message) -> None:
        """Send a message now, or when the peer has room; without its feature the peer gets none."""
        kind = type(message)
        if self.is_closed or (kind in FEATURE_OF and not self._connection.understands(kind)):
            return
        if kind in _ANSWERS:
            self._count(cast("Done | Refused", message))
        if self._paused_since is None:
            try:
                self._wire.write(self._connection.send(message))
            except MisuseError:
                self._misused(message)
            return
        self._outbox.add(message)
        if len(self._outbox) > self._limits.unread_messages:
            self._give_up("unread_messages")
        elif self._outbox.bytes > self._limits.unread_bytes:
            self._give_up("unread_bytes")

    def understands(self, kind: type[Message]) -> bool:
        """Tell whether the client announced what this kind of message needs."""
        return not self.is_closed and self._connection.understands(kind)

    def announced(self, feature: str) -> bool:
        """Tell whether the client's greeting named this feature."""
        return not self.is_closed and feature in self._connection.peer_features

    def close(self, code: str, **details: Detail) -> None:
        """Say Goodbye and close."""
        if self.is_closed:
            return
        self._door.lobby.figures.goodbyes[code] += 1
        kept = {"limit": limit} if (limit := self._door.lobby.strikes.note_code(code)) else {}
        _LOG.info(fact("goodbye", peer=self._peer, player=self._player_id, code=code, **kept))
        self._write(Goodbye(code, dict(details)))
        self._hang_up(for_good=code in OFFENCES)

    def tick(self, now: float) -> None:
        """Look at the time; to be called about once a second."""
        limits = self._limits
        if self.is_closed:
            if now > self._closed_at + limits.closing:
                self._wire.abort()
        elif self._player is None and now > self._began + limits.hello:
            self.close(NO_HELLO, seconds=round(limits.hello))
        elif self._frame_since is not None and now > self._frame_since + limits.frame:
            self.close(SLOW_FRAME, seconds=round(limits.frame))
        elif now > self._heard_at + limits.dead:
            self._drop(DEAD)
        elif self._paused_since is not None and now > self._paused_since + limits.stalled:
            self._drop(STALLED)
        else:
            self._ping(now)

    # --- inside

    @property
    def _limits(self) -> ServerLimits:
        return self._door.lobby.limits

    @property
    def _player_id(self) -> int | None:
        return None if self._player is None else self._player.id

    def _take(self, message: Message, now: float) -> None:
        if self.is_closed:
            return
        if not self._rate.allows(now):
            self.close(TOO_FAST, limit=round(self._limits.messages_a_second))
        elif self._player is not None and type(message) is Act:
            self._acted = message.cmd, now
            self._player.ask(message)
        elif isinstance(message, Hello):
            self._greet(message)
        elif isinstance(message, Pair):
            self._begin_pairing(message)
        elif isinstance(message, PairProof):
            self._end_pairing(message)
        elif isinstance(message, Goodbye):
            self._hang_up(for_good=True)
        elif self._player is not None:
            self._converse(self._player, message, now)

    def _converse(self, player: Player, message: Message, now: float) -> None:
        """Take what somebody says who has been let in."""
        if isinstance(message, Ping):
            self.send(Pong(message.number))
        elif isinstance(message, Pong):
            self._note_pong(message, now)
        elif isinstance(message, Contribute):
            self._door.lobby.contribute(player, message)
        else:
            player.ask(cast("Command", message))  # the grammar lets nothing else through

    def _greet(self, hello: Hello) -> None:
        caller = Caller(self._peer, self._clock.now(), self._is_paired)
        refusal = self._door.refusal(hello, caller)
        if refusal is not None:
            self.close(refusal.code, **refusal.details)
            return
        self._software = hello.software
        self._door.let_in(hello, self, self._welcome)

    def _welcome(self, player: Player, welcome: Welcome) -> None:
        if self.is_closed:
            self._door.lobby.leave(player, self, for_good=False)
            return
        self._player = player
        _LOG.info(fact("hello", peer=self._peer, player=player.id, software=self._software))
        self._write(welcome)
        self._door.lobby.entered(player)

    def _begin_pairing(self, message: Pair) -> None:
        if self._door.pairing is None:
            self.close(NO_PIN)
        else:
            self._door.pairing.begin(self._peer, message.element, self._answer_pairing)

    def _answer_pairing(self, begun: Attempt | Goodbye) -> None:
        if isinstance(begun, Goodbye):
            self.close(begun.code, **begun.details)
        elif self.is_closed:
            begun.settle(False)
        else:
            self._attempt = begun
            self._write(PairAnswer(begun.element))

    def _end_pairing(self, message: PairProof) -> None:
        attempt, self._attempt = self._attempt, None
        assert attempt is not None, "the grammar lets no proof through before the answer"
        self._is_paired = attempt.proves(message.proof)
        pause = attempt.settle(self._is_paired)
        if self._is_paired:
            self._write(Paired(attempt.proof))
        else:
            self.close(WRONG_PIN, seconds=ceil(pause))

    def _write(self, message: Message) -> None:
        try:
            self._wire.write(self._connection.send(message))
        except MisuseError:
            self._misused(message)

    def _misused(self, message: Message) -> None:
        """Note that a message can't be said, which is our fault, and drop the connection."""
        if self._connection.phase is Phase.CLOSED:
            return  # the peer's goodbye stands further on in the same packet
        _LOG.exception(fact("misuse", peer=self._peer, player=self._player_id))
        if not isinstance(message, Goodbye):
            self._drop(BROKEN)

    def _give_up(self, limit: str) -> None:
        """Drop a reader for whom too much waits."""
        self._door.lobby.strikes.note(limit)
        self._drop(STALLED)

    def _drop(self, code: str) -> None:
        """Close a connection whose reader can't be expected to hear why."""
        self.close(code)
        self._wire.abort()

    def _count(self, answer: Done | Refused) -> None:
        """Count a refusal, or how long an action took from here to its answer."""
        figures = self._door.lobby.figures
        if isinstance(answer, Refused):
            figures.refused[answer.code] += 1
        elif self._acted is not None and self._acted[0] == answer.cmd:
            figures.answered.note(max(0.0, self._clock.now() - self._acted[1]))

    def _note_pong(self, pong: Pong, now: float) -> None:
        if pong.number == self._pings:
            self.ping_ms = (now - self._pinged_at) * 1000

    def _hang_up(self, *, for_good: bool) -> None:
        self._leave(for_good=for_good)
        self.is_closed = True
        self._closed_at = self._clock.now()
        self._outbox.take()
        self._wire.close()

    def _leave(self, *, for_good: bool = False) -> None:
        if self._attempt is not None:
            self._attempt.settle(False)
            self._attempt = None
        if self._player is not None and not self.is_closed:
            self._door.lobby.leave(self._player, self, for_good=for_good)

    def _note_frame(self, now: float, *, began: bool) -> None:
        if not self._connection.inside:
            self._frame_since = None
        elif began or self._frame_since is None:
            self._frame_since = now

    def _ping(self, now: float) -> None:
        if self._player is not None and now >= self._pinged_at + self._limits.ping:
            self._pinged_at = now
            self._pings += 1
            self.send(Ping(self._pings))
