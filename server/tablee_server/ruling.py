"""Who may stay, who may speak, who is host, and who plays a seat: asked for by those at the table.

What a command checks first stands in the verbs that take one; the others do it for anybody who
has the right, such as the organiser of the whole room.
"""

from functools import partial
from math import ceil

from tablee.engine import SPECTATOR, Seat
from tablee.protocol.seating import GiveHost, Mute, Remove, Rest, Told, Wish
from tablee_server.ai import bot_of
from tablee_server.codes import (
    REMOVED,
    SEEN_OPEN,
    TOLD_BACK,
    TOLD_BOT_FOR,
    TOLD_JOINED,
    TOLD_MUTED,
    TOLD_NO_WATCHERS,
    TOLD_OUT,
    TOLD_REMOVED,
    TOLD_REPLACED,
    TOLD_RESTS,
    TOLD_UNMUTED,
    Refusal,
)
from tablee_server.pausing import recount_pause
from tablee_server.player import Player
from tablee_server.table import Table
from tablee_server.voting import recount


def ask_rest(table: Table, player: Player, command: Rest) -> None:
    """Let a bot play the player's seat, or give it back to him; Refusal."""
    table.require("playing", "over")
    let_rest(table, table.company.seat(player), rests=command.rest)


def wish_stand_in(table: Table, player: Player, command: Wish) -> None:
    """Choose the level of the player's own stand-in; Refusal."""
    seat = table.company.seat(player)
    if command.level is not None:
        bot_of(command.level)  # refuses an unknown one
    table.company.seats[seat].wish = command.level
    table.note_seat(seat)


def ask_remove(table: Table, player: Player, command: Remove) -> None:
    """Send away whom the host means; Refusal."""
    send_away(table, table.company.other(player, command.player))


def ask_mute(table: Table, player: Player, command: Mute) -> None:
    """Stop, or let go on, what somebody says; Refusal."""
    mute(table, table.company.other(player, command.player), muted=command.muted)


def give_host(table: Table, player: Player, command: GiveHost) -> None:
    """Give the table to somebody else; Refusal."""
    table.company.give_host(player, command.player)


def let_rest(table: Table, seat: Seat, *, rests: bool) -> None:
    """Let a bot play a seat for its player, or let him play again."""
    if not table.company.rest(seat, rests):
        return
    table.touch()
    if not rests and table.play is not None:
        table.play.renew(seat)
        table.play.heard(seat)
    table.note_seat(seat)
    table.telling.tell_of(TOLD_RESTS if rests else TOLD_BACK, seat)
    count_anew(table)


def let_in(table: Table, player: Player, seat: Seat | None) -> Seat:
    """Seat a player, at the first free seat if none is named, and tell him all; Refusal."""
    taken = place(table, player, seat)
    table.later(lambda: table.tell_all_to(player))
    return taken


def place(table: Table, player: Player, seat: Seat | None) -> Seat:
    """Seat a player, in a match at the seat of a bot; Refusal."""
    if table.phase == "playing":
        return _take_over(table, player, seat)
    taken = table.company.join(player, seat)
    recount(table)
    return taken


def _take_over(table: Table, player: Player, seat: Seat | None) -> Seat:
    """Let a player take a bot's seat: what the seat may know is his from now on."""
    require_unseen(table, player)
    taken = table.company.take_over(player, seat)
    if table.play is not None:
        table.play.renew(taken)
    table.note_seat(taken)
    count_anew(table)
    table.telling.tell_of(TOLD_JOINED, taken)
    return taken


def send_away(table: Table, player: Player) -> None:
    """Put somebody out for a while; in a match a bot takes his seat."""
    is_playing = table.phase == "playing"
    until = table.now() + table.room.limits.removed
    table.company.order.remove(player, until, table.matches if is_playing else 0)
    seat = put_out(table, player)
    away = Told(table.id, TOLD_REMOVED, {"seconds": round(table.room.limits.removed)})
    out = Told(table.id, TOLD_OUT, {"name": player.name, "seat": seat})
    table.later(lambda: player.send(away))
    table.later(lambda: table.tell(out))


def require_welcome(table: Table, player: Player) -> None:
    """Refuse whom the host has sent away."""
    match = table.matches if table.phase == "playing" else 0
    seconds = table.company.order.kept_away(player, table.now(), match)
    if seconds is not None:
        raise Refusal(REMOVED, seconds=ceil(seconds))


def require_unseen(table: Table, player: Player) -> None:
    """Refuse who has seen everybody's hands in this match, or somebody at his address."""
    if table.telling.late is not None and table.telling.late.has_shown(player):
        raise Refusal(SEEN_OPEN)


def put_out(table: Table, player: Player) -> Seat | None:
    """Let somebody get up for good; give the seat he had."""
    seat = table.company.leave(player, is_playing=table.phase == "playing")
    table.note_seat(seat)
    if seat is not None:
        count_anew(table)
        table.ballot.cast(player, yes=False)
        table.standstill.ballot.cast(player, yes=False)
    return seat


def grant(table: Table, seat: Seat, seconds: float) -> None:
    """Give a seat more time for what it owes, and tell everybody."""
    if table.play is not None:
        table.play.extend(seat, seconds)
        table.touch()
        table.tell_clocks()


def give_to_bot(table: Table, seat: Seat, level: str | None) -> None:
    """Let a bot have a seat for good, whoever had it; Refusal."""
    chair = table.company.seats[seat]
    player, level = chair.player, level or chair.wish or chair.level or table.rules.stand_in
    bot_of(level)  # refuses an unknown one
    if player is not None:
        put_out(table, player)
        table.later(lambda: player.send(Told(table.id, TOLD_REPLACED)))
        told = Told(table.id, TOLD_BOT_FOR, {"name": player.name, "seat": seat})
        table.later(lambda: table.tell(told))
    table.company.seats.place_bot(seat, level)
    table.note_seat(seat)


def mute(table: Table, player: Player, *, muted: bool) -> None:
    """Stop, or let go on, what somebody says at the table."""
    if table.company.order.mute(player, muted=muted):
        told = Told(table.id, TOLD_MUTED if muted else TOLD_UNMUTED)
        table.later(lambda: player.send(told))


def close_curtain(table: Table) -> None:
    """Send away all who look on, but the host."""
    company = table.company
    for player in [one for one in company.members() if company.viewer(one) == SPECTATOR]:
        if player is not company.host:
            company.leave(player, is_playing=False)
            table.later(partial(player.send, Told(table.id, TOLD_NO_WATCHERS)))


def count_anew(table: Table) -> None:
    """Look how the votes stand now that others are present."""
    recount(table)
    recount_pause(table)
