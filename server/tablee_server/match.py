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
    Sights,
    State,
    Viewer,
    seen_events,
)
from tablee_server.ai import AnyGame
from tablee_server.journal import Snapshot
from tablee_server.prompts import NO_ACTIONS, Prompts

_KEPT: Final = 8
_ENCODER: Final = msgspec.msgpack.Encoder()
_NO_ACTIONS: Final = msgspec.Raw(NO_ACTIONS)


class Match:
    """A match that begins with its setup and its seed, and goes on by actions.

    `is_over` tells whether the rules have ended it.
    """

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
        self.is_over = self.state.is_terminal()
        self._sights = Sights(self.state)
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
        self.is_over = self.state.is_terminal()
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

    def apply(self, seat: Seat, action: Action) -> None:
        """Apply an action of a seat or of `TABLE`; IllegalAction leaves all as it was."""
        owed_before = self.state.current_players()
        self._events = self.state.apply_action(seat, action, self._dice)
        self._log.extend(self._events)
        if self._watch is not None:
            self._watch(self._events)
        self.version += 1
        self.is_over = self.state.is_terminal()
        self._prompts.follow(self.state, actor=seat, owed_before=owed_before)

    def outcome(self) -> Outcome | None:
        """Give the result, once the match is over."""
        return self.state.outcome() if self.is_over else None

    def asked(self, viewers: Collection[Viewer]) -> list[tuple[int, str, msgspec.Raw]]:
        """Give each viewer's prompt, its stage and what he may do, as these go over the wire."""
        nothing = 0, "over" if self.is_over else "wait", _NO_ACTIONS
        prompts, question = self._prompts.now(), self._prompts.question
        found = []
        for viewer in viewers:
            if viewer < 0:
                found.append(nothing)
            else:
                asked = question(viewer)
                found.append((prompts[viewer], asked.stage, msgspec.Raw(asked.legal)))
        return found

    def sights(self, viewers: Collection[Viewer]) -> dict[Viewer, bytes]:
        """Give what each viewer may know now."""
        return self._sights.of(self.state, viewers)

    def told(self, viewers: Collection[Viewer]) -> dict[Viewer, msgspec.Raw]:
        """Give what each viewer may see of what happened last."""
        events = self._events
        if all(event.audience() is EVERYONE for event in events):
            return dict.fromkeys(viewers, _raw(events))
        return {viewer: _raw(seen_events(events, viewer)) for viewer in viewers}

    def log(self, viewer: Viewer) -> msgspec.Raw:
        """Give the last events as a viewer may see them."""
        return _raw(seen_events(list(self._log), viewer)[-self._log_length :])


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))
