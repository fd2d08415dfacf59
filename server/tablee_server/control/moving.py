"""Taking a player to another table, or to another seat."""

from tablee.engine import Seat
from tablee.protocol.house import Moved
from tablee.protocol.seating import Told
from tablee_server.codes import SEAT_TAKEN, TABLE_FULL, TOLD_REPLACED, Refusal
from tablee_server.control.turns import at_table
from tablee_server.lobby import Lobby
from tablee_server.player import Player
from tablee_server.ruling import place, put_out
from tablee_server.table import Table

OLD_CLIENT = "old-client"  # his client can't be taken elsewhere
IN_MATCH = "in-match"  # within a match nobody changes his seat


async def move(lobby: Lobby, player: Player, table: int, seat: Seat | None) -> Seat:
    """Take him there; he gets up only once there is a place for him. Refusal."""
    if not player.understands(Moved):
        raise Refusal(OLD_CLIENT)
    before = player.table
    await at_table(lobby, table, lambda there: _require_place(there, player, seat))
    if before is not None and before != table:
        await at_table(lobby, before, lambda here: put_out(here, player))
    try:
        return await at_table(lobby, table, lambda there: _sit(there, player, seat))
    except Refusal:
        if before is not None and before != table:
            player.send(Told(before, TOLD_REPLACED))
        raise


def _require_place(table: Table, player: Player, seat: Seat | None) -> None:
    seats, is_playing = table.company.seats, table.phase == "playing"
    if is_playing and seats.seat_of(player) is not None:
        raise Refusal(IN_MATCH)
    chairs = list(seats) if seat is None else [seats[seat]]
    if any(chair.is_bot if is_playing else chair.is_open for chair in chairs):
        return
    raise Refusal(TABLE_FULL) if seat is None else Refusal(SEAT_TAKEN, seat=seat)


def _sit(table: Table, player: Player, seat: Seat | None) -> Seat:
    _require_place(table, player, seat)
    taken = place(table, player, seat)
    # A client takes in nothing of a table at which it isn't: where it is comes first.
    table.later(lambda: player.send(Moved(table.id, taken)))
    table.later(lambda: table.tell_all_to(player))
    return taken
