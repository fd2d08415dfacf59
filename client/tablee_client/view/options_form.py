"""The options of a game as choices to step through, worded by the game's own texts."""

from collections.abc import Sequence

from tablee.engine import Option, Value
from tablee.games import AnyGame
from tablee_client.core.words import Words

STEPS = 40
"""A number's choices are thinned out to at most about so many."""


def choices(option: Option, current: Value) -> list[Value]:
    """Give the values to step through, the current one among them."""
    if option.values:
        return list(option.values)
    step = option.step
    while (option.high - option.low) / step > STEPS:
        step *= 2
    numbers: set[int] = {*range(option.low, option.high + 1, step), option.high}
    if isinstance(current, int):
        numbers.add(current)
    return [*sorted(numbers), *([None] if option.or_none else [])]


def value_text(words: Words, game: AnyGame, option: Option, value: Value) -> str:
    """Word one value of an option."""
    slug, text = game.type.slug, words.game(game.type.slug)
    if isinstance(value, bool):
        key = f"option-{option.key}-{str(value).lower()}"
        return text(key) if words.has(key, slug) else words("create-on" if value else "create-off")
    if value is None:
        key = f"option-{option.key}-none"
        return text(key) if words.has(key, slug) else words("create-none")
    key = f"option-{option.key}-{value}"
    if words.has(key, slug):
        return text(key)
    number = f"option-{option.key}-number"
    return text(number, value=value) if words.has(number, slug) else str(value)


def shown_options(game: AnyGame) -> Sequence[Option]:
    """Give the options that the lobby shows."""
    return game.type.options
