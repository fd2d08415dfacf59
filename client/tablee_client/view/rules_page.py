"""A game's page of rules with the options in force at a table: what is changed there comes first.

Nothing is drawn here; the page is the little Markdown of `markdown`.
"""

from __future__ import annotations

from tablee.engine import Option
from tablee.games import AnyGame
from tablee.protocol import TableInfo
from tablee_client.core.words import Words
from tablee_client.view.options_form import shown_options, value_text


def preset_text(words: Words, table: TableInfo) -> str:
    """Name the preset of a table."""
    if table.preset is None:
        return words("table-default-rules")
    return words.game(table.game)(f"preset-{table.preset}")


def page_at(words: Words, game: AnyGame, table: TableInfo | None) -> str:
    """Give the page; at a table of this game with its options above and below."""
    page = words.rules_page(game.type.slug)
    if table is None or table.game != game.type.slug:
        return page
    title, _, rest = page.partition("\n")
    changed, usual = _rows(words, game, table)
    head = [title, "", f"## {words('rules-here', preset=preset_text(words, table))}", ""]
    head += _changes(words, changed) if changed else [words("rules-unchanged")]
    foot = ["", f"## {words('rules-as-usual')}", "", *usual, ""] if usual else []
    return "\n".join([*head, rest.rstrip(), *foot])


def _changes(words: Words, rows: list[str]) -> list[str]:
    names = (words(f"rules-{column}") for column in ("changed", "in-force", "usually"))
    return [f"| {' | '.join(names)} |", "| --- | --- | --- |", *rows, ""]


def _rows(words: Words, game: AnyGame, table: TableInfo) -> tuple[list[str], list[str]]:
    """Give the rows of what differs from the default, and the lines of what doesn't."""
    changed, usual = [], []
    for option in shown_options(game):
        default = option.default_for(len(table.seats))
        value = table.options.get(option.key, default)
        name, worded = _name(words, game, option), value_text(words, game, option, value)
        if value == default:
            usual.append(f"- {name} : {worded}" if words.locale == "fr" else f"- {name}: {worded}")
        else:
            was = value_text(words, game, option, default)
            changed.append(f"| {name} | {worded} | {was} |")
    return changed, usual


def _name(words: Words, game: AnyGame, option: Option) -> str:
    return words.game(game.type.slug)(f"option-{option.key}")
