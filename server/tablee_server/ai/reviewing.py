"""A match looked at afterwards: what each decision of a seat cost, and what was luck.

A decision is judged by what the seat knew then, never by the truth: what seemed best is looked for
in imagined worlds, and compared with what was done in other ones, both with the same chance. Only
a cost that is clear of its uncertainty is a mistake. What the seat's decisions don't account for,
of the way from its first position to the result, is luck: chance, and what the others did.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec

from tablee.engine import Action, Choice, FastRng, LegalActions, Observation, Reason, Seat, State
from tablee.engine.errors import CodedError
from tablee.engine.rng import SeededRng
from tablee.record.layout import Move, RecordError, ReplayFile
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.explaining import explained
from tablee_server.ai.flat import FlatMonteCarlo
from tablee_server.ai.question import Question

SEARCHED: Final = 200
"""Iterations in which the best move is looked for."""

COMPARED: Final = 80
"""Worlds, others than those, in which it is compared with what was done."""

WORLDS: Final = 40
"""Worlds in which the why is counted."""

_CLEAR: Final = 2.0
"""So many standard errors above nothing a cost is real."""

_OWN: Final = frozenset({"player", "bot"})
_STEP: Final = 1_000_003


class Judged(msgspec.Struct, frozen=True):
    """One decision, at the version it led to. `cost` and `error` are worths of 0..1."""

    version: int
    action: str
    best: str
    worth: float
    cost: float
    error: float
    reasons: tuple[Reason, ...] = ()

    @property
    def is_mistake(self) -> bool:
        """Tell whether the cost is clear of its uncertainty."""
        return self.action != self.best and self.cost > _CLEAR * self.error


class Review(msgspec.Struct, frozen=True):
    """All decisions of a seat; `start` and `result` are its worth before the first, and at the end.

    `skill` is what mistakes took, 0 or less. `luck` is all the rest of the way: chance, and what
    the others did, good or bad.
    """

    seat: Seat
    decisions: tuple[Judged, ...]
    start: float
    result: float

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """Give the mistakes, the costliest first."""
        found = [one for one in self.decisions if one.is_mistake]
        return tuple(sorted(found, key=lambda one: (-one.cost, one.version)))

    @property
    def skill(self) -> float:
        """Give what the mistakes cost together, as a change of worth."""
        return -sum(one.cost for one in self.mistakes)

    @property
    def luck(self) -> float:
        """Give what isn't accounted for by the seat's mistakes."""
        return self.result - self.start - self.skill


def reviewed(
    file: ReplayFile, game: AnyGame, seat: Seat, *,
    searched: int = SEARCHED, told: Callable[[float], None] = lambda _: None,
) -> Review:  # fmt: skip
    """Look at a whole match; RecordError `secret-kept`, `not-over` or `strange-moves` (game).

    After each decision `told` hears which share of the match has been looked at, 0..1.
    """
    opening = file.header.opening
    if opening is None:
        raise RecordError("secret-kept")
    try:
        dice = SeededRng(opening.seed(file.header.identity))
        setup = game.setup(file.header.setup.seats, options=file.header.setup.options)
        state = game.new_initial_state(setup, dice)
        judged = []
        for one in _decisions(game, state, file.moves, dice, seat, searched):
            judged.append(one)
            told(one.version / (len(file.moves) + 1))
    except (CodedError, ValueError, LookupError, TypeError) as error:
        raise RecordError("strange-moves", game=file.header.game) from error
    if not state.is_terminal():
        raise RecordError("not-over")
    result = game.brain.utilities(state)[seat]
    return Review(seat, tuple(judged), judged[0].worth if judged else result, result)


def _decisions(
    game: AnyGame, state: State, moves: Sequence[Move], dice: SeededRng, seat: Seat, searched: int
) -> Iterator[Judged]:
    """Play the match again, and judge each real choice of the seat where it was made."""
    for version, move in enumerate(moves, start=2):
        if move.version != version:
            raise ValueError(f"move {move.version} stands where {version} belongs")
        action = game.string_to_action(move.action)
        if move.seat == seat and move.why in _OWN and _is_choice(state, seat):
            seen, legal = state.observation(seat), state.legal_actions(seat)
            yield judge(game, seen, legal, action, move.version, searched=searched)
        state.apply_action(move.seat, action, dice)


def _is_choice(state: State, seat: Seat) -> bool:
    legal = state.legal_actions(seat)
    return seat in state.current_players() and not (
        len(legal) == 1 and isinstance(legal[0], Choice)
    )


def judge(
    game: AnyGame, seen: Observation, legal: LegalActions, action: Action, version: int, *,
    searched: int = SEARCHED,
) -> Judged:  # fmt: skip
    """Say what an action cost, from what the seat knew: a function of its arguments alone."""
    found = FlatMonteCarlo().choose(game, seen, FastRng(version), Budget(searched), legal)
    names = found.values or {"" if found.action is None else game.action_to_string(found.action): 0}
    name = max(names, key=lambda one: (names[one], one))
    best = game.string_to_action(name) if name else None
    question = Question(game, seen, FastRng(_STEP + version), legal)
    pairs = [_pair(question, number, best, action) for number in range(COMPARED)]
    mean = sum(one for one, _ in pairs) / COMPARED
    gaps = [one - other for one, other in pairs]
    cost = sum(gaps) / COMPARED
    error = sqrt(sum((gap - cost) ** 2 for gap in gaps) / (COMPARED - 1) / COMPARED)
    told = explained(
        game, seen, msgspec.structs.replace(found, action=best), FastRng(version), WORLDS
    )
    done = game.action_to_string(action)
    return Judged(version, done, name, mean, cost, error, told.reasons)


def _pair(
    question: Question, number: int, best: Action | None, done: Action
) -> tuple[float, float]:
    world, seat = question.world(number), question.seat
    first = question.worths(world.clone(), number, best)[seat]
    return first, first if best == done else question.worths(world, number, done)[seat]
