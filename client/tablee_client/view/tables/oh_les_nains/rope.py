"""The hose and who holds it, as drawn: squares, dwarves, how they stand. Plain data, no pygame."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tablee.games.oh_les_nains.cards import Colour
from tablee.games.oh_les_nains.terms import SQUARES, START_FENCE
from tablee_client.view.tables.oh_les_nains.layout import (
    place_of,
    shown_fence,
    square_size,
    square_x,
)

Pose: TypeAlias = Literal["lean", "pull", "cheer"]


@dataclass(frozen=True, slots=True)
class Holder:
    """One dwarf on the hose; `drop` is how far above his place he still is, `alpha` how faint."""

    side: int
    colour: Colour
    x: float
    pose: Pose
    drop: float = 0.0


class Rope:
    """The model that all nodes of the garden draw; `version` grows with each change.

    `fence` are the squares on the left of the fence; on the way it is between two numbers.
    """

    def __init__(self) -> None:
        self.version = 0
        self.fence = float(START_FENCE)
        self.dwarves: tuple[tuple[Colour, ...], tuple[Colour, ...]] = ((), ())
        self.poses: list[Pose] = ["lean", "lean"]
        self.crushed: int | None = None
        self._drops: dict[tuple[int, int], float] = {}
        self._shake = 0.0

    # what is shown

    @property
    def size(self) -> float:
        """How wide a square is drawn now."""
        return square_size(shown_fence(self.fence))

    @property
    def margins(self) -> tuple[int, int]:
        """The whole squares that each side's leading dwarf can lose."""
        left = round(self.fence)
        return left - len(self.dwarves[0]), SQUARES - left - len(self.dwarves[1])

    @property
    def highest(self) -> float:
        """How far the highest of the dwarves is above his place."""
        return max(self._drops.values(), default=0.0)

    def ends(self) -> tuple[float, float]:
        """Give the x of the hose's left and right end."""
        half = self.size / 2
        return self.x(1) - half, self.x(SQUARES) + half

    def x(self, place: int) -> float:
        """Give the middle of a square."""
        return square_x(place, shown_fence(self.fence)) + self._shake

    def holders(self) -> Iterator[Holder]:
        """List the dwarves, those next to the fence first, so that faces show."""
        for side, colours in enumerate(self.dwarves):
            for number in reversed(range(len(colours))):
                drop = self._drops.get((side, number), 0.0)
                x = self.x(place_of(side, number))
                yield Holder(side, colours[number], x, self.poses[side], drop)

    def free_places(self) -> range:
        """List the squares on which nobody stands."""
        return range(len(self.dwarves[0]) + 1, SQUARES + 1 - len(self.dwarves[1]))

    # verbs

    def show(
        self, fence: float, dwarves: Sequence[Sequence[Colour]], *, crushed: int | None = None
    ) -> None:
        """Lie at rest like this."""
        left, right = dwarves
        fresh = (float(fence), (tuple(left), tuple(right)), crushed)
        if fresh == (self.fence, self.dwarves, self.crushed) and not self._shake:
            return
        self.fence, self.dwarves, self.crushed = fresh
        self._shake = 0.0
        self._drops = {
            key: drop for key, drop in self._drops.items() if key[1] < len(self.dwarves[key[0]])
        }
        self.version += 1

    def slide(self, fence: float, *, shake: float = 0.0) -> None:
        """Lie on the way between two places."""
        self.fence, self._shake = fence, shake
        self.version += 1

    def stand(self, left: Pose, right: Pose) -> None:
        """Let both sides stand like this."""
        if self.poses != [left, right]:
            self.poses = [left, right]
            self.version += 1

    def drop(self, side: int, number: int, height: float) -> None:
        """Let a dwarf be above his place by so much."""
        if height > 0:
            self._drops[side, number] = height
        else:
            self._drops.pop((side, number), None)
        self.version += 1
