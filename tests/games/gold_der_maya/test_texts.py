"""Every code that the rules can give has its words, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle

from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.actions import GoldDerMayaAction
from tablee.games.gold_der_maya.events import GoldDerMayaEvent
from tablee.games.gold_der_maya.observation import Ending, Phase
from tests.games.wording import (
    LANGUAGES,
    bundle_of,
    option_keys,
    raised_codes,
    require_wording,
)

TEXTS = files("tablee.games.gold_der_maya") / "texts"
RULES = Path(str(files("tablee.games.gold_der_maya")))
WORDS = "seat payer payee auctioneer face receivers bids text material"
NUMBERS = "beads number seats points value base size percent count"
SAMPLE: dict[str, Any] = dict.fromkeys(WORDS.split(), "Zoé") | dict.fromkeys(NUMBERS.split(), 3)


def messages(language: str) -> FluentBundle:
    return bundle_of(RULES, language)


def refusal_codes() -> set[str]:
    """Codes are also found in a layout, and given back."""
    given = re.compile(r"return \"([a-z-]+)\"")
    texts = [path.read_text(encoding="utf-8") for path in RULES.glob("*.py")]
    found = {code for text in texts for code in given.findall(text)}
    return (raised_codes(RULES) | found | {"not-for-table"}) - {"over"}


def reason_codes() -> set[str]:
    given = re.compile(r"Reason\(\s*\"([a-z-]+)\"")
    return set(given.findall((RULES / "reasons.py").read_text(encoding="utf-8")))


def needed() -> set[str]:
    stages = (*get_args(Phase), "wait")
    lines = ("disc", "pieces", "one-material", "unfinished", "beads")
    return (
        {"title", "tagline", "face"}
        | {f"stage-{stage}{ending}" for stage in stages for ending in ("", "-other")}
        | {f"refused-{code}" for code in refusal_codes()}
        | {f"action-{kind.kind()}" for kind in get_args(GoldDerMayaAction)}
        | {f"event-{kind.__struct_config__.tag}" for kind in get_args(GoldDerMayaEvent)}
        | {f"preset-{p.name}{ending}" for p in GAME.type.presets for ending in ("", "-help")}
        | {f"line-{code}" for code in lines}
        | {f"ended-{reason}" for reason in get_args(Ending)}
        | {f"material-{material}" for material in range(5)}
        | {f"size-{letter}" for letter in "QSE"}
        | {f"reason-{code}" for code in reason_codes()}
        | option_keys(GAME)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert len(refusal_codes()) > 20
    assert len(reason_codes()) > 8
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    require_wording(messages(language), needed(), SAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_headings_and_the_values(language: str) -> None:
    page = (TEXTS / f"rules.{language}.md").read_text(encoding="utf-8")
    assert page.startswith("# Das Gold der Maya\n")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) >= 7
    assert "| 4 | 3 | 2 | 1 | 0 |" in page
