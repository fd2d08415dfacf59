"""Every installed game is worded in every language: stages, actions, events, options, refusals."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee_client.core.words import LOCALES
from tests.conformance.laws.law import Subject
from tests.conformance.subjects import INSTALLED, slug

LANGUAGES = LOCALES
CODED = {"IllegalAction", "BadSetup"}
# Worded once for all games: what `Game.setup` refuses, and what only logs and tests can ask for.
COMMON = {"unreadable", "bad-seats", "unknown-preset", "unknown-option", "bad-option"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_texts_have_no_junk(subject: Subject, language: str) -> None:
    source = folder(subject).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    resource = FluentParser().parse(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_nothing_is_left_without_words(subject: Subject, language: str) -> None:
    missing = wanted(subject) - keys(subject, language)
    assert sorted(missing) == []


@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_the_languages_say_the_same(subject: Subject) -> None:
    first, *others = (keys(subject, language) for language in LANGUAGES)
    for other in others:
        assert sorted(first ^ other) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_the_rules_have_a_page(subject: Subject, language: str) -> None:
    page = folder(subject).joinpath("texts", f"rules.{language}.md").read_text("utf-8")
    assert page.startswith("# ")


@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_apostrophes_and_quotes_are_typographic(subject: Subject) -> None:
    texts = [text for text in folder(subject).joinpath("texts").iterdir() if text.is_file()]
    plain = {text.name: re.sub(r'\{ "[^"]*" \}', "", text.read_text("utf-8")) for text in texts}
    assert [name for name, text in plain.items() if "'" in text or '"' in text] == []


def folder(subject: Subject) -> Traversable:
    """Give the folder of a game's package."""
    return files(type(subject.game).__module__.rpartition(".")[0])


def keys(subject: Subject, language: str) -> set[str]:
    """Give the keys of a game's texts."""
    source = folder(subject).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


@cache
def wanted(subject: Subject) -> frozenset[str]:
    """Give the keys that what happens in matches, and what the sources refuse, asks for."""
    return frozenset({*_declared(subject), *_happening(subject), *_refusals(subject)})


def _declared(subject: Subject) -> Iterator[str]:
    kind = subject.game.type
    yield from (f"action-{action}" for action in subject.game.kinds)
    for event in get_args(subject.game.event_type):
        if event.__struct_config__.tag != "chance":
            yield f"event-{event.__struct_config__.tag}"
    for preset in kind.presets:
        yield f"preset-{preset.name}"
    for option in kind.options:
        yield f"option-{option.key}"
        for value in option.values:
            if isinstance(value, str):
                yield f"option-{option.key}-{value}"


def _happening(subject: Subject) -> Iterator[str]:
    for position in subject.positions:
        state = position.fresh()
        for seat in state.current_players():
            yield f"stage-{state.stage(seat)}"
            yield f"stage-{state.stage(seat)}-other"
        if state.is_terminal():
            outcome = state.outcome()
            yield f"ended-{outcome.reason}"
            yield from (f"line-{line.code}" for lines in outcome.lines for line in lines)


def _refusals(subject: Subject) -> Iterator[str]:
    """Read the codes off the sources: a refusal that no test provokes needs its words too."""
    for module in folder(subject).iterdir():
        if module.name.endswith(".py"):
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                yield from (f"refused-{code}" for code in _codes(node) if code not in COMMON)


def _codes(node: ast.AST) -> list[str]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
        return []
    code = node.args[0]
    ways = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
    words = [way.value for way in ways if isinstance(way, ast.Constant)]
    return [str(word) for word in words if node.func.id in CODED]
