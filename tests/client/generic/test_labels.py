"""Whatever the plain table may show of an installed game has a name in every language."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from tablee.engine import FastRng
from tablee.games import AnyGame, all_games
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.tables.generic.seat_fields import seat_fields
from tablee_client.view.tables.generic.sheet import Fact, Speech, sheet_of
from tablee_client.view.tables.generic.telling import Telling

GAMES = [game for game in all_games() if type(game).__module__.startswith("tablee.games.")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.type.slug))
def test_every_field_has_a_name(game: AnyGame, locale: str) -> None:
    words = Words(locale)
    telling = Telling(game, words, ())
    kinds = (game.observation_type, *get_args(game.event_type), *game.kinds.values())
    names = {name for kind in kinds for name in fields(kind, set())}
    nameless = [name for name in names if not words.has(f"field-{name}", game.type.slug)]
    assert [name for name in nameless if not words.has(f"field-{name}")] == []
    assert all(telling.label(name) for name in names)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.type.slug))
def test_a_hand_is_worded_and_seats_are_named(game: AnyGame, locale: str) -> None:
    names = tuple(f"P{n}" for n in range(game.type.default_seats))
    telling, dice = Telling(game, Words(locale), names), FastRng(3)
    state = game.new_initial_state(game.setup(), dice)
    rows = sheet_of(state.observation(0), telling.speech, seat_fields(game))
    hand = [row.value for row in rows if isinstance(row, Fact) and row.label == label(telling)]
    codes = getattr(state.observation(0), "hand", None) or ()
    worded = [telling.piece(code) for code in codes]
    assert hand == ([", ".join(worded)] if codes else [])


def test_what_is_no_piece_stays_as_it_is() -> None:
    for game in GAMES:
        assert Telling(game, Words("en"), ()).piece("limit") == "limit"


def label(telling: Telling) -> str:
    return telling.label("hand")


def fields(kind: Any, known: set[Any]) -> Iterator[str]:
    """Give the names of the fields of a struct and of the structs inside it."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        for part in get_args(kind):
            yield from fields(part, known)
        return
    if kind in known:
        return
    known.add(kind)
    for field in msgspec.structs.fields(kind):
        yield field.name
        yield from fields(field.type, known)


@pytest.mark.parametrize("field", ["by", "bidder", "taker", "caller", "receiver"])
def test_whoever_has_a_part_in_what_happens_is_named(field: str) -> None:
    assert Speech(("Ana", "Noé"), str, "yes", "no").value(1, field) == "Noé"
