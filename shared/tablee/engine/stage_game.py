"""A choice that several seats make at once, with payoffs that are known: what `regret` solves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tablee.engine.action import Action
from tablee.engine.viewers import Seat


class StageGame(ABC):
    """The choices of every seat, empty for one that has none here, and what comes of them."""

    choices: tuple[tuple[Action | None, ...], ...]

    @abstractmethod
    def replies(self, seat: Seat, picks: Sequence[int]) -> Sequence[float]:
        """Give what each choice of the seat is worth to it, in order, while the others pick these.

        `picks` are places in `choices`, by seat; the seat's own is of no account. Any scale will
        do as long as it is the same for all of a seat's choices.
        """
