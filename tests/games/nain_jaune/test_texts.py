"""Every code that the rules can give has its words, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle

from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.actions import NainJauneAction
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.events import MatchOver, NainJauneEvent
from tests.games.wording import (
    LANGUAGES,
    bundle_of,
    option_keys,
    raised_codes,
    reason_codes,
    require_wording,
)

TEXTS = files("tablee.games.nain_jaune") / "texts"
RULES = Path(str(files("tablee.games.nain_jaune")))
WORDS = "seat dealer leader payer payee winner card cards box rank required text"
NUMBERS = "amount count deal number percent owed paid value seats start stake"
SAMPLE: dict[str, Any] = dict.fromkeys(WORDS.split(), "Zoé") | dict.fromkeys(NUMBERS.split(), 3)


def messages(language: str) -> FluentBundle:
    return bundle_of(RULES, language)


def refusal_codes() -> set[str]:
    """A setup that is bad answers bytes that no player sends."""
    return (raised_codes(RULES) | {"not-for-table"}) - {"bad-setup"}


def needed() -> set[str]:
    stages = ("lead", "follow", "claim", "last-claim", "between", "wait", "over")
    lines = ("start", "stakes", "boxes", "dues-received", "dues-paid", "penalties", "leftover",
             "bought", "debt")  # fmt: skip
    reasons: tuple[Any, ...] = get_args(MatchOver.__annotations__["reason"])
    return (
        {"title", "tagline", "payment-short"}
        | {f"stage-{stage}{ending}" for stage in stages for ending in ("", "-other")}
        | {f"refused-{code}" for code in refusal_codes()}
        | {f"action-{kind.kind()}" for kind in get_args(NainJauneAction)}
        | {f"event-{kind.__struct_config__.tag}" for kind in get_args(NainJauneEvent)}
        | {f"preset-{p.name}{ending}" for p in GAME.type.presets for ending in ("", "-help")}
        | {f"payment-{kind}" for kind in ("dues", "kept", "swept")}
        | {f"line-{code}" for code in lines}
        | {f"reason-{code}" for code in reason_codes(RULES)}
        | {f"ended-{reason}" for reason in reasons}
        | {f"box-{box}" for box in BOXES}
        | {f"rank-{rank}" for rank in range(1, 14)}
        | {f"suit-{suit}" for suit in "CDHS"}
        | option_keys(GAME)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert len(refusal_codes()) > 18
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    require_wording(messages(language), needed(), SAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_headings_and_the_hand_sizes(language: str) -> None:
    page = (TEXTS / f"rules.{language}.md").read_text(encoding="utf-8")
    assert page.startswith("# Nain Jaune\n")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) >= 8
    assert "| 15 | 12 | 9 | 8 | 7 | 6 |" in page


@pytest.mark.parametrize(("language", "promise"), [("fr", "de votre choix"), ("en", "any card")])
def test_the_prompt_to_lead_holds_where_the_lowest_must_be_led(language: str, promise: str) -> None:
    pattern = messages(language).get_message("stage-lead").value
    assert pattern is not None
    assert promise not in str(messages(language).format_pattern(pattern, SAMPLE)[0])
