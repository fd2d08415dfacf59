"""Chat: what one player says as the others hear it."""

from tablee.protocol.messages import Said
from tablee_server.codes import EMPTY_TEXT, HUSHED, Refusal
from tablee_server.names import clean_text
from tablee_server.player import Player


def said(table: int | None, player: Player, text: str) -> Said:
    """Make the message; Refusal `empty-text` if nothing of the text can be shown, or `hushed`."""
    if player.is_hushed:
        raise Refusal(HUSHED)
    shown = clean_text(text)
    if not shown:
        raise Refusal(EMPTY_TEXT)
    return Said(table, player.id, player.name, shown)
