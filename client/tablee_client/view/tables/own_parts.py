"""What a game's own table brings, found by the game's name. Nothing drawn here."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

TABLES: Final = "tablee_client.view.tables"


def own_part(slug: str, name: str, module: str = "") -> Any:
    """Give what the package of a game's table, or a module in it, calls by this name; or None."""
    found = f"{TABLES}.{slug.replace('-', '_')}" + (f".{module}" if module else "")
    try:
        if find_spec(found) is None:
            return None
    except (ModuleNotFoundError, ValueError):
        return None
    return getattr(import_module(found), name, None)


def from_telling(slug: str, name: str) -> Any:
    """Give what the telling of a game's table calls by this name; None without it."""
    return own_part(slug, name, "telling")
