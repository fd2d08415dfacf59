"""Everybody in the room: who a connection belongs to, by a token of which only the hash is kept."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tablee_server.journal import PlayerRecord
from tablee_server.names import make_unique, skeleton
from tablee_server.player import CarryOut, Player

TOKEN_BYTES: Final = 16


class Players:
    """Everybody in the room, by number and by token."""

    def __init__(self, carry_out: CarryOut) -> None:
        self._carry_out = carry_out
        self._by_id: dict[int, Player] = {}
        self._by_hash: dict[bytes, Player] = {}
        self._hashes: dict[int, list[bytes]] = {}
        self._names: dict[str, int] = {}
        self._last_id = 0

    def __iter__(self) -> Iterator[Player]:
        return iter(tuple(self._by_id.values()))

    def __len__(self) -> int:
        return len(self._by_id)

    @property
    def by_number(self) -> Mapping[int, Player]:
        """Give everybody by number."""
        return MappingProxyType(self._by_id)

    def get(self, player: int) -> Player | None:
        """Give a player by number, if he is known."""
        return self._by_id.get(player)

    def add(self, name: str, avatar: int) -> Player:
        """Let somebody new in, under a name that nobody else has."""
        self._last_id += 1
        unique = make_unique(name, self._names.__contains__)
        player = Player(self._last_id, unique, avatar, carry_out=self._carry_out)
        self._by_id[player.id] = player
        self._names[skeleton(unique)] = player.id
        self._hashes[player.id] = []
        return player

    def restore(self, record: PlayerRecord, now: float) -> Player:
        """Know a player again, who has just lost his connection: the server was gone."""
        player = Player(record.player, record.name, record.avatar, carry_out=self._carry_out)
        player.gone_since = now
        player.is_hushed, player.banished = record.hushed, record.banished
        self._by_id[player.id] = player
        self._names[skeleton(record.name)] = player.id
        self._hashes[player.id] = list(record.hashes)
        self._by_hash |= dict.fromkeys(record.hashes, player)
        return player

    def count_from(self, last: int) -> None:
        """Give no number again up to this one."""
        self._last_id = max(self._last_id, last)

    def record(self, player: Player) -> PlayerRecord:
        """Give what the journal keeps of a player."""
        hashes = tuple(self._hashes[player.id])
        return PlayerRecord(
            player.id, player.name, player.avatar, hashes, player.is_hushed, player.banished
        )

    def owner(self, token: bytes) -> Player | None:
        """Give the player whose token this is."""
        return self._by_hash.get(_hash(token))

    def issue_token(self, player: Player, presented: bytes | None = None) -> bytes:
        """Give the player a new token; every older one but the one presented is void from now on.

        The one presented stays good until the new one is, since the Welcome that brings the new
        one may be lost on the way.
        """
        token = secrets.token_bytes(TOKEN_BYTES)
        shown = None if presented is None else _hash(presented)
        kept = [old for old in self._hashes[player.id] if old == shown]
        for old in self._hashes[player.id]:
            if old not in kept:
                del self._by_hash[old]
        self._hashes[player.id] = [*kept, _hash(token)]
        self._by_hash[_hash(token)] = player
        return token

    def forget(self, player: Player) -> None:
        """Let go of somebody who left for good."""
        del self._by_id[player.id]
        del self._names[skeleton(player.name)]
        for old in self._hashes.pop(player.id):
            del self._by_hash[old]


def _hash(token: bytes) -> bytes:
    return hashlib.sha256(token).digest()
