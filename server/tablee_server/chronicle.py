"""From the journal's records of a match to its replay file."""

from collections.abc import Iterator, Sequence

import msgspec

import tablee
from tablee.engine import OPEN, SPECTATOR, Viewer
from tablee.fairness import MatchId, commitment_of
from tablee.record import Chair, Ending, Header, Move, write
from tablee_server.ai import AnyGame
from tablee_server.journal import ActionRecord, EndRecord, OfTable, SeatRecord, SetupRecord

SOFTWARE = f"tablee {tablee.__version__}"


class NotOver(Exception):
    """The match goes on, so nothing is written of it."""


def pieces(
    records: Sequence[OfTable], game: AnyGame, *, server: str, viewer: Viewer = SPECTATOR
) -> Iterator[bytes]:
    """Give a match's file in pieces, one a move; LookupError without its beginning, NotOver.

    IllegalAction where today's rules don't lead where it went. `viewer` counts only where the
    secret is kept: then the file holds what he saw.
    """
    setup = next((record for record in records if isinstance(record, SetupRecord)), None)
    end = next((record for record in records if isinstance(record, EndRecord)), None)
    if setup is None:
        raise LookupError("no beginning is kept")
    if end is None:
        raise NotOver
    actions = [record for record in records if isinstance(record, ActionRecord)]
    return write(
        game,
        _header(setup, records, server, viewer),
        seed=setup.seed,
        moves=[_move(setup, action) for action in actions],
        ending=Ending(end.reason, end.at),
    )


def _header(setup: SetupRecord, records: Sequence[OfTable], server: str, viewer: Viewer) -> Header:
    seats, opening = range(setup.setup.seats), setup.opening
    who = MatchId(setup.server, setup.table, setup.match, setup.game, setup.rules_version)
    return Header(
        game=setup.game,
        rules_version=setup.rules_version,
        setup=setup.setup,
        server_id=setup.server,
        server=server,
        software=SOFTWARE,
        table=setup.table,
        match=setup.match,
        chairs=_chairs(records, setup.setup.seats),
        began=setup.at,
        viewers=(viewer,) if opening is None else (OPEN, SPECTATOR, *seats),
        commitment=None if opening is None else commitment_of(opening.secret, who),
        opening=opening,
        rules=msgspec.structs.asdict(setup.rules),
    )


def _chairs(records: Sequence[OfTable], seats: int) -> tuple[Chair, ...]:
    """Give who sat where when the match began: the first that was noted of each seat."""
    found: dict[int, Chair] = {}
    for record in records:
        if isinstance(record, SeatRecord):
            level = record.level if record.player is None else None
            found.setdefault(record.seat, Chair(record.name or record.player or "", level))
    return tuple(found.get(seat, Chair("")) for seat in range(seats))


def _move(setup: SetupRecord, action: ActionRecord) -> Move:
    since = max(0, round((action.at - setup.at) * 1000))
    return Move(action.version, action.seat, action.action, action.why, since)
