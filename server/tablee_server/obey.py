"""What each command does at a table. Every command gets one answer, whatever happens."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tablee.engine import Action, BadSetup, Seat
from tablee.protocol.emotes import Emote
from tablee.protocol.hints import AskHint
from tablee.protocol.message import Message
from tablee.protocol.messages import (
    Act,
    CastVote,
    ChangeTable,
    Command,
    Join,
    Leave,
    PlaceBot,
    Ready,
    Resync,
    Say,
    Start,
    Watch,
)
from tablee.protocol.seating import GiveHost, KeepSeat, Lock, Mute, Pause, Remove, Rest, Wish
from tablee_server.agreed import agreed
from tablee_server.codes import (
    BAD_MESSAGE,
    INTERNAL,
    NO_HINTS,
    NO_LATE_JOIN,
    NO_WATCHERS,
    NOT_PLAYING,
    NOT_READY,
    NOT_SEATED,
    UNKNOWN_TABLE,
    Refusal,
)
from tablee_server.locking import lock_of, require_pin
from tablee_server.pausing import ask_pause
from tablee_server.play import Play
from tablee_server.player import Player
from tablee_server.presence import lose
from tablee_server.ruling import (
    ask_mute,
    ask_remove,
    ask_rest,
    close_curtain,
    give_host,
    let_in,
    let_rest,
    put_out,
    require_welcome,
    wish_stand_in,
)
from tablee_server.said import emoted_at, said_at
from tablee_server.table import Table
from tablee_server.voting import cast_vote, recount

_Verb: TypeAlias = Callable[[Table, Player, Any], int | None]

_PLAYS_AGAIN: Final = (CastVote, Pause, Ready)


def obey(table: Table, player: Player, command: Command) -> None:
    """Carry a command out at its table, and answer it.

    Whoever was gone before his turn came has what he asked for, and is away.
    """
    if table.is_closed:
        table.answer(player, command.cmd, Refusal(UNKNOWN_TABLE, table=table.id))
        return
    seat = table.company.seats.seat_of(player)
    if seat is not None:
        _note_life(table, seat, command)
    if isinstance(command, Act):
        _act(table, player, seat, command)
    else:
        _carry_out(table, player, command)
    lose(table, player)


def _note_life(table: Table, seat: Seat, command: Command) -> None:
    """Take any command for a sign of life; who votes or is ready plays his seat again."""
    play = table.play
    if play is not None and not play.match.is_over:
        play.heard(seat)
    if isinstance(command, _PLAYS_AGAIN):
        let_rest(table, seat, rests=False)


def _carry_out(table: Table, player: Player, command: Command) -> None:
    outcome: int | Refusal | None
    table.touch()
    try:
        outcome = _VERBS[type(command)](table, player, command)
    except (Refusal, BadSetup) as refusal:
        outcome = Refusal(refusal.code, **refusal.details)
    except Exception:
        table.answer(player, command.cmd, Refusal(INTERNAL))
        raise
    table.answer(player, command.cmd, outcome)


def _act(table: Table, player: Player, seat: Seat | None, command: Act) -> None:
    try:
        if seat is None:
            raise Refusal(NOT_SEATED)
        play = _match_of(table)
    except Refusal as refusal:
        table.answer(player, command.cmd, refusal)
        return
    action = _decoded(table, command)
    if action is None:
        if player.link is not None:
            player.link.close(BAD_MESSAGE)
        player.go_on()
        return
    table.has_only_moved = True
    let_rest(table, seat, rests=False)
    try:
        play.act(
            seat, command.prompt, action, lambda outcome: table.answer(player, command.cmd, outcome)
        )
    except Exception:
        table.answer(player, command.cmd, Refusal(INTERNAL))
        raise


def _decoded(table: Table, command: Act) -> Action | None:
    """Read an action; None if the bytes are no action of this game, whatever they are."""
    try:
        return table.game.decode_action(bytes(command.action))
    except Exception:
        return None


def _match_of(table: Table) -> Play:
    play = table.play
    if play is None or play.match.is_over:
        raise Refusal(NOT_PLAYING, phase=table.phase)
    return play


def _join(table: Table, player: Player, command: Join) -> int:
    require_welcome(table, player)
    require_pin(table, player, command.pin)
    if table.phase == "playing" and not table.rules.late_join:
        raise Refusal(NO_LATE_JOIN)
    return let_in(table, player, command.seat)


def _watch(table: Table, player: Player, command: Watch) -> None:
    require_welcome(table, player)
    require_pin(table, player, command.pin)
    if not table.rules.spectators and not table.company.is_host(player):
        raise Refusal(NO_WATCHERS)
    table.company.watch(player)
    table.later(lambda: table.tell_all_to(player))


def _lock(table: Table, player: Player, command: Lock) -> None:
    table.company.require_host(player)
    table.company.order.lock = lock_of(command.pin)


def _keep_seat(table: Table, player: Player, command: KeepSeat) -> None:
    seat = table.company.seat(player)
    table.company.seats[seat].lock = lock_of(command.pin)


def _leave(table: Table, player: Player, command: Leave) -> None:  # noqa: ARG001
    put_out(table, player)


def _place_bot(table: Table, player: Player, command: PlaceBot) -> None:
    table.company.require_host(player)
    table.require("lobby", "over")
    table.company.place_bot(player, command.seat, command.level)
    recount(table)
    table.later(lambda: table.tell_all_to(player))


def _ready(table: Table, player: Player, command: Ready) -> None:
    table.require("lobby", "over")
    table.company.seats[table.company.seat(player)].ready = command.ready


def _change(table: Table, player: Player, command: ChangeTable) -> None:
    table.company.require_host(player)
    table.require("lobby", "over")
    setup = table.game.setup(command.seats, preset=command.preset, options=command.options)
    rules = table.rules if command.rules is None else agreed(command.rules)
    table.company.seats.resize(setup.seats)
    table.company.seats.unready()
    table.company.seats.stand_in = rules.stand_in
    table.setup, table.preset, table.rules = setup, command.preset, rules
    table.series.play = None
    table.telling.late = None
    if not rules.spectators:
        close_curtain(table)


def _start(table: Table, player: Player, command: Start) -> None:  # noqa: ARG001
    table.company.require_host(player)
    table.require("lobby")
    seats = table.company.seats
    for seat in seats.present():
        if not seats[seat].ready and seats[seat].player is not player:
            raise Refusal(NOT_READY, seat=seat)
    table.begin_match()


def _say(table: Table, player: Player, command: Say) -> None:
    message = said_at(table, player, command.text)
    table.later(lambda: table.tell(message))


def _emote(table: Table, player: Player, command: Emote) -> None:
    message = emoted_at(table, player, command)
    table.later(lambda: table.tell(message))


def _ask_hint(table: Table, player: Player, command: AskHint) -> None:
    seat = table.company.seat(player)
    if not table.rules.hints:
        raise Refusal(NO_HINTS)
    if table.hints.ask(seat, _match_of(table).match, command.prompt):
        table.later(lambda: table.hints.give(seat))


def _resync(table: Table, player: Player, command: Resync) -> None:  # noqa: ARG001
    table.company.viewer(player)
    table.later(lambda: table.tell_info_to(player))
    table.later(lambda: table.tell_all_to(player))


_VERBS: Final[Mapping[type[Message], _Verb]] = MappingProxyType(
    {
        Join: _join,
        Watch: _watch,
        Lock: _lock,
        KeepSeat: _keep_seat,
        Leave: _leave,
        PlaceBot: _place_bot,
        Ready: _ready,
        ChangeTable: _change,
        Start: _start,
        CastVote: cast_vote,
        Say: _say,
        Emote: _emote,
        Resync: _resync,
        AskHint: _ask_hint,
        Rest: ask_rest,
        Wish: wish_stand_in,
        Remove: ask_remove,
        Mute: ask_mute,
        GiveHost: give_host,
        Pause: ask_pause,
    }
)
