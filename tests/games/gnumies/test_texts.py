"""Every code that the rules can give has its words, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle

from tablee.games.gnumies import GAME
from tablee.games.gnumies.actions import GnumiesAction
from tablee.games.gnumies.cards import COLOURS
from tablee.games.gnumies.events import GnumiesEvent, MatchOver
from tests.games.wording import (
    LANGUAGES,
    bundle_of,
    option_keys,
    raised_codes,
    require_wording,
)

TEXTS = files("tablee.games.gnumies") / "texts"
RULES = Path(str(files("tablee.games.gnumies")))
WORDS = "seat winner taker card cards bids guest text"
NUMBERS = "points percent round count chosen guests number value wullawakis lost left"
SAMPLE: dict[str, Any] = dict.fromkeys(WORDS.split(), "Zoé") | dict.fromkeys(NUMBERS.split(), 3)


def messages(language: str) -> FluentBundle:
    return bundle_of(RULES, language)


def refusal_codes() -> set[str]:
    return raised_codes(RULES)


def reason_codes() -> set[str]:
    given = re.compile(r"Reason\(\s*\"([a-z-]+)\"| \"([a-z-]+)\" if | else \"([a-z-]+)\"")
    text = (RULES / "reasons.py").read_text(encoding="utf-8")
    return {code for found in given.findall(text) for code in found if code}


def needed() -> set[str]:
    stages = ("bid", "bid-wullawaki", "star", "penalty", "wait", "over")
    lines = ("guest", "pair", "three", "four", "five", "twice", "alone", "wullawakis", "nobody")
    reasons: tuple[Any, ...] = get_args(MatchOver.__annotations__["reason"])
    return (
        {"title", "tagline", "luckynits", "gnumie-star", "guest-W", "guest-C"}
        | {f"stage-{stage}{ending}" for stage in stages for ending in ("", "-other")}
        | {f"refused-{code}" for code in refusal_codes()}
        | {f"action-{kind.kind()}" for kind in get_args(GnumiesAction)}
        | {f"event-{kind.__struct_config__.tag}" for kind in get_args(GnumiesEvent)}
        | {f"preset-{p.name}{ending}" for p in GAME.type.presets for ending in ("", "-help")}
        | {f"line-{code}" for code in lines}
        | {f"ended-{reason}" for reason in reasons}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"reason-{code}" for code in reason_codes()}
        | option_keys(GAME)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert len(refusal_codes()) > 18
    assert len(reason_codes()) > 8
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    require_wording(messages(language), needed(), SAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_headings_and_the_points(language: str) -> None:
    page = (TEXTS / f"rules.{language}.md").read_text(encoding="utf-8")
    assert page.startswith("# The Gnumies\n")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) >= 8
    for count, points in ((2, 20), (3, 50), (4, 100)):
        assert f"| {count} | {points} |" in page


@pytest.mark.parametrize(
    ("language", "false"), [("fr", "Vos Wullawakis"), ("en", "Your Wullawakis")]
)
def test_who_has_nothing_to_choose_may_have_no_wullawaki_at_all(language: str, false: str) -> None:
    assert false not in worded(language, "refused-no-choice-to-make")


@pytest.mark.parametrize(("language", "false"), [("fr", "personne n’a misé"), ("en", "nobody bid")])
def test_a_guest_that_leaves_may_have_been_bid_stars_for(language: str, false: str) -> None:
    assert false not in worded(language, "event-guest-left")


def worded(language: str, key: str) -> str:
    pattern = messages(language).get_message(key).value
    assert pattern is not None
    return str(messages(language).format_pattern(pattern, SAMPLE)[0])
