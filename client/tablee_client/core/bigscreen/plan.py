"""What a screen for a room was asked to show, and in which window."""

from dataclasses import dataclass
from typing import Final

from tablee_client.core.invitation import Invitation

USUAL: Final = (1600, 900)
LEAST: Final = (960, 540)


@dataclass(frozen=True, slots=True)
class BigScreenPlan:
    """One server, or without an invitation all that are found; one table, or whichever is best.

    `pin` is shown to servers that ask for one, `size` is the window's where it is one,
    `name` what lookers-on are told this screen is called.
    """

    invitation: Invitation | None = None
    table: str | None = None
    pin: str | None = None
    size: tuple[int, int] = USUAL
    name: str | None = None
