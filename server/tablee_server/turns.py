"""Who moves next without being a person: bots, forced actions, and when each is due.

After every change the bots that may but need not act are asked once, in seat order; then those
that owe. How long one seems to think is presentation: the order of seats decides who is first,
whatever the pace, so a seeded match repeats.
"""

import logging
from typing import Final

import msgspec

from tablee.engine import Action, Rng, Seat
from tablee_server.ai import Budget, bot_of
from tablee_server.limits import Pace
from tablee_server.logs import fact
from tablee_server.match import Match
from tablee_server.seats import Seats

_LOG: Final = logging.getLogger(__name__)
_STEPS: Final = 1000


class Turn(msgspec.Struct, frozen=True):
    """A move to come. `owes` parts those that must act from those that only may."""

    due: float
    owes: bool
    seat: Seat
    prompt: int
    why: str
    level: str | None = None


class Turns:
    """The moves to come of one match."""

    def __init__(self, match: Match, seats: Seats, *, dice: tuple[Rng, ...], pace: Pace, rng: Rng):
        """`dice` are the bots' own, by seat; `rng` varies the pace."""
        self._match = match
        self._seats = seats
        self._dice = dice
        self._pace = pace
        self._rng = rng
        self._turns: dict[Seat, Turn] = {}
        self._wishes: dict[Seat, Action] = {}

    def next(self) -> Turn | None:
        """Give the move that comes first: by seats, so that no pace changes the order."""
        if not self._turns:
            return None
        return min(self._turns.values(), key=lambda turn: (turn.owes, turn.seat))

    def action(self, turn: Turn) -> Action:
        """Decide a move that is due."""
        state = self._match.state
        forced = state.forced_action(turn.seat) if turn.why == "forced" else None
        action = forced or self._wishes.get(turn.seat) or self._choose(turn.seat, turn.level)
        return action if action is not None else state.timeout_action(turn.seat)

    def put_off(self, seconds: float) -> None:
        """Let every move to come wait so much longer: time stood still."""
        for seat, turn in self._turns.items():
            self._turns[seat] = msgspec.structs.replace(turn, due=turn.due + seconds)

    def postpone(self, turn: Turn, until: float) -> None:
        """Let a move wait, since the rules hold it back until then."""
        self._turns[turn.seat] = msgspec.structs.replace(turn, due=until)

    def plan(self, now: float, *, grace: float) -> None:
        """Look who has to move after a change; a seat whose question stays keeps its moment.

        `grace` is how long a seat waits for its player before a bot takes over.
        """
        before, self._turns, self._wishes = self._turns, {}, {}
        if self._match.is_over:
            return
        owing = self._match.state.current_players()
        for seat, prompt in enumerate(self._match.prompts):
            if prompt and (turn := self._turn(seat, prompt, now, owes=seat in owing)) is not None:
                kept = before.get(seat)
                same = kept is not None and (kept.prompt, kept.why, kept.level) == (
                    turn.prompt, turn.why, turn.level,
                )  # fmt: skip
                turn = kept if same and kept is not None and turn.owes else turn
                self._turns[seat] = self._after_grace(turn, grace)

    def _turn(self, seat: Seat, prompt: int, now: float, *, owes: bool) -> Turn | None:
        state, level = self._match.state, self._seats.playing_level(seat)
        if owes and state.forced_action(seat) is not None:
            return Turn(now + self._pace.forced, owes, seat, prompt, "forced")
        if level is None:
            return None
        if owes:
            return Turn(now + self._think(), owes, seat, prompt, "bot", level)
        wish = self._choose(seat, level)
        if wish is None:
            return None
        self._wishes[seat] = wish
        wait = max(self._think() / 2, self._seats.hold(state, seat, wish))
        return Turn(now + wait, owes, seat, prompt, "bot", level)

    def _think(self) -> float:
        return self._pace.think(self._rng.below(_STEPS) / _STEPS)

    def _after_grace(self, turn: Turn, grace: float) -> Turn:
        away_since = self._seats[turn.seat].away_since
        if turn.why == "forced" or away_since is None or turn.due >= away_since + grace:
            return turn
        return msgspec.structs.replace(turn, due=away_since + grace)

    def _choose(self, seat: Seat, level: str | None) -> Action | None:
        """Ask a bot; None also where it fails, which is logged."""
        match, state = self._match, self._match.state
        legal = state.legal_actions(seat)
        rng = self._dice[seat].derive(str(match.version))
        try:
            bot = bot_of(level or "")
            observation = state.observation(seat)
            decision = bot.choose(match.game, observation, rng, Budget(), legal)
            if decision.action is None or legal.allows(decision.action):
                return decision.action
            problem, cause = "illegal", None
        except Exception as error:
            problem, cause = type(error).__name__, error
        where = {"game": match.game.type.slug, "match": match.number, "version": match.version}
        line = fact("bot-failed", **where, seat=seat, level=level, problem=problem)
        _LOG.error(line, exc_info=cause)
        return None
