"""The matches that a table plays one after another: how each begins, and with what it goes on.

It knows who sits at the table, but neither its queue nor whom else it tells what.
"""

from collections.abc import Callable

from tablee.engine import Setup
from tablee.protocol import Message, TableRules
from tablee.protocol.deals import Contribute, Proven
from tablee_server.ai import AnyGame
from tablee_server.company import Company
from tablee_server.dealings import Dealings, dealings_of
from tablee_server.journal import AnyRecord, TableRecord
from tablee_server.journal.ledger import Tail
from tablee_server.match import Match
from tablee_server.play import Play
from tablee_server.player import Player
from tablee_server.prompts import Prompts
from tablee_server.room import Room
from tablee_server.sealing import Sealing, begun


class Series:
    """The latest match, if there is one, the number of those so far, and the next one's chance."""

    def __init__(
        self, table: int, game: AnyGame, company: Company, room: Room,
        *, note: Callable[[AnyRecord], None], tell: Callable[[Message], None],
        wake: Callable[[], None],
    ) -> None:  # fmt: skip
        """Begin without a match. `note` takes what is to be kept, `tell` what everybody hears.

        `wake` is called when a bot has decided.
        """
        self.play: Play | None = None
        self.matches = 0
        self._table = table
        self._game = game
        self._company = company
        self._room = room
        self._note = note
        self._tell = tell
        self._wake = wake
        self._prompts = Prompts()
        self._sealing: Sealing | None = None

    @property
    def is_sealing(self) -> bool:
        """Tell whether the players' part in the chance of the next match is awaited."""
        return self._sealing is not None

    @property
    def due(self) -> float | None:
        """Give when the players' part is awaited no longer; None if it isn't."""
        return None if self._sealing is None else self._sealing.due

    def is_sealed(self, now: float) -> bool:
        """Tell whether nobody's part is awaited any more."""
        return self._sealing is None or self._sealing.is_done(now)

    def asked(self) -> tuple[int, ...]:
        """Give the number of each seat's latest question, where no match knows them."""
        return self._prompts.last() if self.play is None else ()

    def seal(self, *, verify: bool) -> None:
        """Ask for the players' part in the chance of the next match, where it can be checked."""
        self.matches += 1
        seats = self._company.seats
        self._sealing = begun(self._room, self._table, self.matches, game=self._game, seats=seats)
        if verify:
            self._tell(self._sealing.committed())

    def contribute(self, player: Player, part: Contribute) -> bool:
        """Take a player's part; False if none is awaited."""
        if self._sealing is not None:
            self._sealing.take(player, part)
        return self._sealing is not None

    def begin(self, setup: Setup, rules: TableRules) -> Play:
        """Begin the match that `seal` has prepared."""
        sealing, self._sealing = self._sealing, None
        assert sealing is not None, "sealed before"
        setup = self._carried_over(setup)
        dealings = self._checkable(setup, sealing) if rules.verify else None
        self.play = self._play(setup, sealing.seed(), self.matches, rules, dealings)
        self.play.begin()
        return self.play

    def drop_held(self) -> None:
        """Let nobody wait for anything in the latest match, if there is one."""
        if self.play is not None:
            self.play.drop_held()

    def restore(self, record: TableRecord) -> None:
        """Go on counting where a table was."""
        self.matches = record.match
        self._prompts.restore(record.prompts)

    def resume(self, tail: Tail, record: TableRecord, rules: TableRules) -> Play:
        """Go on with a match that was played; any exception if the rules don't lead there."""
        setup, dealings = tail.setup, dealings_of(self._game, tail.setup)
        self._prompts.restore(setup.prompts)
        play = self._play(setup.setup, setup.seed, setup.match, rules, dealings)
        play.resume(tail, record.time)
        self.play = play
        return play

    def _checkable(self, setup: Setup, sealing: Sealing) -> Dealings:
        self._tell(sealing.sealed())
        proves = any(player.understands(Proven) for player in self._company.present())
        return Dealings(self._game, setup, sealing.identity, sealing.opening(), proves=proves)

    def _play(
        self, setup: Setup, seed: bytes, number: int, rules: TableRules, dealings: Dealings | None
    ) -> Play:
        match = Match(
            self._game, setup, seed, number=number, prompts=self._prompts,
            log=self._room.limits.log_events, watch=None if dealings is None else dealings.follow,
        )  # fmt: skip
        return Play(
            self._table, match, self._company.seats, room=self._room, rules=rules,
            note=self._note, wake=self._wake, dealings=dealings,
        )  # fmt: skip

    def _carried_over(self, setup: Setup) -> Setup:
        """Give the table's setup, with what the rules carry over from the match before."""
        outcome = self.play.match.outcome() if self.play is not None else None
        return setup if outcome is None else self._game.rematch(setup, outcome)
