"""A first match of every installed game is explained, stage by stage, in every language."""

from functools import cache
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.games import AnyGame
from tablee_client.core.texts import Texts, read_folder
from tablee_client.core.words import LOCALES
from tests.conformance.laws.law import Subject
from tests.conformance.subjects import INSTALLED, slug
from tests.conformance.test_texts import folder

LANGUAGES = LOCALES
LONGEST = 240


@cache
def guide(subject: Subject, language: str) -> dict[str, str]:
    source = folder(subject).joinpath("texts", f"guide.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    texts = read_folder(folder_name(subject), language)
    worded = Texts(language, texts)
    return {key: worded.format(key, {}) for key in keys}


def folder_name(subject: Subject) -> str:
    return type(subject.game).__module__.rpartition(".")[0]


@cache
def stages(subject: Subject) -> frozenset[str]:
    """Give the stages in which somebody owes a decision."""
    found = set()
    for position in subject.positions:
        state = position.fresh()
        found |= {state.stage(seat) for seat in state.current_players()}
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_every_stage_says_what_to_do_and_why(subject: Subject, language: str) -> None:
    wanted = {f"guide-{stage}" for stage in stages(subject)}
    wanted |= {f"guide-why-{stage}" for stage in stages(subject)}
    assert sorted(wanted - guide(subject, language).keys()) == []


@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_the_languages_explain_the_same(subject: Subject) -> None:
    first, *others = (sorted(guide(subject, language)) for language in LANGUAGES)
    assert others == [first] * len(others)


@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_what_is_explained_can_happen(subject: Subject) -> None:
    game: AnyGame = subject.game
    events = {event.__struct_config__.tag for event in get_args(game.event_type)}
    for key in guide(subject, "en"):
        family, _, name = key.removeprefix("guide-").partition("-")
        if family == "event":
            assert name in events
        elif family == "move":
            assert name in game.kinds
        elif family == "why":
            assert any(f"guide-{name}-".startswith(f"{key}-") for key in guide(subject, "en"))
    told = [key for key in guide(subject, "en") if key.startswith("guide-event-")]
    assert len(told) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_no_explanation_is_a_lecture(subject: Subject, language: str) -> None:
    long = {key: len(text) for key, text in guide(subject, language).items()}
    assert {key: size for key, size in long.items() if size > LONGEST} == {}
