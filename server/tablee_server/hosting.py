"""Whose table it is: the host's part, which passes on while the host is away and comes back."""

from tablee_server.player import Player


class Hosting:
    """The owner opened the table, or was left it; the host acts for him while he is gone."""

    def __init__(self, owner: Player) -> None:
        self.owner = owner
        self.host = owner

    def restore(self, owner: Player, host: Player) -> None:
        """Be as it was before the server was gone."""
        self.owner, self.host = owner, host

    def give(self, heir: Player) -> None:
        """Give the table away."""
        self.owner = self.host = heir

    def settle(self, company: list[Player], now: float, patience: float) -> None:
        """Choose the host anew among the company, which is everybody at the table, in order.

        Away for no longer than `patience` seconds, the owner stays host. One who got up for good
        leaves the table to the next who is there.
        """
        heir = next((player for player in company if player.is_present), None)
        if self.owner not in company and heir is not None:
            self.owner = heir
        gone = self.owner.gone_since
        if gone is None or now < gone + patience:
            self.host = self.owner
        elif self.host not in company or not self.host.is_present:
            self.host = heir or self.host

    def due(self, patience: float) -> float | None:
        """Give when the host's part passes on, if it will."""
        gone = self.owner.gone_since
        return gone + patience if gone is not None and self.host is self.owner else None
