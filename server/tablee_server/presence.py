"""Players who lose their connection and come back: what it means at their table."""

import logging
from typing import Final

from tablee_server.logs import fact
from tablee_server.player import Player
from tablee_server.ruling import count_anew
from tablee_server.table import Table

_LOG: Final = logging.getLogger(__name__)


def lose(table: Table, player: Player) -> None:
    """Mark the seat of a player who is gone; in a match a bot plays it from now on."""
    if player.is_present or player.table != table.id or table.company.is_away(player):
        return
    table.touch()
    seat = table.company.lose(player, table.now())
    table.note_seat(seat)
    count_anew(table)
    _LOG.info(fact("away", table=table.id, player=player.id, seat=seat))


def welcome_back(table: Table, player: Player) -> None:
    """Give a player his seat back, and tell him all there is to know."""
    if not player.is_present or player.table != table.id:
        return
    table.touch()
    seat = table.company.welcome_back(player)
    table.company.awaited.discard(player.id)
    if not table.company.awaited:
        table.standstill.all_back(table.now())
        if table.begins_again and table.room.journal.problem is None:
            table.begin_match()
    if seat is not None and table.play is not None:
        table.play.heard(seat)
    table.note_seat(seat)
    _LOG.info(fact("back", table=table.id, player=player.id, seat=seat))
    table.later(lambda: table.tell_info_to(player))
    table.later(lambda: table.tell_all_to(player))
