"""The sheet of a hint, where one was asked for: the best moves, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee.games import AnyGame
from tablee.protocol.hints import Hint, HintMove, HintReason
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words
from tablee_client.view.tables.guide import MOVE, NEWS, TASK, Guide, Part
from tablee_client.view.tables.lessons import filled_by, named

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

NOTE = NEWS.sized(20)
_PERCENT = 10


class Advice(Guide):
    """Asks for a hint to the player's question, and shows it until the question is another."""

    def __init__(self, table: TableScreen, slug: str) -> None:
        super().__init__(table, slug)
        self.is_open = False
        self._table = table
        self._hint: Hint | None = None
        self._asked = (0, 0)

    def take(self, hint: Hint) -> None:
        """Take in what the server found."""
        if (hint.match, hint.prompt) == self._asked:
            self._hint = hint
            self.say(self._table.seen, self._table.people.names)

    def say(self, view: TableView, names: Sequence[str]) -> None:
        """Show what was found for this question; put the sheet away once it is another."""
        if self._asked != (view.match, view.prompt) or not view.may_act:
            self.is_open = False
        hint, words = self._hint, self._table.app.words
        if hint is None or self._asked != (hint.match, hint.prompt):
            self._parts = (Part(words("hint-thinking"), TASK),)
        else:
            self._parts = self._told(hint, view, names) or (Part(words("hint-none"), TASK),)
        self._lay()

    def best(self, view: TableView) -> Action | None:
        """Give the best move that was found for this question."""
        hint, game = self._hint, view.game
        if hint is None or (hint.match, hint.prompt) != (view.match, view.prompt):
            return None
        if game is None or not hint.moves or not hint.moves[0].action:
            return None
        try:
            return game.string_to_action(hint.moves[0].action)
        except Exception:  # a move of another version
            return None

    def toggle(self) -> None:
        """Put the sheet away, or ask what might be done."""
        view = self._table.seen
        if self.is_open and self.turn_page():
            return
        if self.is_open:
            self.is_open = False
        elif view.prompt and view.may_act:
            self.is_open = True
            self._ask((view.match, view.prompt))
        else:
            self._table.app.toast(self._table.words("hint-wait"))
        self.say(view, self._table.people.names)

    def _ask(self, question: tuple[int, int]) -> None:
        known = self._hint
        if known is not None and question == (known.match, known.prompt):
            return
        self._asked = question
        self._table.acted(self._table.room.ask_hint(question[1]), undo=self._give_up)

    def _give_up(self) -> None:
        self.is_open, self._asked = False, (0, 0)
        self._lay()

    def _told(self, hint: Hint, view: TableView, names: Sequence[str]) -> tuple[Part, ...]:
        words = self._table.app.words
        game = view.game
        lines = [line for move in hint.moves if (line := worded(move, game, names, words))]
        if not lines:
            return ()
        why = whys(hint.reasons, game, names, words) or self._usual_why(hint, view)
        parts = [Part(words("hint-best", move=lines[0]), MOVE)]
        parts += [Part(text, TASK, spare=1 + place) for place, text in enumerate(why)]
        parts += [Part(words("hint-or", move=line), NEWS) for line in lines[1:]]
        if any(move.worth is not None for move in hint.moves):
            parts.append(Part(words("hint-worth"), NOTE, spare=len(why) + 1))
        return tuple(parts)

    def _usual_why(self, hint: Hint, view: TableView) -> list[str]:
        """Say why such a move is good, where the bot has no reasons of its own."""
        if view.game is None or not hint.moves[0].action:
            return []
        why = self.lessons.why(view.game.string_to_action(hint.moves[0].action), view)
        return [why] if why else []


def worded(move: HintMove, game: AnyGame | None, names: Sequence[str], words: Words) -> str:
    """Give a move with its worth, as "Lay J♣ · 57 % (52-62)"; empty where it can't be read."""
    try:
        assert game is not None
        action = game.string_to_action(move.action) if move.action else None
        text = words("hint-nothing") if action is None else named(action, game, names, words)
    except Exception:  # a server of another version, with moves that this one doesn't know
        return ""
    if move.worth is None or move.low is None or move.high is None:
        return text
    worth, low, high = [round(one / _PERCENT) for one in (move.worth, move.low, move.high)]
    return words("hint-move", move=text, worth=worth, low=low, high=high)


def whys(
    reasons: Sequence[HintReason], game: AnyGame | None, names: Sequence[str], words: Words
) -> list[str]:
    """Word the reasons of the first move, as far as this program has words for them."""
    if game is None:
        return []
    slug = game.type.slug
    filled, found = filled_by(slug), []
    for reason in reasons:
        key = f"reason-{reason.code}"
        if words.has(key, slug):
            facts = {k: v for k, v in reason.facts.items() if isinstance(v, int | str)}
            told = facts if filled is None else filled(facts, words, names)
            found.append(words.game(slug)(key, **told))
    return found
