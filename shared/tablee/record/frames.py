"""Frames: what each viewer was shown at each version, packed so that little is said twice.

A packed frame is ["frame", version, events, changed, gone, others]. The first viewer of the file
is its base: `events` are his, `changed` and `gone` lead from his last observation to this one.
Every other viewer has [marks, changed, gone]: a mark for each of the base's events (1 he saw the
same, 0 he saw nothing, or the event as he saw it), and what leads from the base's observation to
his own.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tablee.engine import OPEN, Event, State, Viewer, seen_events
from tablee.record.layout import Packed

KIND: Final = "frame"
_SAME: Final = 1
_UNSEEN: Final = 0


class Sight(msgspec.Struct, frozen=True):
    """One viewer's frame: the events and the observation as they were on the wire."""

    events: list[Any]
    observation: dict[str, Any]


class Frames:
    """Packs the frames of one match, in order."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        """The first viewer is the base; with others beside him he is the one who sees all."""
        if len(viewers) > 1 and viewers[0] != OPEN:
            raise ValueError("only who sees all can be the base of others")
        self._viewers = tuple(viewers)
        self._last: dict[str, Any] = {}

    def pack(self, version: int, state: State, events: Sequence[Event]) -> Packed:
        """Pack what everybody was shown at a version."""
        base, *others = self._viewers
        shown = [plain(event) for event in seen_events(list(events), base)]
        seen = plain(state.observation(base))
        changed, gone = _difference(self._last, seen)
        self._last = seen
        rest = [self._other(viewer, state, events, shown) for viewer in others]
        return [KIND, version, shown, changed, gone, rest]

    def _other(
        self, viewer: Viewer, state: State, events: Sequence[Event], shown: list[Any]
    ) -> Packed:
        marks: list[Any] = []
        for event, whole in zip(events, shown, strict=True):
            seen = event.seen_by(viewer)
            mark = _UNSEEN if seen is None else plain(seen)
            marks.append(_SAME if mark == whole else mark)
        return [marks, *_difference(self._last, plain(state.observation(viewer)))]


def opened(viewers: Sequence[Viewer], frames: Sequence[Packed]) -> Iterator[dict[Viewer, Sight]]:
    """Open packed frames one after another; ValueError for what can't be one."""
    last: dict[str, Any] = {}
    base, *others = viewers
    for frame in frames:
        try:
            _, _, events, changed, gone, rest = frame
            last = _applied(last, changed, gone)
            sights = {base: Sight(events, last)}
            for viewer, (marks, *difference) in zip(others, rest, strict=True):
                sights[viewer] = Sight(_marked(events, marks), _applied(last, *difference))
        except (TypeError, ValueError, KeyError) as error:
            raise ValueError(f"not a frame: {error}") from error
        yield sights


def plain(value: object) -> Any:
    """Give a value as it is on the wire: arrays, maps, numbers and texts."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


def _marked(events: Sequence[Any], marks: Sequence[Any]) -> list[Any]:
    pairs = zip(events, marks, strict=True)
    return [event if mark == _SAME else mark for event, mark in pairs if mark != _UNSEEN]


def _difference(before: dict[str, Any], after: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    changed = {k: v for k, v in after.items() if k not in before or before[k] != v}
    return changed, [key for key in before if key not in after]


def _applied(
    before: dict[str, Any], changed: dict[str, Any], gone: Sequence[str]
) -> dict[str, Any]:
    if not isinstance(changed, dict):
        raise TypeError("changes are a map")
    return {**{k: v for k, v in before.items() if k not in gone}, **changed}
