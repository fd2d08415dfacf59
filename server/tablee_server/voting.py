"""How a vote goes: who may cast it, when it passes, and what happens then."""

from tablee.engine import Stop
from tablee.protocol.fields import Vote
from tablee.protocol.messages import CastVote, Votes
from tablee_server.codes import NO_VOTE, Refusal
from tablee_server.player import Player
from tablee_server.table import Table
from tablee_server.trouble import require_kept


def cast_vote(table: Table, player: Player, command: CastVote) -> None:
    """Count a vote of a player, or of the host who looks on; Refusal."""
    table.require("playing" if command.vote == "stop" else "over")
    has_seat = table.company.seats.seat_of(player) is not None
    is_host = table.company.is_host(player)
    if not has_seat and not is_host:
        raise Refusal(NO_VOTE)
    if command.vote == "rematch" and command.yes:
        require_kept(table.room.journal)
    if has_seat:
        table.ballot.cast(player, yes=command.yes)
    if not pass_vote(table, command.vote, asked_by_host=is_host and command.yes):
        _tell(table, command.vote)


def pass_vote(table: Table, vote: Vote, *, asked_by_host: bool = False) -> bool:
    """Do what was voted for if all agree who are there; tell whether it was done."""
    seats = table.company.seats
    present, agreed = seats.present(), table.ballot.passes(seats)
    if vote == "rematch":
        if agreed or (asked_by_host and not present):
            if table.room.journal.problem is not None:
                return False
            table.begin_match()
            return True
    elif agreed or asked_by_host:
        _stop(table, Stop("vote" if agreed and len(present) > 1 else "host"))
        return True
    return False


def recount(table: Table) -> None:
    """Look whether a vote passes now that others are present, and tell how it stands."""
    if table.ballot.is_open and table.phase != "lobby":
        vote: Vote = "stop" if table.phase == "playing" else "rematch"
        if not pass_vote(table, vote):
            _tell(table, vote)


def _stop(table: Table, stop: Stop) -> None:
    if table.play is not None:
        table.play.stop(stop)
    table.ballot.clear()


def _tell(table: Table, vote: Vote) -> None:
    seats = table.company.seats
    votes = Votes(table.id, vote, table.ballot.ayes(seats), len(seats.present()))
    table.later(lambda: table.tell(votes))
