"""What came of thinking: the chosen action, what the others seemed worth, and why."""

import msgspec

from tablee.engine.action import Action
from tablee.engine.errors import Detail


class Reason(msgspec.Struct, frozen=True):
    """One why, as a code and its numbers; a client words it by the text `reason-<code>`."""

    code: str
    facts: dict[str, Detail] = {}


class Decision(msgspec.Struct, frozen=True):
    """What was chosen; None only for a seat that may, but need not, act.

    `values` holds what each action considered seemed worth (0..1, as `Brain.utilities` says), by
    its string form, "" for not acting. `spread` is the standard deviation of what came of it, and
    `visits` how often it was tried, where the method knows. `iterations` were spent in all.
    `is_concealed` says that others chose at the same time, where the method knows.
    """

    action: Action | None
    values: dict[str, float] = {}
    iterations: int = 0
    reasons: tuple[Reason, ...] = ()
    spread: dict[str, float] = {}
    visits: dict[str, int] = {}
    is_concealed: bool = False
