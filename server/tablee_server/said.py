"""What one player says, as the others hear it: in his own words, or by an emote."""

from math import ceil

from tablee.protocol.emotes import EMOTES, Emote, Emoted
from tablee.protocol.messages import Said
from tablee_server.codes import (
    EMPTY_TEXT,
    HUSHED,
    MUTED,
    NO_CHAT,
    NO_TALK,
    TALKS_TOO_MUCH,
    UNKNOWN_EMOTE,
    Refusal,
)
from tablee_server.limits import ServerLimits
from tablee_server.names import clean_text
from tablee_server.player import Player
from tablee_server.rate import Rate
from tablee_server.table import Table


def said(table: int | None, player: Player, text: str) -> Said:
    """Make the message; Refusal `empty-text` if nothing of the text can be shown, or `hushed`."""
    if player.is_hushed:
        raise Refusal(HUSHED)
    shown = clean_text(text)
    if not shown:
        raise Refusal(EMPTY_TEXT)
    return Said(table, player.id, player.name, shown)


def said_at(table: Table, player: Player, text: str) -> Said:
    """Make the message where the table lets people talk as they like; Refusal."""
    _require_voice(table, player)
    if table.rules.talk == "emotes":
        raise Refusal(NO_CHAT)
    message = said(table.id, player, text)
    require_pause(player, table.room.limits, table.now())
    return message


def emoted_at(table: Table, player: Player, command: Emote) -> Emoted:
    """Make the message of an emote; Refusal."""
    _require_voice(table, player)
    if player.is_hushed:
        raise Refusal(HUSHED)
    if command.emote not in EMOTES:
        raise Refusal(UNKNOWN_EMOTE, emote=command.emote)
    require_pause(player, table.room.limits, table.now())
    return Emoted(table.id, player.id, command.emote)


def require_pause(player: Player, limits: ServerLimits, now: float) -> None:
    """Count what a player says; Refusal `talks-too-much` where he leaves nobody any peace."""
    if player.talk is None:
        player.talk = Rate(limits.talk_a_second, limits.talk_at_once, now)
    if not player.talk.allows(now):
        raise Refusal(TALKS_TOO_MUCH, seconds=ceil(1 / limits.talk_a_second))


def _require_voice(table: Table, player: Player) -> None:
    table.company.viewer(player)
    if player.id in table.company.order.muted:
        raise Refusal(MUTED)
    if table.rules.talk == "off":
        raise Refusal(NO_TALK)
