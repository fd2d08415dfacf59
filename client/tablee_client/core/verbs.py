"""What a player can ask of a server: one method for each command."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tablee.engine import Value
from tablee.protocol import TableRules
from tablee.protocol.emotes import Emote
from tablee.protocol.fields import Vote
from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.hints import AskHint
from tablee.protocol.messages import (
    CastVote,
    ChangeTable,
    Command,
    CreateTable,
    Join,
    Leave,
    PlaceBot,
    Ready,
    Resync,
    Say,
    Start,
    Watch,
)
from tablee.protocol.seating import (
    ClaimSeat,
    GiveHost,
    KeepSeat,
    Lock,
    Mute,
    Pause,
    Remove,
    Rest,
    Wish,
)
from tablee_client.core.failure import RefusedError
from tablee_client.core.outbox import Promise, refused

TOKEN_BYTES: Final = 16
NO_OPTIONS: Final[Mapping[str, Value]] = MappingProxyType({})


class Verbs(ABC):
    """Every verb gives a future of the number that the command promised (0 for most)."""

    @property
    @abstractmethod
    def at(self) -> int | None:
        """The number of the table this player is at."""

    @property
    @abstractmethod
    def features(self) -> tuple[str, ...]:
        """What the server understands besides the messages that every server does."""

    @abstractmethod
    def ask(self, make: Callable[[int], Command]) -> Promise:
        """Send a command under the next number."""

    @abstractmethod
    def ask_at_table(self, make: Callable[[int, int], Command]) -> Promise:
        """Send a command to the table this player is at; refused with `no-table` elsewhere."""

    # --- tables and seats

    def create_table(
        self,
        game: str,
        name: str,
        *,
        seats: int,
        preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS,
        rules: TableRules | None = None,
    ) -> Promise:
        """Open a table, as its host on its first seat; gives the table's number."""
        chosen = dict(options)
        return self.ask(lambda cmd: CreateTable(cmd, game, name, seats, preset, chosen, rules))

    def change_table(
        self,
        *,
        seats: int,
        preset: str | None = None,
        options: Mapping[str, Value] = NO_OPTIONS,
        rules: TableRules | None = None,
    ) -> Promise:
        """Set seats, preset, options and rules of the own table anew, before a match."""
        chosen = dict(options)
        return self.ask_at_table(lambda cmd, at: ChangeTable(cmd, at, seats, preset, chosen, rules))

    def join(self, table: int, seat: int | None = None, pin: str | None = None) -> Promise:
        """Sit down, at this seat or the first free one; gives the seat."""
        return self.ask(lambda cmd: Join(cmd, table, seat, pin))

    def watch(self, table: int, pin: str | None = None) -> Promise:
        """Look on without a seat."""
        return self.ask(lambda cmd: Watch(cmd, table, pin))

    def lock(self, pin: str | None) -> Promise:
        """Lock the own table by a PIN, or with None open it."""
        return self.ask_at_table(lambda cmd, at: Lock(cmd, at, pin))

    def leave(self) -> Promise:
        """Get up for good, or stop watching."""
        return self.ask_at_table(Leave)

    def place_bot(self, seat: int, level: str | None) -> Promise:
        """Seat a bot of this level at the own table, or with None take it away."""
        return self.ask_at_table(lambda cmd, at: PlaceBot(cmd, at, seat, level))

    def ready(self, ready: bool = True) -> Promise:
        """Say that one is ready for the match, or not any more."""
        return self.ask_at_table(lambda cmd, at: Ready(cmd, at, ready))

    def start(self) -> Promise:
        """Begin the match at the own table; free seats get bots."""
        return self.ask_at_table(Start)

    def vote(self, vote: Vote, yes: bool = True) -> Promise:
        """Vote at the own table to "stop" the match, or after one for a "rematch"."""
        return self.ask_at_table(lambda cmd, at: CastVote(cmd, at, vote, yes))

    def say(self, text: str, *, in_lobby: bool = False) -> Promise:
        """Say something at the own table, or to the whole lobby."""
        table = None if in_lobby else self.at
        return self.ask(lambda cmd: Say(cmd, table, text))

    def emote(self, emote: str) -> Promise:
        """Say one of `EMOTES` at the own table; refused with `no-talk` where nobody hears it."""
        if FEATURE_OF[Emote] not in self.features:
            return refused("no-talk")
        return self.ask_at_table(lambda cmd, at: Emote(cmd, at, emote))

    def resync(self) -> Promise:
        """Ask for the whole truth of the own table once more."""
        return self.ask_at_table(Resync)

    def ask_hint(self, prompt: int) -> Promise:
        """Ask what might be done, to the question of this number; it is told by a notice."""
        if FEATURE_OF[AskHint] not in self.features:
            return refused("no-hints")
        return self.ask_at_table(lambda cmd, at: AskHint(cmd, at, prompt))

    # --- the company

    def rest(self, rest: bool = True) -> Promise:
        """Let a bot play one's own seat for a while, or take it back."""
        return self.ask_at_table(lambda cmd, at: Rest(cmd, at, rest))

    def keep_seat(self, pin: str) -> Promise:
        """Keep the own seat by a PIN for whoever says it, once this player is gone."""
        if FEATURE_OF[KeepSeat] not in self.features:
            return refused("no-seat-pins")
        return self.ask_at_table(lambda cmd, at: KeepSeat(cmd, at, pin))

    async def claim_seat(self, table: int, seat: int, pin: str) -> bytes:
        """Give a token of the player who keeps this seat by a PIN; RefusedError."""
        if FEATURE_OF[ClaimSeat] not in self.features:
            raise RefusedError("no-seat-pins")
        token = await self.ask(lambda cmd: ClaimSeat(cmd, table, seat, pin))
        return token.to_bytes(TOKEN_BYTES, "big")

    def wish(self, level: str | None) -> Promise:
        """Choose the level of one's own stand-in; None for the table's."""
        return self.ask_at_table(lambda cmd, at: Wish(cmd, at, level))

    def remove(self, player: int) -> Promise:
        """Send somebody away from the own table."""
        return self.ask_at_table(lambda cmd, at: Remove(cmd, at, player))

    def mute(self, player: int, muted: bool = True) -> Promise:
        """Stop what somebody says at the own table, or let it go on."""
        return self.ask_at_table(lambda cmd, at: Mute(cmd, at, player, muted))

    def give_host(self, player: int) -> Promise:
        """Give the own table to somebody else."""
        return self.ask_at_table(lambda cmd, at: GiveHost(cmd, at, player))

    def pause(self, pause: bool = True) -> Promise:
        """Ask for a pause, or end it."""
        return self.ask_at_table(lambda cmd, at: Pause(cmd, at, pause))
