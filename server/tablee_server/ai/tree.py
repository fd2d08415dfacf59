"""Information-set tree search: the tree of what was chosen, whatever world it was chosen in.

Each iteration imagines a world, goes down the tree by what has proved best for whoever chooses
(among what that world allows), adds one node, has the brain play on and credits every seat on the
way with its own result. What several seats choose at once is chosen at one node, each without
knowing the others' choice.
"""

from typing import Final, TypeAlias

from tablee.engine import (
    Action,
    Decision,
    FastRng,
    Seat,
    State,
    weighed,
)
from tablee_server.ai.arms import Arm, Node
from tablee_server.ai.bot import Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.preference import Prospect, best_rival
from tablee_server.ai.question import Question
from tablee_server.ai.search import CandidateSearch

_WEIGHED: Final = 12
"""Of so many actions at most the others choose in one world."""

Way: TypeAlias = list[tuple[Seat, Arm]]


class InformationSetTreeSearch(CandidateSearch):
    """Plays as many imagined worlds as the budget has iterations, one at least."""

    def _search(self, question: Question, budget: Budget) -> Decision:
        tree, deadline, spent = Tree(question), Deadline(budget.deadline), 0
        while not spent or (spent < budget.iterations and not deadline.is_over):
            tree.iterate(spent)
            spent += 1
        return self._decided(question, tree.close(), tree.prospects(), tree.visits(), spent)


class Tree:
    """The tree of one decision."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._root = Node()

    def iterate(self, number: int) -> None:
        """Imagine a world, choose down the tree, play on, and credit everybody on the way."""
        question = self._question
        world, chance = question.world(number), question.chance(number)
        way: Way = []
        node, is_new = self._begin(world, chance, way)
        while not is_new and not world.is_terminal():
            node, is_new = self._step(node, world, chance, way, self._choices(world, chance))
        brain = question.game.brain
        brain.rollout(question.game, world, chance)
        worths = brain.utilities(world)
        for seat, arm in way:
            arm.credit(worths[seat], best_rival(worths, seat))

    def close(self) -> list[int]:
        """Give what was tried most and what is as good for all that is known, by their places."""
        arms = self._arms
        leader = max(range(len(arms)), key=lambda one: (arms[one].visits, arms[one].mean, -one))
        return [i for i, arm in enumerate(arms) if i == leader or arm.is_close(arms[leader])]

    def prospects(self) -> list[Prospect]:
        """Give what was found of each candidate."""
        question = self._question
        return [
            arm.prospect(is_expected=action == question.expected)
            for action, arm in zip(question.candidates, self._arms, strict=True)
        ]

    def visits(self) -> list[int]:
        """Give how often each candidate was tried."""
        return [arm.visits for arm in self._arms]

    @property
    def _arms(self) -> list[Arm]:
        return [self._root.arm(self._question.seat, one) for one in self._question.candidates]

    def _begin(self, world: State, chance: FastRng, way: Way) -> tuple[Node, bool]:
        """Choose at the root: the question's candidates, and what others owe at the same time."""
        question = self._question
        choices = self._choices(world, chance) if question.owes else {}
        choices[question.seat] = question.candidates
        return self._step(self._root, world, chance, way, dict(sorted(choices.items())))

    @staticmethod
    def _choices(world: State, chance: FastRng) -> dict[Seat, tuple[Action | None, ...]]:
        return {
            seat: weighed(world.legal_actions(seat), chance, _WEIGHED)
            for seat in world.current_players()
        }

    def _step(
        self, node: Node, world: State, chance: FastRng, way: Way,
        choices: dict[Seat, tuple[Action | None, ...]],
    ) -> tuple[Node, bool]:  # fmt: skip
        """Let everybody who owes choose, then let it happen; tell whether that was never seen."""
        if not choices:
            return node, True
        question, picks = self._question, list[tuple[Seat, Action | None]]()
        for seat, actions in choices.items():
            expected = question.expected if node is self._root and seat == question.seat else None
            action = node.select(seat, actions, chance, expected)
            picks.append((seat, action))
        for seat, action in picks:
            if action is None:
                way.append((seat, node.arm(seat, action)))
            elif len(picks) == 1 or world.legal_actions(seat).allows(action):
                way.append((seat, node.arm(seat, action)))
                world.apply_action(seat, action, chance)
        return node.child(tuple(picks))
