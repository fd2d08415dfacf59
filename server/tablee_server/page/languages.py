"""The languages that the page speaks, and which one a visitor's browser asks for."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("fr", "en", "de")
USUAL: Final = "en"


@cache
def texts(language: str) -> Mapping[str, str]:
    """Read the texts of a language."""
    text = files(__package__).joinpath("texts", f"{language}.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def layout() -> str:
    """Read the page's frame, a `string.Template`."""
    return files(__package__).joinpath("page.html").read_text("utf-8")


def language_of(accepted: str) -> str:
    """Choose by an Accept-Language header (RFC 9110, 12.5.4): the highest weight, the first one."""
    best, weight = USUAL, 0.0
    for part in accepted[:500].split(","):
        tag, _, said = part.partition(";")
        language = tag.strip().lower()[:2]
        if language in LANGUAGES and _weight(said) > weight:
            best, weight = language, _weight(said)
    return best


def _weight(said: str) -> float:
    name, _, value = said.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
