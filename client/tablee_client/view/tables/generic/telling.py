"""Any game in words: its own texts where there are any, else what its names say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from tablee.engine import Action, Chance, Detail, Event
from tablee.games import AnyGame
from tablee_client.core.readable import readable
from tablee_client.core.words import Words
from tablee_client.view.tables.generic.sheet import NOTHING, SEAT_NAMES, Speech
from tablee_client.view.tables.own_parts import from_telling

Piece: TypeAlias = Callable[[str, Words], str | None]


class Telling:
    """Words one game for one player; `names` are those of the seats."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str]) -> None:
        self._game, self._words = game, words
        self._text = words.game(game.type.slug)
        self._piece: Piece | None = from_telling(game.type.slug, "piece_text")
        self.speech = Speech(
            names, self.label, words("plain-yes"), words("plain-no"), piece=self.piece
        )

    def label(self, name: str) -> str:
        """Name a field of an observation, an event or an action."""
        key = f"field-{name}"
        if self._has(key):
            return self._text(key)
        return self._words(key) if self._words.has(key) else readable(name)

    def piece(self, code: str) -> str:
        """Name one piece of a choice."""
        key = f"piece-{code}"
        if self._has(key):
            return self._text(key)
        return (self._piece and self._piece(code, self._words)) or code

    def action(self, action: Action) -> str:
        """Name an action, and what it is done with where its text leaves that out."""
        key, told = f"action-{action.kind()}", self._fields(action)
        if not self._has(key):
            return readable(self._game.action_to_string(action))
        text = self._text(key, **told)
        left_out = [str(value) for value in told.values() if str(value) not in text]
        if not left_out:
            return text
        return self._words("plain-move-with", move=text, rest=", ".join(left_out))

    def event(self, event: Event) -> str | None:
        """Tell an event in a line; None for chance, which the event after it tells."""
        if isinstance(event, Chance):
            return None
        tag, told = str(type(event).__struct_config__.tag), self._fields(event)
        if self._has(f"event-{tag}"):
            return self._text(f"event-{tag}", **told)
        seat = next((str(told.pop(n)) for n in tuple(told) if n == "seat"), "")
        known = {name: value for name, value in told.items() if value not in ("", NOTHING)}
        rest = ", ".join(f"{self.label(name)} {value}" for name, value in known.items())
        return f"{seat + ' · ' if seat else ''}{readable(tag)}{': ' + rest if rest else ''}"

    def stage(self, stage: str, details: dict[str, Detail]) -> str:
        """Say what a seat is to do."""
        return self._text(f"stage-{stage}", **details)

    def refusal(self, code: str) -> str:
        """Say why something can't be done."""
        slug, key = self._game.type.slug, f"refused-{code}"
        known = self._words.has(key, slug) or self._words.has(key)
        return self._words.refusal(code, {}, slug) if known else readable(code)

    def _fields(self, struct: msgspec.Struct) -> dict[str, Detail]:
        """Give the fields for a text: numbers as they are, seats as names, the rest in words."""
        told: dict[str, Detail] = {}
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            plain = isinstance(value, int) and not isinstance(value, bool)
            if plain and name not in SEAT_NAMES:
                told[name] = value
            elif isinstance(value, tuple) and all(isinstance(item, str) for item in value):
                told[name] = ", ".join(map(self.piece, value)) or NOTHING
            elif isinstance(value, str):
                told[name] = self.piece(value)
            elif value is not None:
                told[name] = self.speech.value(value, name)
        return told

    def _has(self, key: str) -> bool:
        return self._words.has(key, self._game.type.slug)
