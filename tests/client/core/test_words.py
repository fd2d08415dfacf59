"""Words: every language says everything, and nothing that is missing stays unseen."""

import re
from importlib.resources import files
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee.engine import Detail
from tablee.games import all_games
from tablee_client.core.mirror import SENT_AWAY
from tablee_client.core.system import WORDED
from tablee_client.core.texts import read_folder
from tablee_client.core.words import FALLBACK, LOCALES, Words, package_of, system_locale
from tablee_server import codes

VARIABLE = re.compile(r"\{ ?\$([a-z_]+)")
QUOTED = re.compile("„[^„“]+“")
PLACES = ("tablee_assets", *(package_of(game) for game in all_games()))


def messages(place: str | ModuleType, locale: str) -> dict[str, set[str]]:
    """Give the texts of a place and what each is given, by name."""
    return {
        entry.id.name: set(VARIABLE.findall(source[entry.span.start : entry.span.end]))
        for source in read_folder(place, locale)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ftl.Message) and entry.span
    }


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != FALLBACK])
@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_the_same_texts_with_the_same_arguments(place: str, locale: str) -> None:
    here, english = messages(place, locale), messages(place, FALLBACK)
    assert len(english) > 80
    assert sorted(here.keys() ^ english.keys()) == []
    assert [key for key in sorted(here) if here[key] != english[key]] == []


@pytest.mark.parametrize("place", PLACES)
def test_german_is_set_with_its_own_quotes(place: str) -> None:
    bare = [QUOTED.sub("", text) for text in read_folder(place, "de")]
    assert [line for text in bare for line in text.splitlines() if set(line) & set("«»“”„")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_are_typographic(locale: str) -> None:
    texts = (files("tablee_assets") / "texts" / locale).iterdir()
    assert [text.name for text in texts if "'" in text.read_text("utf-8")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_of_the_server_has_its_sentence(locale: str) -> None:
    words = Words(locale)
    for code in codes.REFUSED:
        assert words.refusal(code, {"phase": "lobby", "limit": 3, "seconds": 3}), code
    for code in codes.GOODBYE:
        assert words.goodbye(code, {"limit": 24}), code
    for code in codes.GONE:
        assert words.gone(code), code
    for code in codes.TOLD:
        away = code in SENT_AWAY
        said = words.gone(code) if away else words.told(code, {"name": "Ana"})
        assert said, code
    assert words.missing.total() == 0


def test_a_code_from_the_future_is_named_and_counted() -> None:
    words = Words("en")
    assert words.refusal("full-moon") == "The hall refused this (full-moon)."
    assert words.missing == {"refused-full-moon": 1}


def test_a_missing_text_shows_its_key() -> None:
    words = Words("fr")
    assert words("no-such-key") == "[no-such-key]"
    assert words.game("nain-jaune")("no-such-key") == "[nain-jaune:no-such-key]"
    assert words.missing.total() == 2


def test_arguments_are_filled_in_without_isolation_characters() -> None:
    said = Words("en").error("refused", {"address": "somewhere:1"})
    assert said.startswith("somewhere:1 is there")


@pytest.mark.parametrize(
    ("wrote", "shown"),
    [
        ("a\x1b[31mb\u202ec", "a[31mbc"),
        ("9" * 5000, "9" * 299 + "…"),
        ("Noé", "Noé"),
    ],
)
def test_what_a_stranger_wrote_is_harmless_and_short(wrote: str, shown: str) -> None:
    said = Words("en").goodbye("from-the-future", {})
    assert Words("en").goodbye(wrote) == said.replace("from-the-future", shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_usual_refusal_of_the_system_is_worded(locale: str) -> None:
    words = Words(locale)
    said = {words.error("output", {"reason": reason}) for reason in WORDED}
    assert len(said) == len(WORDED)
    assert not words.missing
    assert "No such thing" in words.error("output", {"reason": "No such thing"})


def test_a_number_without_end_is_worded() -> None:
    details: dict[str, Detail] = {"option": "x", "value": 10**30}
    assert "1000000000000000000000000000000" in Words("en").refusal("bad-option", details)


def test_the_language_switches_while_running() -> None:
    words = Words("en")
    before = words("error-stopped")
    words.switch("fr")
    assert (before, words("error-stopped"), words.locale) == ("Stopped.", "Arrêté.", "fr")
    words.switch("de")
    assert (words("error-stopped"), words.locale) == ("Beendet.", "de")


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").locale == "en"


def test_the_side_that_must_update_is_named() -> None:
    details = {"theirs": "2", "mine": "1", "software": "x", "update": "client"}
    said = Words("en").error("version", details)
    assert "protocol 2" in said
    assert said.endswith("update this program.")


@pytest.mark.parametrize(
    ("environ", "locale"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "German_Austria.1252"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "del_US"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANGUAGE": "de:fr"}, "de"),
    ],
)
def test_the_first_language_is_the_systems(environ: dict[str, str], locale: str) -> None:
    assert system_locale(environ) == locale


def test_a_game_words_its_own_texts_and_refusals() -> None:
    words = Words("fr")
    assert words.has("stage-lead", "nain-jaune")
    assert words.game("nain-jaune")("stage-lead") != Words("en").game("nain-jaune")("stage-lead")
    assert words.refusal("stale", game="nain-jaune") == words.refusal("stale")
    assert words.title("nain-jaune") == "Nain Jaune"
    assert words.title("go-fish") == "go-fish"
    assert words.missing.total() == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_can_be_read_in_the_players_language(locale: str) -> None:
    words = Words(locale)
    page = words.rules_page("nain-jaune")
    assert page.startswith("#")
    others = {words.rules_page("nain-jaune", other) for other in LOCALES if other != locale}
    assert page not in others
    assert words.rules_page("nain-jaune", "tlh") == Words("en").rules_page("nain-jaune")
