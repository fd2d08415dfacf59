"""The answers to who sits on a seat that no player has."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.engine import LEVELS
from tablee_client.core.words import Words
from tablee_client.view.widgets.button import Kind
from tablee_client.view.widgets.modal import Answer

USUAL_LEVEL: Final = "normal"


def who_sits(words: Words, place: Callable[[str | None], None]) -> tuple[Answer, ...]:
    """Give them: as it is, nobody, or the computer at each level, of which one is the usual."""
    bots = [
        Answer(words(f"level-{level}"), partial(place, level), _kind(level)) for level in LEVELS
    ]
    return (
        Answer(words("table-bot-cancel"), lambda: None),
        Answer(words("table-bot-remove"), partial(place, None)),
        *bots,
    )


def _kind(level: str) -> Kind:
    return "brass" if level == USUAL_LEVEL else "wood"
