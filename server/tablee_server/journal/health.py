"""How a journal does: what the organiser is shown of it."""

from typing import Literal

import msgspec


class Health(msgspec.Struct, frozen=True):
    """`sync` tells when the disk is waited for; `waiting` rows have `lag_ms` until they are kept.

    `problem` is what keeps the journal from keeping anything, in the system's words.
    """

    mode: Literal["memory", "disk"] = "memory"
    sync: Literal["never", "each commit", "each second"] = "never"
    waiting: int = 0
    lag_ms: float = 0.0
    problem: str | None = None
