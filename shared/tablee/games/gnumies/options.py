"""The options of rules II.1, II.5 and II.10, and the two presets."""

from typing import Final

from tablee.engine import Option, Preset

SEATS: Final = (2, 3, 4, 5)

OPTIONS: Final = (
    Option("star_card", False, (False, True)),
    Option("star_variant", "published", ("published", "asterix")),
    Option("copy_won_by", "highest", ("highest", "lowest")),
    Option("set5", 150, (150, 100)),
    Option("penalty_before_copy", False, (False, True)),
    Option("last_player_takes", "hand", ("hand", "all")),
    Option("deck_reveal", "end", ("end", "never")),
    Option("turn_seconds", 60, low=5, high=300, step=5, or_none=True),
)

PRESETS: Final = (
    Preset("seed"),
    Preset("amigo", {"star_card": True, "copy_won_by": "lowest"}),
)
