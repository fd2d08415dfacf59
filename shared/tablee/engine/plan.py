"""How an opponent of each level thinks: data that each game's brain may replace."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The levels of opponents, from the weakest up."""

Method: TypeAlias = Literal["policy", "flat", "tree", "regret"]


class Plan(msgspec.Struct, frozen=True):
    """A way to decide, and how much it thinks.

    `policy` plays the heuristic's move, and any legal move in `slip` of all decisions (0..1). The
    others search: `flat` tries every candidate in the same imagined worlds, `tree` looks further
    ahead, `regret` mixes choices that several seats make at once. `iterations` counts how often an
    imagined world is played to its end, for `regret` the rounds of learning; what `regret` has no
    stage game for is decided by `otherwise`, with as many iterations. Of a `flat` search the part
    `opinion` (0..1) comes to an opinion, and the rest is for doubting it.
    """

    method: Method
    iterations: int = 0
    slip: float = 0.0
    otherwise: Method = "policy"
    opinion: float = 1.0


PLANS: Final[Mapping[str, Plan]] = MappingProxyType(
    {
        "easy": Plan("policy", slip=1.0),
        "normal": Plan("policy"),
        "hard": Plan("flat", 64),
        "expert": Plan("flat", 256, opinion=0.25),
    }
)
"""What a game gets that knows nothing better."""
