"""Observations of several viewers at once, as they go over the wire; what all see is written once.

An observation is a map by name of field, so what a seat has of its own stands behind the rest.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from tablee.engine.observation import Observation
from tablee.engine.state import State
from tablee.engine.viewers import SPECTATOR, Viewer

_ENCODER: Final = msgspec.msgpack.Encoder()
_SMALL_MAP: Final = 0x80
_SMALL: Final = 16
_MAP: Final = 0xDE


class Sights:
    """What the viewers of one match know, from move to move."""

    def __init__(self, state: State) -> None:
        """`state` is any position of the match."""
        fixed = state.fixed_view()
        self._fixed, self._count = _ENCODER.encode(fixed)[1:], len(fixed)
        self._apart = dict.fromkeys(fixed, msgspec.UNSET)

    def of(self, state: State, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """Give each viewer's observation in msgpack: what `decode_observation` reads."""
        encode, found, rest = _ENCODER.encode, {}, b""
        for viewer in viewers:
            own = state.own_view(viewer) if viewer >= 0 else None
            if own is None:
                found[viewer] = encode(state.observation(viewer))
                continue
            rest = rest or self._without(state.observation(SPECTATOR), own)
            found[viewer] = rest + encode(own)[1:]
        return found

    def _without(self, room: Observation, own: Mapping[str, Any]) -> bytes:
        """Write what the room sees but for these fields, as the beginning of a map with them."""
        apart = dict.fromkeys(own, msgspec.UNSET)
        data = _ENCODER.encode(msgspec.structs.replace(room, **self._apart, **apart))
        if data[0] == _MAP:
            count, fields = int.from_bytes(data[1:3], "big"), data[3:]
        else:
            count, fields = data[0] - _SMALL_MAP, data[1:]
        count += len(own) + self._count
        if count < _SMALL:
            return bytes((_SMALL_MAP + count,)) + self._fixed + fields
        return bytes((_MAP,)) + count.to_bytes(2, "big") + self._fixed + fields
