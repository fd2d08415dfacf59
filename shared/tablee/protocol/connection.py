"""A connection without I/O: bytes in, messages out; messages in, bytes out.

The law it keeps: whatever the bytes and however they are split, `receive` gives only messages that
the peer may say now, then perhaps raises PeerError, once, and from then on gives nothing. Every
split of the same bytes gives the same messages before the same error.
"""

from typing import Any, Final, NoReturn

import msgspec

from tablee.protocol.errors import MisuseError, PeerError
from tablee.protocol.grammar import FEATURE_OF, GRAMMAR, OVER, SPOKEN_BY, Phase, Role
from tablee.protocol.limits import Limits
from tablee.protocol.message import Message
from tablee.protocol.messages import Hello, Welcome

_LINES: Final = {one: {p: line for (r, p), line in GRAMMAR.items() if r is one} for one in Role}
_HEADER: Final = 4
_SERVER: Final = Role.SERVER
_OPEN: Final = Phase.OPEN
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODERS: Final = {role: msgspec.msgpack.Decoder[Any](union) for role, union in SPOKEN_BY.items()}
_ENVELOPE: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_KIND: Final = msgspec.msgpack.Decoder(str)
_KINDS: Final = {kind.__struct_config__.tag for line in GRAMMAR.values() for kind in line}
_GREETINGS: Final = (Hello, Welcome)
_SHOWN: Final = 200


class Connection:
    """One end. Feed it what arrives, send what it gives; after PeerError say Goodbye and close."""

    def __init__(self, role: Role, limits: Limits | None = None) -> None:
        """Begin a conversation in which this program is `role`."""
        self.role = role
        self.limits = limits or Limits()
        self.phase = Phase.NEW
        self.skipped = 0
        self.peer_features: frozenset[str] = frozenset()
        self._peer, self._is_server = role.other, role is _SERVER
        self._says, self._hears = _LINES[role], _LINES[role.other]
        self._decode = _DECODERS[self._peer].decode
        self._buffer = bytearray()
        self._failure: PeerError | None = None

    def receive(self, data: bytes | bytearray | memoryview) -> list[Message]:
        """Take bytes as they arrive, in any split, and give the messages they complete.

        Raises PeerError for what can't belong to a right conversation. Messages that came whole
        before it are given first: then the next call raises, whatever it brings (`b""` asks at
        once). After the error only Goodbye may be said; further bytes are dropped, as they are
        after a Goodbye.
        """
        if self.phase in OVER:
            return []
        if self._failure is not None:
            self._fail(self._failure)
        messages: list[Message] = []
        try:
            if not self._buffer and self._is_one_frame(data):
                self._take(bytes(data[_HEADER:]), messages)
            else:
                self._buffer += data
                self._read_into(messages)
        except PeerError as error:
            if not messages:
                self._fail(error)
            self._failure = error
        return messages

    @property
    def has_failed(self) -> bool:
        """Tell whether what was given last is followed by an error, which the next call raises."""
        return self._failure is not None

    def receive_end(self) -> None:
        """Take the end of the stream; PeerError if it falls inside a frame, or for a bad one."""
        if self.phase not in OVER:
            if self._failure is not None:
                self._fail(self._failure)
            if inside := len(self._buffer):
                self._fail(PeerError("cut-off", f"the stream ended {inside} bytes into a frame"))
        self.phase = Phase.CLOSED

    def send(self, message: Message) -> bytes:
        """Give the frame of a message and move on; MisuseError if it may not be said now.

        A client's message is also checked against its bounds, since people type into it. A server
        checks where it makes one: it says the same to many, many times a second.
        """
        kind = type(message)
        phase = self._says[self.phase].get(kind)
        if phase is None:
            when = self.phase.value
            raise MisuseError(f"a {self.role.value} can't say {kind.__name__} when {when}")
        if kind in FEATURE_OF and not self.understands(kind):
            raise MisuseError(f"the peer didn't announce the feature of {kind.__name__}")
        if self._is_server:
            frame = frame_of(message, self.limits.from_server)
        else:
            frame = frame_of(message, self._limit(self.role))
            _check_bounds(frame, kind)
        self.phase = phase
        return frame

    @property
    def inside(self) -> int:
        """How many bytes have come of a frame that hasn't ended; 0 between frames."""
        return len(self._buffer)

    def understands(self, kind: type[Message]) -> bool:
        """Tell whether the peer announced the feature that this kind of message needs, if any."""
        feature = FEATURE_OF.get(kind)
        return feature is None or feature in self.peer_features

    def _fail(self, error: PeerError) -> NoReturn:
        self._failure, self.phase = None, Phase.BROKEN
        self._buffer.clear()
        raise error

    def _read_into(self, messages: list[Message]) -> None:
        start = 0
        try:
            while self.phase not in OVER and (end := self._frame_end(start)) is not None:
                frame = bytes(self._buffer[start + _HEADER : end])
                start = end
                self._take(frame, messages)
        finally:
            del self._buffer[: start if self.phase not in OVER else None]

    def _is_one_frame(self, data: bytes | bytearray | memoryview) -> bool:
        """Tell whether these bytes are a frame of a right length and nothing else, as most are."""
        length = len(data) - _HEADER
        is_right = 0 <= length <= self._limit(self._peer)
        return is_right and int.from_bytes(data[:_HEADER], "big") == length

    def _frame_end(self, start: int) -> int | None:
        """Give where the frame at `start` ends; None while it is incomplete."""
        body = start + _HEADER
        if len(self._buffer) < body:
            return None
        length = int.from_bytes(self._buffer[start:body], "big")
        self._check_length(length)
        return body + length if len(self._buffer) >= body + length else None

    def _check_length(self, length: int) -> None:
        limit = self._limit(self._peer)
        if length > limit:
            text = f"{length} bytes announced, at most {limit} allowed"
            raise PeerError("frame-too-long", text, length=length, limit=limit)

    def _limit(self, sender: Role) -> int:
        if sender is _SERVER:
            return self.limits.from_server
        return self.limits.from_client if self.phase is _OPEN else self.limits.hello

    def _take(self, frame: bytes, messages: list[Message]) -> None:
        try:
            message: Message = self._decode(frame)
        except Exception as error:
            if self._peer is _SERVER and _is_unknown(frame):
                self.skipped += 1
                return
            raise PeerError("bad-message", f"not a message: {_shown(error)}") from error
        self._advance(message)
        messages.append(message)

    def _advance(self, message: Message) -> None:
        kind = type(message)
        phase = self._hears[self.phase].get(kind)
        if phase is None:
            text = f"{kind.__name__} is out of place when {self.phase.value}"
            raise PeerError("unexpected-message", text)
        self.phase = phase
        if isinstance(message, _GREETINGS):
            self.peer_features = frozenset(message.features)


def frame_of(message: Message, limit: int) -> bytes:
    """Give the bytes of one message; MisuseError if it can't be written or is over the limit."""
    try:
        body = _ENCODER.encode(message)
    except Exception as error:
        raise MisuseError(f"{type(message).__name__} can't be written: {_shown(error)}") from error
    if len(body) > limit:
        kind = type(message).__name__
        raise MisuseError(f"{kind} has {len(body)} bytes, at most {limit} allowed")
    return len(body).to_bytes(_HEADER, "big") + body


def _check_bounds(frame: bytes, kind: type[Message]) -> None:
    try:
        _DECODERS[Role.CLIENT].decode(memoryview(frame)[_HEADER:])
    except Exception as error:
        raise MisuseError(f"{kind.__name__} is out of bounds: {_shown(error)}") from error


def _is_unknown(frame: bytes) -> bool:
    """Tell whether a frame is well formed but of a kind that this program doesn't know yet."""
    try:
        envelope = _ENVELOPE.decode(frame)
        return bool(envelope) and _KIND.decode(envelope[0]) not in _KINDS
    except Exception:
        return False


def _shown(error: Exception) -> str:
    """Give an error's text on one short line, since it may quote what the peer sent."""
    return str(error)[:_SHOWN].encode("unicode_escape").decode("ascii")
