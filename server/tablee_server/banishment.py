"""Whom the organiser has sent off the server: for a while neither he nor his machine comes in."""

from tablee_server.loopback import is_loopback
from tablee_server.player import Player


class Banishment:
    """By player and by address; addresses of this machine itself are never kept away."""

    def __init__(self) -> None:
        self._until: dict[int | str, float] = {}

    def banish(self, player: Player, until: float) -> None:
        """Keep somebody away until this time."""
        address = player.address or ""
        player.banished = (until, "" if is_loopback(address) else address)
        self.know(player)

    def know(self, player: Player) -> None:
        """Keep somebody away who was banished, also before a restart."""
        if player.banished is not None:
            until, address = player.banished
            self._until[player.id] = until
            if address:
                self._until[address] = until

    def left(self, player: Player | None, address: str, now: float) -> float | None:
        """Give the seconds that who comes so is still kept away; None if he isn't."""
        keys = (address, None if player is None else player.id)
        left = max(self._until.get(key, now) for key in keys if key is not None) - now
        return left if left > 0 else None

    def forget(self, now: float) -> None:
        """Let go of what is past."""
        self._until = {key: until for key, until in self._until.items() if until > now}
