"""A finished match to be watched again: what any viewer of its file saw at each version.

It knows no time and draws nothing. Versions count from 1, the opening. Who owed a decision, and
what each viewer was asked, comes from playing the moves again, as far as they are told and fit the
rules that are installed here; what was seen comes from the file alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from tablee.engine import LEVELS, Event, Observation, SeededRng, State, Viewer
from tablee.engine.errors import CodedError
from tablee.games import AnyGame
from tablee.protocol import SeatInfo, TableInfo, TableRules
from tablee.record import RecordError, ReplayFile
from tablee_client.core.plain import plain
from tablee_client.core.replayed import Shown, frames, names
from tablee_client.core.tableview import Clock, TableView

CHAPTERS: Final = ("deal", "round", "sales")
"""Fields of observations that tell one deal, round or auction from the next."""

_RULES: Final = TableRules(late_join=False, pause="off", bank=0, hints=False, talk="off")


@dataclass(frozen=True, slots=True)
class Moment:
    """Who owed a decision at a version, and what each viewer was asked."""

    acting: tuple[int, ...] = ()
    stages: Mapping[Viewer, str] = field(default_factory=dict)


class Film:
    """A whole match, to be looked at from any version by any viewer of the file."""

    def __init__(self, file: ReplayFile, game: AnyGame) -> None:
        """Open it; RecordError `strange-frames` where the frames aren't those of these rules."""
        self.file, self.game = file, game
        self.viewers: tuple[Viewer, ...] = file.header.viewers
        self._seen: dict[Viewer, tuple[Shown, ...]] = {}
        if len(file.header.chairs) != file.header.setup.seats:
            raise RecordError("strange-frames", game=file.header.game)
        self._moments = tuple(_moments(file, game))
        opening = self.frames(self.first)
        if not opening:
            raise RecordError("strange-frames", game=file.header.game)
        self.length = len(opening)
        self.marks = tuple(_marks(opening))
        self._info = _info(file)

    @property
    def first(self) -> Viewer:
        """Whose view to begin with: the player's who kept the file, else the one that sees most."""
        seen = self.file.witness
        own = None if seen is None else seen.seat
        return own if own is not None and own in self.viewers else self.viewers[0]

    @property
    def names(self) -> Sequence[str]:
        """Who sat where."""
        return [info.name for info in self._info.seats]

    def frames(self, viewer: Viewer) -> tuple[Shown, ...]:
        """Give all that a viewer saw; RecordError `strange-frames`."""
        if viewer not in self._seen:
            self._seen[viewer] = tuple(frames(self.file, self.game, viewer))
        return self._seen[viewer]

    def events(self, version: int, viewer: Viewer) -> tuple[Event, ...]:
        """Give what a viewer was shown on the way to a version."""
        return self.frames(viewer)[version - 1].events

    def view(self, version: int, viewer: Viewer) -> TableView:
        """Give the table as a viewer saw it; nothing can be done at it."""
        ending, is_last = self.file.ending, version == self.length
        moment = self._moments[version - 1] if version <= len(self._moments) else Moment()
        outcome = ending.outcome if ending is not None and is_last else None
        acting = () if outcome is not None else moment.acting
        return TableView(
            info=self._info,
            game=self.game,
            seat=viewer if viewer >= 0 else None,
            hosted=False,
            match=self.file.header.match,
            version=version,
            stage=moment.stages.get(viewer, ""),
            observation=self.frames(viewer)[version - 1].observation,
            clocks=tuple(Clock(seat, None, None) for seat in acting),
            outcome=outcome,
        )


def _info(file: ReplayFile) -> TableInfo:
    """Give the table as its lobby would show it; portraits aren't kept, everybody gets one."""
    header = file.header
    seats = tuple(
        SeatInfo(
            "player" if chair.level is None else "bot", plain(name, 48),
            level=chair.level if chair.level in LEVELS else None, avatar=seat % 8,
        )
        for seat, (chair, name) in enumerate(zip(header.chairs, names(file), strict=True))
    )  # fmt: skip
    return TableInfo(
        header.table, plain(header.server), header.game, "playing", seats, None,
        header.preset, dict(header.setup.options), 0, header.match, _RULES,
    )  # fmt: skip


def _moments(file: ReplayFile, game: AnyGame) -> Iterator[Moment]:
    """Play the moves again, as far as they go."""
    opening = file.header.opening
    if opening is None:
        return
    try:
        dice = SeededRng(opening.seed(file.header.identity))
        setup = game.setup(file.header.setup.seats, options=file.header.setup.options)
        state: State = game.new_initial_state(setup, dice)
        yield _moment(state, file.header.viewers)
        for move in file.moves:
            state.apply_action(move.seat, game.string_to_action(move.action), dice)
            yield _moment(state, file.header.viewers)
    except (CodedError, ValueError, LookupError, TypeError):  # rules of another version, no seed
        return


def _moment(state: State, viewers: Sequence[Viewer]) -> Moment:
    stages = {viewer: state.stage(viewer) for viewer in viewers if viewer >= 0}
    return Moment(tuple(state.current_players()), stages)


def _marks(shown: Sequence[Shown]) -> Iterator[int]:
    """Give the versions at which a deal, round or auction after the first begins."""
    for before, after in pairwise(shown):
        if _chapter(before.observation) != _chapter(after.observation):
            yield after.version


def _chapter(seen: Observation) -> int:
    for name in CHAPTERS:
        value = getattr(seen, name, None)
        if isinstance(value, int):
            return value
        if isinstance(value, Sequence):
            return len(value)
    return 0
