"""The moment before a match: the server is bound to its secret and waits for the seats' entropy."""

from tablee.engine import Seat
from tablee.fairness import MatchId, Opening, commitment_of
from tablee.protocol.deals import Committed, Contribute, Sealed
from tablee_server.ai import AnyGame
from tablee_server.player import Player
from tablee_server.room import Room
from tablee_server.seats import Seats


class Sealing:
    """One round, in which nothing else happens at the table.

    It waits for the players who are there and whose clients know how to contribute, until `due`.
    """

    def __init__(
        self, identity: MatchId, secret: bytes, seats: Seats, *, repeats: bool, due: float
    ) -> None:
        """Begin. With `repeats` the secret is the seed, and nobody is waited for."""
        self.identity = identity
        self.due = due
        self._secret = secret
        self._repeats = repeats
        self._seats = seats
        self._parts: dict[Seat, bytes] = {}

    def committed(self) -> Committed:
        """Give what everybody is told at the start."""
        identity = self.identity
        commitment = commitment_of(self._secret, identity)
        return Committed(
            identity.table, identity.match, identity.rules_version, commitment,
            repeats=self._repeats, asks=not self._repeats,
        )  # fmt: skip

    def take(self, player: Player, part: Contribute) -> None:
        """Count a player's entropy: the first of his seat, while this round goes on."""
        seat = self._seats.seat_of(player)
        if seat is not None and part.match == self.identity.match and not self._repeats:
            self._parts.setdefault(seat, part.entropy)

    def is_done(self, now: float) -> bool:
        """Tell whether nobody is waited for any more."""
        return self._repeats or now >= self.due or not any(map(self._awaits, self._seats.present()))

    def opening(self) -> Opening:
        """Give the secret and what has counted, by seat."""
        parts = tuple(self._parts.get(seat) for seat in range(len(self._seats)))
        return Opening(self._secret, parts, self._repeats)

    def seed(self) -> bytes:
        """Give the seed of the match."""
        return self.opening().seed(self.identity)

    def sealed(self) -> Sealed:
        """Give what everybody is told at the end."""
        return Sealed(self.identity.table, self.identity.match, self.opening().entropies)

    def _awaits(self, seat: Seat) -> bool:
        player = self._seats[seat].player
        return seat not in self._parts and player is not None and player.understands(Contribute)


def begun(room: Room, table: int, match: int, *, game: AnyGame, seats: Seats) -> Sealing:
    """Begin the round before a match of a table, with a secret of its own."""
    kind = game.type
    identity = MatchId(room.server_id, table, match, kind.slug, kind.rules_version)
    secret, due = room.seeds.secret(table, match), room.clock.now() + room.limits.entropy
    return Sealing(identity, secret, seats, repeats=room.seeds.repeats, due=due)
