"""The page of the rules of every installed game names all its options and presets."""

import re

import pytest

from tablee_client.core.texts import read_folder
from tablee_client.core.words import LOCALES, Words, package_of
from tests.conformance.laws.law import Subject
from tests.conformance.subjects import INSTALLED, slug


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_the_page_names_every_option_as_the_table_does(subject: Subject, locale: str) -> None:
    kind = subject.game.type
    words = Words(locale)
    page = words.rules_page(kind.slug)
    text = words.game(kind.slug)
    keys = [f"option-{option.key}" for option in kind.options]
    keys += [f"preset-{preset.name}" for preset in kind.presets]
    assert [key for key in keys if f"**{text(key)}**" not in page] == []
    assert not words.missing


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("subject", INSTALLED, ids=slug)
def test_the_page_says_under_which_heading_it_speaks_of_every_stage(
    subject: Subject, locale: str
) -> None:
    game = subject.game.type.slug
    sources = "\n".join(read_folder(package_of(subject.game), locale))
    stages = {one.removesuffix("-other") for one in re.findall(r"(?m)^stage-(\S+) =", sources)}
    words = Words(locale)
    page = words.rules_page(game)
    for stage in stages:
        assert f"## {words.rules_heading(game, stage)}\n" in page, stage
    assert "<!--" not in page


@pytest.mark.parametrize(
    ("locale", "told"),
    [("fr", "voisin de droite"), ("en", "on the dealer’s right")],
)
def test_the_page_of_nain_jaune_says_which_way_the_lead_goes(locale: str, told: str) -> None:
    assert told in Words(locale).rules_page("nain-jaune")
