"""A pause: the match stands still, and goes on after a countdown with nobody's time lost."""

from typing import Final

from tablee.protocol.fields import TimeState
from tablee_server.journal import PauseKept
from tablee_server.play import Play
from tablee_server.room import Room
from tablee_server.votes import Ballot

_HELD_AT_MOST: Final = 24 * 3600.0


class Standstill:
    """Whether a table's match runs, stands still, or is about to go on; and who wants a pause."""

    def __init__(self) -> None:
        self.ballot = Ballot()
        self.by = ""
        self.is_held = False
        self._since = 0.0
        self._until: float | None = None
        self._resumes: float | None = None
        self._awaits_return = False

    @property
    def state(self) -> TimeState:
        """Give how time runs."""
        if self._until is None:
            return "running"
        return "paused" if self._resumes is None else "resuming"

    @property
    def is_told(self) -> bool:
        """Tell whether who comes in must hear of it."""
        return self._until is not None or self.ballot.is_open

    @property
    def until(self) -> float:
        """Give when the pause is over at the latest; 0 without one."""
        return self._until or 0.0

    def left(self, now: float) -> float | None:
        """Give the seconds until a resumed match goes on, or that a pause may last if one knows."""
        if self.is_held:
            return None
        end = self._until if self._resumes is None else self._resumes
        return None if end is None else max(0.0, end - now)

    def begin(self, play: Play, *, by: str, now: float, longest: float) -> None:
        """Let the match stand still for `longest` seconds at most; also once more while it does."""
        if self._until is None:
            self._since, self._until = now, now + longest
            play.pause(now)
        self.by, self._resumes, self._awaits_return = by, None, False
        self.ballot.clear()

    def await_return(self, play: Play, room: Room) -> None:
        """Let the match stand still until everybody is back after a restart of the server."""
        now, longest = room.clock.now(), room.limits.return_time
        self.begin(play, by="", now=now, longest=longest)
        self.count_down(by="", now=now, seconds=longest)
        self._awaits_return = True

    def all_back(self, now: float) -> None:
        """Wait no longer: nobody is missing any more who was there before the restart."""
        if self._awaits_return:
            self._resumes = now

    def hold(self, play: Play, *, by: str, now: float) -> None:
        """Let the match stand still until the organiser ends that: nobody at the table can."""
        self.begin(play, by=by, now=now, longest=_HELD_AT_MOST)
        self.is_held, self._until = True, now + _HELD_AT_MOST

    def count_down(self, *, by: str, now: float, seconds: float) -> None:
        """Let the match go on in so many seconds."""
        if self._until is not None and self._resumes is None:
            self.by, self._resumes, self.is_held = by, now + seconds, False

    def due(self) -> float | None:
        """Give when something happens by itself."""
        return self._until if self._resumes is None else self._resumes

    def step(self, play: Play, now: float, *, countdown: float) -> bool:
        """Do what is due; False if nothing is."""
        due = self.due()
        if due is None or due > now:
            return False
        if self._resumes is None:
            self.count_down(by="", now=now, seconds=countdown)
        else:
            self.clear()
            play.go_on(now)
        return True

    def clear(self) -> None:
        """Forget a pause and who wanted one: the match is over."""
        self._until = self._resumes = None
        self._awaits_return = False
        self.by, self.is_held = "", False
        self.ballot.clear()

    def kept(self) -> PauseKept | None:
        """Give what the journal keeps of a pause; None without one."""
        if self._until is None:
            return None
        return PauseKept(self.by, self._since, self._until, self.is_held)

    def restore(self, kept: PauseKept, play: Play) -> None:
        """Go on with a pause; a countdown that was under way is forgotten."""
        self.begin(play, by=kept.by, now=kept.since, longest=kept.until - kept.since)
        self.is_held = kept.held
