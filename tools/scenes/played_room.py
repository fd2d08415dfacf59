"""A room without a server that plays the rules by itself: one seat is the player's, bots the rest.

Nothing happens by itself: `go_on` lets the next bot decide. A seed makes the match repeatable.
"""

import asyncio
from typing import Any

import msgspec

from tablee.engine import Action, IllegalAction
from tablee.engine.rng import SeededRng
from tablee.games import AnyGame
from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.actions import Ready
from tablee.protocol.fields import TableRules, Vote
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import HintHeard, TableUpdated
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.room import Promise
from tablee_server.ai.advising import advised, hint_of
from tablee_server.ai.bot import Budget
from tools.scenes.paper_room import PaperRoom, info, seats

TABLE = 5
TRIES = 60
"""Iterations of a hint here: enough to have three moves with their worth."""


class PlayedRoom(PaperRoom):
    """The player sits at seat 0. `time` is the clock of its deadlines."""

    def __init__(
        self,
        count: int = 4,
        *,
        seed: int = 1,
        preset: str | None = None,
        game: AnyGame = GAME,
        rules: TableRules | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.setup = game.setup(count, preset=preset, options=options)
        self.time = 0.0
        self._dice = SeededRng.from_number(seed)
        self._match = 0
        self._prompt = 0
        table = info(TABLE, "Table", "", phase="playing", options=dict(self.setup.options))
        sitting = seats("m" + "b" * (count - 1))
        self._info = msgspec.structs.replace(
            table, game=game.type.slug, seats=sitting, rules=rules or table.rules
        )
        super().__init__([self._info])
        self.begin()

    # the match

    def begin(self) -> None:
        """Begin a match; its first update waits to be heard."""
        self._match += 1
        self._version = 0
        events: list[Any] = []
        self.state = self.game.new_initial_state(
            self.setup, self._dice.derive(f"m{self._match}"), events
        )
        self._tell(events, fresh=True)

    @property
    def waits_for_me(self) -> bool:
        """Whether the match can't go on without the player."""
        return 0 in self.state.current_players() and self._bot() is None

    def go_on(self) -> bool:
        """Let one bot decide; False if none may."""
        seat = self._bot()
        if seat is None:
            return False
        self._apply(seat, self.advice(seat))
        return True

    def advice(self, seat: int = 0) -> Action:
        """Give what a bot would do on a seat."""
        legal = self.state.legal_actions(seat)
        seen = self.state.observation(seat)
        return self.game.brain.heuristic(seen, legal, self._dice) or legal.sample(self._dice)

    def clock(self) -> float:
        """Give the time of the deadlines."""
        return self.time

    # what a screen calls

    def act(self, action: Action) -> Promise:
        self.done.append(("act", action))
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self._apply(0, action)
            promise.set_result(0)
        except IllegalAction as error:
            promise.set_exception(RefusedError(error.code, **error.details))
        return promise

    def ask_hint(self, prompt: int) -> Promise:
        """Find a hint, to be heard with the next notices."""
        state, legal = self.state, self.state.legal_actions(0)
        found = advised(self.game, state.observation(0), legal, prompt, Budget(TRIES))
        hint = hint_of(self.game, found, table=TABLE, match=self._match, prompt=prompt)
        self.waiting.append(HintHeard(hint))
        return super().ask_hint(prompt)

    def vote(self, vote: Vote, yes: bool = True) -> Promise:
        promise = super().vote(vote, yes)
        if vote == "rematch" and yes:
            self.begin()
        return promise

    # inside

    def _bot(self) -> int | None:
        return next((seat for seat in self.state.current_players() if seat != 0), None)

    def _apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Ready) and seat == 0:
            while (other := self._bot()) is not None:
                self._apply(other, Ready())
        events = self.state.apply_action(seat, action, self._dice)
        self._tell(events, fresh=False)

    def _tell(self, events: list[Any], *, fresh: bool) -> None:
        state = self.state
        self._version += 1
        self._prompt += 1
        legal = state.legal_actions(0)
        over = state.is_terminal()
        self.table = TableView(
            info=msgspec.structs.replace(self._info, phase="over" if over else "playing"),
            game=self.game,
            seat=0,
            hosted=True,
            match=self._match,
            version=self._version,
            prompt=self._prompt if legal else 0,
            stage=state.stage(0),
            observation=state.observation(0),
            legal=legal,
            clocks=tuple(Clock(s, self.time + 60, 60.0) for s in state.current_players()),
            outcome=state.outcome() if over else None,
        )
        own = [seen for event in events if (seen := event.seen_by(0)) is not None]
        self.waiting.append(TableUpdated(self.table, tuple(own), snap=False, fresh=fresh))
