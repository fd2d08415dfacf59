"""How a match stands while it goes on, as far as its viewer may know."""

from dataclasses import dataclass

from tablee.engine.viewers import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """What tells a looker-on who leads, and how far the match is.

    `scores` are by seat, more is better; they may be others than an outcome's where these stay
    hidden until the end. `progress` is 0 at the beginning and 1 once the match is over. `counts`
    names what the scores count: the client's text `big-score-<counts>`, points without a name.
    """

    scores: tuple[int, ...]
    progress: float
    counts: str = ""

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Give the seats with the highest score."""
        best = max(self.scores, default=0)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)
