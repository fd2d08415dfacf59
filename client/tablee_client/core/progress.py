"""How a search for servers goes, for whoever has found nobody yet."""

from dataclasses import dataclass
from typing import Final

SCAN_AFTER: Final = 3.0
"""Seconds after which whoever is around should have been found, and else a scan begins."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A search, `seconds` after it began.

    `deaf`: beacons can't be listened to. `alone`: this machine is on no network. `scanned`: the
    part of a scan that is done, None while there is none.
    """

    seconds: float = 0.0
    deaf: bool = False
    alone: bool = False
    scanned: float | None = None

    @property
    def is_long(self) -> bool:
        """Whether somebody should have been found by now."""
        return self.seconds >= SCAN_AFTER or self.alone
