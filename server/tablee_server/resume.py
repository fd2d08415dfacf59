"""After a restart: every player, table and match is again what it was, as the journal has it."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tablee.engine import UnknownGame
from tablee_server.codes import NOT_RESUMED
from tablee_server.journal import (
    ActionRecord,
    OfTable,
    SnapshotRecord,
    TableGoneRecord,
    TableRecord,
)
from tablee_server.journal.ledger import Ledger, Tail
from tablee_server.lobby import Lobby
from tablee_server.logs import fact
from tablee_server.match import Match
from tablee_server.prompts import Prompts
from tablee_server.table import Table

_LOG: Final = logging.getLogger(__name__)

Records: TypeAlias = Callable[[int, int], Sequence[OfTable]]
"""Gives all records of one match, by table and number."""


class OtherRules(Exception):
    """The rules of today lead elsewhere than those by which a match was begun."""


def resume(lobby: Lobby, ledger: Ledger, records: Records) -> None:
    """Fill a new lobby with all that the ledger has; `records` reads a match from its beginning."""
    lobby.restore_players(ledger)
    for record in list(ledger.tables.values()):
        _reopen(lobby, record, ledger.matches.get(record.table), records)
    _LOG.info(fact("resumed", players=len(lobby.players), tables=len(lobby.tables)))


def _reopen(lobby: Lobby, record: TableRecord, tail: Tail | None, records: Records) -> None:
    try:
        table = lobby.reopen(record)
    except UnknownGame:
        _LOG.warning(fact("not-reopened", table=record.table, game=record.game))
        table = None
    if table is None:
        lobby.note(TableGoneRecord(record.table, record.match, record.at, NOT_RESUMED))
        return
    if tail is not None:
        _resume(table, tail, record, records)
    lobby.open_again(table)


def _resume(table: Table, tail: Tail, record: TableRecord, records: Records) -> None:
    """Go on with a match; where that can't be, it has ended, and its records stay as they are."""
    try:
        table.resume(_by_todays_rules(table, tail, records), record)
    except Exception as error:
        setup, now = tail.setup, table.game.type.rules_version
        where = {"table": table.id, "match": setup.match, "game": setup.game}
        rules = {"recorded": setup.rules_version, "now": now}
        _LOG.warning(fact("not-resumed", **where, **rules, problem=error))
        if tail.end is None:
            table.give_up(NOT_RESUMED)


def _by_todays_rules(table: Table, tail: Tail, records: Records) -> Tail:
    """Give what to go on from: by other rules only from the beginning, and only if all fits."""
    if tail.setup.rules_version == table.game.type.rules_version:
        return tail
    whole = records(table.id, tail.setup.match)
    actions = [record for record in whole if isinstance(record, ActionRecord)]
    snapshots = {r.kept.version: r.kept.state for r in whole if isinstance(r, SnapshotRecord)}
    again = Tail(tail.setup, None, actions, tail.end)
    _compare(table, again, snapshots)
    return again


def _compare(table: Table, tail: Tail, snapshots: dict[int, bytes]) -> None:
    """Play the match again; OtherRules where a position isn't what it was."""
    setup, log = tail.setup, table.room.limits.log_events
    match = Match(
        table.game, setup.setup, setup.seed, number=setup.match, prompts=Prompts(), log=log
    )
    for record in tail.actions:
        match.apply(record.seat, match.game.string_to_action(record.action))
        kept = snapshots.get(match.version)
        if kept is not None and kept != match.state.to_bytes():
            raise OtherRules(f"another position at version {match.version}")
