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
    LegalActions,
    Observation,
    Rng,
    Seat,
    State,
    weighed,
)
from tablee_server.ai.arms import Arm, Node
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.deadline import Deadline
from tablee_server.ai.personalities import NEUTRAL, Personality
from tablee_server.ai.preference import best_rival
from tablee_server.ai.question import Question

_WEIGHED: Final = 12
"""Of so many actions at most the others choose in one world."""

Way: TypeAlias = list[tuple[Seat, Arm]]


class InformationSetTreeSearch:
    """Knows no game: worlds, play beyond the tree and its worth come from the game's brain."""

    def __init__(self, who: Personality = NEUTRAL) -> None:
        """`who` chooses among moves that are as good."""
        self._who = who

    def choose(
        self,
        game: AnyGame,
        observation: Observation,
        rng: Rng,
        budget: Budget,
        legal: LegalActions | None = None,
    ) -> Decision:
        """Play as many imagined worlds as the budget has iterations, one at least."""
        question = Question(game, observation, rng, legal)
        if len(question.candidates) == 1:
            return Decision(question.candidates[0])
        search, deadline, spent = Search(question), Deadline(budget.deadline), 0
        while not spent or (spent < budget.iterations and not deadline.is_over):
            search.iterate(spent)
            spent += 1
        return search.decision(spent, self._who)


class Search:
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

    def decision(self, spent: int, who: Personality) -> Decision:
        """Choose what was tried most, or what is as good for all that is known."""
        question = self._question
        arms = [self._root.arm(question.seat, action) for action in question.candidates]
        leader = max(range(len(arms)), key=lambda one: (arms[one].visits, arms[one].mean, -one))
        close = [i for i, arm in enumerate(arms) if i == leader or arm.is_close(arms[leader])]
        names = [question.name(action) for action in question.candidates]
        prospects = [
            arm.prospect(is_expected=action == question.expected)
            for action, arm in zip(question.candidates, arms, strict=True)
        ]
        return Decision(
            question.candidates[question.pick(close, prospects, who)],
            {name: arm.mean for name, arm in zip(names, arms, strict=True)},
            spent,
            spread={name: arm.spread for name, arm in zip(names, arms, strict=True)},
            visits={name: arm.visits for name, arm in zip(names, arms, strict=True)},
            is_concealed=question.is_concealed,
        )

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
