"""What may stand in each field of a kiosk's file, in signs that are the same in every language."""

import re
from typing import Final

from tablee.engine import LEVELS
from tablee.games import all_games
from tablee_client.core.words import LOCALES

MAKE_PIN: Final = "tablee kiosk --make-pin"
_LOUDNESS: Final = "0 … 1 (0.6)"
_FIELDS: Final = {
    "name": '"Café" (1 … 24)',
    "language": ", ".join(LOCALES),
    "languages": ", ".join(LOCALES),
    "server": "own, found, name:port, AAT-J5S, tablee://…",
    "screen": "unknown, 24 in, 61 cm",
    "level": ", ".join(LEVELS),
    "options": "[options.gnumies]",
    "times": "[times]",
    "times.idle": "1 … 86400 (90)",
    "times.warning": "5 … 300 (20)",
    "times.show": "10 … 3600 (120)",
    "sound": "[sound]",
    "sound.volume": _LOUDNESS,
    "sound.effects": _LOUDNESS,
    "sound.music": _LOUDNESS,
    "staff": "[staff]",
    "staff.pin": f"scrypt:… ({MAKE_PIN})",
    "staff.power_off": '["systemctl", "poweroff"]',
}
_PLACE: Final = re.compile(r"\[[^\]]*\]")


def games() -> str:
    """Name all games as the file does."""
    return ", ".join(game.type.slug for game in all_games())


def expected(field: str) -> str:
    """Give what may stand in a field; one of a list or a table is told by the whole."""
    name = _PLACE.sub("", field)
    return games() if name == "games" else _FIELDS[name]
