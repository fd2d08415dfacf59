"""One playing of a game: the position, its dice, the questions asked and what just happened.

It knows no player, no clock and no socket.
"""

from collections import deque
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from tablee.engine import (
    EVERYONE,
    Action,
    Event,
    Outcome,
    Seat,
    SeededRng,
    Setup,
    State,
    Viewer,
    seen_events,
    sights,
)
from tablee_server.ai import AnyGame
from tablee_server.journal import Snapshot
from tablee_server.prompts import NO_ACTIONS, Prompts

_KEPT: Final = 8
_ENCODER: Final = msgspec.msgpack.Encoder()


class View(msgspec.Struct, frozen=True):
    """What one viewer may be told at one version; the payloads are encoded."""

    prompt: int
    stage: str
    events: msgspec.Raw
    observation: msgspec.Raw
    legal: msgspec.Raw


class Match:
    """A match that begins with its setup and its seed, and goes on by actions."""

    def __init__(
        self, game: AnyGame, setup: Setup, seed: bytes, *, number: int, prompts: Prompts, log: int,
        watch: Callable[[list[Event]], None] | None = None,
    ) -> None:  # fmt: skip
        """Begin. `prompts` are the table's; `log` is how many events newcomers are told.

        `watch` is told every event of the match, with nothing left out.
        """
        self.game = game
        self.setup = setup
        self.seed = seed
        self.number = number
        self.version = 1
        self._dice = SeededRng(seed)
        self._prompts = prompts
        self.prompts_before = prompts.last()
        self._log_length = log
        self._log: deque[Event] = deque(maxlen=log * _KEPT)
        self._events: list[Event] = []
        self.state: State = game.new_initial_state(setup, self._dice, self._events)
        self._log.extend(self._events)
        self._watch = watch
        if watch is not None:
            watch(self._events)
        prompts.begin(self.state, setup.seats)

    def snapshot(self) -> Snapshot:
        """Give all that is needed to go on from here; but of the log only the last of it."""
        log = list(self._log)[-self._log_length :]
        prompts = self._prompts.last()
        return Snapshot(self.version, self.state.to_bytes(), prompts, _ENCODER.encode(log))

    def restore(self, kept: Snapshot) -> None:
        """Go on from there; ValueError if these rules don't know such a position."""
        self.state = self.game.from_bytes(kept.state)
        self.version, self._events = kept.version, []
        self._log.clear()
        self._log.extend(self.game.decode_events(kept.log))
        self._prompts.resume(self.state, kept.prompts, self.setup.seats)

    @property
    def prompts(self) -> tuple[int, ...]:
        """Give each seat's prompt."""
        return self._prompts.now()

    def legal(self, seat: Seat) -> bytes:
        """Give the seat's actions as they go over the wire."""
        return self._prompts.question(seat).legal

    @property
    def is_over(self) -> bool:
        """Tell whether the rules have ended it."""
        return self.state.is_terminal()

    def apply(self, seat: Seat, action: Action) -> None:
        """Apply an action of a seat or of `TABLE`; IllegalAction leaves all as it was."""
        owed_before = self.state.current_players()
        self._events = self.state.apply_action(seat, action, self._dice)
        self._log.extend(self._events)
        if self._watch is not None:
            self._watch(self._events)
        self.version += 1
        self._prompts.follow(self.state, actor=seat, owed_before=owed_before)

    def outcome(self) -> Outcome | None:
        """Give the result, once the match is over."""
        return self.state.outcome() if self.is_over else None

    def view(self, viewer: Viewer, *, with_events: bool = True) -> View:
        """Give what a viewer may know now, and see of what happened last."""
        return self.views((viewer,), with_events=with_events)[viewer]

    def views(self, viewers: Collection[Viewer], *, with_events: bool = True) -> dict[Viewer, View]:
        """Give `view` of each of several viewers; what is the same for all is made once."""
        seen, told = sights(self.state, viewers), self._events if with_events else []
        is_public = all(event.audience() is EVERYONE for event in told)
        public = _raw(told) if is_public else None
        return {viewer: self._view(viewer, seen[viewer], told, public) for viewer in viewers}

    def _view(
        self, viewer: Viewer, sight: bytes, told: list[Event], public: msgspec.Raw | None
    ) -> View:
        events = _raw(seen_events(told, viewer)) if public is None else public
        seen = msgspec.Raw(sight)
        if viewer < 0:
            stage = "over" if self.is_over else "wait"
            return View(0, stage, events, seen, msgspec.Raw(NO_ACTIONS))
        asked, prompt = self._prompts.question(viewer), self._prompts.now()[viewer]
        return View(prompt, asked.stage, events, seen, msgspec.Raw(asked.legal))

    def log(self, viewer: Viewer) -> msgspec.Raw:
        """Give the last events as a viewer may see them."""
        return _raw(seen_events(list(self._log), viewer)[-self._log_length :])


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))
