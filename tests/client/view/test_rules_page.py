"""The page of the rules tells what is in force at this table, what is changed before the rest."""

import msgspec
import pytest

from tablee.games import AnyGame, all_games
from tablee.protocol import TableInfo
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.markdown import blocks
from tablee_client.view.rules_page import page_at
from tools.scenes.paper_room import info, seats


def table_of(game: AnyGame, **options: object) -> TableInfo:
    kind = game.type
    setup = game.setup(kind.default_seats)
    return msgspec.structs.replace(
        info(5, "Table", "m"),
        game=kind.slug,
        preset=None,
        seats=seats("m" + "b" * (kind.default_seats - 1)),
        options={**setup.options, **options},
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.type.slug)
def test_every_option_of_every_game_is_told(game: AnyGame, locale: str) -> None:
    words = Words(locale)
    page = page_at(words, game, table_of(game))
    for option in game.type.options:
        assert words.game(game.type.slug)(f"option-{option.key}") in page
    assert words("rules-unchanged") in page
    assert not words.missing


def test_what_is_changed_stands_above_the_rules() -> None:
    (game,) = (game for game in all_games() if game.type.slug == "nain-jaune")
    words = Words("en")
    page = page_at(words, game, table_of(game, limit_deals=3))
    name = words.game("nain-jaune")("option-limit_deals")
    found = list(blocks(page))
    assert found[0].kind == "title"
    rows = [block.cells for block in found if block.kind == "row"]
    assert rows[0] == ("Played differently", "Here", "Usually")
    assert rows[1][0] == name
    assert "3" in rows[1][1]
    assert words("rules-unchanged") not in page
    assert not any(block.kind == "item" and name in block.text for block in found[-30:])


def test_another_game_and_no_table_show_the_page_alone() -> None:
    words = Words("en")
    first, second, *_ = all_games()
    plain = words.rules_page(first.type.slug)
    assert page_at(words, first, None) == plain
    assert page_at(words, first, table_of(second)) == plain
