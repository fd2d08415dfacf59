"""One match between contenders, as a table would play it, but without a table.

The seats that may but need not act are asked first, in seat order, then those that owe. Whoever
breaks the contract is noted, and the rules' fall-back move is played for it.
"""

import time
from collections.abc import Sequence

from tablee.engine import Action, FastRng, LegalActions, Rng, Seat, Setup, State
from tablee.games import AnyGame
from tablee_server.ai import Decision
from tools.contest.contender import Contender, Question
from tools.contest.lineup import Lineup
from tools.contest.played import Effort, Fault, Played, played
from tools.contest.turns import next_move


class Bout:
    """A match under way. `names` are the contenders' names, for what is noted of them."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        contenders: Sequence[Contender],
        lineup: Lineup,
        *,
        names: Sequence[str],
        dice: Rng,
        luck: FastRng,
        where: tuple[int, int],
        audit: bool = False,
    ) -> None:
        """`dice` are the match's, `luck` the bots'; `where` are the numbers of deal and line-up."""
        self._game = game
        self._contenders = [contenders[who] for who in lineup]
        self._lineup = lineup
        self._names = names
        self._dice = dice
        self._luck = luck
        self._where = where
        self._audits = audit
        self._most = game.max_length(setup)
        self._state: State = game.new_initial_state(setup, dice)
        self._efforts = tuple(Effort([], []) for _ in contenders)
        self._faults: list[Fault] = []
        self._actions = self._audited = 0

    def play(self) -> Played:
        """Play to the end; RuntimeError if the match outlives the rules' own bound."""
        while not self._state.is_terminal():
            if self._actions == self._most:
                raise RuntimeError(f"the match isn't over after {self._most} actions")
            seat, action = next_move(self._state, len(self._lineup), self._asked)
            self._state.apply_action(seat, action, self._dice)
            self._actions += 1
        return played(
            self._lineup,
            self._state.outcome(),
            self._efforts,
            faults=tuple(self._faults),
            audited=self._audited,
        )

    def _asked(self, seat: Seat, legal: LegalActions, owes: bool) -> Action | None:
        """Ask a seat's contender; None where it passes, and where it fails, which is noted."""
        effort = self._efforts[self._lineup[seat]]
        start = time.thread_time()
        try:
            decision = self._choice(seat, legal)
        except Exception as error:
            self._note(seat, f"crashed: {type(error).__name__}: {error}")
            return None
        effort.seconds.append(time.thread_time() - start)
        effort.iterations.append(decision.iterations)
        action = decision.action
        if action is None:
            if owes:
                self._note(seat, "owed an action and gave none")
            return None
        if not legal.allows(action):
            self._note(seat, f"illegal: {action}")
            return None
        if self._audits and not self._contenders[seat].sees_all:
            self._audit(seat, action)
        return action

    def _choice(self, seat: Seat, legal: LegalActions) -> Decision:
        contender = self._contenders[seat]
        rng = self._luck.derive(f"{self._actions}/{seat}")
        truth = self._state if contender.sees_all else None
        seen = self._state.observation(seat)
        return contender.choose(Question(self._game, seen, legal, rng, len(self._lineup), truth))

    def _audit(self, seat: Seat, action: Action) -> None:
        """Ask again in another world that looks the same to the seat: the answer has to stay.

        Nothing but the answers is compared, so it doesn't matter by which way a bot got to see more
        than its observation: the whole position is another one while it is asked.
        """
        truth, seen = self._state, self._state.observation(seat)
        world = self._game.determinize(seen, self._luck.derive(f"{self._actions}/{seat}/audit"))
        self._audited += 1
        if world.observation(seat) != seen:
            self._note(seat, "the game's own determinize gave a world that looks different")
            return
        self._state = world
        try:
            other = self._choice(seat, world.legal_actions(seat)).action
        except Exception as error:
            self._note(seat, f"crashed when asked again: {type(error).__name__}: {error}")
        else:
            if other != action:
                self._note(seat, f"knows more than it sees: {action} became {other}")
        finally:
            self._state = truth

    def _note(self, seat: Seat, problem: str) -> None:
        deal, lineup = self._where
        name = self._names[self._lineup[seat]]
        self._faults.append(Fault(name, deal, lineup, seat, self._actions, problem))
