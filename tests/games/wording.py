"""What a game's texts must hold: a text for every code that its rules can raise, every option."""

import re
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

import tablee.engine.facts
from tablee.games import AnyGame
from tablee_client.core.words import LOCALES

LANGUAGES: Final = LOCALES
RAISED: Final = re.compile(r"(?:IllegalAction|BadSetup|Fault)\(\s*\"([a-z-]+)\"")
REASONED: Final = re.compile(r"Reason\(([^)]*)")
CODE: Final = re.compile(r"\"([a-z]+-[a-z-]+)\"")
SHARED: Final = Path(str(tablee.engine.facts.__file__))
"""Where codes are raised for every game."""


def raised_codes(rules: Path) -> set[str]:
    """Find the codes where they are raised, so that none can be forgotten in a test.

    `bad-option` isn't among them: it answers bytes that no player sends.
    """
    paths = (*rules.glob("*.py"), SHARED)
    found = {code for path in paths for code in RAISED.findall(path.read_text(encoding="utf-8"))}
    return found - {"bad-option"}


def reason_codes(rules: Path) -> set[str]:
    """Find the codes of the whys where a game's `reasons` make them."""
    text = (rules / "reasons.py").read_text(encoding="utf-8")
    return {code for call in REASONED.findall(text) for code in CODE.findall(call)}


def option_keys(game: AnyGame) -> set[str]:
    """Name the texts of a game's options and their values."""
    keys: set[str] = set()
    for option in game.type.options:
        keys |= {f"option-{option.key}", f"option-{option.key}-help"}
        keys |= {f"option-{option.key}-{str(value).lower()}" for value in option.values}
        if not option.values:
            keys.add(f"option-{option.key}-number")
        if option.or_none:
            keys.add(f"option-{option.key}-none")
    return keys


def bundle_of(rules: Path, language: str) -> FluentBundle:
    """Give a game's texts in one language."""
    text = (rules / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def require_wording(bundle: FluentBundle, keys: set[str], sample: dict[str, Any]) -> None:
    """Fail for the first text that can't be worded."""
    for key in sorted(keys):
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        worded, errors = bundle.format_pattern(pattern, sample)
        assert errors == [], f"{key}: {errors}"
        assert str(worded).strip(), key
