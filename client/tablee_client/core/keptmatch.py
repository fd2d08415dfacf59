"""A finished match that is kept, in short: what was played, when, by whom, and who won."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tablee.engine import Seat
from tablee.record import RecordError, read
from tablee_client.core.matches import began, load
from tablee_client.core.plain import plain
from tablee_client.core.replayed import names
from tablee_client.core.review import own_seat
from tablee_client.core.words import Words


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A file of the player's folder. With a `problem` it can't be read, and nothing is known.

    `own` is the seat of the player who kept it, as far as that can be told. Without `winners` the
    match was broken off.
    """

    path: Path
    problem: RecordError | None = None
    game: str = ""
    began: datetime | None = None
    names: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
    own: Seat = 0
    moves: int = 0

    def title(self, words: Words) -> str:
        """Name the game and the day, by this machine's clock, or say that nobody can read it."""
        if self.began is None:
            return words("matches-unreadable")
        return f"{words.title(self.game)} · {moment(words, self.began.astimezone())}"

    def line(self, words: Words) -> str:
        """Say who played and who won, or what is wrong with the file."""
        if self.problem is not None:
            return f"{self.path.name} · {words.error(self.problem.code, self.problem.details)}"
        return f"{self._result(words)} · {', '.join(self.names)}"

    def _result(self, words: Words) -> str:
        if not self.winners:
            return words("matches-broken")
        if self.winners == (self.own,):
            return words("matches-own")
        won = " & ".join(self.names[seat] for seat in self.winners)
        return words("matches-won", names=won, count=len(self.winners))


def look_at(path: Path) -> KeptMatch:
    """Read a file, as far as it can be read."""
    try:
        file = read(load(path))
    except RecordError as error:
        return KeptMatch(path, error)
    outcome = None if file.ending is None else file.ending.outcome
    called = tuple(plain(name, 48) for name in names(file))
    won = () if outcome is None else outcome.winners
    return KeptMatch(
        path, None, file.header.game, began(file), called,
        tuple(seat for seat in won if seat < len(called)), own_seat(file), len(file.frames) - 1,
    )  # fmt: skip


def moment(words: Words, when: datetime) -> str:
    """Say a day and the time of day as people write them."""
    clock, year = f"{when:%H:%M}", str(when.year)
    return words("matches-moment", day=when.day, month=when.month, year=year, clock=clock)
