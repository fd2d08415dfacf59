"""Every code that the rules can give has its words, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle

from tablee.games.nain import GAME
from tablee.games.nain.actions import NainAction
from tablee.games.nain.cards import HINTS, SPECIAL_COPIES, SPECIALS
from tablee.games.nain.events import MatchOver, NainEvent
from tests.games.wording import (
    LANGUAGES,
    bundle_of,
    option_keys,
    raised_codes,
    reason_codes,
    require_wording,
)

TEXTS = files("tablee.games.nain") / "texts"
RULES = Path(str(files("tablee.games.nain")))
WORDS = "seat by winner loser starter bidder coin coins special specials text"
NUMBERS = (
    "amount bid coin_count direction hint least most number percent round score seats "
    "special_count total value"
)
SAMPLE: dict[str, Any] = dict.fromkeys(WORDS.split(), "Zoé") | dict.fromkeys(NUMBERS.split(), 3)
STAGES = ("choose", "open", "bid", "last-reveal", "pick", "draft", "wait", "over")


def messages(language: str) -> FluentBundle:
    return bundle_of(RULES, language)


def refusal_codes() -> set[str]:
    return raised_codes(RULES)


def needed() -> set[str]:
    reasons: tuple[Any, ...] = get_args(MatchOver.__annotations__["reason"])
    return (
        {"title", "tagline"}
        | {f"stage-{stage}{ending}" for stage in STAGES for ending in ("", "-other")}
        | {f"refused-{code}" for code in refusal_codes()}
        | {f"action-{kind.kind()}" for kind in get_args(NainAction)}
        | {f"event-{kind.__struct_config__.tag}" for kind in get_args(NainEvent)}
        | {f"preset-{p.name}{ending}" for p in GAME.type.presets for ending in ("", "-help")}
        | {f"line-{code}" for code in ("kept", "drafted")}
        | {f"ended-{reason}" for reason in reasons}
        | {f"special-{name}{ending}" for name in SPECIALS for ending in ("", "-help")}
        | {f"hint-{hint}" for hint in HINTS}
        | {f"reason-{code}" for code in reason_codes(RULES)}
        | option_keys(GAME)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert len(refusal_codes()) > 30
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    require_wording(messages(language), needed(), SAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_headings_and_the_decks(language: str) -> None:
    page = (TEXTS / f"rules.{language}.md").read_text(encoding="utf-8")
    assert page.startswith("# Nain !\n")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) >= 8
    assert "| 11 | 10 | 9 | 8 |" in page
    copies = [int(n) for n in re.findall(r"^\| [^|0-9]+ \| (\d) \|", page, re.MULTILINE)]
    assert copies == list(SPECIAL_COPIES)


@pytest.mark.parametrize(
    ("language", "limit"), [("fr", "Pendant les propositions"), ("en", "while bids are made")]
)
def test_who_waits_is_told_when_specials_know_no_turn(language: str, limit: str) -> None:
    pattern = messages(language).get_message("stage-wait").value
    assert pattern is not None
    assert limit in str(messages(language).format_pattern(pattern, SAMPLE)[0])
