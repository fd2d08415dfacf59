"""Every code that the rules can give has its words, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from tablee.games.oh_les_nains import GAME
from tablee.games.oh_les_nains.actions import OhLesNainsAction
from tablee.games.oh_les_nains.events import OhLesNainsEvent
from tablee.games.oh_les_nains.observation import Ending
from tests.games.wording import (
    LANGUAGES,
    bundle_of,
    option_keys,
    raised_codes,
    require_wording,
)

RULES = Path(str(files("tablee.games.oh_les_nains")))
WORDS = "seat first team colour card cards text"
NUMBERS = "percent count squares dwarves number value seats round team_a team_b"
SAMPLE: dict[str, Any] = dict.fromkeys(WORDS.split(), "Zoé") | dict.fromkeys(NUMBERS.split(), 3)


def source(language: str) -> str:
    return (RULES / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def refusal_codes() -> set[str]:
    return raised_codes(RULES) | {"not-for-table"}


def reason_codes() -> set[str]:
    text = (RULES / "reasons.py").read_text(encoding="utf-8")
    return set(re.findall(r"Reason\(\"([a-z-]+)\"", text))


def needed() -> set[str]:
    stages = ("pick", "main", "counter", "wait", "over")
    return (
        {"title", "tagline", "line-games", "team-0", "team-1"}
        | {f"stage-{stage}{ending}" for stage in stages for ending in ("", "-other")}
        | {f"refused-{code}" for code in refusal_codes()}
        | {f"action-{kind.kind()}" for kind in get_args(OhLesNainsAction)}
        | {f"event-{kind.__struct_config__.tag}" for kind in get_args(OhLesNainsEvent)}
        | {f"preset-{p.name}{ending}" for p in GAME.type.presets for ending in ("", "-help")}
        | {f"ended-{reason}" for reason in get_args(Ending)}
        | {f"colour-{colour}" for colour in "RBYG"}
        | {f"reason-{code}" for code in reason_codes()}
        | option_keys(GAME)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert len(refusal_codes()) > 22
    keys = set(re.findall(r"^([a-zA-Z][\w-]*) =", source(language), re.MULTILINE))
    assert keys == needed()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_message_can_be_worded(language: str, number: int) -> None:
    sample = SAMPLE | dict.fromkeys(NUMBERS.split(), number)
    require_wording(bundle_of(RULES, language), needed(), sample)


@pytest.mark.parametrize(
    ("language", "said", "refused"),
    [
        ("en", "A yellow dwarf joins team B.", "There is no yellow dwarf left to place."),
        ("fr", "Un nain jaune rejoint l’équipe B.", "Il ne reste plus de nain jaune à poser."),
    ],
)
@pytest.mark.parametrize("worded", [False, True])
def test_teams_and_colours_may_come_as_they_are_or_in_words(
    language: str, said: str, refused: str, worded: bool
) -> None:
    bundle = bundle_of(RULES, language)

    def word(key: str, sample: dict[str, Any]) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, sample)[0])

    raw: dict[str, Any] = {"seat": "Zoé", "team": 1, "colour": "Y"}
    if worded:
        raw |= {"team": word("team-1", {}), "colour": word("colour-Y", {})}
    assert word("event-dwarf-placed", raw) == said
    assert word("refused-no-pawn-left", raw) == refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_headings_and_the_chain(language: str) -> None:
    page = (RULES / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")
    assert page.startswith("# Oh ! les nains\n")
    assert len(re.findall(r"^## ", page, re.MULTILINE)) >= 7
    assert re.findall(r"^\| (\d) \|", page, re.MULTILINE) == ["1", "2", "3", "4"]
