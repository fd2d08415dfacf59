"""Plays what happened: beats one after another, cues inside them, in a time that is an argument.

Truth changes at once and elsewhere; this is only how the scene gets there. The table's screen
compiles the events of an update into a list of beats (one pure function), gives it to `play`, and
calls `update(dt)` once a frame. Nothing here draws: a cue is a function of its own progress.

* Beats play in order. The next one begins when every blocking beat before it has ended; a beat
  that doesn't block lets it begin at once.
* The backlog is the playing time left before the newest update begins. With a backlog the pace is
  clamp(backlog / CALM, 1, FASTEST); over LIMIT, what is older than the newest update is snapped.
* `snap` ends everything at once: each cue is shown at its end, without sounds. Speed 0 always does.
* A press ends the blocking beat that is playing (`press`); input never waits for one.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

CALM: Final = 0.8
FASTEST: Final = 4.0
LIMIT: Final = 2.5
LONGEST_STEP: Final = 0.05
REDUCED: Final = 0.08

Show: TypeAlias = Callable[[float], None]
Play: TypeAlias = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing that is shown: `show(progress)` from 0 to 1 over `duration`, `at` s into its beat.

    `show(1.0)` comes exactly once, last, whatever happens; before it, progress only rises. A
    `sound` is played when the cue begins, a `landing` when it ends, unless it was skipped.
    """

    duration: float
    show: Show
    at: float = 0.0
    sound: str | None = None
    landing: str | None = None

    @property
    def end(self) -> float:
        """When it is over, in seconds from the beat's begin."""
        return self.at + self.duration


@dataclass(frozen=True, slots=True)
class Beat:
    """Cues that belong together. `pause` holds the scene after the last of them, in seconds."""

    cues: Sequence[Cue]
    blocking: bool = True
    skippable: bool = True
    pause: float = 0.0

    @property
    def duration(self) -> float:
        """How long it plays at pace 1."""
        return max((cue.end for cue in self.cues), default=0.0) + self.pause


@dataclass(slots=True, eq=False)
class _Playing:
    beat: Beat
    update: int
    time: float = 0.0
    begun: set[int] = field(default_factory=set)
    done: set[int] = field(default_factory=set)

    @property
    def left(self) -> float:
        return max(0.0, self.beat.duration - self.time)


class Director:
    """The player's pace: queue, backlog, snap."""

    def __init__(
        self, sound: Play = lambda _: None, *, speed: float = 1.0, reduced: bool = False
    ) -> None:
        """Play sounds by `sound`. `speed` 0 is off; `reduced` makes each beat last REDUCED."""
        self.speed = speed
        self.reduced = reduced
        self._sound = sound
        self._queue: deque[_Playing] = deque()
        self._playing: list[_Playing] = []
        self._update = 0

    @property
    def busy(self) -> bool:
        """Whether anything is left to play."""
        return bool(self._queue or self._playing)

    @property
    def blocked(self) -> bool:
        """Whether a blocking beat is playing."""
        return any(playing.beat.blocking for playing in self._playing)

    @property
    def backlog(self) -> float:
        """Seconds, at pace 1, before the newest update begins to play."""
        older = (p for p in (*self._playing, *self._queue) if p.update != self._update)
        return sum(self._length(p) for p in older if p.beat.blocking)

    @property
    def pace(self) -> float:
        """How fast time runs for the scene now."""
        return self.speed * min(max(self.backlog / CALM, 1.0), FASTEST)

    def play(self, beats: Iterable[Beat]) -> None:
        """Queue the beats of one update."""
        self._update += 1
        self._queue.extend(_Playing(beat, self._update) for beat in beats)
        if self.speed == 0:
            self.snap()
        elif self.backlog > LIMIT:
            self._finish(lambda playing: playing.update != self._update)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, at most LONGEST_STEP of them."""
        if self.speed == 0:
            self.snap()
            return
        self._begin()
        step = min(max(dt, 0.0), LONGEST_STEP) * self.pace
        for playing in tuple(self._playing):
            self._advance(playing, step * self._haste(playing.beat))
        self._playing = [p for p in self._playing if p.left > 0 or len(p.done) < len(p.beat.cues)]
        self._begin()

    def press(self) -> bool:
        """End the blocking beats that are playing and may be skipped; False if there were none."""
        return self._finish(lambda p: p in self._playing and p.beat.blocking and p.beat.skippable)

    def snap(self) -> None:
        """Show everything at its end, now and in order."""
        self._finish(lambda _: True)

    def _finish(self, wanted: Callable[[_Playing], bool]) -> bool:
        ending = [p for p in (*self._playing, *self._queue) if wanted(p)]
        self._playing = [p for p in self._playing if p not in ending]
        self._queue = deque(p for p in self._queue if p not in ending)
        for playing in ending:
            self._show_end(playing)
        return bool(ending)

    def _show_end(self, playing: _Playing) -> None:
        for number, cue in enumerate(playing.beat.cues):
            if number not in playing.done:
                playing.done.add(number)
                cue.show(1.0)

    def _begin(self) -> None:
        while self._queue and not self.blocked:
            self._playing.append(self._queue.popleft())

    def _advance(self, playing: _Playing, step: float) -> None:
        playing.time += step
        for number, cue in enumerate(playing.beat.cues):
            if number in playing.done or playing.time < cue.at:
                continue
            if number not in playing.begun:
                playing.begun.add(number)
                self._hear(cue.sound)
            over = playing.time >= cue.end
            if over:
                playing.done.add(number)
                self._hear(cue.landing)
            cue.show(1.0 if over else (playing.time - cue.at) / cue.duration)

    def _hear(self, sound: str | None) -> None:
        if sound is not None:
            self._sound(sound)

    def _haste(self, beat: Beat) -> float:
        return max(1.0, beat.duration / REDUCED) if self.reduced else 1.0

    def _length(self, playing: _Playing) -> float:
        return playing.left / self._haste(playing.beat)
