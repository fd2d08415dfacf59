"""A replay file as somebody sees it: whose view, frame by frame, as the game's own values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from tablee.engine import Event, Observation, Viewer
from tablee.games import AnyGame
from tablee.record import ReplayFile, opened
from tablee.record.layout import RecordError
from tablee_client.core.matches import began
from tablee_client.core.plain import plain
from tablee_client.core.words import Words


@dataclass(frozen=True, slots=True)
class Shown:
    """One frame: what happened, and all that the viewer knew then; version 1 is the opening."""

    version: int
    events: tuple[Event, ...]
    observation: Observation


def viewer_of(file: ReplayFile, seat: int | None) -> Viewer:
    """Give whose frames to show: a seat's, or without one everything; RecordError `no-view`.

    That says which seats there are: their numbers, or "none".
    """
    viewers = file.header.viewers
    viewer = viewers[0] if seat is None else seat
    if viewer not in viewers:
        seats = ", ".join(str(number + 1) for number in viewers if number >= 0)
        raise RecordError("no-view", seat=viewer + 1, seats=seats or "none")
    return viewer


def frames(file: ReplayFile, game: AnyGame, viewer: Viewer) -> Iterator[Shown]:
    """Give the stored frames of a viewer in order; RecordError `strange-frames` (game)."""
    try:
        shown = opened(file.header.viewers, file.frames)
        for version, sights in enumerate(shown, start=1):
            sight = sights[viewer]
            events = game.decode_events(_bytes(sight.events))
            yield Shown(version, events, game.decode_observation(_bytes(sight.observation)))
    except (ValueError, msgspec.MsgspecError) as error:
        raise RecordError("strange-frames", game=file.header.game) from error


def names(file: ReplayFile) -> Sequence[str]:
    """Give who sat where, by number where no name is kept."""
    chairs = enumerate(file.header.chairs, start=1)
    return [chair.name or str(number) for number, chair in chairs]


def head_of(file: ReplayFile, words: Words) -> str:
    """Say in a line which match it is: the game, where, when, and who played."""
    players = ", ".join(plain(name) for name in names(file))
    title, server = words.title(file.header.game), plain(file.header.server)
    day = began(file).strftime("%Y-%m-%d %H:%M")
    key = "replay-head" if server else "replay-head-unnamed"  # an export may not know the server
    return words(key, game=title, server=server, when=day, players=players)


def _bytes(value: object) -> bytes:
    return msgspec.msgpack.encode(value)
