"""The seats of a table: who has each one, and who plays it at the moment.

A seat belongs to a player, who may be away or rest, or to a bot, or is open.
"""

from collections.abc import Container, Iterator, Mapping
from typing import Final

from tablee.engine import Action, Rng, Seat, State, Viewer
from tablee.protocol import SeatInfo
from tablee_server.ai import DEFAULT_LEVEL, PERSONALITIES, personality_of
from tablee_server.codes import NO_SEAT, SEAT_TAKEN, SEATS_TAKEN, TABLE_FULL, Refusal
from tablee_server.journal import SeatKept, SeatRecord
from tablee_server.player import Player

BOT_NAMES: Final = tuple(PERSONALITIES)


class Chair:
    """One seat. `level` is the bot that plays it; `wish` the one its player wants to stand in.

    Its player `rests` while he is there and has a bot play all the same. `lock` is a salted hash of
    the PIN by which he keeps it, empty without one.
    """

    __slots__ = ("away_since", "level", "lock", "name", "player", "ready", "rests", "wish")

    def __init__(self) -> None:
        self.player: Player | None = None
        self.level: str | None = None
        self.wish: str | None = None
        self.name = ""
        self.ready = False
        self.rests = False
        self.away_since: float | None = None
        self.lock = b""

    @property
    def is_open(self) -> bool:
        """Tell whether nobody has it."""
        return self.player is None and self.level is None

    @property
    def is_present(self) -> bool:
        """Tell whether its player is there and plays it himself."""
        return self.player is not None and self.away_since is None and not self.rests

    @property
    def is_bot(self) -> bool:
        """Tell whether it belongs to a bot."""
        return self.player is None and self.level is not None

    def kept(self) -> SeatKept:
        """Give what the journal keeps of it."""
        player = None if self.player is None else self.player.id
        return SeatKept(
            player, self.level, self.name, self.ready, self.away_since, self.wish, self.rests,
            self.lock,
        )  # fmt: skip

    def restore(self, kept: SeatKept, players: Mapping[int, Player], away_since: float) -> None:
        """Be as it was kept; its player is away since then, and nobody where he isn't known."""
        self.player = players.get(kept.player or 0)
        self.level, self.name, self.ready = kept.level, kept.name, kept.ready
        self.wish, self.rests = kept.wish, kept.rests and self.player is not None
        self.lock = kept.lock if self.player is not None else b""
        self.away_since = None if self.player is None else kept.away_since or away_since

    def noted(self, table: int, match: int, at: float, seat: Seat) -> SeatRecord:
        """Give who has it, as a match's record."""
        owner = None if self.player is None else self.player.name
        level, away = self.level or self.wish, owner is not None and not self.is_present
        return SeatRecord(table, match, at, seat, owner, level, away, owner or self.name)

    def info(self, stand_in: str, *, muted: bool) -> SeatInfo:
        """Give what everybody sees of it."""
        if self.player is not None:
            away = self.away_since is not None
            return SeatInfo(
                "player", self.player.name, self.wish or stand_in, self.ready, away,
                self.player.avatar, self.player.id, self.rests, muted,
            )  # fmt: skip
        if self.level is not None:
            portrait = personality_of(self.name).portrait
            return SeatInfo("bot", self.name, self.level, ready=True, avatar=portrait)
        return SeatInfo()


class Seats:
    """All seats of a table, in order of play."""

    def __init__(self, count: int, names: Rng, stand_in: str = DEFAULT_LEVEL) -> None:
        """Make as many open seats; bots are named by these dice.

        `stand_in` is the level of the bots that take open seats and play for who isn't there.
        """
        self.stand_in = stand_in
        self._chairs = [Chair() for _ in range(count)]
        self._names = names

    def __len__(self) -> int:
        return len(self._chairs)

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def __getitem__(self, seat: Seat) -> Chair:
        """Give one seat; Refusal `no-seat`."""
        if not 0 <= seat < len(self._chairs):
            raise Refusal(NO_SEAT, seat=seat, seats=len(self._chairs))
        return self._chairs[seat]

    def kept(self) -> tuple[SeatKept, ...]:
        """Give what the journal keeps of them."""
        return tuple(chair.kept() for chair in self._chairs)

    def restore(
        self, kept: tuple[SeatKept, ...], players: Mapping[int, Player], away_since: float
    ) -> None:
        """Be as they were kept."""
        self._chairs = [Chair() for _ in kept]
        for chair, one in zip(self._chairs, kept, strict=True):
            chair.restore(one, players, away_since)

    def info(self, muted: Container[int] = ()) -> tuple[SeatInfo, ...]:
        """Give what everybody sees of them; `muted` are players by number."""
        return tuple(
            chair.info(self.stand_in, muted=chair.player is not None and chair.player.id in muted)
            for chair in self._chairs
        )

    def playing_level(self, seat: Seat) -> str | None:
        """Give the level of the bot that plays this seat now; None if its player does."""
        chair = self._chairs[seat]
        return None if chair.is_present else chair.level or chair.wish or self.stand_in

    def bot_name(self, seat: Seat) -> str:
        """Give the name of the bot whose seat this is; empty where one plays for somebody."""
        chair = self._chairs[seat]
        return chair.name if chair.is_bot else ""

    def seat_of(self, player: Player) -> Seat | None:
        """Give the seat of a player, if he has one."""
        for seat, chair in enumerate(self._chairs):
            if chair.player is player:
                return seat
        return None

    def viewers(self) -> list[tuple[Player, Viewer]]:
        """Give everybody who has a seat and is connected, with it."""
        return [
            (chair.player, seat)
            for seat, chair in enumerate(self._chairs)
            if chair.player is not None and chair.player.link is not None
        ]

    def players(self) -> list[Player]:
        """Give everybody who has a seat, in seat order, away or not."""
        return [chair.player for chair in self._chairs if chair.player is not None]

    def present(self) -> list[Seat]:
        """Give the seats whose players are there."""
        return [i for i, chair in enumerate(self) if chair.is_present]

    def hold(self, state: State, seat: Seat, action: Action) -> float:
        """Give the seconds that the rules hold an action back; none where only bots would wait."""
        milliseconds = state.hold(seat, action)
        return milliseconds / 1000 if milliseconds and self.present() else 0.0

    def away(self) -> list[Seat]:
        """Give the seats whose players are away."""
        return [i for i, chair in enumerate(self) if chair.away_since is not None]

    def sit(self, player: Player, seat: Seat | None) -> Seat:
        """Seat a player, at the first free seat if none is named; Refusal."""
        if seat is None:
            seat = next((i for i, chair in enumerate(self) if chair.is_open), None)
        if seat is None:
            raise Refusal(TABLE_FULL, seats=len(self))
        if not self[seat].is_open:
            raise Refusal(SEAT_TAKEN, seat=seat)
        self._chairs[seat].player = player
        return seat

    def take_over(self, player: Player, seat: Seat | None) -> Seat:
        """Give a player the seat of a bot, the first one if none is named; Refusal."""
        if seat is None:
            seat = next((i for i, chair in enumerate(self) if chair.is_bot), None)
        if seat is None:
            raise Refusal(TABLE_FULL, seats=len(self))
        if not self[seat].is_bot:
            raise Refusal(SEAT_TAKEN, seat=seat)
        self.free(seat)
        self._chairs[seat].player = player
        return seat

    def free(self, seat: Seat) -> None:
        """Leave a seat open."""
        self[seat]  # refuses a wrong number
        self._chairs[seat] = Chair()

    def place_bot(self, seat: Seat, level: str) -> None:
        """Give a seat to a bot, whoever had it."""
        taken = {chair.name for chair in self}
        self.free(seat)
        chair = self._chairs[seat]
        chair.level = level
        chair.name = self._names.choice([name for name in BOT_NAMES if name not in taken])

    def fill_open(self) -> None:
        """Give every open seat to a bot."""
        for seat, chair in enumerate(self._chairs):
            if chair.is_open:
                self.place_bot(seat, self.stand_in)

    def resize(self, count: int) -> None:
        """Have as many seats; Refusal `seats-taken` where a player would lose his."""
        lost = [i for i, chair in enumerate(self) if i >= count and chair.player is not None]
        if lost:
            raise Refusal(SEATS_TAKEN, seats=count, seat=lost[0])
        del self._chairs[count:]
        self._chairs += [Chair() for _ in range(count - len(self._chairs))]

    def unready(self) -> None:
        """Ask everybody anew whether he is ready."""
        for chair in self:
            chair.ready = False
