"""The lobby: everybody in the room and all tables; what isn't a table's own is done here."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from tablee.engine import SPECTATOR, CodedError, Viewer
from tablee.games import get_game
from tablee.protocol import Message, Resumed, TableInfo, TableRules
from tablee.protocol.deals import Contribute
from tablee.protocol.messages import (
    Act,
    Command,
    CreateTable,
    Done,
    ListTables,
    Refused,
    Say,
    TableChanged,
    TableGone,
    Tables,
)
from tablee.protocol.replays import FetchMatch
from tablee.protocol.seating import ClaimSeat, SeatGiven
from tablee_server.agreed import agreed
from tablee_server.ai import AnyGame
from tablee_server.archive import Archive
from tablee_server.banishment import Banishment
from tablee_server.bulletin import Bulletin
from tablee_server.codes import ADDRESS_TABLES, ELSEWHERE, TOO_MANY_TABLES, UNKNOWN_TABLE, Refusal
from tablee_server.figures import Figures
from tablee_server.hold import Hold
from tablee_server.journal import AnyRecord, PlayerGoneRecord, TableRecord
from tablee_server.journal.ledger import Ledger
from tablee_server.limits import ServerLimits
from tablee_server.locking import claimed
from tablee_server.logs import fact
from tablee_server.loopback import is_loopback
from tablee_server.names import clean_text
from tablee_server.obey import obey
from tablee_server.pages import page_of
from tablee_server.player import Link, Player
from tablee_server.players import Players
from tablee_server.presence import lose, welcome_back
from tablee_server.room import Room
from tablee_server.ruling import require_unseen, require_welcome
from tablee_server.said import require_pause, said
from tablee_server.strikes import Strikes
from tablee_server.table import Table
from tablee_server.trouble import change_of

_LOG: Final = logging.getLogger(__name__)


class Lobby:
    """Who is here and what is played. It is the audience of its tables."""

    def __init__(
        self,
        make_room: Callable[["Lobby"], Room],
        *,
        open_table: Callable[[Table], None],
        find_game: Callable[[str], AnyGame] = get_game,
    ) -> None:
        """`make_room` gives what the tables share; `open_table` starts a table's task."""
        self.players = Players(self._carry_out)
        self.tables: dict[int, Table] = {}
        self._openers: dict[int, str | None] = {}
        self._room = make_room(self)
        self._open_table = open_table
        self._find_game = find_game
        self._last_table = 0
        self.archive = Archive(self._room, find_game)
        self.banishment = Banishment()
        keeps = self._room.journal.resumes
        self.bulletin = Bulletin(self._room.clock, self.players, keeps=keeps)

    @property
    def limits(self) -> ServerLimits:
        """Give the limits of the server."""
        return self._room.limits

    @property
    def strikes(self) -> Strikes:
        """Give how often each limit had to be kept."""
        return self._room.strikes

    @property
    def figures(self) -> Figures:
        """Give what the server counts."""
        return self._room.figures

    @property
    def hold(self) -> Hold:
        """Give whether the organiser has every match stand still."""
        return self._room.hold

    def present(self) -> int:
        """Tell how many players are connected."""
        return sum(player.is_present for player in self.players)

    # --- coming and going

    def admit(self, *, name: str, avatar: int, token: bytes | None) -> tuple[Player, bytes]:
        """Let a player in, or back in if the token is his; gives him and his next token."""
        player = self.players.owner(token) if token is not None else None
        if player is None:
            player = self.players.add(name, avatar)
        player.arriving += 1
        return player, self.players.issue_token(player, token)

    def keep(self, player: Player, then: Callable[[], None]) -> None:
        """Record a player and his token, and then go on: nobody is told a token before."""
        self._room.journal.keep((self.players.record(player),), then)

    def attach(self, player: Player, link: Link) -> None:
        """Let this be the connection of a player who was admitted."""
        player.arriving -= 1
        player.connect(link)
        if self.resumed(player) is None:
            player.count_anew()

    def resumed(self, player: Player) -> Resumed | None:
        """Give the seat that is kept for a player."""
        table = self.tables.get(player.table or 0)
        seat = None if table is None else table.company.seats.seat_of(player)
        return None if table is None or seat is None else Resumed(table.id, seat, player.last_cmd)

    def entered(self, player: Player) -> None:
        """Take a player back to his table, once he has been welcomed."""
        self.bulletin.tell_to(player)
        table = self.tables.get(player.table or 0)
        if table is not None:
            table.put(partial(welcome_back, table, player))

    def leave(self, player: Player, link: Link, *, for_good: bool) -> None:
        """Note that a connection is gone, unless the player has a newer one.

        Who says goodbye without a place at a table is forgotten at once.
        """
        if not player.disconnect(link, self._room.clock.now()):
            return
        table = self.tables.get(player.table or 0)
        if table is not None:
            table.put(partial(lose, table, player))
        elif for_good and not self._is_awaited(player):
            self._forget(player)

    def forget_the_gone(self) -> None:
        """Let go of players who are away for too long and for whom no table keeps a place."""
        now = self._room.clock.now()
        self.banishment.forget(now)
        for player in self.players:
            gone = player.gone_since
            if gone is None or player.table is not None or self._is_awaited(player):
                continue
            if gone + self.limits.away_player <= now:
                self._forget(player)

    def _is_awaited(self, player: Player) -> bool:
        """Tell whether somebody is about to come in, or must be known because he may not."""
        now, banished = self._room.clock.now(), player.banished
        return bool(player.arriving) or (banished is not None and banished[0] > now)

    def _forget(self, player: Player) -> None:
        self.players.forget(player)
        self.note(PlayerGoneRecord(player.id))

    # --- after a restart

    def restore_players(self, ledger: Ledger) -> None:
        """Know everybody again who was here; all of them are away since now."""
        for record in ledger.players.values():
            self.banishment.know(self.players.restore(record, self._room.clock.now()))
        for answer in ledger.answers.values():
            player = self.players.get(answer.player)
            if player is not None:
                player.remember(Done(answer.cmd, answer.value))
        self.players.count_from(ledger.last_player)
        self._last_table = max(self._last_table, ledger.last_table)

    def reopen(self, record: TableRecord) -> Table | None:
        """Open a table as it was kept; None if nobody is left who was at it. UnknownGame."""
        game = self._find_game(record.game)
        known = self.players.by_number
        owner = known.get(record.owner) or next(iter(known.values()), None)
        if owner is None:
            return None
        table = Table(
            record.table, record.name, owner, game=game, setup=record.setup, preset=record.preset,
            rules=record.rules, room=self._room,
        )  # fmt: skip
        if not table.restore(record, known, self._room.clock.now()):
            return None
        return table

    def open_again(self, table: Table) -> None:
        """Let a table that was reopened go on; one that is held tells that all are."""
        if table.standstill.is_held:
            self.hold.by = table.standstill.by
        self.tables[table.id] = table
        self._open_table(table)

    def note(self, record: AnyRecord) -> None:
        """Have something recorded that nobody waits for."""
        self._room.journal.keep((record,), _done)

    def contribute(self, player: Player, part: Contribute) -> None:
        """Take a player's part in the chance of a match that is about to begin."""
        table = self.tables.get(part.table)
        if table is not None:
            table.contribute(player, part)

    def tell_whether_kept(self) -> None:
        """Let every table tell its company that nothing is kept any more, or that it is again."""
        for table in self.tables.values():
            told = change_of(self._room.journal, table.id)
            table.put(partial(table.later, partial(table.tell, told)))

    # --- being the audience of tables

    def table_changed(self, info: TableInfo, members: list[Player]) -> None:
        self._tell(TableChanged(info), members)

    def table_gone(self, table: int, code: str, members: list[Player]) -> None:
        self.tables.pop(table, None)
        self._openers.pop(table, None)
        _LOG.info(fact("table-gone", table=table, code=code))
        self._tell(TableGone(table, code), members)

    def _tell(self, message: Message, members: list[Player]) -> None:
        told = {player.id: player for player in (*members, *self._listeners())}
        for player in told.values():
            player.send(message)

    def _listeners(self) -> list[Player]:
        return [player for player in self.players if player.listed]

    # --- commands

    def _carry_out(self, player: Player, command: Command) -> None:
        try:
            if isinstance(command, Act):  # nearly all commands are
                self._pass_on(player, command)
            elif isinstance(command, ListTables):
                player.answer(self._list(player, command))
            elif isinstance(command, CreateTable):
                self._create(player, command)
            elif isinstance(command, FetchMatch):
                self.archive.fetch(player, command, self._seen_by(player, command))
            elif isinstance(command, ClaimSeat):
                self._claim(player, command)
            elif isinstance(command, Say) and command.table is None:
                self._say(player, command)
            else:
                self._pass_on(player, command)
        except CodedError as error:
            self.strikes.note_code(error.code)
            player.answer(Refused(command.cmd, error.code, dict(error.details)))

    def _pass_on(self, player: Player, command: Command) -> None:
        number: int = getattr(command, "table", 0)
        table = self.tables.get(number)
        if table is None:
            raise Refusal(UNKNOWN_TABLE, table=number)
        table.do(partial(obey, table, player, command))

    def _seen_by(self, player: Player, command: FetchMatch) -> Viewer:
        """Give whose frames a member of a table may have of a match; Refusal."""
        table = self.tables.get(command.table)
        if table is None:
            raise Refusal(UNKNOWN_TABLE, table=command.table)
        table.company.viewer(player)
        play = table.play
        is_latest = play is not None and play.match.number == command.match
        return play.viewer_then(player) if play is not None and is_latest else SPECTATOR

    def _list(self, player: Player, command: ListTables) -> Tables:
        player.listed = True
        infos = (table.info() for number, table in self.tables.items() if number > command.after)
        return page_of(command.cmd, infos, self.limits)

    def _create(self, player: Player, command: CreateTable) -> None:
        if player.table is not None:
            raise Refusal(ELSEWHERE, table=player.table)
        if len(self.tables) >= self.limits.tables:
            raise Refusal(TOO_MANY_TABLES, limit=self.limits.tables)
        opener = None if player.link is None else player.link.address
        self._require_less_than_its_share(opener)
        game = self._find_game(command.game)
        setup = game.setup(command.seats, preset=command.preset, options=command.options)
        rules = agreed(command.rules or TableRules())
        self._last_table += 1
        table = Table(
            self._last_table, clean_text(command.name), player, game=game, setup=setup,
            preset=command.preset, rules=rules, room=self._room,
        )  # fmt: skip
        self.tables[table.id], self._openers[table.id] = table, opener
        _LOG.info(fact("table", table=table.id, game=game.type.slug, player=player.id))
        table.put(partial(table.answer, player, command.cmd, table.id))
        table.later(partial(table.tell_all_to, player))
        self._open_table(table)

    def _claim(self, player: Player, command: ClaimSeat) -> None:
        """Give somebody a token of the player whose seat he asks for, once it is recorded."""
        table = self.tables.get(command.table)
        if table is None:
            raise Refusal(UNKNOWN_TABLE, table=command.table)
        if player.table is not None:
            raise Refusal(ELSEWHERE, table=player.table)
        require_welcome(table, player)
        require_unseen(table, player)
        owner = claimed(table, player, command)
        owner.expect_from(player.address)  # from there nobody looks into hands any more
        token = self.players.issue_token(owner)
        _LOG.info(fact("seat-claimed", table=table.id, seat=command.seat, player=owner.id))
        self.keep(owner, lambda: player.answer(SeatGiven(command.cmd, token)))

    def _require_less_than_its_share(self, address: str | None) -> None:
        """Refuse one machine to fill the server with tables that it leaves behind."""
        limit = self.limits.tables_an_address
        if address is None or is_loopback(address):
            return
        if sum(self._openers.get(table) == address for table in self.tables) >= limit:
            raise Refusal(ADDRESS_TABLES, limit=limit)

    def _say(self, player: Player, command: Say) -> None:
        message = said(None, player, command.text)
        require_pause(player, self.limits, self._room.clock.now())
        player.answer(Done(command.cmd))
        for other in self.players:
            if other.table is None:
                other.send(message)


def _done() -> None:
    """Wait for nothing: nobody asks whether it was recorded."""
