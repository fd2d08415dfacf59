"""What a table may agree on besides the game's options, checked before anything changes."""

from typing import Final

from tablee.protocol import TableRules
from tablee_server.ai import bot_of
from tablee_server.codes import BAD_OPEN_HANDS, Refusal

LEAST_DELAY: Final = 30
"""Seconds by which hands are late at least where lookers-on see them."""


def agreed(rules: TableRules) -> TableRules:
    """Give the rules if they can be kept; Refusal `unknown-level` or `bad-open-hands`."""
    bot_of(rules.stand_in)
    if 0 < rules.open_hands < LEAST_DELAY:
        raise Refusal(BAD_OPEN_HANDS, least=LEAST_DELAY)
    return rules
