"""What a search tree remembers: at each node, by seat, how each choice fared."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, TypeAlias

from tablee.engine import Action, FastRng, Seat
from tablee_server.ai.preference import Prospect
from tablee_server.ai.tally import CLOSE, NEAR

CURIOSITY: Final = 0.7
"""How much a choice gains by having been tried little."""

BIAS: Final = 0.6
"""What the heuristic's move gains, divided by how often it was tried."""

Step: TypeAlias = tuple[tuple[Seat, Action | None], ...]


class Arm:
    """One choice: how often it was possible and tried, and what came of it."""

    __slots__ = ("possible", "rivals", "squares", "total", "visits")

    def __init__(self) -> None:
        self.possible = self.visits = 0
        self.total = self.squares = self.rivals = 0.0

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of that."""
        if not self.visits:
            return 0.0
        return sqrt(max(0.0, self.squares / self.visits - self.mean**2))

    def credit(self, worth: float, rival: float) -> None:
        """Note what came of it once more, for its seat and for whoever does best beside it."""
        self.visits += 1
        self.rivals += rival
        self.total += worth
        self.squares += worth * worth

    def prospect(self, *, is_expected: bool) -> Prospect:
        """Give what is known of it."""
        return Prospect(self.mean, self.spread, self.rivals / max(1, self.visits), is_expected)

    def is_close(self, leader: "Arm") -> bool:
        """Tell whether it was tried about as often as the leader and is as good."""
        if 2 * self.visits < leader.visits:
            return False
        error = sqrt(sum(arm.spread**2 / arm.visits for arm in (self, leader)))
        return leader.mean - self.mean <= max(NEAR, CLOSE * error)


class Node:
    """A place in the tree."""

    __slots__ = ("_arms", "_children")

    def __init__(self) -> None:
        self._arms: dict[tuple[Seat, Action | None], Arm] = {}
        self._children: dict[Step, Node] = {}

    def arm(self, seat: Seat, action: Action | None) -> Arm:
        """Give a seat's choice here."""
        arm = self._arms.get((seat, action))
        if arm is None:
            arm = self._arms[seat, action] = Arm()
        return arm

    def child(self, step: Step) -> "tuple[Node, bool]":
        """Give where a step leads, and whether it was never gone before."""
        known = self._children.get(step)
        if known is not None:
            return known, False
        new = self._children[step] = Node()
        return new, True

    def select(
        self, seat: Seat, actions: Sequence[Action | None], dice: FastRng, expected: Action | None
    ) -> Action | None:
        """Choose for a seat among what is possible: the untried first, then the most promising."""
        arms = [(action, self.arm(seat, action)) for action in actions]
        for _, arm in arms:
            arm.possible += 1
        untried = [action for action, arm in arms if not arm.visits]
        if untried:
            return expected if expected in untried else dice.choice(untried)
        return max(arms, key=lambda pair: _promise(pair[1], is_expected=pair[0] == expected))[0]


def _promise(arm: Arm, *, is_expected: bool) -> float:
    curious = CURIOSITY * sqrt(log(arm.possible) / arm.visits)
    bias = BIAS / (1 + arm.visits) if is_expected else 0.0
    return arm.mean + curious + bias
