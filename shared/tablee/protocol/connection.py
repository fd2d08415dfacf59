"""A connection without I/O: bytes in, messages out; messages in, bytes out.

The law it keeps: whatever the bytes and however they are split, `receive` gives only messages that
the peer may say now, or raises PeerError and is closed. Nothing else ever comes out of it.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.protocol.errors import MisuseError, PeerError
from tablee.protocol.grammar import FEATURE_OF, GRAMMAR, SPOKEN_BY, Phase, Role
from tablee.protocol.limits import Limits
from tablee.protocol.messages import Hello, Message, Welcome

_HEADER: Final = 4
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODERS: Final = {role: msgspec.msgpack.Decoder[Any](union) for role, union in SPOKEN_BY.items()}
_ENVELOPE: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_KIND: Final = msgspec.msgpack.Decoder(str)
_KINDS: Final = {
    role: {kind.__struct_config__.tag for phase in Phase for kind in GRAMMAR[role, phase]}
    for role in Role
}


class Connection:
    """One end. Feed it what arrives, send what it gives; after PeerError say Goodbye and close."""

    def __init__(self, role: Role, limits: Limits | None = None) -> None:
        """Begin a conversation in which this program is `role`."""
        self.role = role
        self.limits = limits or Limits()
        self.phase = Phase.NEW
        self.skipped = 0
        self.peer_features: frozenset[str] = frozenset()
        self._buffer = bytearray()

    def receive(self, data: bytes | bytearray | memoryview) -> list[Message]:
        """Take bytes as they arrive, in any split, and give the messages they complete.

        Raises PeerError on the first byte that can't belong to a right conversation; the messages
        before it in the same bytes are lost with the connection.
        """
        if self.phase is Phase.CLOSED:
            return []
        self._buffer += data
        try:
            return [m for frame in self._frames() if (m := self._read(frame)) is not None]
        except PeerError:
            self.phase = Phase.CLOSED
            self._buffer.clear()
            raise

    def receive_end(self) -> None:
        """Take the end of the stream; PeerError if it falls inside a frame."""
        inside, self.phase = len(self._buffer), Phase.CLOSED
        self._buffer.clear()
        if inside:
            raise PeerError("cut-off", f"the stream ended {inside} bytes into a frame")

    def send(self, message: Message) -> bytes:
        """Give the frame of a message and move on; MisuseError if it may not be said now."""
        kind = type(message)
        line = GRAMMAR[self.role, self.phase]
        if kind not in line:
            raise MisuseError(f"a {self.role.value} can't say {kind.__name__} when {self.phase}")
        if not self.understands(kind):
            raise MisuseError(f"the peer didn't announce the feature of {kind.__name__}")
        frame = frame_of(message, self._limit(self.role))
        self.phase = line[kind]
        return frame

    def understands(self, kind: type[Message]) -> bool:
        """Tell whether the peer announced the feature that this kind of message needs, if any."""
        feature = FEATURE_OF.get(kind)
        return feature is None or feature in self.peer_features

    def _frames(self) -> Iterator[memoryview]:
        start = 0
        try:
            while len(self._buffer) - start >= _HEADER:
                length = int.from_bytes(self._buffer[start : start + _HEADER], "big")
                self._check_length(length)
                end = start + _HEADER + length
                if len(self._buffer) < end:
                    return
                frame = bytes(self._buffer[start + _HEADER : end])
                start = end
                yield memoryview(frame)
        finally:
            del self._buffer[:start]

    def _check_length(self, length: int) -> None:
        limit = self._limit(self.role.other)
        if length > limit:
            text = f"{length} bytes announced, at most {limit} allowed"
            raise PeerError("frame-too-long", text, length=length, limit=limit)
        if length == 0:
            raise PeerError("bad-message", "an empty frame")

    def _limit(self, sender: Role) -> int:
        if sender is Role.SERVER:
            return self.limits.from_server
        return self.limits.from_client if self.phase is Phase.OPEN else self.limits.hello

    def _read(self, frame: memoryview) -> Message | None:
        sender = self.role.other
        try:
            message: Message = _DECODERS[sender].decode(frame)
        except Exception as error:
            if sender is Role.SERVER and _is_unknown(frame, sender):
                self.skipped += 1
                return None
            raise PeerError("bad-message", f"not a message: {error}") from error
        self._advance(sender, message)
        return message

    def _advance(self, sender: Role, message: Message) -> None:
        line, kind = GRAMMAR[sender, self.phase], type(message)
        if kind not in line:
            text = f"{kind.__name__} is out of place when {self.phase.value}"
            raise PeerError("unexpected-message", text)
        self.phase = line[kind]
        if isinstance(message, Hello | Welcome):
            self.peer_features = frozenset(message.features)


def frame_of(message: Message, limit: int) -> bytes:
    """Give the bytes of one message; MisuseError if it is longer than the limit."""
    body = _ENCODER.encode(message)
    if len(body) > limit:
        kind = type(message).__name__
        raise MisuseError(f"{kind} has {len(body)} bytes, at most {limit} allowed")
    return len(body).to_bytes(_HEADER, "big") + body


def _is_unknown(frame: memoryview, sender: Role) -> bool:
    """Tell whether a frame is well formed but of a kind that this program doesn't know yet."""
    try:
        envelope = _ENVELOPE.decode(frame)
        return bool(envelope) and _KIND.decode(envelope[0]) not in _KINDS[sender]
    except Exception:
        return False
