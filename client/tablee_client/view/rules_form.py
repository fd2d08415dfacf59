"""What a table agrees on besides the game's options, as choices to step through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from tablee.engine import LEVELS
from tablee.protocol import TableRules
from tablee_client.core.words import Words
from tablee_client.view.widgets.option_list import OptionRow

Chosen: TypeAlias = str | bool | int


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """One rule: its field, and the values it is stepped through."""

    key: str
    values: tuple[Chosen, ...]


CHOICES: tuple[RuleChoice, ...] = (
    RuleChoice("stand_in", tuple(LEVELS)),
    RuleChoice("late_join", (False, True)),
    RuleChoice("spectators", (False, True)),
    RuleChoice("bank", (0, 15, 30, 60, 120, 300, 600)),
    RuleChoice("afk", (0, 60, 120, 180, 300, 600)),
    RuleChoice("pause", ("all", "host", "off")),
    RuleChoice("pause_minutes", (1, 2, 5, 10, 15, 30, 60, 120)),
    RuleChoice("open_hands", (0, 30, 60, 120, 300, 600)),
    RuleChoice("talk", ("free", "emotes", "off")),
    RuleChoice("verify", (False, True)),
    RuleChoice("hints", (False, True)),
)


def rule_rows(words: Words, rules: TableRules) -> list[OptionRow]:
    """Give the rules as rows of a list, in the order of `CHOICES`."""
    usual = TableRules()
    return [_row(words, choice, getattr(rules, choice.key), usual) for choice in CHOICES]


def stepped(rules: TableRules, place: int, by: int) -> TableRules:
    """Give the rules with one of them a step further."""
    choice = CHOICES[place]
    values = _values(choice, getattr(rules, choice.key))
    at = values.index(getattr(rules, choice.key))
    value = values[min(len(values) - 1, max(0, at + by))]
    return msgspec.structs.replace(rules, **{choice.key: value})


def rule_help(words: Words, place: int) -> str:
    """Explain one rule."""
    return words(f"rule-{CHOICES[place].key}-help")


def _row(words: Words, choice: RuleChoice, value: Chosen, usual: TableRules) -> OptionRow:
    values = _values(choice, value)
    return OptionRow(
        label=words(f"rule-{choice.key}"),
        value=_worded(words, choice.key, value),
        changed=value != getattr(usual, choice.key),
        first=value == values[0],
        last=value == values[-1],
    )


def _values(choice: RuleChoice, value: Chosen) -> Sequence[Chosen]:
    """Give the values, another program's own among them."""
    if value in choice.values:
        return choice.values
    numbers = [one for one in (*choice.values, value) if isinstance(one, int)]
    return sorted(numbers) if len(numbers) > len(choice.values) else (*choice.values, value)


def _number(words: Words, key: str, value: int) -> str:
    """Word a number; so many seconds as minutes where they are whole ones."""
    minutes = f"rule-{key}-minutes"
    if value % 60 == 0 and words.has(minutes):
        return words(minutes, value=value // 60)
    return words(f"rule-{key}-number", value=value)


def _worded(words: Words, key: str, value: Chosen) -> str:
    if isinstance(value, bool):
        return words("create-on" if value else "create-off")
    if isinstance(value, int):
        return _number(words, key, value) if value else words("create-none")
    if key == "stand_in":
        level = f"level-{value}"
        return words(level) if words.has(level) else value
    return words(f"rule-{key}-{value}")
