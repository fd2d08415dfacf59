"""Which protocols this program speaks, and who must update when two don't meet."""

from typing import Final, Literal

import msgspec


class VersionRange(msgspec.Struct, frozen=True):
    """The protocol versions low..high, both included."""

    low: int
    high: int

    def __str__(self) -> str:
        """Give "3" or "2-3"."""
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


SPOKEN: Final = VersionRange(1, 1)


def negotiate(theirs: VersionRange, ours: VersionRange = SPOKEN) -> int | None:
    """Give the highest version that both speak; None if there is none."""
    highest = min(theirs.high, ours.high)
    return highest if highest >= max(theirs.low, ours.low) else None


def who_must_update(client: VersionRange, server: VersionRange) -> Literal["client", "server"]:
    """Tell, of two ranges that don't meet, which side is older."""
    return "client" if client.high < server.low else "server"
