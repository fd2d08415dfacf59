"""How a pause is agreed upon, and ended: by one press of anybody who plays."""

from tablee.protocol.seating import Pause
from tablee_server.codes import HELD, NO_PAUSE, NO_VOTE, NOT_HOST, Refusal
from tablee_server.player import Player
from tablee_server.table import Table


def ask_pause(table: Table, player: Player, command: Pause) -> None:
    """Take a player's wish for a pause or for its end; Refusal."""
    table.require("playing")
    seat, is_host = table.company.seats.seat_of(player), table.company.is_host(player)
    if seat is None and not is_host:
        raise Refusal(NO_VOTE)
    if not command.pause:
        _want_no_pause(table, player)
    elif table.standstill.state == "resuming":
        pause(table, by=player.name)
    elif table.standstill.state == "running":
        _want_pause(table, player, is_host=is_host)


def pause(table: Table, *, by: str) -> None:
    """Let a table's match stand still; one that is about to go on waits again."""
    if table.play is not None and table.phase == "playing":
        longest = table.rules.pause_minutes * 60.0
        table.standstill.begin(table.play, by=by, now=table.now(), longest=longest)
        table.tell_clocks()


def hold(table: Table, *, by: str) -> bool:
    """Let a match stand still until the organiser ends that; False if none is going on."""
    if table.play is None or table.phase != "playing":
        return False
    table.standstill.hold(table.play, by=by, now=table.now())
    table.tell_clocks()
    return True


def resume(table: Table, *, by: str) -> None:
    """Let the match go on after a countdown."""
    seconds = table.room.limits.countdown
    table.standstill.count_down(by=by, now=table.now(), seconds=seconds)
    table.tell_clocks()


def recount_pause(table: Table) -> None:
    """Look whether a pause is agreed upon now that others are present."""
    still, seats = table.standstill, table.company.seats
    if still.state == "running" and still.ballot.is_open and table.phase == "playing":
        if still.ballot.passes(seats):
            pause(table, by=still.by)
        else:
            table.tell_clocks()


def _want_pause(table: Table, player: Player, *, is_host: bool) -> None:
    still, rule = table.standstill, table.rules.pause
    if rule == "off":
        raise Refusal(NO_PAUSE)
    if rule == "host":
        if not is_host:
            raise Refusal(NOT_HOST)
        pause(table, by=player.name)
        return
    if table.company.seats.seat_of(player) is None:
        raise Refusal(NO_VOTE)
    if not still.ballot.is_open:
        still.by = player.name
    still.ballot.cast(player, yes=True)
    recount_pause(table)


def _want_no_pause(table: Table, player: Player) -> None:
    still = table.standstill
    if still.state == "running":
        still.ballot.cast(player, yes=False)
        table.tell_clocks()
    elif still.is_held:
        raise Refusal(HELD)
    elif still.state == "paused":
        resume(table, by=player.name)
