"""Who moves next without being a person: bots, forced actions, and when each is due.

After every change the bots that may but need not act are asked once, in seat order; then those
that owe. They think from the moment their question is there. How long one seems to think is
presentation: the order of seats decides who is first, whatever the pace, so a seeded match repeats.
"""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.engine import Action, Choice, Rng, Seat
from tablee_server.ai.difficulty import difficulty
from tablee_server.ai.personalities import personality_of
from tablee_server.ai.thinking import (
    CRASHED,
    HUNG,
    ILLEGAL,
    Fault,
    Inquiry,
    Thinker,
    Thinking,
)
from tablee_server.casebook import Casebook
from tablee_server.figures import Figures
from tablee_server.limits import Pace
from tablee_server.logs import fact
from tablee_server.match import Match
from tablee_server.seats import Seats

_LOG: Final = logging.getLogger(__name__)
_STEPS: Final = 1000
_SPAN: Final = 1 << 53
_COSTLY: Final = frozenset({HUNG, CRASHED})
_MOST_COSTLY: Final = 3
"""So often in a match a bot may cost a process; then nobody asks it any more."""


class Turn(msgspec.Struct, frozen=True):
    """A move to come. `owes` parts those that must act from those that only may.

    `since` is the version at which the seat was asked; an owed answer doesn't grow stale by it.
    `share` of 0..1 varies how long it takes; how hard it was counts too, once it `is_paced`.
    """

    due: float
    owes: bool
    seat: Seat
    prompt: int
    why: str
    level: str | None = None
    name: str = ""
    since: int = 0
    inquiry: Inquiry | None = None
    thinking: Thinking | None = None
    share: float = 0.0
    is_paced: bool = True

    @property
    def is_decided(self) -> bool:
        """Tell whether it can be made as soon as it is due."""
        return self.thinking is None or self.thinking.is_done

    def asks_as(self, other: "Turn") -> bool:
        """Tell whether both ask the same seat the same."""
        mine = (self.prompt, self.why, self.level, self.name, self.owes)
        is_same = mine == (other.prompt, other.why, other.level, other.name, other.owes)
        return is_same and (self.owes or self.since == other.since)


class Turns:
    """The moves to come of one match."""

    def __init__(
        self, match: Match, seats: Seats, *, dice: tuple[Rng, ...], pace: Pace, rng: Rng,
        thinker: Thinker, casebook: Casebook, figures: Figures, wake: Callable[[], None],
    ) -> None:  # fmt: skip
        """`dice` are the bots' own, by seat; `rng` varies the pace.

        `wake` is called when one of those that think has decided.
        """
        self._match = match
        self._seats = seats
        self._dice = dice
        self._pace = pace
        self._rng = rng
        self._thinker = thinker
        self._casebook = casebook
        self._figures = figures
        self._wake = wake
        self._turns: dict[Seat, Turn] = {}
        self._costly = 0

    def next(self) -> Turn | None:
        """Give the move that comes first: by seats, so that no pace changes the order.

        None while it isn't decided: all others wait for it.
        """
        for turn in sorted(self._turns.values(), key=_place):
            if not turn.is_decided:
                return None
            if turn.owes or self._wish(turn) is not None:
                return self._paced(turn)
        return None

    def action(self, turn: Turn) -> Action:
        """Give a move that is due and decided."""
        state = self._match.state
        forced = state.forced_action(turn.seat) if turn.why == "forced" else None
        action = forced or self._wish(turn)
        return action if action is not None else state.timeout_action(turn.seat)

    def put_off(self, seconds: float) -> None:
        """Let every move to come wait so much longer: time stood still."""
        for seat, turn in self._turns.items():
            self._turns[seat] = msgspec.structs.replace(turn, due=turn.due + seconds)

    def postpone(self, turn: Turn, until: float) -> None:
        """Let a move wait, since the rules hold it back until then."""
        self._turns[turn.seat] = msgspec.structs.replace(self._turns[turn.seat], due=until)

    def plan(self, now: float, *, grace: float) -> None:
        """Look who has to move after a change; a seat whose question stays keeps its moment.

        `grace` is how long a seat waits for its player before a bot takes over.
        """
        before, self._turns = self._turns, {}
        owing = () if self._match.is_over else self._match.state.current_players()
        for seat, prompt in enumerate(() if self._match.is_over else self._match.prompts):
            if prompt and (turn := self._turn(seat, prompt, now, owes=seat in owing)) is not None:
                kept = before.get(seat)
                if kept is not None and kept.asks_as(turn):
                    turn = before.pop(seat)
                else:
                    turn = self._asked(turn)
                self._turns[seat] = self._after_grace(turn, grace)
        _drop(before)

    def drop(self) -> None:
        """Make no moves any more."""
        before, self._turns = self._turns, {}
        _drop(before)

    def _turn(self, seat: Seat, prompt: int, now: float, *, owes: bool) -> Turn | None:
        if owes and self._match.state.forced_action(seat) is not None:
            return Turn(now + self._pace.forced, owes, seat, prompt, "forced")
        level = self._seats.playing_level(seat)
        if level is None:
            return None
        name = self._seats.bot_name(seat)
        turn = Turn(now, owes, seat, prompt, "bot", level, name, self._match.version)
        return self._begun(turn) if self._pace.bot else turn

    def _begun(self, turn: Turn) -> Turn:
        """Let it seem to take its time, as far as that is known before it is decided.

        At what several decide at once, chance alone says when: the moment shall tell nothing.
        """
        share, state = self._share(), self._match.state
        legal = state.legal_actions(turn.seat)
        if not turn.owes:
            wait, is_paced = self._think(turn.name, share) / 2, True
        elif len(state.current_players()) > 1:
            wait, is_paced = self._think(turn.name, share, self._share()), True
        elif len(legal) == 1 and isinstance(legal[0], Choice):
            wait, is_paced = self._pace.single, True
        else:
            wait, is_paced = self._think(turn.name, share), False
        return msgspec.structs.replace(turn, due=turn.due + wait, share=share, is_paced=is_paced)

    def _paced(self, turn: Turn) -> Turn:
        """Let what was hard to decide take longer, once it is decided."""
        if turn.is_paced or turn.thinking is None:
            return turn
        thought = turn.thinking.result()
        hard = 0.0 if isinstance(thought, Fault) else difficulty(thought)
        more = self._think(turn.name, turn.share, hard) - self._think(turn.name, turn.share)
        paced = msgspec.structs.replace(turn, due=turn.due + more, is_paced=True)
        self._turns[turn.seat] = paced
        return paced

    def _think(self, name: str, share: float, hard: float = 0.0) -> float:
        return self._pace.think(share, difficulty=hard, tempo=personality_of(name).tempo)

    def _share(self) -> float:
        return self._rng.below(_STEPS) / _STEPS

    def _after_grace(self, turn: Turn, grace: float) -> Turn:
        away_since = self._seats[turn.seat].away_since
        if turn.why == "forced" or away_since is None or turn.due >= away_since + grace:
            return turn
        return msgspec.structs.replace(turn, due=away_since + grace)

    def _asked(self, turn: Turn) -> Turn:
        """Let a bot begin to think; one that has cost too much isn't asked any more."""
        if turn.level is None or self._costly >= _MOST_COSTLY:
            return turn
        match = self._match
        # The dice of an owed answer stay the same over a restart of the server.
        label = f"prompt/{turn.prompt}" if turn.owes else f"version/{turn.since}"
        inquiry = Inquiry(
            match.game, match.state.observation(turn.seat), match.legal(turn.seat), turn.level,
            self._dice[turn.seat].derive(label).below(_SPAN), name=turn.name,
        )  # fmt: skip
        thinking = self._thinker.think(inquiry, self._wake)
        return msgspec.structs.replace(turn, inquiry=inquiry, thinking=thinking)

    def _wish(self, turn: Turn) -> Action | None:
        """Give what a bot has decided; None also where it failed, which is logged once."""
        if turn.thinking is None or turn.inquiry is None:
            return None
        thought = turn.thinking.result()
        if not isinstance(thought, Fault):
            action = thought.action
            if action is None or self._match.state.legal_actions(turn.seat).allows(action):
                return action
            thought = Fault(ILLEGAL)
        self._failed(turn, turn.inquiry, thought)
        return None

    def _failed(self, turn: Turn, inquiry: Inquiry, fault: Fault) -> None:
        self._turns[turn.seat] = _unasked(turn)
        self._figures.bot_faults[fault.problem] += 1
        self._costly += fault.problem in _COSTLY
        if self._costly >= _MOST_COSTLY:
            _drop(self._turns)
            self._turns = {seat: _unasked(turn) for seat, turn in self._turns.items()}
        match = self._match
        where = {"game": match.game.type.slug, "match": match.number, "version": match.version}
        where |= {"seat": turn.seat, "level": turn.level, "problem": fault.problem}
        _LOG.error(fact("bot-failed", **where, kept=self._casebook.note(inquiry, fault)))


def _place(turn: Turn) -> tuple[bool, Seat]:
    return turn.owes, turn.seat


def _unasked(turn: Turn) -> Turn:
    return msgspec.structs.replace(turn, inquiry=None, thinking=None)


def _drop(turns: dict[Seat, Turn]) -> None:
    for turn in turns.values():
        if turn.thinking is not None:
            turn.thinking.drop()
