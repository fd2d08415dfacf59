"""What a guided first match says: what to do now and why, and a move that is good. Nothing drawn.

The texts are the game's own: `guide-<stage>` and `guide-why-<stage>`, `guide-event-<tag>` for what
happens for the first time, `guide-move-<kind>` where `action-<kind>` doesn't name a move well.
Where a stage's moves have different reasons, `guide-why-<stage>-<reason>` gives each its own: a
reason is the move's kind, or what the game's telling makes of the move. Likewise
`guide-<stage>-<case>` where the telling names a case in which the stage is another. A game without
such texts is guided by its stage and the move alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from tablee.engine import Action, Detail, Event, FastRng, Observation
from tablee.games import AnyGame
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words
from tablee_client.view.tables.generic.telling import Telling
from tablee_client.view.tables.own_parts import from_telling

Filled = Callable[[Mapping[str, object], Words, Sequence[str]], Mapping[str, Detail]]
Reason = Callable[[Action, Observation], str]
Case = Callable[[Observation], str]
MOST_NEWS = 1
"""So many things that happened for the first time are explained at once."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is said at one moment; every part may be empty."""

    news: tuple[str, ...] = ()
    task: str = ""
    move: str = ""
    why: str = ""


class Lessons:
    """Keeps what was explained already, for one player and the matches of one game."""

    def __init__(self, slug: str, words: Words) -> None:
        self._slug, self._words = slug, words
        self._explained: set[str] = set()
        self._news: list[tuple[str, int]] = []
        self._advised: tuple[tuple[int, int], Action | None] = ((0, 0), None)

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what happened; what is new and has a text waits to be explained."""
        for event in events:
            key = f"guide-event-{type(event).__struct_config__.tag}"
            if key not in self._explained and self._words.has(key, self._slug):
                self._explained.add(key)
                self._news = [*self._news, (key, 0)][-MOST_NEWS:]

    def lesson(self, view: TableView, names: Sequence[str]) -> Lesson:
        """Give what is to be said now; news stay until the next decision."""
        self._forget(view.prompt if view.may_act else 0)
        news = tuple(self._text(key) for key, _ in self._news)
        stage = view.stage if self._acts(view) else "wait"
        if view.outcome is not None:
            return Lesson(news, self._said("guide-over"))
        action = self.advice(view)
        move = ""
        if action is not None and view.game is not None:
            move = named(action, view.game, names, self._words)
        why = "" if action is None else self.why(action, view)
        return Lesson(news, self._task(stage, view), move, why)

    def advice(self, view: TableView) -> Action | None:
        """Give the move that the game's own heuristic would make, None where none is owed."""
        game, legal, seen = view.game, view.legal, view.observation
        if game is None or seen is None or not legal or not self._acts(view):
            return None
        key = (view.match, view.prompt)
        if self._advised[0] != key:
            dice = FastRng(view.match * 1_000_003 + view.prompt)
            self._advised = (key, game.brain.heuristic(seen, legal, dice))
        return self._advised[1]

    def why(self, action: Action, view: TableView) -> str:
        """Say why a move of this kind is a good one at this stage; empty without a text."""
        found: Reason | None = from_telling(self._slug, "reason")
        assert view.observation is not None
        reason = action.kind() if found is None else found(action, view.observation)
        stage = view.stage
        return self._said(f"guide-why-{stage}-{reason}") or self._said(f"guide-why-{stage}")

    def _acts(self, view: TableView) -> bool:
        owes = any(clock.seat == view.seat for clock in view.clocks)
        return owes and view.may_act and view.outcome is None

    def _forget(self, prompt: int) -> None:
        """Let go of the news that stood beside an earlier decision."""
        if not prompt:
            return
        kept = [(key, shown or prompt) for key, shown in self._news]
        self._news = [(key, shown) for key, shown in kept if shown == prompt]

    def _task(self, stage: str, view: TableView) -> str:
        found: Case | None = from_telling(self._slug, "case")
        case = "" if found is None or view.observation is None else found(view.observation)
        return self._said(f"guide-{stage}-{case}") or self._said(f"guide-{stage}")

    def _said(self, key: str) -> str:
        return self._text(key) if self._words.has(key, self._slug) else ""

    def _text(self, key: str) -> str:
        return self._words.game(self._slug)(key)


def filled_by(slug: str) -> Filled | None:
    """Give what puts a game's cards and seats into words, if its table has it."""
    found: Filled | None = from_telling(slug, "filled")
    return found


def named(action: Action, game: AnyGame, names: Sequence[str], words: Words) -> str:
    """Name a move of a game: "Lay J♣"."""
    slug, key = game.type.slug, f"guide-move-{action.kind()}"
    if not words.has(key, slug):
        key = f"action-{action.kind()}"
    filled = filled_by(slug)
    if filled is None or not words.has(key, slug):
        return Telling(game, words, names).action(action)
    return words.game(slug)(key, **filled(msgspec.structs.asdict(action), words, names))
